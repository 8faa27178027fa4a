import type { Question } from '../../question/question.ts'

const option = String.raw`['"]?(?:\d{1,2}|[A-Z])['"]?(?![\w-])`
/** `option 3`, `choices 1, 2 and 3`. */
const afterNoun = new RegExp(
  String.raw`\b(?:[Oo]ption|[Cc]hoice|[Ss]election|[Ii]tem)s?\s*(?:number\s*|no\.?\s*)?(${option}(?:(?:\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+)${option})*)`,
)
/** `types A on the menu`: one letter or number that somebody gives to a screen. */
const afterVerb =
  /\b(?:types?|typing|enters?|entering|picks?|picking|chooses?|choosing|selects?|selecting|keys? in)\s+(?:an?\s+|the\s+)?['"]?(\d{1,2}|[A-Z])['"]?(?=\s+(?:on|in|at|from|into|as)\b|\s*[,.?])/

/** The options of a menu that a question is about, as it spells them. */
export function chosenOptions({ bare }: Pick<Question, 'bare'>): readonly string[] {
  const said = afterNoun.exec(bare)?.[1] ?? afterVerb.exec(bare)?.[1] ?? ''
  return [...new Set(said.match(/\d{1,2}|\b[A-Z]\b/g))]
}

/** What a key does on a menu, and how somebody leaves it, is no option of it. */
export function asksKeys(bare: string): boolean {
  return /\bkeys?\b|\bp?f\d{1,2}\b|\b(?:leaves?|exits?|quits?)\b/i.test(bare)
}
