import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import type { Call } from '../../conversation.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { reportedTexts } from '../../question/reported-texts.ts'
import { messageCalls, messageQuotes } from './message-quotes.ts'

const mostMeant = 2
/** Words that a text may have between two of those that it was told by. */
const between = String.raw`\W+(?:\w+\W+){0,2}?`

/** A message that a question tells in the words of its text (`it logged that the file may be damaged`): the lines with these words, what leads there and what follows. */
export const reportedMessageAspect: Aspect = {
  name: 'reported message',
  exact: true,
  asks: ({ text }) => reportedTexts(text).length > 0,
  calls: (question, _, findings) => [...searches(question), ...messageCalls(meantLines(question, findings), findings)],
  draft: (question, _, findings) => {
    const quotes = messageQuotes(meantLines(question, findings), findings)
    return quotes.length === 0 ? undefined : { first: quotes, lead: [], quotes: [] }
  },
}

function searches({ text }: Question): readonly Call[] {
  return reportedTexts(text).map((words) => patternCall(String.raw`['"].*\b${words.map(escapeRegex).join(between)}\b`))
}

function meantLines(question: Question, findings: Findings) {
  const isText = ({ path }: FoundLine) => !isDocument(path)
  const found = searches(question).flatMap((call) => findings.codeLinesFound(call).filter(isText))
  return found.length > mostMeant ? [] : found.map(({ path, line }) => ({ path, startLine: line, endLine: line }))
}
