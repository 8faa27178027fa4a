import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { count } from '../../../../base/text.ts'
import { foundNone, namedItems, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { passagesWithin } from '../passages.ts'
import { nearestPlaces, placesFound, quotesOfSpans } from './code-places.ts'

/** Longer ones are rare enough to be found as words. */
const coded = /\b(?:return|reason|response|result|completion|error|failure|status)[- ]codes?\s+(?:of\s+)?['"]?(0*[1-9]\d?)(?!\d)/i
/** Somebody is wanted who gives it, not what it is for. */
const asksGiver =
  /\b(?:which|what|is there an?)\s+(?:[\w-]+\s+){0,2}?(?:programs?|modules?|routines?)\s+(?:that\s+)?(?:sets?|gives?|returns?|moves?|produces?|issues?|raises?)\b/i
const fields = String.raw`[\w-]*(?:CODE|CDE|RC|STATUS|STAT|REASON|RSN|RESP|RESULT|RETURN)[\w-]*`
const mostQuoted = 2
const mostFound = 60
const mostNames = 20
const above = 6

/** Where COBOL programs give a code of one or two digits, which is no word to look for; or that nothing gives it. */
export const shortCodesAspect: Aspect = {
  name: 'short codes',
  asks: ({ text }) => coded.test(text),
  calls: (question, subject, findings) => {
    const code = codeIn(question)
    const given = placesGiving(question, subject, findings)
    return [
      givenCall(code, subject),
      ...(asksGiver.test(question.bare) ? [anyGivenCall(code), testedCall(code)] : []),
      ...given.slice(0, mostQuoted).map(({ path, line }) => readCall(path, line - above, line + 1)),
    ]
  },
  draft: (question, subject, findings) => {
    const code = codeIn(question)
    const given = placesGiving(question, subject, findings)
    if (given.length === 0) return asksGiver.test(question.bare) ? nobody(code, findings) : undefined
    const spans = given.slice(0, mostQuoted).map(({ path, line }) => ({ path, start: line - above, end: line + 1 }))
    const quotes = distinctBy(quotesOfSpans(spans, findings), ({ lines }) => lines.join('\n'))
    const firsts = distinctBy(given, ({ path }) => path)
    if (firsts.length === 1 && !asksGiver.test(question.bare)) return { lead: [], quotes }
    // Copies of a program in two directories are one.
    const files = distinctBy(firsts, ({ path }) => bareFileName(path).toUpperCase())
    const names = files.slice(0, mostNames).map(({ path }) => inert(bareFileName(path)))
    const isAll = findings.showsAllLines(givenCall(code, subject)) && files.length <= mostNames
    const title = `Code ${code} is given in ${isAll ? count(files.length, 'program') : 'these programs and maybe others'}: ${names.join(', ')}.`
    return { lead: [title, ...(asksGiver.test(question.bare) ? namedItems(firsts.map(at), findings) : [])], quotes }
  },
}

function codeIn({ text }: Question): string {
  return coded.exec(text)?.[1] ?? ''
}

/** As a program may write it. */
function literalOf(code: string): string {
  return `['"]?0*${code.replace(/^0+/, '')}`
}

function givenCall(code: string, { named, paths }: Subject): Call {
  const [path] = named ? paths.filter(isCobolProgram) : []
  const pattern = String.raw`\bMOVE\s+${literalOf(code)}['"]?\s+TO\s+${fields}`
  return linesCall(pattern, mostFound, path)
}

/** Whatever could give it in any language, to any field. */
function anyGivenCall(code: string): Call {
  const literal = String.raw`${literalOf(code)}(?:['"]|[^\w-]|$)`
  return patternCall(
    String.raw`\bMOVE\s+${literal}|\b(?:VALUES?|INIT(?:IAL)?|ADD|ABEND|STOP|EXIT|RETURN)\s*(?:IS\s+)?\(?\s*${literal}|[^<>=]=\s*${literal}\s*;|^\S*\s+(?:LA|LHI|MV\w*|DC)\s+.*\D${literalOf(code)}\b`,
  )
}

function testedCall(code: string): Call {
  return patternCall(String.raw`\b(?:WHEN|IF\s+${fields}\s*(?:=|EQUALS?(?:\s+TO)?)|${fields}\s*=)\s*${literalOf(code)}(?:['"]|[^\w'".-]|$)`)
}

function placesGiving(question: Question, subject: Subject, findings: Findings): readonly Place[] {
  const all = placesFound(givenCall(codeIn(question), subject), findings)
  const nearest = nearestPlaces(all, passagesWithin(question, findings, subject.paths), mostQuoted)
  return [...nearest, ...all.filter((place) => !nearest.includes(place))]
}

function nobody(code: string, findings: Findings) {
  if (!foundNone(anyGivenCall(code), findings)) return undefined
  const tested = placesFound(testedCall(code), findings).map(at)
  const said = `nothing in the code gives a code ${code}${tested.length > 0 ? '; it is only tested' : ''}`
  return { lead: [], quotes: [], nothing: { said, instead: namedItems(tested, findings), decides: true } }
}
