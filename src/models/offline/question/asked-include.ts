import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

const include =
  '(?:%?includes?(?: (?:files?|members?))?|copy ?books?|copy members?|header files?|(?:mapping )?macros?|(?:common )?(?:record |file |data )?layouts?)'
const users = String.raw`(?:and|or)\s+(?:which|what|who)\b[^?]*?\b`
const it = String.raw`(?:\s+(?:it|that|them|this(?: one)?))?(?:\s+in)?\W*$`
const copies = '(?:cop(?:y|ies)|includ(?:es?|ing)|pulls?|brings?|drags?|copied|included)'
const uses = `(?:${copies}|uses?|needs?|shares?|expands?)`
const says =
  '(?:has|have|holds?|contains?|defines?|describes?|declares?|carr(?:y|ies)|keeps?|maps?|lays? out|gives?|lists?|sets?|provides?|stores?|is (?:used )?for)'

/** Each asks for a member of which it tells what is in it, and who puts it in. */
const forms: readonly RegExp[] = [
  // `Which include file holds the limits, and which routines use it?`
  new RegExp(String.raw`^\W*(?:which|what)\s+(?:[a-z]+\s+)?${include}\s+${says}\s+(?<what>[^?;]+?)[,;]?\s+${users}${uses}${it}`, 'i'),
  // `In which copybook is the order record laid out, and which programs use it?`
  new RegExp(
    String.raw`^\W*in\s+(?:which|what)\s+(?:[a-z]+\s+)?${include}\s+(?:is|are)\s+(?<what>[^?;]+?)[,;]?\s+${users}${uses}${it}`,
    'i',
  ),
  // `Where is the search kept, and which modules copy it in?`
  new RegExp(String.raw`^\W*where\s+(?:is|are|do|does)\s+(?<what>[^?;]+?)[,;]?\s+${users}${copies}${it}`, 'i'),
  // `Where is the layout of the request declared, and which modules use it?`: a layout is put in by who uses it.
  new RegExp(
    String.raw`^\W*where\s+(?:is|are)\s+(?<what>(?:the|an?|our)\s+(?:[a-z]+\s+){0,2}?(?:${include}|structures?|record (?:descriptions?|formats?))\s+(?:of|for|with)\s+[^?;]+?)[,;]?\s+${users}${uses}${it}`,
    'i',
  ),
  // `I want to change the common for the stands; which include is it and which routines use it?`
  new RegExp(
    String.raw`^(?<what>[^?]+?)[,;.:]\s+(?:in\s+)?(?:which|what)\s+(?:[a-z]+\s+)?${include}\s+(?:is|are)\s+(?:it|that|this|they)(?:\s+in)?[,;]?\s+${users}${uses}${it}`,
    'i',
  ),
]

/** What they have in common: without it none fits. */
const asksUsers = /\b(?:and|or)\s+(?:which|what|who)\b/i
const idle = /\b(?:kept|defined|declared|described|held|laid out|stored|coded|found|written|live|stand)\b\W*$/i

/** What a question tells of a member that it asks for together with those who include it; undefined where it asks no such thing. */
export function askedInclude({ bare }: Question): string | undefined {
  if (!asksUsers.test(bare)) return undefined
  for (const form of forms) {
    const what = form.exec(bare)?.groups?.what?.replace(idle, '').trim()
    if (what !== undefined && what !== '' && !what.includes(nameMark)) return what
  }
  return undefined
}
