import { keepLast } from '../../../base/keep-last.ts'
import { withPlainNot } from './plain-not.ts'
import type { Question } from './question.ts'

/** What a question asks that a program does where a file cannot be opened, or where it has been read to its end. */
export interface AskedFileOutcome {
  readonly when: 'atEnd' | 'notOpened'
  /** The words that stand before `file`, where it says which. */
  readonly words: readonly string[]
}

const asksDoing = /\b(?:what|how|which|does|where)\b/i
const notOpened =
  /\b(?:not|fails? to|failed to|unable to|never)\s+(?:be\s+|been\s+|get\s+)?open(?:ed)?\b|\bopen(?:ing)?\b[^,?]{0,40}\b(?:fails?|failed|unsuccessful|errors?|does not work|goes wrong)\b|\b(?:fail\w*|errors?|problems?)\s+(?:at|on|in|during|when|while|of|the|to)?\s*(?:the\s+)?open(?:ing)?\b|\b(?:is|are|was|were|be)\s+(?:missing|absent|unavailable|not (?:there|found|available|present|open))\b|\b(?:does|do) not exist\b/i
const atEnd =
  /\b(?:end|bottom) of (?:the |its |an? )?(?:[\w-]+ ){0,3}?(?:files?|data|input|data ?sets?)\b|(?=.*\bNAME\b.*\bNAME\b).*\bend of (?:the )?NAME\b|\bend of (?:the )?SYS[A-Z0-9]+\b|\bEOF\b|\bend[- ]of[- ](?:file|data)\b|\b(?:files?|data ?sets?|input|NAME)\b[^,?]{0,30}\b(?:is|are|was) (?:empty|exhausted|at (?:its |the )?end|read to (?:its|the) end|all read)\b|\bempty (?:[\w-]+ ){0,2}(?:files?|data ?set|input)\b|\bno (?:more|further) (?:records?|cards?|lines?|input|data)\b|\bruns? out of (?:records|data|input)\b/i
const noun = /\b(?:files?|data ?sets?|master|input|DD|EOF|records?|cards?|SYS[A-Z0-9]+)\b|\bNAME\b.*\bNAME\b/i
const ofFile = /((?:[\w-]+\s+){0,3})(?:files?|data ?sets?|master)\b/gi
const idle =
  /^(?:the|an?|its|it|of|at|in|on|to|one|any|some|all|no|each|if|when|once|after|this|that|input|output|end|empty|can|cannot|be|not|open|opened|opening|name|do|does|happens|what|for|or|and|vsam|flat|sequential|main|other|two|three|first|second)$/i

/** Undefined where it asks for none. */
export function askedFileOutcome({ bare }: Pick<Question, 'bare'>): AskedFileOutcome | undefined {
  return /\b(?:open|missing|absent|unavailable|not|exist|end|eof|empty|no|out)|n['\u2019]t\b/i.test(bare) ? outcomeIn(bare) : undefined
}

const outcomeIn = keepLast((asked: string): AskedFileOutcome | undefined => {
  const bare = withPlainNot(asked)
  if (!asksDoing.test(bare) || !noun.test(bare)) return undefined
  const when = atEnd.test(bare) ? 'atEnd' : notOpened.test(bare) ? 'notOpened' : undefined
  if (when === undefined) return undefined
  const words = [...bare.matchAll(ofFile)].flatMap(([, before = '']) => before.toLowerCase().split(/\s+/))
  return { when, words: [...new Set(words)].filter((word) => word.length > 2 && !idle.test(word)) }
})
