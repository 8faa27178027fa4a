const run =
  /(?<![\p{L}\p{N}_@#$&.-])\p{Lu}{2,}(?:(?:[,;:]|\s-{1,2})?\s+(?:\d+\s+)?\p{Lu}+(?:['\u2019]\p{Lu}+)?(?![\p{Ll}\p{N}_@#$&-]))+(?![\p{L}\p{N}_-])/gu
/** … a dash between them is none. */
const fewestWords = 3
/** Of a list of names each has a comma behind it. */
const fewestTogether = 2
const fewestLetters = 12
/** Words in small letters around it. */
const fewestSmall = 2
/** `EXEC CICS SYNCPOINT`: what a program does, and nothing that it says. */
const statement = /^EXEC\s/

/**
 * Messages that a text spells in capitals as the screen shows them, without quotation marks: `the user sees ORDER NOT ON FILE`. A single word in capitals may
 * be a name, and a text without small letters is no quotation of anything.
 */
export function capitalTexts(text: string): readonly string[] {
  const small = text.match(/(?<!\p{L})\p{Ll}{2,}/gu) ?? []
  if (small.length < fewestSmall) return []
  return [...text.matchAll(run)].map(([found]) => found).filter(isMessage)
}

function isMessage(found: string): boolean {
  const words = found.split(/\s+/).filter((word) => !/^-+$/.test(word))
  const together = words.filter((word) => !/[,;:]$/.test(word)).length
  const letters = found.replace(/\P{L}/gu, '').length
  return words.length >= fewestWords && together >= fewestTogether && letters >= fewestLetters && !statement.test(found)
}
