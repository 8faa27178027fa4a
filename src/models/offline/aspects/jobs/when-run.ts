import { linesNaming, namedItems, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { item, type Lines } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings } from '../../findings.ts'
import { headLines } from '../../head-paragraphs.ts'
import { partsOf } from '../../question/parts.ts'
import { type Question, questionOf, withNames } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { callersAspect } from '../relations/callers.ts'

const asksWhen =
  /^\W*(?:when|how often|at what time|on (?:which|what) days?)\s+(?:does|do|is|must|should|can|will)\s+(?:the\s+)?(?:job\s+|jcl\s+)?NAME\b(?:\s+job)?\s+(?:\w+\s+)?(?:run|start|execute|submit|schedul|get)/i
const says =
  /\b(?:after|before|daily|weekly|monthly|yearly|annual\w*|quarter\w*|night\w*|every|each (?:day|week|month|night)|end of (?:day|week|month|year)|on demand|manual\w*|schedul\w*|submitt\w*|rerun|once|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i
/** What a line about a run says, whoever writes it. */
const runs =
  /\b(?:submit\w*|trigger\w*|schedul\w*|runs?|running|starts?|started|release\w*|waits?|follow\w*|preced\w*|predecessor|successor|cron|INTRDR)\b|\bJOB=/i
const mostRemarks = 4
const mostSeen = 50
const longest = 100

/** When a job runs is said by those who submit it, by schedules and texts that name it, and by its own remarks; where none does, nothing tells. */
export const whenRunAspect: Aspect = {
  name: 'when run',
  asks: ({ bare, text, names }, { named, kinds }) =>
    named && (kinds[0] === 'job' || kinds[0] === 'proc') && names.length === 1 && partsOf(text).length < 2 && asksWhen.test(bare),
  calls: (_, subject, findings) => [
    ...callersAspect.calls(startersQuestion(subject), subject, findings),
    searchCall(subject.name),
    ...subject.paths.slice(0, 1).map((path) => readCall(path, 1, headLines)),
  ],
  draft: (_, subject, findings) => {
    const starters = callersAspect.draft(startersQuestion(subject), subject, findings)?.lead ?? []
    const remarks = ownRemarks(subject, findings).map((line) => item(findings, `it says itself: ${code(textOf(line, findings))}`, [line]))
    const others = linesNaming(subject.name, findings).filter((line) => !subject.paths.includes(line.path) && !isCobolProgram(line.path))
    const telling = others.filter((line) => mayTell(line, textOf(line, findings)))
    const named =
      starters.length > 0 || telling.length === 0 ? [] : [`${code(subject.name)} is named in:`, ...namedItems(telling, findings)]
    const lead = [...starters, ...remarks, ...named]
    if (lead.length > 0) return { lead, quotes: [], alone: true }
    // As many as a search shows: others may tell.
    if (others.length >= mostSeen) return undefined
    const said = `nothing in the code says when ${code(subject.name)} runs`
    return { lead: [], quotes: [], nothing: { said, instead: namedItems(others, findings), decides: true } }
  },
}

function startersQuestion({ name }: Subject): Question {
  return withNames(questionOf(`Which jobs start ${name}?`), [name])
}

/** A text must say it; what else names a job may be the entry of a scheduler. A DD statement of its name is of a file. */
function mayTell({ path }: Lines, text: string): boolean {
  if (says.test(text) || runs.test(text)) return true
  return !isDocument(path) && !/^\/\/\S+\s+DD\b/.test(text)
}

/** What the comments at the beginning of its member say of when it runs. */
function ownRemarks({ paths: [path], startLine = 1 }: Subject, findings: Findings): readonly Lines[] {
  if (path === undefined || startLine > headLines) return []
  return [...findings.linesOf(path)]
    .filter(([line, text]) => line <= headLines && isComment(text) && says.test(text))
    .slice(0, mostRemarks)
    .map(([line]) => ({ path, startLine: line, endLine: line }))
}

function textOf({ path, startLine }: Lines, findings: Findings): string {
  return lineText(findings.linesOf(path).get(startLine) ?? '', longest).replaceAll('`', "'")
}
