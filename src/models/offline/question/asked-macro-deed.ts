import { withMarkFor } from './name-mark.ts'
import type { Question } from './question.ts'

const noun = String.raw`(?:(?:IBM|system|supervisor|operating system|z\/OS|MVS|OS|TSO(?:\/E)?|VTAM|data management|access method|assembler|executable)\s+)*(?:macro instructions?|macros?|services?|SVCs?|supervisor calls?|system calls?)`
const which = new RegExp(String.raw`\b(?:which|what)\s+(?:[a-z]+\s+)?${noun}\b`, 'i')
const uses = /\bwhat\s+(?:does|do)\s+NAME\s+(?:use|issue|invoke)\s+(?:to|for|when)\b/i
/** With these alone a question asks for all that is used. */
const noise =
  /\b(?:which|what|other|else|all|the|an?|is|are|does|do|did|it|its|own|by|in|of|with|through|via|using|from|and|or|to|used|use|uses|using|issued?|issues|invoked?|invokes|called?|calls|cod(?:e[ds]?)|employ(?:s|ed)?|need(?:s|ed)?|refer(?:ences?|enced)|contain(?:s|ed)?|has|have|there|expand(?:s|ed)?|directly|program|module|routine|member|csect|section|NAME)\b/gi

/**
 * What a question wants done by macros of the system, in its own words: `with which macros does X locate a member`, `which service does X use to wait`; undefined
 * where it asks for all that are used, or for none.
 */
export function askedMacroDeed({ text }: Pick<Question, 'text'>, program: string): string | undefined {
  const marked = withMarkFor(text, program)
  if (!which.test(marked) && !uses.test(marked)) return undefined
  const deed = marked.replace(which, ' ').replace(uses, ' ')
  return /\p{L}{2,}/u.test(deed.replace(noise, ' ')) ? deed : undefined
}
