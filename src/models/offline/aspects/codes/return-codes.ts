import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings, KnownLines, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { passagesWithin } from '../passages.ts'
import { nearestPlaces, placesFound, quotesOfSpans } from './code-places.ts'

const mostPlaces = 5
const mostFound = 40
const mostPaths = 2
const room = { above: 8, below: 1 } as const
/** What a program ends with: a literal of the languages, without leading zeros. */
const someCode = '[1-9][0-9]{0,4}'

const noun = String.raw`(?:(?:return|reason|condition|completion|exit|user|abend|error|response)\s+)?(?:codes?|abend)|\w*_?(?:CODE|RC)`
/** `return code 20`, `user abend 999`, `R_CODE 16`. */
const valued = new RegExp(String.raw`\b(?:${noun}|CC|RC)\s*(?:=|of|is|was)?\s*0*(${someCode})\b`, 'i')
/** `with which return code`, `what user abend does it take`. */
const asked =
  /\b(?:what|which)\s+(?:\w+\s+){0,2}?(?:(?:return|completion|condition|exit|abend|stop)\s+codes?|abends?)\b|\b(?:what|which)\s+(?:codes?|numbers?|status)\s+(?:does|do|did|is|are|will|would|can)\b[^?,;]*\b(?:stop|end|exit|terminat|abort|finish|quit)\w*/i
const otherLanguage = /\.(?:pli|pl1|asm|hlasm|mlc|alc|bal|s|mac|f|for|ftn|f77|f90|f95|rexx|rex|exec|c|h)$/i

/** Where a program of a language other than COBOL ends with the code that is asked for, with what leads there. */
export const returnCodesAspect: Aspect = {
  name: 'return codes',
  asks: (question, { paths }) => paths.some((path) => otherLanguage.test(path)) && codeAsked(question) !== undefined,
  calls: (question, subject, findings) => {
    const searches = searchCalls(question, subject.paths)
    const places = placesFor(question, subject, findings)
    return [...searches, ...places.map(({ path, line }) => readCall(path, line - room.above, line + room.below))]
  },
  draft: (question, subject, findings) => {
    const spans = placesFor(question, subject, findings).map((place) => spanOf(place, findings.linesOf(place.path)))
    const quotes = quotesOfSpans(spans, findings)
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** A pattern for the value of the code that a question asks about; undefined where it asks for none. */
function codeAsked({ text }: Question): string | undefined {
  return valued.exec(text)?.[1] ?? (asked.test(text) ? someCode : undefined)
}

/** In the programs that the question is about; an abend that is named by its code may be taken anywhere. */
function searchCalls(question: Question, paths: readonly string[]): readonly Call[] {
  const value = codeAsked(question)
  if (value === undefined) return []
  const everywhere = value !== someCode && /\babend/i.test(question.text) ? [abendCall(value)] : []
  return [...everywhere, ...ownCalls(value, paths)]
}

function abendCall(value: string): Call {
  return linesCall(String.raw`^[^*/]*\bABEND\s+0*${value}\b`, mostFound)
}

function ownCalls(value: string, paths: readonly string[]): readonly Call[] {
  return paths
    .filter((path) => otherLanguage.test(path))
    .slice(0, mostPaths)
    .map((path) => linesCall(givenCode(value), mostFound, path))
}

/** The statements that give a program's code: of PL/I, REXX, C and Fortran, and of assembler with its register 15. */
function givenCode(value: string): string {
  const end = String.raw`0*${value}\b`
  return [
    String.raw`\bABEND\s+${end}`,
    String.raw`\bL(?:A|HI|GHI)\s+R?15,\s*${end}`,
    String.raw`\bMVC\s+\S*(?:RC|RET|RSN|REAS|CODE)\S*,=[AFH]'${end}'`,
    String.raw`\bMVH?I\s+\S*(?:RC|RET|RSN|REAS|CODE)\S*,${end}`,
    String.raw`\b(?:PLIRETC|EXIT|STOP|RETURN)(?:\s*\(\s*|\s+)${end}`,
    String.raw`(?:\b|_)(?:\w*(?:RC|CODE|RETC|RSN|REASON))\s*:?=\s*(?:MAX\s*\([^,;]*,\s*)?${end}\s*(?:\)\s*)?(?:;|$)`,
  ].join('|')
}

function placesFor(question: Question, { paths, named }: Subject, findings: Findings): readonly Place[] {
  const found = searchCalls(question, paths).flatMap((call) => placesFound(call, findings))
  // With the same code another program ends for another reason.
  const own = named ? found.filter(({ path }) => paths.includes(path)) : []
  return nearestPlaces(own.length > 0 ? own : found, passagesWithin(question, findings, paths), mostPlaces)
}

/** What ends a thread of statements: what stands above it leads elsewhere. */
const endsThread = /^\s*(?:\S+\s+)?(?:B|BR|J|GO\s?TO|RETURN|STOP|LTORG|EJECT)\b(?!\s*\()[^;]*;?\s*$/i

/** From where its thread of statements begins to the line below. */
function spanOf({ path, line }: Place, lines: KnownLines): { path: string; start: number; end: number } {
  let start = line
  while (start > line - room.above && lines.has(start - 1) && !endsThread.test(lines.get(start - 1) ?? '')) start--
  return { path, start, end: Math.min(line + room.below, lines.has(line + room.below) ? line + room.below : line) }
}
