import type { Redact } from '../../base/redact.ts'
import { maskSecrets } from '../../base/secrets/mask-secrets.ts'

export type Hide = (text: string) => string

/** A text as a session keeps it: without keys, and without what looks like a password in code. Lines stay lines. */
export function hideSecrets(redact: Redact): Hide {
  return (text) => maskSecrets(redact(text)).text
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
