import type { DataItem, Operand, ProcedureFacts } from '../../../../src/structure/scanners/cobol/cobol-program.ts'
import { resolveCursorAccesses } from '../../../../src/structure/scanners/cobol/exec/cursor-accesses.ts'
import { readExecBlocksIn } from '../../../../src/structure/scanners/cobol/exec/exec-block.ts'
import type { ExecContext } from '../../../../src/structure/scanners/cobol/exec-context.ts'
import { lexCobol } from '../../../../src/structure/scanners/cobol/lex.ts'
import { OperandReader } from '../../../../src/structure/scanners/cobol/operand.ts'
import { TokenRun } from '../../../../src/structure/scanners/cobol/token-run.ts'

/** `NAME`, `NAME OF GROUP` or `NAME = 'VALUE'`. */
type ItemText = string

/** What the EXEC blocks of a text in fixed format say; `items` are the data items it may name. */
export function execFacts(text: string, items: readonly ItemText[] = []): { facts: ProcedureFacts; tokens: ReturnType<typeof lexCobol> } {
  const tokens = lexCobol(text)
  const facts: ProcedureFacts = {
    control: { conditionAt: () => undefined, ends: () => false, skips: () => false, isEmpty: () => false },
    ...{ paragraphs: [], entries: [], jumps: [], uses: [], statements: [], assignments: [], targets: [], fileAccesses: [], tables: [] },
    ...{ cursors: [], hostColumns: [], segments: [], messages: [], declaredTables: [], dynamic: [] },
  }
  const declared = items.map((item) => /^(\S+)(?: OF (\S+))?(?: = '(.*)')?$/.exec(item) ?? [])
  const names = {
    find: (name: string, qualifiers: readonly string[]) =>
      declared.flatMap(([, own, group], i) => (own === name && qualifiers.every((qualifier) => qualifier === group) ? [i] : [])),
  }
  const run = new TokenRun(tokens, 0, tokens.count, names)
  const operands = new OperandReader(run, names, (found, token, part) => {
    for (const item of found) facts.uses.push({ item, token, access: 'read', verb: 'subscript', part, skipped: 0 })
  })
  const all = declared.map(([, name = '', , value]) => dataItem(name, value))
  const context: ExecContext = { names, items: all, facts, paragraph: 4, end: tokens.count, operands }
  readExecBlocksIn(tokens, { from: 0, to: tokens.count }, context)
  resolveCursorAccesses(facts)
  return { facts, tokens }
}

/** All that the blocks say, one line a fact: `line: …`. */
export function shownFacts(text: string, items: readonly ItemText[] = []): Record<string, string[]> {
  const { facts, tokens } = execFacts(text, items)
  const at = (token: number) => `${tokens.lines[token]}:`
  const name = (item: number) => /^\S+/.exec(items[item] ?? '')?.[0] ?? `#${item}`
  const shown: Record<string, string[]> = {
    targets: facts.targets.map((t) => words(at(t.token), t.edge, t.to, operandText(t.operand), t.op, t.verb && `(${t.verb})`)),
    uses: facts.uses.map((u) => words(at(u.token), u.access, name(u.item), `(${u.verb})`)),
    assignments: facts.assignments.map((a) =>
      words(at(a.token), name(a.target), 'from', a.source.kind === 'outside' ? a.source.from : a.source.kind),
    ),
    jumps: facts.jumps.map((j) => words(at(j.token), j.edge, String(j.from), j.target, j.section && `OF ${j.section}`, `(${j.verb})`)),
    tables: facts.tables.map((t) => words(at(t.token), t.verb, t.table, t.cursor && `through ${t.cursor}`)),
    cursors: facts.cursors.map((c) => words(`${at(c.token)}${tokens.lines[c.endToken - 1]}`, c.name, ...c.tables)),
    segments: facts.segments.map((s) =>
      words(at(s.token), s.verb, s.segment && operandText(s.segment), s.psb && `PSB ${operandText(s.psb)}`),
    ),
    messages: facts.messages.map((m) => words(at(m.token), m.text, `(${m.how})`)),
    declaredTables: facts.declaredTables.map((t) => words(`${at(t.token)}${tokens.lines[t.endToken - 1]}`, t.name, ...t.columns)),
    dynamic: facts.dynamic.map((d) => words(at(d.token), d.edge, d.operand, `(${d.reason})`)),
  }
  return Object.fromEntries(Object.entries(shown).filter(([, lines]) => lines.length > 0))
}

function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ')
}

function operandText(operand: Operand): string {
  const marks = `${operand.subscripted ? '()' : ''}${operand.partly ? '(:)' : ''}`
  return operand.kind === 'literal' ? `'${operand.text}'` : `${operand.text}${marks}${operand.kind === 'item' ? '' : `?${operand.kind}`}`
}

function dataItem(name: string, value: string | undefined): DataItem {
  return {
    ...{ name, level: 1, parent: -1, token: 0, section: 'working-storage', redefines: -1, occurs: 1, indexes: [], offset: 0, length: 8 },
    values: value === undefined ? [] : [{ text: value, kind: 'literal', token: 0 }],
  }
}
