import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

const mode = /\b(?:batch|online)\b/i
const only = new RegExp(
  String.raw`^\W*(?:is|does|do|can|will)\s+(?:the\s+)?(?:(?:cobol|program|module|routine|subroutine)\s+)*${nameMark}\s+(?:(?:an?|the|is|run|runs|running|executed?|used|called|work|works|meant|made|for|in|as|under|from|either|only|or|and|both|cics|batch|online|mode|interactive|program|module|routine|transaction|use|purely|really|part|of|one|processing)\W+)*(?:one|batch|online|mode|cics|program|module|routine|use|processing)\W*$`,
  'i',
)

/** `is X batch or online`, `does X run online`: of one program, and nothing else. */
export function asksMode({ bare }: Pick<Question, 'bare'>): boolean {
  return mode.test(bare) && only.test(bare)
}
