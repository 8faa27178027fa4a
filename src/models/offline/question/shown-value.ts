/** A message that a question quotes with a value in its end, as somebody has seen it: `Please call the desk. Code: 12`. */
export interface ShownValue {
  /** As it stands in the code, without the value. */
  readonly message: string
  readonly value: string
}

const quoted = /"([^"\n]{8,100})"|“([^”\n]{8,100})”|(?<![\p{L}\p{N}])'([^'\n]{8,100})'(?!\p{L})/gu
const withValue = /^(.*\p{L}[\p{L}\s.,;]*[:=#(]?)\s*([A-Z]{0,2}\d{1,5})[\s.)!]*$/u
/** A word and a number may be anything. */
const fewestWords = 2

export function shownValue(text: string): ShownValue | undefined {
  for (const match of text.matchAll(quoted)) {
    const [, message = '', value = ''] = withValue.exec(match[1] ?? match[2] ?? match[3] ?? '') ?? []
    if (message.trim().split(/\s+/).length >= fewestWords) return { message: message.trim(), value: value.replace(/^0+(?=\d)/, '') }
  }
  return undefined
}
