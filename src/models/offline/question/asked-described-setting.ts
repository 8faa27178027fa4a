import { keepLast } from '../../../base/keep-last.ts'
import type { Question } from './question.ts'

const thing = String.raw`(?:the\s+|an?\s+|its?\s+|our\s+)?(?<thing>[a-z][\w-]*(?:'s)?(?:\s+[a-z][\w-]*(?:'s)?){1,2}?)`
const rest = String.raw`(?:\s+(?:to|on|in|from|when|after|for|by|during)\b[^?]*)?\W*$`
const done = '(?:set|changed|updated|modified|filled(?:\\s+in)?|assigned|populated|altered|reset|maintained)'
const does = '(?:sets?|changes?|updates?|modif(?:y|ies)|fills?(?:\\s+in)?|assigns?|populates?|alters?|resets?|maintains?)'
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`^\W*(?:and\s+)?where\s+(?:is|are|does|gets?)\s+${thing}\s+(?:first\s+|actually\s+|being\s+|get\s+)?${done}${rest}`,
    'i',
  ),
  new RegExp(
    String.raw`^\W*(?:and\s+)?(?:who|what|(?:which|what)\s+(?:programs?|modules?|routines?|paragraphs?|transactions?))\s+(?:can\s+|may\s+)?${does}\s+${thing}${rest}`,
    'i',
  ),
]
/** A store is changed by statements of its own, and no item. */
const noItem =
  /^(?:records?|files?|tables?|rows?|segments?|databases?|data ?sets?|datasets?|queues?|masters?|screens?|maps?|pages?|reports?|copybooks?|programs?|jobs?|things?|data|values?|lists?|menus?|members?|it|them|all|any|each|which|what|system|code)$/

/** The words for an item of data of which a question asks where it gets its value, where no name is told: `user type` of `Who sets the user type?`. */
export const askedDescribedSetting = keepLast(({ bare, names }: Question): readonly string[] | undefined => {
  if (names.length > 0) return undefined
  const found = ways.map((way) => way.exec(bare)?.groups?.thing).find((words) => words !== undefined)
  const words = found
    ?.toLowerCase()
    .replace(/'s\b/g, '')
    .split(/[\s_-]+/)
  return words?.some((word) => noItem.test(word)) ? undefined : words
})
