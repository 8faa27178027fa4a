import type { Aspect } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostMembers = 2
const mostLines = 20
const asksBuild =
  /\blink(?:ed)?[- ]?edit\w*|\blink(?:ed|s|ing|age editor|er)?\b|\balias(?:es)?\b|\bload modules?\b|\b[AR]MODE\b|\bbinder\b|\bcompiled?\b|\bbuil[dt]s?\b|\bassembled?\b/i
/** A LINK of CICS. */
const asksCall = /\blink\w*\s+to\b|\b(?:who|programs?|modules?|routines?|transactions?)\s+(?:can\s+|may\s+)?links?\b/i

/** How a program is compiled, assembled or linked: the trade names the member with its cards or its job after the program. */
export const buildAspect: Aspect = {
  name: 'build',
  asks: ({ bare }, { named, kinds }) =>
    named && kinds.some((kind) => kind === 'program' || kind === 'symbol') && asksBuild.test(bare) && !asksCall.test(bare),
  calls: (question, subject, findings) => namesakes(question, subject, findings).map((path) => readCall(path, 1, mostLines)),
  draft: (question, subject, findings) => {
    const quotes = namesakes(question, subject, findings).flatMap((path): readonly Quote[] => {
      const lines = [...findings.linesOf(path)].filter(([line]) => line <= mostLines).map(([, text]) => text)
      return lines.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: 1, lines }]
    })
    return quotes.length === 0 ? undefined : { lead: [], first: quotes, quotes: [] }
  },
}

/** Members of the program's name that are not its source. */
function namesakes({ text }: Question, { name, paths }: Subject, findings: Findings): readonly string[] {
  const names = findings.located(locateCall(text))?.names ?? []
  const members = names.filter(({ word }) => word.toUpperCase() === name.toUpperCase()).flatMap((one) => one.members)
  return members.filter((path) => !paths.includes(path)).slice(0, mostMembers)
}
