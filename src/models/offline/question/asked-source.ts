import { escapeRegex } from '../../../base/escape-regex.ts'
import { withMarkFor } from './name-mark.ts'
import type { Question } from './question.ts'

const source = '(?:the\\s+|a\\s+|any\\s+)?sources?(?:\\s+code|\\s+text|\\s+member)?'
const name = '(?:the\\s+)?(?:program\\s+|module\\s+|routine\\s+|copybook\\s+|macro\\s+|member\\s+)?NAME'
const here =
  '(?:\\s+(?:here|there|available|included|delivered|present|(?:part\\s+)?(?:in|of)\\s+(?:the|this|our)\\s+(?:code(?:\\s*base)?|repository|repo|tree|library|sources?|system)))*'
/** Read whole: what the source says or does is another question. */
const asked = new RegExp(
  String.raw`^\W*(?:is\s+(?:there\s+)?|do\s+(?:we|you|I)\s+(?:still\s+)?have\s+|have\s+(?:we|you|I)\s+(?:got\s+)?|does\s+the\s+(?:code|repository|tree|system)\s+(?:have|contain|include)\s+)(?:${source}\s+(?:of|for)\s+${name}|${name}(?:'s)?\s+sources?(?:\s+code)?)${here}\W*$`,
  'i',
)

/** `Is the source of NAME here`, `do we have the source for NAME`. */
export function isAskedSource({ text, names }: Pick<Question, 'text' | 'names'>, of: string): boolean {
  const spelled = names.find((one) => one.toUpperCase() === of.toUpperCase())
  return spelled !== undefined && asked.test(withMarkFor(text, spelled))
}

/** Whether the source of a name is spoken of at all, `where is the source of X`: for a denial that is enough. */
export function speaksOfSource(text: string, name: string): boolean {
  const of = escapeRegex(name)
  return new RegExp(
    String.raw`\bsources?(?: code| member| text)?\s+(?:of|for)\s+(?:the\s+)?(?:program\s+|module\s+|routine\s+)?${of}(?![\w-])|(?<![\w-])${of}(?:'s)?\s+sources?\b`,
    'i',
  ).test(text)
}
