import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { fortranStatementAt } from '../../evidence/fortran-statement.ts'
import { allPlacesNamed, definingCalls, insideOf, routinesBeside } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'

const mostFound = 20
const mostItems = 3
const room = 12
const asksFormat =
  /\bformat\s+(?:statement\s+|label\s+|number\s+)?(\d{1,5})\b|\b(\d{1,5})\s+format\b|\b(?:label|statement)\s+(\d{1,5})\b[^?]*\bformat\b/i

/** What a FORMAT statement of Fortran says, by its number in the routine that is named. */
export const formatTextsAspect: Aspect = {
  name: 'format texts',
  exact: true,
  asks: (question) => asksFormat.test(question.text) && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...searches(question, findings),
    ...linesFor(question, findings).map(({ path, line }) => readCall(path, line, line + room)),
  ],
  draft: (question, _, findings) => {
    const found = linesFor(question, findings).flatMap(({ path, line }) => {
      const statement = fortranStatementAt(findings.linesOf(path), line)
      return statement === undefined ? [] : [{ path, startLine: statement.startLine, endLine: statement.endLine }]
    })
    if (found.length === 0) return undefined
    return {
      lead: found.map((place) => item(findings, `FORMAT ${numberIn(question)} in ${inert(bareFileName(place.path))}`, [place])),
      quotes: found.map((place) => quoteLines(place, findings)),
      alone: true,
      defines: true,
    }
  },
}

function numberIn({ text }: Question): string {
  const [, behind, before, other] = asksFormat.exec(text) ?? []
  return behind ?? before ?? other ?? ''
}

function searches(question: Question, findings: Findings): readonly Call[] {
  const paths = allPlacesNamed(question, findings).slice(0, mostItems)
  return paths.map((path) => linesCall(String.raw`^\s*0*${numberIn(question)}\s+FORMAT\s*\(`, mostFound, path))
}

function linesFor(question: Question, findings: Findings): readonly FoundLine[] {
  const found = searches(question, findings).flatMap((call) => findings.codeLinesFound(call))
  return insideOf(found, routinesBeside('', question, findings)).slice(0, mostItems)
}
