import type { Aspect } from '../../aspect.ts'
import { at, item } from '../../cite.ts'
import { computingCalls, findsNone, givenAmountCalls, givenAmounts } from '../../evidence/amount-lines.ts'
import { quoteLines, readAround } from '../../evidence/around-place.ts'
import { lineText } from '../../evidence/line-text.ts'
import { askedAmount } from '../../question/asked-amount.ts'
import { code } from '../../quote.ts'

const longestText = 80
/** What is added up stands above the line that gives the sum. */
const room = { before: 11, after: 0, most: 12 } as const

/** How an amount is worked out that only gets what was computed under another name: `ADD PENDING TO WORK`, `MOVE WORK TO TOTAL`. */
export const givenAmountAspect: Aspect = {
  name: 'given amount',
  asks: (question) => question.names.length === 0 && askedAmount(question.bare) !== undefined,
  calls: (question, _, findings) => [
    ...computingCalls(question, findings),
    ...givenAmountCalls(question, findings),
    ...givenAmounts(question, findings).map(({ giving }) => readAround(giving, room)),
  ],
  draft: (question, _, findings) => {
    const calls = computingCalls(question, findings)
    if (calls.length === 0 || !calls.every((call) => findsNone(call, findings))) return undefined
    const given = givenAmounts(question, findings)
    if (given.length === 0) return undefined
    const lines = given.flatMap(({ giving, computed }) => [computed, giving])
    return {
      lead: [...new Set(lines.map((line) => item(findings, code(lineText(line.text, longestText)), [at(line)])))],
      quotes: given.map(({ giving: { path, line } }) =>
        quoteLines({ path, startLine: Math.max(1, line - room.before), endLine: line }, findings),
      ),
    }
  },
}
