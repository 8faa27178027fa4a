import { keepLast } from '../../../base/keep-last.ts'

const tested = '(?:checked|tested|compared|validated|verified|examined)'
const tests = '(?:checks?|tests?|compares?|validates?|verif(?:y|ies)|examines?)'
const thing = String.raw`(?:the\s+|an?\s+|its?\s+|our\s+)?([^\s,;:.?!()"]+(?:'s)?(?:\s+[^\s,;:.?!()"]+){0,2}?)`
/** `Where is the credit limit checked?`, `Which program validates the zip code?` */
const asked = [
  new RegExp(
    String.raw`^\W*(?:and\s+)?(?:where|how)\s+(?:is|are)\s+${thing}\s+(?:first |actually |being )?${tested}(?:\s+against\b[^?]*|\s+for\b[^?]*)?\W*$`,
    'i',
  ),
  new RegExp(String.raw`^\W*where\s+(?:does|do)\s+(?:\S+\s+){1,4}?${tests}\s+${thing}\W*$`, 'i'),
  new RegExp(String.raw`\b(?:who|(?:which|what)\s+(?:programs?|modules?|routines?|paragraphs?))\s+${tests}\s+${thing}\W*$`, 'i'),
]
/** They name no data. */
const noData =
  /^(?:all|any|every|each|whether|if|that|input|data|field|value|error|errors|result|return|code|status|condition|it|this|them|everything)$/i

/** The words for the data of which a question asks in what conditions it stands; undefined where it asks anything else. */
export const askedTest = keepLast((text: string): readonly string[] | undefined => {
  const found = asked.map((form) => form.exec(text)?.[1]).find((words) => words !== undefined)
  const words = found
    ?.toLowerCase()
    .replace(/'s\b/g, '')
    .split(/[\s_-]+/)
  return words === undefined || words.every((word) => noData.test(word)) ? undefined : words
})
