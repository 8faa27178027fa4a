import { quotedTexts } from './quoted-texts.ts'

/** A message that a question quotes with a value in its end, as somebody has seen it: `Please call the desk. Code: 12`. */
export interface ShownValue {
  /** As it stands in the code, without the value. */
  readonly message: string
  readonly value: string
}

const length = { least: 8, most: 100 } as const
const withValue = /^(.*\p{L}[\p{L}\s.,;]*[:=#(]?)\s*([A-Z]{0,2}\d{1,5})[\s.)!]*$/u
/** A word and a number may be anything. */
const fewestWords = 2

export function shownValue(text: string): ShownValue | undefined {
  for (const quoted of quotedTexts(text, length)) {
    const [, message = '', value = ''] = withValue.exec(quoted) ?? []
    if (message.trim().split(/\s+/).length >= fewestWords) return { message: message.trim(), value: value.replace(/^0+(?=\d)/, '') }
  }
  return undefined
}
