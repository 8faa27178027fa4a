import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** Words for the parts of a program that others of it call. */
const parts = 'procedures?|routines?|subroutines?|functions?|paragraphs?|sections?|entry points?|internal procedures?|labels?|blocks?'
const container = String.raw`(?:in|of|inside|within|from)\s+(?:the\s+)?(?:[a-z]+\s+)?${nameMark}`
const done = '(?:called|performed|used|invoked|reached|referenced|executed|entered|named)'
const not = String.raw`(?:(?:is|are|were|gets?|has|have)\s+(?:been\s+)?)?(?:never|not|nowhere|no longer)\s+(?:ever\s+|actually\s+)?${done}|(?:(?:is|are)\s+)?(?:un${done}|dead|orphan\w*)`
const ways = [
  String.raw`\b(?<part>${parts})\s+${container}\s+(?:(?:that|which)\s+)?(?:${not})\b`,
  String.raw`\b(?:un${done}|dead|never[- ]${done})\s+(?<part>${parts})\s+(?:(?:are|is)\s+(?:there\s+)?)?${container}`,
  String.raw`\b${nameMark}\s+(?:has|have|contains?|holds?)\s+(?:any\s+|an?\s+|unused\s+|dead\s+)?(?<part>${parts})\s+(?:that|which)?\s*(?:${not}|nobody\s+\w+|nothing\s+\w+)`,
  String.raw`\b(?<part>${parts})\s+${container}\s+(?:(?:does|do|is)\s+)?(?:nobody|nothing|no one|no other)\b`,
].map((way) => new RegExp(way, 'i'))

/** The noun for parts of the named program or member of which a question wants those that nothing calls; undefined where it asks for none. */
export function askedUncalled({ bare, names }: Pick<Question, 'bare' | 'names'>): string | undefined {
  if (names.length !== 1) return undefined
  return ways.map((way) => way.exec(bare)?.groups?.part?.toLowerCase()).find((part) => part !== undefined)
}
