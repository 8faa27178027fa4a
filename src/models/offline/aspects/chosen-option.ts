import type { Question } from '../question/question.ts'

const afterNoun = /\b(?:option|choice|selection|item)s?\s*(?:number\s*|no\.?\s*)?['"]?(\w{1,2})['"]?(?![\w-])/i
/** `types A on the menu`: one letter or number that somebody gives to a screen. */
const afterVerb =
  /\b(?:types?|typing|enters?|entering|picks?|picking|chooses?|choosing|selects?|selecting|keys? in)\s+(?:an?\s+|the\s+)?['"]?(\d{1,2}|[A-Z])['"]?(?=\s+(?:on|in|at|from|into|as)\b|\s*[,.?])/

/** The option of a menu that a question is about, as it spells it. */
export function chosenOption({ bare }: Pick<Question, 'bare'>): string | undefined {
  const option = afterNoun.exec(bare)?.[1] ?? afterVerb.exec(bare)?.[1]
  return option !== undefined && /^(?:\d{1,2}|[A-Z])$/.test(option) ? option : undefined
}
