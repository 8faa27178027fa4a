import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { limits } from '../../../../base/limits.ts'
import { count } from '../../../../base/text.ts'
import { namedItems } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, inert } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings, Place } from '../../findings.ts'
import { askedStatement } from '../../question/asked-statement.ts'
import type { Question } from '../../question/question.ts'
import { asLiteral, literalPlaces } from './literal-places.ts'

const asksPrograms = /\b(?:which|what|how many)\s+(?:(?:other|two|three|cobol|online|batch|cics)\s+)*(?:programs|modules|routines)\b/i
/** `where is abend B123 issued`: in several programs, it may be; not `where in X`. */
const asksWhere =
  /^\W*(?:where|who)\b(?!.*\b(?:in|inside|within|does) (?:the )?(?:program )?NAME)(?=[^?]*\b(?:abends?|sqlcodes?|codes?)\b)[^?]*\b(?:issue[sd]?|rais(?:es|ed)|sets?|give[sn]?|throw[sn]?|return(?:s|ed)|used|come from)\b/i
const programs = '*.{cbl,cob,cobol,pco,sqb,pli,pl1,asm,mlc,hlasm}'
/** What people say a code is, and how a statement near it shows that. */
const said: readonly (readonly [RegExp, RegExp])[] = [
  [/\babends?\b/i, /ABEND|ABCODE/i],
  [/\bsqlcode\b/i, /SQLCODE/i],
]
const near = 2

/** All programs in which a code stands that the question asks programs for. */
export const codeProgramsAspect: Aspect = {
  name: 'code programs',
  asks: (question) => (asksPrograms.test(question.bare) || asksWhere.test(question.bare)) && askedStatement(question) === undefined,
  calls: (question, _, findings) => literalsOf(question, findings).map(codeCall),
  draft: (question, _, findings) => {
    const lead = literalsOf(question, findings).flatMap((literal) => {
      const places = placesOf(literal, question, findings)
      // Copies of a program in two directories are one.
      const files = distinctBy(
        places.map(({ path }) => bareFileName(path)),
        (name) => name.toUpperCase(),
      )
      const names = files.map(inert)
      // Of one the lines tell it.
      if (names.length < (asksPrograms.test(question.bare) ? 1 : 2)) return []
      const isAll = findings.linesFound(codeCall(literal)).length < limits.searchMatches
      const where = isAll ? count(names.length, 'program') : 'these programs and maybe others'
      return [`${inert(literal)} stands in ${where}: ${names.join(', ')}.`, ...namedItems(places.map(at), findings)]
    })
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

/** The code that the question gives; none where it gives none. */
function literalsOf(question: Question, findings: Findings): readonly string[] {
  return literalPlaces(question, findings)
    .slice(0, 1)
    .map(({ literal }) => literal)
}

/** Lines with it in quotation marks or between blanks and operators; not in the numbers of the lines. */
function codeCall(literal: string): Call {
  const value = `${literal.startsWith('-') ? '' : '-?'}${escapeRegex(literal)}`
  const pattern = `^.{6,}['" (=>]${value}(?:['") .,]|$)`
  return { name: 'search_code', args: { pattern, glob: programs, context: near, limit: limits.searchMatches } }
}

/** One in each program; where some stand in a statement of the kind that the question says, those. */
function placesOf(literal: string, question: Question, findings: Findings): readonly Place[] {
  const stands = findings.codeLinesFound(codeCall(literal)).filter(({ text }) => asLiteral(text.slice(0, 72), literal) > 0)
  const kind = said.find(([asked]) => asked.test(question.text))?.[1]
  const isOfKind = ({ path, line }: Place) =>
    Array.from({ length: 2 * near + 1 }, (_, index) => findings.linesOf(path).get(line - near + index) ?? '').some((text) =>
      kind?.test(text),
    )
  const ofKind = stands.filter(isOfKind)
  return distinctBy(ofKind.length > 0 ? ofKind : stands, ({ path }) => path)
}
