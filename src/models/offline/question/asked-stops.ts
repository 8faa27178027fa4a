import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

const it = String.raw`(?:the\s+)?(?:program\s+|routine\s+|module\s+)?NAME`
const ends = String.raw`(?:(?:abend|abort|stop|terminate|quit|crash|die|fail|give up)s?|(?:stop|end|terminate|finish|exit)s?\s+(?:with|in|on|by)\s+(?:an?\s+)?(?:error|abend|failure)|(?:end|terminate)s?\s+abnormally|(?:take|issue|force)s?\s+an\s+abend)`
const ended = '(?:abended|aborted|stopped|terminated|ended)'
const tail = String.raw`(?:\s+(?:itself|the run|the job|at all|deliberately|abnormally))?\W*$`
const forms = [
  // `when does X abend`, `where does X stop with an error`, `under which conditions does X abend`
  String.raw`^\W*(?:when|where|why|how|(?:under|in|on|for|at|with)\s+(?:what|which)\s+[a-z]+)\s+(?:does|do|will|would|can|could|might|may)\s+${it}\s+${ends}${tail}`,
  // `what makes X abend`, `what can cause X to abend`, `what would stop X`
  String.raw`^\W*(?:what|which\s+[a-z]+)\s+(?:(?:can|could|would|will|may|might)\s+)?(?:makes?|lets?|causes?|forces?|leads?)\s+${it}\s+(?:to\s+)?${ends}${tail}`,
  String.raw`^\W*(?:what|which\s+[a-z]+)\s+(?:(?:can|could|would|will|may|might)\s+)?(?:stops?|abends?|ends?|aborts?|terminates?|kills?)\s+${it}${tail}`,
  // `when is X abended`
  String.raw`^\W*(?:when|why|(?:under|in)\s+(?:what|which)\s+[a-z]+)\s+(?:is|does|gets?)\s+${it}\s+(?:get\s+)?${ended}${tail}`,
].map((form) => new RegExp(form, 'i'))

/** Whether a question asks on what conditions a program ends itself, and nothing else. */
export const asksStops = keepLast(
  (bare: Question['bare']): boolean =>
    /abend|abort|stop|terminat|quit|crash|die|fail|give|end|exit|kill/i.test(bare) && forms.some((form) => form.test(bare)),
)
