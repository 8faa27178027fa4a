import { containsName } from '../../answer/name-match.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { linesCall } from './calls.ts'
import { at, cite, type Lines } from './cite.ts'
import type { Call } from './conversation.ts'
import { isComment } from './evidence/comment-lines.ts'
import { isAssembler, mayBeAssembler, withoutAssemblerRemark } from './evidence/is-assembler.ts'
import { lineText } from './evidence/line-text.ts'
import type { Findings, Place } from './findings.ts'
import { numberOfAbend } from './question/codes.ts'
import { code } from './quote.ts'
import type { Missing } from './verdict.ts'

const mostSearched = 3
const mostLines = 60

/** The lines of the code in which a text stands, whatever the structure makes of them; it also tells which files were not looked at. */
export function searchCall(text: string): Call {
  return { name: 'search_code', args: { pattern: text, fixed: true, limit: mostLines } }
}

/** What is looked for line by line before it is said to be missing. */
export function proofCalls(missing: Missing): readonly Call[] {
  return textsOf(missing).slice(0, mostSearched).map(searchCall)
}

function textsOf(missing: Missing): readonly string[] {
  switch (missing.why) {
    case 'name':
      return [missing.name.word]
    case 'definition':
      return spellings(missing.name.word)
    case 'code':
      return [missing.text]
    case 'core':
      return missing.words
    default:
      return []
  }
}

/** `LOAFREC.cpy` is copied as LOAFREC. */
function spellings(name: string): readonly string[] {
  const stem = name.replace(/(?<=\w)(?:\.incl)?\.[a-z]\w{0,4}$/i, '')
  return stem === name ? [name] : [name, stem]
}

/** Lines that name what has no source here, be it without its extension. */
export function linesNamingMember(name: string, findings: Findings): readonly Lines[] {
  return spellings(name)
    .map((spelled) => linesNaming(spelled, findings))
    .reduce((found, more) => (found.length > 0 ? found : more))
}

const including = /\b(?:COPY|INCLUDE)\b|%INC|-INC\b/i

/** Lines that put a member of that name in. */
export function linesIncluding(name: string, findings: Findings): readonly Lines[] {
  return linesNaming(name, findings).filter(({ path, startLine }) => {
    const line = findings.linesOf(path).get(startLine) ?? ''
    return !isComment(line) && including.test(line)
  })
}

/** Lines that a search showed with the name as a word of its own. */
export function linesNaming(name: string, findings: Findings): readonly Lines[] {
  return linesWith(name, findings, (text) => containsName(text, name))
}

/** Those of them that are statements of assembler in whose own member it may be laid out. */
export function assemblerLines(name: string, findings: Findings): readonly Lines[] {
  return linesNaming(name, findings).filter(({ path, startLine }) => {
    const text = findings.linesOf(path).get(startLine) ?? ''
    return isAssembler(path, findings) && !isComment(text) && !fromOutside.test(text)
  })
}

/** Statements that name what stands in another member. */
const fromOutside = /^\S*\s+(?:COPY|CALL|LINK|LOAD|XCTL|ATTACH|EXTRN|WXTRN)\s|V\(/i

/** Lines that a search showed with the code at the beginning of a word: a table writes it and its text as one literal. None for a bare number, which says nothing. */
export function linesWithCode(code: string, findings: Findings): readonly Lines[] {
  if (!/[A-Za-z]/.test(code)) return []
  const asCode = new RegExp(String.raw`(?<![\w-])${escapeRegex(code)}(?!\d)`, 'i')
  return linesWith(code, findings, (text) => asCode.test(text))
}

/** Lines with a text that begins with a name, as messages begin with their ids and tables write a code and what it means as one: `'ABC009E bad item'`, `'P0003too many rows'`. */
export function linesOfTextId(name: string, findings: Findings): readonly Lines[] {
  const glued = /\d$/.test(name) ? String.raw`|[A-Za-z][^'"]*[ \t]` : ''
  const begins = new RegExp(String.raw`['"]${escapeRegex(name)}(?::?[ \t]+[\w(]${glued})`, 'i')
  return linesWith(name, findings, (text) => !isComment(text) && begins.test(text))
}

/** For the statement that gives a label of assembler a value, or a place in storage: by itself, as a name may stand in more lines than a search shows. */
export function labelCall(name: string): Call {
  return patternCall(String.raw`^${escapeRegex(name)}\s+(?:EQU|DC|DS|DXD|DCB|DCBE|ACB|RPL|EXLST|NIB|CCW[01]?)\s`)
}

export function linesOfLabel(name: string, findings: Findings): readonly Lines[] {
  return findings.linesFound(labelCall(name)).map(at)
}

/** What names or fields say that a number beside them ends a program: `AB-CODE`, `ABCODE`, `COMP-CODE`, `ABEND`, `CEE3ABD`, `ILBOABN0`, `PLIABN`. */
const ofAbend = String.raw`(?:ABE?ND|ABN|ABD\b|ABCO?DE?|\bAB-|-AB-|COMP(?:LETION)?-CO?DE?|USER-CO?DE?)`

/** Where the number of a user abend may be given: a program has it as a bare number, which elsewhere is most often another thing. None for other codes. */
export function abendCalls(code: string): readonly Call[] {
  const number = numberOfAbend(code)
  if (number === undefined) return []
  const given = String.raw`(?:^|[^\w.-])0*${number}(?:\W|$)`
  return [patternCall(`${ofAbend}.*${given}|${given}.*${ofAbend}`)]
}

export function linesGivingAbend(code: string, findings: Findings): readonly Place[] {
  return abendCalls(code).flatMap((call) => findings.codeLinesFound(call))
}

function linesWith(text: string, findings: Findings, has: (line: string) => boolean): readonly Lines[] {
  return findings
    .linesFound(searchCall(text))
    .filter((found) => has(found.text))
    .map(at)
}

/** A search that shows so many lines may have left others out. */
export const mostHits = 20

/** For lines that may hold what the structure does not know, of one member where that is given. */
export function patternCall(pattern: string, path?: string): Call {
  return linesCall(pattern, mostHits, path)
}

/** Whether a search was made and found no line but comments, and remarks behind statements of assembler. */
export function foundNone(call: Call, findings: Findings): boolean {
  if (findings.resultOf(call) === undefined) return false
  const pattern = new RegExp(String(call.args.pattern), 'i')
  return findings
    .linesFound(call)
    .every(({ path, text }) => isComment(text) || (mayBeAssembler(path) && !pattern.test(withoutAssemblerRemark(text))))
}

const calling = /\b(?:call|calls|link|xctl|exec|start|run|submit|copy|include|perform|goto|transid|pgm|program|tc)\b|\(/i

/** Of the lines that name something those that may well be a call or use of it. */
export function linesThatMayUse(lines: readonly Lines[], findings: Findings): readonly Lines[] {
  return lines.filter(({ path, startLine }) => {
    const line = findings.linesOf(path).get(startLine) ?? ''
    return !isComment(line) && calling.test(line)
  })
}

/** Of languages whose statements the structure reads, texts, what programs have written, and members of libraries, whose names tell no language. */
const isRead =
  /(?:^|\/)[^/.]+$|\.(?:cbl|cob|cobol|cpy|pli|pl1|inc|asm|hlasm|mlc|alc|bal|mac|s|jcl|prc|proc|bms|mfs|dbd|psb|sql|ddl|csd|f|for|ftn|f77|f90|f95|f03|c|h|cc|cpp|hpp|cs|java|kt|js|mjs|jsx|ts|tsx|py|rb|pl|php|go|rs|vb|bas|pas|adb|ads|lua|rexx?|exec|clist|sh|bash|ksh|bat|cmd|txt|lst|lis|log|out|prt|rpt|map|csv|dat|diff|patch|orig|bak)$/i

/** Those in tables and configurations of other languages: whoever reads these may call what they name. */
export function linesOfTables(lines: readonly Lines[], findings: Findings): readonly Lines[] {
  return lines.filter(({ path, startLine }) => !isRead.test(path) && !isComment(findings.linesOf(path).get(startLine) ?? ''))
}

const programIs = String.raw`\b(?:pgm|program|prog|module)["']?\s*[=(:]\s*["'(]?`

/** Lines that give something as the name of a program, as the tables of monitors do that the structure does not know. */
export function linesSayingProgram(name: string, findings: Findings): readonly Lines[] {
  const says = new RegExp(String.raw`${programIs}${escapeRegex(name)}(?![\w-])`, 'i')
  return linesNaming(name, findings).filter(({ path, startLine }) => {
    const line = findings.linesOf(path).get(startLine) ?? ''
    return !isComment(line) && says.test(line)
  })
}

const mostShown = 6
const longestText = 90

/** Lines that name something, each with its text. */
export function namedItems(lines: readonly Lines[], findings: Findings): readonly string[] {
  return lines.slice(0, mostShown).map((line) => {
    const text = lineText(findings.linesOf(line.path).get(line.startLine) ?? '', longestText)
    return `- ${cite(findings, line) ?? line.path}: ${code(text)}`
  })
}
