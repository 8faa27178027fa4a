import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

interface AskedBinding {
  /** Of the calls that what is named makes, and not of those that lead to it. */
  readonly ofDoer: boolean
  /** Nothing else is asked. */
  readonly only: boolean
}

const binding = /\b(?:static(?:ally)?|dynamic(?:ally)?)\b/i
const calling = /\b(?:call(?:s|ed|ing)?|links?|linked|invok\w+|load(?:s|ed)?|bound)\b/i
/** `the calls in X`, `does X call Y dynamically`, `are the programs that X calls linked statically`. */
const byIt = new RegExp(
  String.raw`\bcalls?\s+(?:that\s+are\s+)?(?:in|of|by|from|made\s+(?:by|in)|inside|within)\s+(?:the\s+)?(?:[a-z]+\s+)?${nameMark}\b|\b(?:does|do)\s+${nameMark}\s+(?:call|link|invoke|load)|${nameMark}\s+(?:calls?|links?\s+to|invokes?|loads?)\b`,
  'i',
)
/** `the call of X in Y`: X is called. */
const ofIt = new RegExp(String.raw`\bcalls?\s+(?:of|to|for)\s+(?:the\s+)?(?:[a-z]+\s+)?${nameMark}\b`, 'i')
const asksElse = /\b(?:which|what|who|where|how|why|when)\b/i

/** `is X called statically or dynamically`, `is that call static or dynamic`. Data may be static as well. */
export function askedBinding({ bare }: Pick<Question, 'bare'>): AskedBinding | undefined {
  if (!binding.test(bare) || !calling.test(bare)) return undefined
  const only = !asksElse.test(bare.replace(/\b(?:how|in (?:which|what) way)\b/i, ''))
  return { ofDoer: byIt.test(bare) && !(ofIt.test(bare) && !/\bcalls\b/i.test(bare)), only }
}
