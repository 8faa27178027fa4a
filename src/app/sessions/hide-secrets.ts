import type { Redact } from '../../base/redact.ts'
import { maskSecrets } from '../../base/secrets/mask-secrets.ts'

export type Hide = (text: string) => string

/** What stands for a secret in the text of `maskSecrets`. */
const mask = '[masked]'

/**
 * A function that gives a text as a session keeps it: without keys, and without what looks like a password in code. Lines stay lines. A password of a
 * `question` is hidden wherever it comes back, as in a search for it, which nothing marks as one.
 */
export function hideSecrets(redact: Redact): { readonly hide: Hide; readonly hideQuestion: Hide } {
  const asked = new Set<string>()
  const masked = (text: string) => maskSecrets(redact(text)).text
  const hide = (text: string) => {
    let out = masked(text)
    for (const secret of asked) out = out.replaceAll(secret, mask)
    return out
  }
  const hideQuestion = (text: string) => {
    for (const secret of maskedIn(redact(text), masked(text))) asked.add(secret)
    return hide(text)
  }
  return { hide, hideQuestion }
}

/** The values that were masked; those that may as well be a word of the code are left out. */
function maskedIn(text: string, result: string): string[] {
  const found: string[] = []
  let at = 0
  const [first = '', ...rest] = result.split(mask)
  at += first.length
  for (const part of rest) {
    const end = part === '' ? text.length : text.indexOf(part, at)
    if (end === -1) break
    found.push(text.slice(at, end))
    at = end + part.length
  }
  return found.filter((value) => /^(?=.*\d)(?=.*[A-Za-z])\S{6,}$/.test(value))
}

/** Deeper values are left out: a model's arguments may be nested further than a serialiser can go. */
const deepest = 32

/** A JSON value whose strings are all hidden. */
export function hideIn(value: unknown, hide: Hide, depth = 0): unknown {
  if (typeof value === 'string') return hide(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => hideIn(item, hide, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hideIn(item, hide, depth + 1)]))
}
