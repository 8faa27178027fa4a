/** Words that point to what was spoken of before. A `that` before a verb or a noun of its own points nowhere. */
const demonstrative = String.raw`(?:(?:that|this|the same|said) (?:program|module|job|step|proc|copybook|file|data ?set|table|field|screen|map|transaction|paragraph|routine|one|queue|segment)|it|them|they|those|these)`
const pointing = new RegExp(String.raw`\b${demonstrative}\b(?!['\u2019]?s\s+(?:a|the|there)\b)`, 'i')
const bareThat = /\b(?:that|this)\b(?=\s*[?.!,]|\s*$)/i

/** Whether a question speaks of something that it does not name. */
export function pointsBack(text: string): boolean {
  return pointing.test(text) || bareThat.test(text)
}

/** The question with `name` in the place of the first word that points back; at its end where none does. */
export function putName(text: string, name: string): string {
  for (const pattern of [pointing, bareThat]) if (pattern.test(text)) return text.replace(pattern, name)
  return `${text.replace(/[?\s]+$/, '')} (${name})?`
}
