import { keepLast } from '../../../base/keep-last.ts'

const key = String.raw`(?:the\s+)?(?:(?:function\s+|program\s+function\s+)?key\s+)?(?:P?F[- ]?K?(?<number>\d{1,2})|(?<pa>PA[12])|(?<other>clear|enter))(?:[- ](?:function[- ])?keys?)?`
const of = String.raw`(?:cics\s+|online\s+|cobol\s+)?(?:programs?|screens?|panels?|maps?|transactions?|modules?)`
const does = String.raw`(?:uses?|handles?|accepts?|supports?|allows?|ha(?:s|ve)|reacts?\s+(?:to|on)|responds?\s+to|checks?(?:\s+for)?|tests?(?:\s+for)?|process(?:es)?|knows?|offers?|evaluates?|works?\s+with)`
const forms = [
  String.raw`^\W*(?:(?:which|what|list|show(?:\s+me)?|list\s+all)\s+(?:all\s+|the\s+)*${of}|who)\s+(?:that\s+|which\s+)?(?:do\s+|can\s+)?${does}\s+${key}\W*$`,
  String.raw`^\W*where\s+(?:is|are)\s+${key}\s+(?:handled|tested|used|checked|processed|evaluated)\W*$`,
  String.raw`^\W*(?:in|on)\s+(?:which|what)\s+${of}\s+(?:is|can|does|works?)\s+(?:I\s+use\s+)?${key}(?:\s+(?:handled|tested|used|checked|processed|allowed|valid|supported|works?))?\W*$`,
].map((form) => new RegExp(form, 'i'))
const which = String.raw`^\W*(?:which|what|list|show(?:\s+me)?)\s+(?:all\s+|the\s+)*${of}\s+(?:that\s+|which\s+)?`
const unused = [
  String.raw`${which}(?:(?:do|does|can)\s*(?:not|n['\u2019]t)|never|cannot)\s+(?:ever\s+)?${does.replace('ha(?:s|ve)', 'have')}\s+${key}\W*$`,
  String.raw`${which}(?:(?:have|has|offers?|knows?)\s+no|without|ignores?)\s+(?:an?\s+)?${key}\W*$`,
].map((form) => new RegExp(form, 'i'))

/** A key of which it is asked which programs test it. */
export interface AskedKey {
  /** As people call it. */
  readonly said: string
  /** For what programs call it. */
  readonly pattern: string
  /** Those are asked for that do not test it. */
  readonly without?: true
}

/** The key of which it is asked which programs test it, or do not; undefined where that is not asked. */
export const askedKeyUsers = keepLast((text: string): AskedKey | undefined => {
  const denied = keyIn(text, unused)
  return denied === undefined ? keyIn(text, forms) : { ...denied, without: true }
})

function keyIn(text: string, ways: readonly RegExp[]): AskedKey | undefined {
  for (const form of ways) {
    const groups = form.exec(text)?.groups
    if (groups === undefined) continue
    const { number, pa, other } = groups
    if (number !== undefined)
      return { said: `PF${Number(number)}`, pattern: String.raw`(?:DFH|[\w-]*-)?PF-?K?(?:EY)?-?0?${Number(number)}` }
    const name = (pa ?? other ?? '').toUpperCase()
    return { said: name, pattern: String.raw`(?:DFH|[\w-]*AID-?|[\w-]*KEY-?)${name}` }
  }
  return undefined
}
