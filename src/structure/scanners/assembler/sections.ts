import type { StructureUnit } from '../../../answer/structure.ts'
import { isSystemMacro } from '../../../base/system-macros.ts'
import { commentAbove, LineKind, type LineKinds, type LineRange, longestComment } from '../line-kinds.ts'
import { isDirective, isInstruction, sectionOperations } from './operations.ts'
import { OwnMacros } from './own-macros.ts'
import type { AssemblerText, PlacedStatement } from './placed-statements.ts'

/** A control section. */
export interface Section {
  readonly name: string
  /** CSECT, RSECT, START, DFHEIENT, a macro of the shop; empty for code that stands in none. */
  readonly operation: string
  readonly startLine: number
  endLine: number
  /** What begins it, where a macro of a library does: its label is a name of the program. */
  readonly begunBy?: PlacedStatement
}

/** A macro definition: from MACRO to MEND. */
export interface MacroDefinition {
  readonly name: string
  readonly startLine: number
  readonly endLine: number
  readonly prototype: string
  /** The statement that declares its name and parameters. */
  readonly head: PlacedStatement
  readonly body: readonly PlacedStatement[]
}

export interface DummySection {
  readonly name: string
  readonly statements: readonly PlacedStatement[]
}

/** A statement outside macro definitions, and the control section in force. */
export interface SectionedStatement {
  readonly statement: PlacedStatement
  readonly section: Section | undefined
}

export interface AssemblerSections {
  /** In source order. */
  readonly sections: readonly Section[]
  readonly code: readonly SectionedStatement[]
  readonly dummies: readonly DummySection[]
  readonly macros: readonly MacroDefinition[]
  /** The same, for what they declare. */
  readonly own: OwnMacros
}

/** Expands to the CSECT of its label, where none has begun (CICS TS, "DFHEIENT macro"): programs that write their own prolog have no other. */
const prolog = 'DFHEIENT'

/** Takes a member apart. `member`: its name, which an unnamed control section gets. */
export function sectionsOf(statements: readonly PlacedStatement[], text: AssemblerText, member: string): AssemblerSections {
  const sections: Section[] = []
  const code: SectionedStatement[] = []
  const dummies: (DummySection & { readonly statements: PlacedStatement[] })[] = []
  const macros: MacroDefinition[] = []
  const own = new OwnMacros()
  const named = new Map<string, Section>()
  const isAssembled = text.statements.some(({ operation }) => operation === 'END')
  const isEntered = entersWithMacro(text, member)
  let section: Section | undefined
  let dummy: (typeof dummies)[number] | undefined
  let last: PlacedStatement | undefined
  for (let i = 0; i < statements.length; i++) {
    const statement = statements[i]
    if (statement === undefined) break
    const { operation, label } = statement
    if (operation === 'MACRO') {
      const end = macroEnd(statements, i)
      const macro = macroAt(statements, i, end)
      if (macro) {
        macros.push(macro)
        own.add(macro)
      }
      i = end
      continue
    }
    const begun = own.sectionOf(statement)
    if (
      begun !== undefined ||
      sectionOperations.has(operation) ||
      (operation === prolog && (label !== undefined || section === undefined))
    ) {
      dummy = undefined
      const name = (begun ?? label) || member
      if (!name.includes('&')) {
        section = named.get(name)
        if (section === undefined && statement.path === text.path) {
          section = { name, operation, startLine: statement.startLine, endLine: statement.endLine }
          sections.push(section)
          named.set(name, section)
        }
      }
    } else if (operation === 'DSECT') {
      dummy = { name: label ?? '', statements: [] }
      if (label !== undefined && !label.includes('&')) dummies.push(dummy)
    } else if (operation === 'COM' || operation === 'LOCTR') dummy = undefined
    else if (operation === 'END' && statement.path === text.path) {
      if (section) section.endLine = statement.endLine
      section = undefined
      continue
    } else if (isEntered && sections.length === 0 && statement.path === text.path && isEntry(statement, member)) {
      dummy = undefined
      section = { name: member, operation, startLine: statement.startLine, endLine: statement.endLine }
      sections.push(section)
      named.set(member, section)
    } else if (isAssembled && sections.length === 0 && statement.path === text.path && isCode(operation, dummy !== undefined)) {
      // Code before any CSECT is an unnamed control section of what is assembled by itself, as is code behind a DSECT: a macro of a library has begun it.
      const begunBy = dummy === undefined && last?.label !== undefined && isEntry(last, last.label) ? last : undefined
      dummy = undefined
      const { startLine, endLine } = statement
      section = { name: member, operation: '', startLine, endLine, ...(begunBy ? { begunBy } : {}) }
      sections.push(section)
      named.set(member, section)
    }
    if (!isDirective(operation) && statement.path === text.path) last = statement
    dummy?.statements.push(statement)
    if (section && statement.path === text.path) section.endLine = Math.max(section.endLine, statement.endLine)
    code.push({ statement, section })
  }
  return { sections, code, dummies, macros, own }
}

/** A member with so many instructions does something. */
const fewestInstructions = 4

/**
 * Whether a member is a program that a macro of the shop begins, and ends: `PAY01 BEGIN BASE=R12` of member PAY01. Neither CSECT nor END stands there, and
 * nothing else tells it from lines that others copy.
 */
function entersWithMacro({ statements }: AssemblerText, member: string): boolean {
  const at = statements.findIndex((statement) => isEntry(statement, member))
  return (
    at >= 0 &&
    statements.slice(at).filter(({ operation }) => isInstruction(operation) || isSystemMacro(operation)).length >= fewestInstructions
  )
}

function isEntry({ label, operation }: Pick<PlacedStatement, 'label' | 'operation'>, member: string): boolean {
  return label === member && !isInstruction(operation) && !isDirective(operation) && !isSystemMacro(operation)
}

/** What a work area may hold to be executed there, moved in: no code. */
const templates = /^(?:MV|CL|C$|X|O|N|TR|PACK|UNPK|ED|ZAP|[ASMD]P$|SVC|BALR?$|BASR?$)/

function isCode(operation: string, inDummy: boolean): boolean {
  return isInstruction(operation) && !(inDummy && templates.test(operation))
}

/** Of the MEND that belongs to the MACRO at `start`: definitions nest. */
function macroEnd(statements: readonly PlacedStatement[], start: number): number {
  let depth = 0
  for (let i = start; i < statements.length; i++) {
    const operation = statements[i]?.operation
    if (operation === 'MACRO') depth++
    else if (operation === 'MEND' && --depth === 0) return i
  }
  return statements.length - 1
}

function macroAt(statements: readonly PlacedStatement[], start: number, end: number): MacroDefinition | undefined {
  const [begin, prototype] = [statements[start], statements[start + 1]]
  if (begin === undefined || prototype === undefined || start + 1 > end || !/^[A-Z@#$_][A-Z0-9@#$_]*$/.test(prototype.operation))
    return undefined
  return {
    name: prototype.operation,
    startLine: begin.startLine,
    endLine: statements[end]?.endLine ?? begin.endLine,
    prototype: [prototype.operation, prototype.operands.map(({ text }) => text).join(',')].join(' ').trim(),
    head: prototype,
    body: statements.slice(start + 2, end),
  }
}

/** What the author said of a program: the longest block of comments before its first statement, or the one behind that. */
export function programComment(kinds: LineKinds, startLine: number): Pick<StructureUnit, 'comment'> {
  const comment = longestComment(kinds, 1, startLine) ?? commentBehind(kinds, startLine)
  return comment === undefined ? {} : { comment }
}

function commentBehind(kinds: LineKinds, line: number): LineRange | undefined {
  let next = line
  while (next < kinds.length && kinds[next] !== LineKind.code) next++
  return commentAbove(kinds, next + 1)
}

/** The dummy sections that a macro lays out, whatever is given to it. */
export function dummiesIn(body: readonly PlacedStatement[]): readonly DummySection[] {
  const dummies: (DummySection & { readonly statements: PlacedStatement[] })[] = []
  let isInside = false
  for (const statement of body) {
    const { operation, label } = statement
    if (operation === 'DSECT') {
      isInside = label !== undefined && !label.includes('&')
      if (isInside) dummies.push({ name: label ?? '', statements: [] })
    } else if (sectionOperations.has(operation)) isInside = false
    if (isInside) dummies.at(-1)?.statements.push(statement)
  }
  return dummies
}
