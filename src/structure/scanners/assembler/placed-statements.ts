import type { SourcePlace } from '../../../answer/structure.ts'
import { type MacroStatement, readMacroStatements } from '../../../base/macro-statements.ts'
import type { IncludeSite } from '../../scanner.ts'

/** One member's own statements. */
export interface AssemblerText {
  readonly path: string
  readonly lines: readonly string[]
  readonly statements: readonly MacroStatement[]
}

/** A statement where the assembler reads it. */
export interface PlacedStatement extends MacroStatement {
  readonly path: string
  /** Of that member. */
  readonly lines: readonly string[]
  /** The COPY of the scanned member that brings it in. */
  readonly via?: SourcePlace
}

/** A COPY, and the member that is meant. */
interface CopiedMember {
  readonly name: string
  readonly found?: string
  readonly at: PlacedStatement
}

export interface ExpandedText {
  readonly statements: readonly PlacedStatement[]
  readonly copies: readonly CopiedMember[]
}

/** COPY inside COPY goes no deeper in any library; text that is longer is a member that copies itself. */
const deepest = 8
const mostStatements = 400_000

export function readAssembler(text: string, path: string): AssemblerText {
  const lines = text.replace(/\n$/, '').split(/\r?\n/)
  const statements = readMacroStatements(lines).filter(({ operation }) => isOperation(operation))
  return { path, lines, statements: withoutSkipped(statements) }
}

/** What stands behind an AGO is never assembled, up to where some branch leads: the help for a command is kept there. */
function withoutSkipped(statements: readonly MacroStatement[]): readonly MacroStatement[] {
  if (!statements.some(({ operation }) => operation === 'AGO')) return statements
  const targets = new Set(statements.flatMap(({ label = '' }) => (label.startsWith('.') ? [label] : [])))
  let isSkipped = false
  return statements.filter(({ label = '', operation, operands: [to] }) => {
    if (targets.has(label) || operation === 'MACRO' || operation === 'MEND') isSkipped = false
    if (isSkipped) return false
    isSkipped = operation === 'AGO' && targets.has(to?.value.toUpperCase() ?? '')
    return true
  })
}

/** Members hold binary bytes and other languages: an operation is a name, in macros with variables. */
function isOperation(operation: string): boolean {
  return /^[A-Z@#$_&][A-Z0-9@#$_&.()]{0,62}$/.test(operation)
}

export function copySite({ operation, operands, startLine }: MacroStatement): IncludeSite | undefined {
  const name = operation === 'COPY' ? (operands[0]?.value.toUpperCase() ?? '') : ''
  return /^[A-Z@#$][A-Z0-9@#$_]*$/.test(name) ? { name, line: startLine } : undefined
}

/** Puts in what COPY names. */
export function expandCopies(text: AssemblerText, include: (site: IncludeSite) => AssemblerText | undefined): ExpandedText {
  const statements: PlacedStatement[] = []
  const copies: CopiedMember[] = []
  const open: string[] = []
  const put = ({ path, lines, statements: own }: AssemblerText, via: SourcePlace | undefined): void => {
    open.push(path)
    for (const statement of own) {
      const placed: PlacedStatement = { ...statement, path, lines, ...(via ? { via } : {}) }
      statements.push(placed)
      const site = copySite(statement)
      if (site === undefined) continue
      const member = statements.length < mostStatements ? include(site) : undefined
      copies.push({ name: site.name, ...(member ? { found: member.path } : {}), at: placed })
      if (member && open.length < deepest && !open.includes(member.path)) put(member, via ?? { path, line: statement.startLine })
    }
    open.pop()
  }
  put(text, undefined)
  return { statements, copies }
}
