import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

const loop = /\b(?:loops?|looping|iterat(?:es?|ions?))\b/i
const ends =
  /\b(?:how (?:long|often|many times|many iterations|many loops)|until|till|when|which (?:condition|loops)|what (?:condition|loops|ends?|stops?|controls?|terminates?)|conditions?|end of|ends?|stops?)\b/i
/** `until when does X read`. */
const until =
  /^\W*(?:until|till|up to|for how long)\s+(?:when|what|which)?\b[^?]*\b(?:does|do|is|will)\s+(?:the\s+)?(?:program\s+|main loop of\s+)?NAME\b/i
const onlyIn = /\bNAME\b/

/** Whether a question asks how long the loops of a program go on. */
export const asksLoops = keepLast(
  (bare: Question['bare']): boolean =>
    /\b(?:loop|iterat|until|till|up to|how long)/i.test(bare) &&
    onlyIn.test(bare) &&
    ((loop.test(bare) && ends.test(bare)) || until.test(bare)),
)
