import { keepLast } from '../../../base/keep-last.ts'
import { coreOf } from './core-words.ts'

const asksResult = /\b(?:how|where) (?:is|are|was|were)\b[^?,]*\b(?:calculated|computed|worked out)\b/i

const doer = String.raw`^\W*(?:which|what|is there an?)\s+(?:[\w/-]+\s+){0,3}?(?:programs?|modules?|routines?|subroutines?|functions?|paragraphs?|procedures?|jobs?|steps?|transactions?)\s+(?:that\s+|which\s+)?`
const computes = String.raw`(?:calculates?|computes?|works?\s+out)\s`
/** What else is done to amounts is done to other things, too. */
const posts = String.raw`(?:adds?(?:\s+up)?|posts?|charges?|applies|apply|accrues?|pays?(?:\s+out)?|credits?|debits?|deducts?|subtracts?|totals?|raises?|imposes?|grants?|awards?)\s`
const ofAmount = String.raw`(?:(?:an?|the|any|its|their)\s+)?(?:[\w'-]+\s+){0,2}?(?:interest|fees?|charges?|tax(?:es)?|penalt(?:y|ies)|fines?|commissions?|discounts?|bonus(?:es)?|surcharges?|rebates?|dividends?|premiums?|tips|duty|duties|royalt(?:y|ies)|allowances?|deductions?|points)(?=\s+(?:to|into|in|on|of|for|from|with|by|at|when|if|after|before|because|once)\b|\W*$)`
const asksDoer = new RegExp(`${doer}(?:${computes}|${posts}${ofAmount})`, 'i')

/** `how is the amount that goes back computed`: code calls no amount so. */
const anyAmount = /^(?:amounts?|values?|numbers?|quantit(?:y|ies)|results?|figures?)$/i

/** What a question asks the computation of, or who computes it or puts it on something: the last word before the circumstances. */
export const askedAmount = keepLast((bare: string): string | undefined => {
  if (!asksResult.test(bare) && !asksDoer.test(bare)) return undefined
  const amount = coreOf(bare)?.words.at(-1)
  return amount === undefined || anyAmount.test(amount) ? undefined : amount
})

/** A word beside it that code may call the same amount by: `the total balance`. */
const otherName = /^(?:totals?|subtotals?|sums?|averages?|net|gross|balances?)$/i

/** All words that the code may have for it, the asker's own first. */
export function namesOfAmount(bare: string): readonly string[] {
  const amount = askedAmount(bare)
  if (amount === undefined) return []
  return [amount, ...(coreOf(bare)?.words ?? []).filter((word) => word !== amount && otherName.test(word))]
}
