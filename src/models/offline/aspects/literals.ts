import { distinctBy } from '../../../base/distinct-by.ts'
import type { Aspect } from '../aspect.ts'
import { locateCall, readCall } from '../calls.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'

const mostPlaces = 3
const linesBefore = 4
const linesAfter = 5

/** Where a code, number or text of the question stands. */
export const literalsAspect: Aspect = {
  name: 'literals',
  asks: () => true,
  calls: (question, { paths }, findings) =>
    placesOf(question, findings, paths).map(({ path, line }) => readCall(path, line - linesBefore, line + linesAfter)),
  draft: (question, { paths }, findings) => {
    const quotes = placesOf(question, findings, paths).flatMap(({ path, line }) => {
      const lines = findings.linesOf(path)
      const first = Math.max(1, line - linesBefore)
      const shown: string[] = []
      for (let at = first; at <= line + linesAfter && lines.has(at); at++) shown.push(lines.get(at) ?? '')
      return shown.length > linesBefore ? [{ source: { kind: 'code' as const, path }, startLine: first, lines: shown }] : []
    })
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

function placesOf({ text }: Question, findings: Findings, paths: readonly string[]) {
  const located = findings.located(locateCall(text))
  const codes = (located?.literals ?? []).filter(({ text: literal }) => literal.replace(/\D/g, '').length >= 3 || /[A-Za-z]/.test(literal))
  const places = codes.flatMap(({ places: all }) => all.filter(({ path }) => paths.length === 0 || paths.includes(path)))
  return distinctBy(places, ({ path, line }) => `${path} ${line >> 3}`).slice(0, mostPlaces)
}
