import type { Question } from './question.ts'

const choice = String.raw`(?:menu\s+)?(?:choices?|options?|selections?|keys?|replies|reply|answers?|letters?|entries|entry|picks?)`
const leads =
  '(?:leads?|ends?|gets?|goes|go|takes?|brings?|reach(?:es)?|performs?|runs?|calls?|starts?|invokes?|executes?|triggers?|comes?|come)'
/** `Which options lead to X`, `what do I have to choose to get to the part that prints`. */
const asks = new RegExp(
  String.raw`\b(?:which|what)\s+(?:(?!(?:do|does|did|is|are|will|can)\b)[a-z]+\s+){0,2}?${choice}\b[^?]*?\b${leads}\b(?:\s+(?:up|in|into|to|me|us|you|the\s+user))*\s+(?<rest>[^?]*)`,
  'i',
)

/** What stands behind `lead to`, where a question asks for the choices that lead somewhere; undefined where it asks no such thing. */
export function askedChoicesTo({ text }: Pick<Question, 'text'>): string | undefined {
  const rest = asks.exec(text)?.groups?.rest?.trim()
  return rest === undefined || rest === '' ? undefined : rest
}
