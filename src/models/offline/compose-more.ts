import { limits } from '../../base/limits.ts'
import type { Draft } from './aspect.ts'
import { assemble, compose, draftOf } from './compose.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import { formatQuote } from './quote.ts'

/**
 * What the answer to the questions had no room for, or left out beside names, in pieces of its length: page 1 is what comes behind the answer itself. NOT
 * FOUND where nothing is left.
 * What was shown is told from the text, as skills may have taken the place of a quotation in it.
 */
export function composeMore(questions: readonly Question[], findings: Findings, page: number): string {
  const room = Math.floor(limits.offlineAnswerChars / questions.length)
  const drafts = questions.flatMap((question) => {
    const drafted = draftOf(question, findings, { beyond: true })
    return 'lacks' in drafted ? [] : [drafted.draft]
  })
  let shown = compose(questions, findings)
  let more = ''
  for (let turned = 0; turned < page; turned++) {
    more = drafts
      .map((draft) => assemble(without(draft, shown), room))
      .filter((text) => text !== '')
      .join('\n\n')
    shown += more
  }
  return more === '' ? 'NOT FOUND\nNothing was left out.' : more
}

function without({ first = [], lead, quotes, beside = [], notes = [] }: Draft, shown: string): Draft {
  const isNew = (text: string) => !shown.includes(text)
  return {
    lead: lead.filter(isNew),
    quotes: [...first, ...quotes].filter((quote) => isNew(formatQuote(quote))),
    beside: beside.filter((quote) => isNew(formatQuote(quote))),
    notes: notes.filter(({ text }) => isNew(text)),
  }
}
