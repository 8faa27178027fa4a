import type { EdgeOp, StructureUnit } from '../../../answer/structure.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import { CommandReferences } from '../host-commands/command-references.ts'
import { dataSetUses } from '../host-commands/data-set-uses.ts'
import type { HostTarget } from '../host-commands/host-target.ts'
import { commentAbove, headComment, LineKind, type LineKinds } from '../line-kinds.ts'
import { isWorthKeeping, messageName } from '../message-text.ts'
import { setValues } from './set-values.ts'
import { type ClistStatement, readClistStatements } from './statements.ts'

/** Statements that are no TSO commands: TSO/E CLISTs, "CLIST statements". */
const statements = new Set(
  `ATTN CLOSFILE CONTROL DATA DO ELSE END ENDDATA ERROR EXIT GETFILE GLOBAL GOTO IF LISTDSI NGLOBAL NULL OPENFILE OTHERWISE PROC PUTFILE READ READDVAL RETURN
  SELECT SET SYSCALL SYSREF TERMIN TERMING THEN WHEN WRITE WRITENR`.split(/\s+/),
)
const fileOperations: ReadonlyMap<string, EdgeOp> = new Map<string, EdgeOp>([
  ['GETFILE', 'read'],
  ['PUTFILE', 'write'],
])
const openOperations: ReadonlyMap<string, EdgeOp> = new Map<string, EdgeOp>([
  ['INPUT', 'open input'],
  ['OUTPUT', 'open output'],
  ['UPDATE', 'open i-o'],
])
/** `&STR(…)` keeps its text from being looked at. */
const asWritten = /&STR\(([^()]*)\)/gi

export function readClistProcedure(lines: readonly string[], path: string): Pick<MemberFacts, 'units' | 'references' | 'unresolved'> {
  return new ProcedureReader(lines, path).read()
}

class ProcedureReader {
  readonly #path: string
  readonly #name: string
  readonly #statements: readonly ClistStatement[]
  readonly #labels: ReadonlyMap<string, StructureUnit>
  readonly #commands: CommandReferences
  readonly #units: StructureUnit[] = []
  readonly #references: Reference[] = []
  #label: StructureUnit | undefined

  constructor(lines: readonly string[], path: string) {
    const { statements: read, lineKinds } = readClistStatements(lines)
    this.#path = path
    this.#name = memberName(path)
    this.#statements = read
    this.#commands = new CommandReferences(setValues(read))
    const procedure = read.find(({ text }) => /^PROC\b/i.test(text))
    const comment = headComment(lineKinds) ?? (procedure && commentBelow(lineKinds, procedure.endLine))
    const detail = procedure?.label === undefined && procedure ? procedure.text.replace(/\s+/g, ' ').toUpperCase() : 'CLIST'
    this.#units.push({
      ...{ kind: 'program', name: this.#name, path, startLine: 1, endLine: Math.max(1, lines.length), detail },
      ...(comment ? { comment } : {}),
    })
    const labels = labelUnits(read, { name: this.#name, path }, lineKinds)
    this.#labels = new Map(labels.map((unit) => [unit.name, unit]))
    this.#units.push(...labels)
  }

  read(): Pick<MemberFacts, 'units' | 'references' | 'unresolved'> {
    for (const statement of this.#statements) this.#statement(statement)
    const references = [...this.#references, ...this.#commands.references]
    return { units: this.#units, references: dataSetUses(references), unresolved: this.#commands.unresolved }
  }

  #statement({ label, text, line }: ClistStatement): void {
    if (label !== undefined) this.#label = this.#labels.get(label) ?? this.#label
    const [, word = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(text) ?? []
    const verb = word.toUpperCase()
    switch (verb) {
      case 'GOTO':
        this.#jump('goto', rest, line)
        break
      case 'SYSCALL':
        this.#jump('perform', rest, line)
        break
      case 'WRITE':
      case 'WRITENR':
        this.#message(rest, line, verb)
        break
      case 'OPENFILE':
      case 'GETFILE':
      case 'PUTFILE':
        this.#file(verb, rest, line)
        break
      case 'ERROR':
      case 'ATTN':
        // What is done then: a command, DO, or OFF.
        if (rest !== '' && !/^(?:DO|OFF)\b/i.test(rest)) this.#statement({ text: rest, line, endLine: line })
        break
      default:
        if (!statements.has(verb) && text !== '') this.#commands.command('TSO', text.replace(asWritten, '$1'), { from: this.#from(), line })
    }
  }

  #jump(kind: 'goto' | 'perform', rest: string, line: number): void {
    const name = /^[A-Z@#$][A-Z0-9@#$_]*/i.exec(rest)?.[0].toUpperCase()
    if (name === undefined) {
      this.#commands.unresolved.push({ kind, from: this.#from(), operand: rest, path: this.#path, line, reason: 'computed' })
      return
    }
    if (!this.#labels.has(name)) return
    const label = this.#label
    this.#references.push({
      kind,
      from: label ? { kind: 'paragraph', name: label.name, of: this.#name, path: this.#path } : this.#from(),
      to: { kind: 'paragraph', name, of: this.#name },
      ...{ path: this.#path, line, how: 'literal', complete: true },
    })
  }

  #file(verb: string, rest: string, line: number): void {
    const [, name = '', mode = ''] = /^(\S+)\s*(\S*)/.exec(rest) ?? []
    const op = fileOperations.get(verb) ?? openOperations.get(mode.toUpperCase() || 'INPUT') ?? 'open'
    const read = (text: string): HostTarget[] => [{ kind: 'file', to: 'file', name: text.toUpperCase(), op, verb }]
    this.#commands.targets(name, read, { from: this.#from(), line })
  }

  #message(text: string, line: number, how: string): void {
    const name = messageName(text.replace(/\s+/g, ' '))
    if (!isWorthKeeping(name)) return
    this.#units.push({ kind: 'message', name, of: this.#name, path: this.#path, startLine: line, endLine: line, detail: how })
  }

  #from(): Reference['from'] {
    return { kind: 'program', name: this.#name, path: this.#path }
  }
}

/** Each from its label to the line before the next one with code. */
function labelUnits(
  read: readonly ClistStatement[],
  program: { readonly name: string; readonly path: string },
  lineKinds: LineKinds,
): StructureUnit[] {
  const starts = read.flatMap(({ label }, i) => (label === undefined ? [] : [i]))
  const seen = new Set<string>()
  return starts.flatMap((at, n): StructureUnit[] => {
    const statement = read[at]
    const last = read[(starts[n + 1] ?? read.length) - 1]
    const name = statement?.label
    if (statement === undefined || name === undefined || seen.has(name)) return []
    seen.add(name)
    const comment = commentAbove(lineKinds, statement.line)
    const endLine = Math.max(statement.line, last?.endLine ?? statement.line)
    const detail = /^PROC\b/i.test(statement.text) ? { detail: statement.text.replace(/\s+/g, ' ').toUpperCase() } : {}
    return [
      {
        ...{ kind: 'paragraph' as const, name, of: program.name, path: program.path, startLine: statement.line, endLine },
        ...detail,
        ...(comment ? { comment } : {}),
      },
    ]
  })
}

/** Many members begin with PROC, and say below it what they do. */
function commentBelow(lineKinds: LineKinds, line: number) {
  let next = line
  while (next < lineKinds.length && lineKinds[next] !== LineKind.code) next++
  return commentAbove(lineKinds, next + 1)
}
