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
import { askedSystemAbend, type SystemAbend } from '../../question/asked-abend.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { isJob, programsRun, programsRunCalls } from '../jobs/programs-run.ts'

const mostFound = 60
const mostItems = 20
const longest = 90

/** Which lines of a program, or of those that a job runs, an abend of the system can come from: no line of it has the code. */
export const systemAbendsAspect: Aspect = {
  name: 'system abends',
  exact: true,
  asks: (question, subject) =>
    subject.named &&
    ((subject.kinds[0] === 'program' && subject.paths.length > 0) || isJob(subject)) &&
    askedSystemAbend(question) !== undefined,
  calls: (question, subject, findings) => {
    const asked = askedSystemAbend(question)
    if (asked === undefined) return []
    const runs = programsRun(question, subject, findings)
    return [
      searchCall(asked.code),
      ...programsRunCalls(question, subject, findings),
      ...runs.flatMap(({ program }) => callsFor(asked, program)),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedSystemAbend(question)
    // A program that speaks of it tells more.
    if (asked === undefined || linesWithCode(asked.code, findings).length > 0) return undefined
    const lead = programsRun(question, subject, findings).flatMap(({ program }) => leadOf(asked, program, findings))
    return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
  },
}

function leadOf(asked: SystemAbend, program: Subject, findings: Findings): readonly string[] {
  const lines = foundLines(asked, program, findings)
  // Of the statements of other languages the patterns know little.
  const [path = ''] = program.paths
  if (lines === undefined || (lines.length === 0 && !isCobol(path))) return []
  const head = `${asked.code} is given by the system: ${asked.said}. No line of ${bold(program.name)} has it`
  if (lines.length === 0) return [`${head}, nor any ${asked.lines}, which are the likeliest.`]
  const shown = lines.slice(0, mostItems)
  const [call] = callsFor(asked, program)
  // A search shows only so many lines of one file.
  const total = Math.max(lines.length, (call === undefined ? undefined : findings.resultOf(call)?.total) ?? 0)
  return [
    `${head}; the likeliest are its ${count(total, asked.lines.replace(/^lines/, 'line'), asked.lines)}${shown.length < total ? `, of which ${shown.length} are shown` : ''}:`,
    ...shown.map((line) => item(findings, code(lineText(line.text, longest)), [at(line)])),
  ]
}

function callsFor({ pattern }: SystemAbend, { paths: [path = ''] }: Subject): readonly Call[] {
  return [linesCall(pattern, mostFound, path)]
}

function foundLines(asked: SystemAbend, program: Subject, findings: Findings): readonly FoundLine[] | undefined {
  const [call] = callsFor(asked, program)
  return call === undefined || findings.resultOf(call) === undefined ? undefined : ownLines(call, program, findings)
}
