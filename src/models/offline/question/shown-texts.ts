import { escapeRegex } from '../../../base/escape-regex.ts'
import { quotedTexts } from './quoted-texts.ts'

/** Shorter ones are names and codes, longer ones stories. */
const length = { least: 6, most: 80 } as const

/** Called a message and spelled in capitals, it needs no quotation marks. */
const announced =
  /\b(?:message|text|error|warning|prompt)\s+(?:(?:saying|reading|that (?:says|reads))\s+)?(\p{Lu}{2,}(?:(?:[,;:]|\s-{1,2})?\s+\p{Lu}+(?![\p{Ll}\p{N}_@#$&-]))+)(?![\p{L}\p{N}_-])/gu

/** Texts of several words that a question quotes, or calls so: what somebody saw on a screen or in a log. */
export function shownTexts(text: string): readonly string[] {
  const quoted = quotedTexts(text, length).filter((one) => /\p{L}{2}.*\s\S*\p{L}{2}/u.test(one))
  if (quoted.length > 0 || !/\p{Ll}{3}/u.test(text)) return quoted
  return [...text.matchAll(announced)]
    .map(([, said = '']) => said)
    .filter((said) => said.length >= length.least && said.length <= length.most)
}

const typing = '(?:[Ee]nter|[Tt]yp|[Kk]ey|[Ii]ssu|[Ss]ubmit|[Rr]un|[Rr]an|[Ss]tart|[Ii]nvok)(?:s|es|e|ed|ing|ning)?'

/** Whether a name is only a value there: part of a text that is quoted, or what was typed behind a command (`ABCD,XY01`). */
export function isValueShown(text: string, name: string): boolean {
  const escaped = escapeRegex(name)
  if (new RegExp(String.raw`[A-Z0-9@#$][,=(/]${escaped}(?![\w-])`).test(text)) return true
  if (new RegExp(String.raw`\b${typing}\s+["'(]?[A-Z@#$][A-Z0-9@#$]*[ ,]${escaped}(?![\w-])`).test(text)) return true
  const whole = new RegExp(String.raw`(?<![\w-])${escaped}(?![\w-])`, 'i')
  return shownTexts(text).some((shown) => whole.test(shown))
}
