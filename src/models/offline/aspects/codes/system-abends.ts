import { count } from '../../../../base/text.ts'
import { linesWithCode, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, bold, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import { lineText } from '../../evidence/line-text.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedSystemAbend } from '../../question/asked-abend.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 60
const mostItems = 20
const longest = 90

/** Which lines of a program an abend of the system can come from: no line of it has the code. */
export const systemAbendsAspect: Aspect = {
  name: 'system abends',
  exact: true,
  asks: (question, { named, kinds: [kind], paths }) =>
    named && kind === 'program' && paths.length > 0 && askedSystemAbend(question) !== undefined,
  calls: (question, subject) => {
    const asked = askedSystemAbend(question)
    return asked === undefined ? [] : [searchCall(asked.code), ...callsFor(question, subject)]
  },
  draft: (question, subject, findings) => {
    const asked = askedSystemAbend(question)
    // A program that speaks of it tells more.
    if (asked === undefined || linesWithCode(asked.code, findings).length > 0) return undefined
    const lines = foundLines(question, subject, findings)
    // Of the statements of other languages the patterns know little.
    const [path = ''] = subject.paths
    if (lines === undefined || (lines.length === 0 && !isCobol(path))) return undefined
    const head = `${asked.code} is given by the system: ${asked.said}. No line of ${bold(subject.name)} has it`
    if (lines.length === 0) return { lead: [`${head}, nor any ${asked.lines}, which are the likeliest.`], quotes: [], alone: true }
    const shown = lines.slice(0, mostItems)
    const [call] = callsFor(question, subject)
    // A search shows only so many lines of one file.
    const total = Math.max(lines.length, (call === undefined ? undefined : findings.resultOf(call)?.total) ?? 0)
    return {
      lead: [
        `${head}; the likeliest are its ${count(total, asked.lines.replace(/^lines/, 'line'), asked.lines)}${shown.length < total ? `, of which ${shown.length} are shown` : ''}:`,
        ...shown.map((line) => item(findings, code(lineText(line.text, longest)), [at(line)])),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function callsFor(question: Question, { paths: [path = ''] }: Subject): readonly Call[] {
  const asked = askedSystemAbend(question)
  return asked === undefined ? [] : [linesCall(asked.pattern, mostFound, path)]
}

function foundLines(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] | undefined {
  const [call] = callsFor(question, subject)
  return call === undefined || findings.resultOf(call) === undefined ? undefined : ownLines(call, subject, findings)
}
