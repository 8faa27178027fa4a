import { firstIndex } from '../../../base/first-index.ts'
import type { CobolFile, ControlFacts, ProcedureFacts } from '../cobol/cobol-program.ts'
import { resolveCursorAccesses } from '../cobol/exec/cursor-accesses.ts'
import { noFacts } from '../cobol/procedure-walk.ts'
import { TokenKind } from '../cobol/tokens.ts'
import type { PliStatement, PliStructure } from './blocks.ts'
import { dataItems, type PliItem } from './data-items.ts'
import type { Declared } from './declarations.ts'
import { PliNames } from './names.ts'
import { namesIn, parametersOf } from './parameters.ts'
import type { PliProgram } from './programs.ts'
import { readStatement } from './statements/statements.ts'
import type { TokenPairs } from './token-pairs.ts'
import { outside, PliWalk } from './walk.ts'

export interface ReadProgram {
  readonly items: readonly PliItem[]
  readonly files: readonly CobolFile[]
  readonly facts: ProcedureFacts
}

export interface ProgramSource {
  readonly structure: PliStructure
  readonly program: PliProgram
  /** Its own declarations and those around it. */
  readonly declared: readonly Declared[]
  readonly statements: readonly PliStatement[]
  /** Procedures that the programs of a package share. */
  readonly shared: readonly number[]
  readonly isOwn: (token: number) => boolean
}

/** Reads the statements of one program, once and in source order. */
export function readProgram({ structure, program, declared, statements, shared, isOwn }: ProgramSource): ReadProgram {
  const { pairs, blocks, outermost } = structure
  const internal = new Set([...program.internal, ...shared])
  const entries = statements.filter(({ verb, labels }) => verb === 'ENTRY' && labels.length > 0)
  const using = parametersOf(structure, program.block)
  const ofProgram = entries.filter(({ block }) => block === program.block)
  const parameters = new Map(program.internal.map((block) => [block, new Set(parametersOf(structure, block))]))
  parameters.set(program.block, new Set([...using, ...ofProgram.flatMap(({ from }) => namesIn(pairs, from))]))
  const items = dataItems({ pairs, declared, parameters, external: program.block, titled: titledEntries(pairs, statements) })
  const names = new PliNames(blocks, items, declared, internal)
  const facts = noFacts(controlOf(statements, pairs))
  const standing = paragraphsOf(structure, program, facts)
  for (const { labels, block, from } of entries) {
    for (const { name, token } of labels) {
      if (block === program.block) facts.entries.push({ name, token, using: namesIn(pairs, from) })
      else names.addEntry(name, block)
    }
  }
  for (const { name, token } of [...(blocks[program.block]?.labels.slice(1) ?? []), ...linkNames(structure, program.block)])
    facts.entries.push({ name, token, using })
  items.forEach(({ from, token }, target) => {
    if (from !== undefined) facts.assignments.push({ target, token, source: outside(from) })
  })
  const walk = new PliWalk({ pairs, names, items, blocks, outermost, files: filesOf(declared, parameters), internal, facts, isOwn })
  for (const { verb, token, from, to, block } of statements) {
    names.block = block
    walk.paragraph = standing.get(block) ?? -1
    walk.start = token
    const before = facts.uses.length
    readStatement(walk, verb, from, to)
    if (facts.uses.length > before) facts.statements.push(before)
  }
  resolveCursorAccesses(facts)
  walk.messages.finish(facts)
  return { items, files: walk.files, facts }
}

/** `A: PROC(P) EXTERNAL('_lib_A')`: others link to it by this name alone. */
function linkNames({ blocks, pairs }: PliStructure, procedure: number): { readonly name: string; readonly token: number }[] {
  const { head = 0, headEnd = 0, labels = [] } = blocks[procedure] ?? {}
  for (let i = head + 1; i < headEnd; i = Math.max(i + 1, pairs.behindParentheses(i))) {
    const isSaid = (pairs.wordAt(i) === 'EXTERNAL' || pairs.wordAt(i) === 'EXT') && pairs.isSign(i + 1, '(')
    const name = isSaid && pairs.tokens.kinds[i + 2] === TokenKind.literal ? (pairs.tokens.texts[i + 2] ?? '').toUpperCase() : ''
    if (name !== '') return labels.some((label) => label.name === name) ? [] : [{ name, token: i + 2 }]
  }
  return []
}

/** Notes the internal procedures; tells in which of them each block stands. */
function paragraphsOf(
  { blocks }: PliStructure,
  { blocks: own, block: outer, internal }: PliProgram,
  facts: ProcedureFacts,
): Map<number, number> {
  const standing = new Map([[outer, -1]])
  const procedures = new Set(internal)
  for (const i of own) {
    const block = blocks[i]
    if (block === undefined || i === outer) continue
    if (!procedures.has(i)) standing.set(i, standing.get(block.parent) ?? -1)
    else {
      const name = block.labels[0]?.name ?? ''
      standing.set(i, facts.paragraphs.push({ name, kind: 'paragraph', declarative: false, range: block }) - 1)
    }
  }
  return standing
}

/** `FETCH P TITLE(X)`: what CALL P calls is what X says. */
function titledEntries(pairs: TokenPairs, statements: readonly PliStatement[]): Set<string> {
  const titled = new Set<string>()
  for (const { verb, from, to } of statements) {
    if (verb !== 'FETCH') continue
    let name = ''
    for (let i = from; i < to; i = Math.max(i + 1, pairs.behindParentheses(i + 1))) {
      if (pairs.wordAt(i) === 'TITLE' && name !== '') titled.add(name)
      else if (pairs.isWord(i) && (i === from || pairs.isSign(i - 1, ','))) name = pairs.wordAt(i)
    }
  }
  return titled
}

function filesOf(declared: readonly Declared[], parameters: ReadonlyMap<number, ReadonlySet<string>>): CobolFile[] {
  return declared.flatMap(({ name, token, parent, block, attributes: { role, isVariable, words } }) => {
    if (role !== 'file' || isVariable || parent >= 0 || parameters.get(block)?.has(name)) return []
    const access = ['UPDATE', 'OUTPUT', 'PRINT', 'INPUT'].find((word) => words.has(word))
    return [
      { name, token, dynamic: false, isSort: false, optional: false, keys: [], records: [], ...(access === undefined ? {} : { access }) },
    ]
  })
}

/** Control returns at the end of a procedure. Which statements lead away is not read, so any may be passed over. */
function controlOf(statements: readonly PliStatement[], pairs: TokenPairs): ControlFacts {
  return {
    conditionAt: (token) => {
      const behind = firstIndex(statements.length, (index) => (statements[index]?.token ?? 0) > token)
      return statements[behind - 1]?.condition?.text(pairs) || undefined
    },
    ends: () => true,
    skips: () => true,
    isEmpty: () => false,
  }
}
