import { nameMark } from './name-mark.ts'

const things = String.raw`(?:[\w/-]+\s+){0,3}(?:records?|entries|lines?|cards?|rows?|segments?|blocks?|events?|messages?|jobs?|steps?|users?|members?|data\s?sets?|volumes?|transactions?)`
const chooses =
  '(?:keeps?|kept|selects?|selected|picks?(?: out)?|picked(?: out)?|takes?|taken|accepts?|accepted|process(?:es|ed)?|handles?|handled|skips?|skipped|ignores?|ignored|drops?|dropped|rejects?|rejected|pass(?:es|ed)? over|leaves? out|left out|filters?(?: out)?|filtered(?: out)?|looks? at|considers?|considered|counts?|counted|lists?|listed|prints?|printed|reports?|reported|shows?|shown|excludes?|excluded|includes?|included)'
const asked = [
  new RegExp(
    String.raw`\b(?:which|what(?: kinds? of)?)\s+${things}\s+(?:does|do|will|would)\s+(?:the\s+)?(?:\w+\s+)?${nameMark}\s+${chooses}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:which|what(?: kinds? of)?)\s+${things}\s+(?:is|are)\s+${chooses}\s+(?:by|in)\s+(?:the\s+)?(?:\w+\s+)?${nameMark}`,
    'i',
  ),
  new RegExp(String.raw`\bhow does\s+(?:\w+\s+)?${nameMark}\s+(?:select|choose|pick|filter|decide which)\b[^?]*`, 'i'),
]

/** Whether a question asks which of the things that a program reads it goes on with: `Which records does X keep?` */
export function asksKeptRecords({ bare }: { readonly bare: string }): boolean {
  return asked.some((form) => form.test(bare))
}
