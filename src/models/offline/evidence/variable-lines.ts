import { glossOf } from '../../../base/glossary.ts'
import { patternCall } from '../absence.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { namePattern } from '../question/asked-variables.ts'
import { isComment } from './comment-lines.ts'
import { goesOnInFixedSource } from './is-fortran.ts'

const value = String.raw`[-+]?(?:\.?\d|'|"|\.TRUE|\.FALSE)`
const types =
  'REAL|INTEGER|CHARACTER|LOGICAL|DOUBLE|COMPLEX|DIMENSION|COMMON|int|long|short|float|char|double|unsigned|signed|static|extern|const|bool|VAR'
/** Subscripts or a size. */
const subscripts = String.raw`\s*(?:\([^=]*\))?`

/** A list of constants, or a statement that gives a constant or a first value. */
const constants = (of: string) =>
  [
    String.raw`\b(?:PARAMETER|CONST|CONSTANT)\b.*${of}\s*=`,
    String.raw`^\s*DATA\b.*${of}${subscripts}\s*/`,
    String.raw`^(?:\s*&|\s{5}\S)?\s*${of}\s*=\s*${value}[^=]*,`,
    String.raw`^(?:\s*&|\s{5}\S)\s*${of}\s*=\s*${value}`,
    String.raw`%\s*REPLACE\s+${of}\s+BY\s`,
    // In the middle of a list that goes on.
    String.raw`^(?:\s*&|\s{5}\S)\s*\w+\s*=\s*[^=,'()]+,(?:[^=,'()]+=[^=,'()]+,)*\s*${of}\s*=\s*${value}`,
    String.raw`^\s*#\s*define\s+${of}\s`,
  ].join('|')
const glosses = (of: string) => String.raw`^\s*(?:[Cc*!;#]|/\*|//|--)[\s*!]*(?:\w+(?:\([^)]*\))?,\s?)*${of}`
const declarations = (of: string) => String.raw`^\s*(?:${types})\b.*${of}`
const assignments = (of: string) => String.raw`^[^!=]*${of}${subscripts}\s*=[^=>]|\bREAD\b.*${of}`

/** The searches for what a data item is and gets, in one member or in all. */
export function variableCalls(name: string, path: string | undefined): readonly Call[] {
  const of = namePattern(name)
  return [constants, glosses, declarations, assignments].map((pattern) => patternCall(pattern(of), path))
}

/** The search for the lines alone that give it its one value. */
export function constantCall(name: string): Call {
  return patternCall(constants(namePattern(name)), undefined)
}

/** `IF X = 1 THEN`, where the sign of a comparison is that of an assignment too; behind the parentheses of Fortran's IF stands a statement. */
export function isCompared(text: string, name: string): boolean {
  const before = text.slice(0, text.search(new RegExp(namePattern(name), 'i')))
  return /\b(?:IF|WHILE|UNTIL|WHEN)\b(?!.*\bTHEN\b)/i.test(before) && !/\bIF\s*\(.*\)\s*(?:[\w%$]+[.%])*$/i.test(before)
}

/** What the lines of the code say of a data item. */
export interface VariableLines {
  /** That give it its one value. */
  readonly constants: readonly FoundLine[]
  /** Comments that say what it means, each text once. */
  readonly glosses: readonly (FoundLine & { readonly says: string })[]
  readonly declarations: readonly FoundLine[]
  readonly assignments: readonly FoundLine[]
}

/** Of lines that were searched for; all empty before they were. */
export function variableLines(name: string, path: string | undefined, findings: Findings): VariableLines {
  const [constantLines = [], glossLines = [], declared = [], assigned = []] = variableCalls(name, path).map((call) =>
    findings.linesFound(call),
  )
  const isCode = ({ text }: FoundLine) => !isComment(text)
  const ofName = new RegExp(namePattern(name), 'i')
  const plain = name.replace(/\(.*/, '').toUpperCase()
  const same = (one: string) => one.toUpperCase() === plain
  const said = new Set<string>()
  const found = glossLines.flatMap((line) => {
    // `     * BUCKET(3), ROPE(7),` goes on with a declaration above it, whatever mark the author goes on with.
    const gloss = goesOnInFixedSource(line.path, line.text) ? undefined : glossOf(line.text)
    const says = gloss?.text.trim() ?? ''
    if (gloss === undefined || !gloss.names.some(same) || said.has(says.toLowerCase())) return []
    said.add(says.toLowerCase())
    return [{ ...line, says }]
  })
  const fixed = constantLines.filter(isCode)
  return {
    constants: fixed,
    glosses: found,
    // `DIMENSION ROPE(1)` gives the bound of all and speaks of no element.
    declarations: declared.filter((line) => !name.endsWith(')') && isCode(line) && ofName.test(line.text.replace(/!.*/, ''))),
    assignments: assigned.filter(
      (line) =>
        isCode(line) &&
        !isCompared(line.text, name) &&
        !fixed.some(({ path: at, line: number }) => at === line.path && number === line.line),
    ),
  }
}
