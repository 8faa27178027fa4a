import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Question } from './question.ts'

/** Two names of which a question says that the first stands in the second: `paragraph A of program B`, `B's paragraph A`, `where in B is A called`. */
export interface NamedInside {
  readonly inner: string
  readonly outer: string
}

/** A word beside a name; what is different from another does not stand in it. */
const noun = String.raw`(?:(?!(?:of|in|inside|within|from|differ\w*|distinct|apart)\b)[a-z]+\s+)?`

/** Undefined where no name is said to stand in another. */
export function namedInside({ text, names }: Question): NamedInside | undefined {
  for (const inner of names) {
    for (const outer of names) {
      if (inner !== outer && inOrder(inner, outer).test(text)) return { inner, outer }
    }
  }
  return undefined
}

function inOrder(inner: string, outer: string): RegExp {
  const [a, b] = [escapeRegex(inner), escapeRegex(outer)]
  const quote = '["\'`]?'
  return new RegExp(
    String.raw`(?<![\w-])${a}${quote}\s+${noun}(?:of|in|inside|within|from)\s+(?:the\s+)?${noun}${quote}${b}(?![\w-])|(?<![\w-])${b}${quote}(?:'|\u2019)s\s+${noun}${quote}${a}(?![\w-])|\b(?:in|inside|within)\s+(?:the\s+)?${noun}${quote}${b}${quote},?\s+(?:is|are|does|do|gets?)\s+(?:the\s+)?${noun}${quote}${a}(?![\w-])`,
    'i',
  )
}
