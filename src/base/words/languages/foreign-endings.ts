/** What words of the languages that there are tables for end in: plurals, articles behind the noun, persons and participles of verbs. */
const ending =
  /^(?:e|es|er|ere|eren|erne|ern|ens|en|ene|ende|et|ets|em|ées?|és?|a|as|ar|ada|ado|ata|ato|ant|ate|ati|ent|o|os|i|ir|is|it|ons|ez|n|na|ne|r|re|s|t|te)$/
/** Of a word before its ending. */
const shortestStem = 5

/** What stays of a word when it takes another ending; undefined for a short one, whose beginning is that of other words. */
export function foreignStem(word: string): string | undefined {
  const stem = word.replace(/(?:er|en|es|ar|ir|re|e|a|o|s)$/, '')
  return stem.length < shortestStem ? undefined : stem
}

/** Whether a word is that stem, with an ending or without. */
export function hasStem(word: string, stem: string): boolean {
  return word.startsWith(stem) && (word.length === stem.length || ending.test(word.slice(stem.length)))
}
