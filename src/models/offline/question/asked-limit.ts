import { distinctBy } from '../../../base/distinct-by.ts'
import { letters } from './word-letters.ts'

const phrase = String.raw`((?:[${letters}]+\s+){0,2}?[${letters}]+)`
const ends = String.raw`(?=\s+(?:does|do|did|is|are|can|could|may|might|must|should|will|would|has|have|be|of|one|an?|the|any|each|at|per|in|on|for|from|to|by|before|until|that|which|there|allowed|permitted|supported|possible|handled|kept)\b|\s*[,?.]|$)`
/** `How many accounts may one customer have`, `a limit to the number of orders`. */
const counted = new RegExp(String.raw`\b(?:how many|number of)\s+${phrase}${ends}`, 'i')
const asksLimit =
  /\b(?:at most|max\w*|ceiling|upper (?:bound|limit)|capacity|highest|greatest|may|can|could|allowed|limit\w*|before|after how many|room|up to|more than|exceed\w*|refus\w*|reject\w*|gives? up)\b/i

/** Whether it asks for the most that there may be, and not for how many there are. */
export function asksForLimit(bare: string): boolean {
  return asksLimit.test(bare)
}

/** The words for what may not be more than some number of; undefined where a question asks for no limit. */
export function askedLimit(bare: string): readonly string[] | undefined {
  const words = counted.exec(bare)?.[1]
  return words === undefined || !asksLimit.test(bare) ? undefined : words.toLowerCase().split(/\s+/)
}

/** `how many does it read before it gives up`: a count that is kept while it runs, and no room for entries. */
export function asksGivingUp(bare: string): boolean {
  return /\bhow (?:many|often)\b[^?]*\b(?:reads?|fetch\w*|tr(?:y|ies)|attempts?|retr\w+|process\w*|loops?|searche?s?)\b[^?]*\b(?:before|until)\b/i.test(
    bare,
  )
}

/** What is said of how many there may be, and not of which. */
const ofAnyKind =
  /^(?:different|distinct|more|most|such|the|these|those|their|its|total|single|separate|possible|allowed|maximum|simultaneous|new|of|open)$/

/** Something whose number is asked for, and the words that say which of it: `weather records`. */
export interface CountedThing {
  readonly noun: string
  readonly which: readonly string[]
}

/** All that it asks the number of, where it may be a limit: `how many polars can be kept, and how many points can one hold`. */
export function countedThings(bare: string): readonly CountedThing[] {
  if (!asksLimit.test(bare)) return []
  const found = [...bare.matchAll(new RegExp(counted, 'gi'))].flatMap((match): readonly CountedThing[] => {
    const words = match[1]?.toLowerCase().split(/\s+/) ?? []
    const noun = words.at(-1)
    return noun === undefined ? [] : [{ noun, which: words.slice(0, -1).filter((word) => !ofAnyKind.test(word)) }]
  })
  return distinctBy(found, ({ noun }) => noun)
}
