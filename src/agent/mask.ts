import { count } from '../base/text.ts'
import type { Turn } from './history.ts'

/** A text without its secrets, and how many there were. Without effect on its own result. */
export type Mask = (text: string) => { readonly text: string; readonly count: number }

/** What to tell the user of secrets that were masked in `where`. */
export function maskedNotice(secrets: number, where: 'the code' | 'the question'): string {
  const what = count(secrets, 'password or key', 'passwords or keys')
  return `${what} in ${where} masked before the model sees it (--allow-secrets sends them).`
}

/**
 * An earlier turn as a model may be shown it. A conversation keeps questions as they were asked, with the code that was piped in, and a model that
 * sends nothing may have had its part in it.
 */
export function maskTurn(turn: Turn, mask: Mask): Turn {
  return {
    ...turn,
    question: mask(turn.question).text,
    answer: mask(turn.answer).text,
    calls: turn.calls.map((call) => ({ ...call, content: mask(call.content).text })),
  }
}
