import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Question } from './question.ts'

const thing = '(?:(?:sub)?routines?|subprograms?|functions?|procedures?|programs?)'
const others = String.raw`(?:any\s+|some\s+)?(?:other\s+|another\s+)?`
const calls = '(?:calls?|invokes?)'
const role = String.raw`(?:the\s+)?(?:${thing}\s+)?`

/** Whether a question asks for all that a routine calls, or whether it calls any: `what does R call`, `does R call other routines`. */
export function asksCallsOf({ text }: Question, name: string): boolean {
  const own = escapeRegex(name)
  return [
    String.raw`(?:which|what)(?:\s+${others}${thing})?(?:\s+else)?\s+(?:does|do|can|will)\s+${role}${own}\s+(?:itself\s+)?${calls}`,
    String.raw`(?:which|what)\s+${others}${thing}\s+(?:does|do)\s+${role}${own}\s+use`,
    String.raw`(?:does|do|can|will)\s+${role}${own}\s+(?:itself\s+|ever\s+|also\s+)?${calls}\s+(?:anything|anybody|anyone|something|${others}${thing})(?:\s+(?:else|at\s+all|itself|of\s+its\s+own))?`,
    String.raw`(?:who|what|(?:which|what)\s+${others}${thing})\s+(?:is|are|gets?)\s+(?:called|invoked)\s+(?:by|from)\s+${role}${own}`,
  ].some((form) => new RegExp(String.raw`^\W*${form}\W*$`, 'i').test(text))
}
