import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine, Place } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { isFortranFile } from './is-fortran.ts'
import type { KeywordTable } from './keyword-tables.ts'

const mostUses = 2
const mostFlags = 2
const mostTested = 3
/** What is done for a keyword stands so near to where it is compared. */
const below = 7
/** As many lines as a statement of fixed form may have, and some comments. */
const listLines = 24
const lastColumn = 72
/** The jump by what was found in a list stands so near behind the comparison. */
const nearJump = 60
const declares = /^\s*(?:DATA|PARAMETER|CHARACTER|INTEGER|REAL|LOGICAL|DIMENSION|EQUIVALENCE|COMMON)\b/i
/** A flag that is set where the keyword was met. */
const sets = /^\s*(?:\d+\s+)?(?:IF\s*\(.*\)\s*)?([A-Z][A-Z0-9_]{2,})\s*(?:\([^=]*\))?\s*=\s*\.(?:TRUE|FALSE)\./i

/** For the statements that compare with what a list holds, or hand it to a routine that does. */
function usesCall({ array, path }: KeywordTable): Call {
  const of = escapeRegex(array)
  return patternCall(String.raw`\b${of}\s*\(|(?:\bCALL|=)\s*\w+\s*\(.*\b${of}\s*[,)]`, path)
}

/** Those statements, each of one place once. */
export function tableUses(table: KeywordTable, findings: Findings): readonly Place[] {
  return allUses(table, findings).slice(0, mostUses)
}

function allUses(table: KeywordTable, findings: Findings): readonly Place[] {
  const found = findings.codeLinesFound(usesCall(table)).filter(({ text }) => !declares.test(text))
  return found.filter(({ line }) => line > table.endLine || line < table.startLine)
}

/** For the jump by the number of the keyword in its list, its labels and what stands there. */
export function tableUseCalls(table: KeywordTable, findings: Findings): readonly Call[] {
  const jumps = jumpsOf(table, findings)
  return [
    usesCall(table),
    ...(table.position === undefined ? [] : [jumpCall(table)]),
    ...jumps.map(({ path, line }) => readCall(path, line, line + listLines)),
    ...jumps.flatMap((jump) => branchCalls(jump, table, findings)),
    ...branchesOf(table, findings).map(({ path, line }) => readCall(path, line - 4, line + below + 3)),
  ]
}

function jumpCall({ path }: KeywordTable): Call {
  return patternCall(String.raw`\bGO\s*TO\s*\(|\bSELECT\s*CASE\s*\(`, path)
}

/** In or behind the statement that compares with the list, the nearest. */
function jumpsOf(table: KeywordTable, findings: Findings): readonly FoundLine[] {
  if (table.position === undefined) return []
  const uses = allUses(table, findings)
  const found = findings
    .codeLinesFound(jumpCall(table))
    .filter(({ line }) => uses.some((use) => line >= use.line && line < use.line + nearJump))
  return found.slice(0, 1)
}

function branchCalls(jump: FoundLine, table: KeywordTable, findings: Findings): readonly Call[] {
  const label = labelOf(jump, table, findings)
  return label === undefined ? [] : [patternCall(label, table.path)]
}

/** What begins the branch for the keyword: a label of the list, or a case of that number. */
function labelOf({ path, line }: FoundLine, { position = 0 }: KeywordTable, findings: Findings): string | undefined {
  const known = findings.linesOf(path)
  let text = ''
  for (let at = line; at <= line + listLines && !/\bTO\s*\([^()]*\)\s*,?\s*\w|\bCASE\s*\(.*\)/i.test(text); at++) {
    const card = known.get(at) ?? ''
    if (!isComment(card) || /^ {5}[^\s0]/.test(card)) text += cardText(card)
  }
  const labels = /\bGO\s*TO\s*\(([\d,\s]+)\)/i.exec(text)?.[1]?.split(',')
  const label = labels?.[position - 1]?.trim()
  if (labels === undefined) return /\bSELECT\s*CASE/i.test(text) ? String.raw`^\s*CASE\s*\(\s*${position}\s*\)` : undefined
  return label === undefined || label === '' ? undefined : String.raw`^\s*0*${label}\s`
}

/** Behind column 72 of fixed form stand numbers, which are no labels. */
function cardText(card: string): string {
  const text = /&\s*$/.test(card) ? card : card.slice(0, lastColumn)
  return text.replace(/^ {5}\S|^\s*&/, '').replace(/&\s*$/, '')
}

/** Where control goes for a keyword that a list has at a position. */
export function branchesOf(table: KeywordTable, findings: Findings): readonly FoundLine[] {
  return jumpsOf(table, findings).flatMap((jump) => {
    const [call] = branchCalls(jump, table, findings)
    const found = call === undefined ? [] : findings.codeLinesFound(call)
    return found.filter(({ text, line }) => line > jump.line && !/\bFORMAT\b/i.test(text)).slice(0, 1)
  })
}

/** The flags that are set in the lines behind a place, unless these are gone to only where it is another keyword. */
export function flagsSetAt({ path, line }: Place, findings: Findings): readonly string[] {
  const known = findings.linesOf(path)
  const names: string[] = []
  if (jumpsAway.test(known.get(line) ?? '')) return names
  for (let at = line; at <= line + below; at++) {
    const name = sets.exec((known.get(at) ?? '').slice(0, 72))?.[1]
    if (name !== undefined && !names.includes(name.toUpperCase())) names.push(name.toUpperCase())
    // What stands behind a jump is done for another keyword.
    if (
      at > line &&
      /^\s*(?:\d+\s+)?(?:GO\s*TO\s*\d+|RETURN|ELSE\w*|END\s*IF|ENDIF|CASE|(?<=\d\s+)(?!CONTINUE)\w+)\b/i.test(known.get(at) ?? '')
    )
      break
  }
  return names.slice(0, mostFlags)
}

/** `IF (WORD .EQ. 'TIE') GO TO 500`: what follows is done for other words. */
const jumpsAway = /^(?!.*(?:\.NE\.|\/=)).*\bGO\s*TO\s*\d/i

function testedCall(flag: string): Call {
  return linesCall(String.raw`\bIF\s*\([^='"]*\b${escapeRegex(flag)}\b`, 40)
}

/** For the label that a test jumps to for the keyword, in its own line or the next. */
export function jumpCalls({ path, line }: Place, findings: Findings): readonly Call[] {
  const known = findings.linesOf(path)
  const text = known.get(line) ?? ''
  if (/\.NE\.|\/=/i.test(text)) return []
  const label = /\bGO\s*TO\s*(\d+)/i.exec(text)?.[1] ?? /^\s*GO\s*TO\s*(\d+)/i.exec(known.get(line + 1) ?? '')?.[1]
  return label === undefined ? [] : [patternCall(String.raw`^\s{0,4}0*${label}\s`, path)]
}

/** What such a jump leads to, the nearest of that label. */
export function jumpedTo(place: Place, findings: Findings): readonly Place[] {
  const found = jumpCalls(place, findings).flatMap((call) => findings.codeLinesFound(call))
  const labels = found.filter(({ text }) => !/\bFORMAT\b/i.test(text))
  return labels.toSorted((a, b) => Math.abs(a.line - place.line) - Math.abs(b.line - place.line)).slice(0, 1)
}

/** For what the statements behind a place compare by numbers of other lists: `KOL(5).EQ.IDIMT(1)`. */
export function choiceCalls(place: Place, own: readonly string[], findings: Findings): readonly Call[] {
  const known = findings.linesOf(place.path)
  const names: string[] = []
  for (let at = place.line; at <= place.line + below; at++)
    for (const [, name = ''] of (known.get(at) ?? '').matchAll(/\.(?:EQ|NE)\.\s*([A-Z]\w*)\s*\(\s*\d+\s*\)/gi))
      if (!own.includes(name) && !names.includes(name)) names.push(name)
  return names.slice(0, 1).map((name) => linesCall(String.raw`^\s*DATA\b.*\b${escapeRegex(name)}\b`, 4, place.path))
}

export function flagCalls(flags: readonly string[]): readonly Call[] {
  return flags.map(testedCall)
}

/** Where other members test what was set. */
export function flagTests(flag: string, own: ReadonlySet<string>, findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(testedCall(flag)).filter(({ path }) => isFortranFile(path) && !own.has(path))
  const isNew = (one: FoundLine, i: number) => found.findIndex(({ path }) => path === one.path) === i
  return found.filter(isNew).slice(0, mostTested)
}
