/** Words that point to what was spoken of before. A `that` before a verb or a noun of its own points nowhere. */
const demonstrative = `(?:(?:that|this|the same|said) (?:program|module|job|step|proc|copybook|file|data ?set|table|field|screen|map|transaction|paragraph|routine|one|queue|segment)|it|them|they|those|these)`
const pointing = new RegExp(String.raw`\b${demonstrative}\b(?!['\u2019]?s\s+(?:a|the|there)\b)`, 'i')
const bareThat = /\b(?:that|this)\b(?=\s*[?.!,]|\s*$)/i

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']
const ordinal = /\bthe (first|second|third|fourth|fifth|last)(?: one)?\b(?=\s*(?:[?.!,]|$)|(?<=one)\b)/i

/** Which of several that the last answer names a question means, from 0, -1 for the last; undefined where it counts none. */
export function pointedPlace(text: string): number | undefined {
  const word = ordinal.exec(text)?.[1]?.toLowerCase()
  return word === undefined ? undefined : ordinals.indexOf(word)
}

/** Whether a question speaks of something that it does not name. */
export function pointsBack(text: string): boolean {
  return ordinal.test(text) || pointing.test(text) || bareThat.test(text)
}

/** The question with `name` in the place of the first word that points back; at its end where none does. */
export function putName(text: string, name: string): string {
  for (const pattern of [ordinal, pointing, bareThat]) if (pattern.test(text)) return text.replace(pattern, name)
  return `${text.replace(/[?\s]+$/, '')} (${name})?`
}
