import { sanitize } from '../base/sanitize.ts'

/** Deeper values are left out: a model's tool input may be nested further than a serialiser can go. */
const deepest = 32

/** A JSON value whose strings and keys are all sanitised. Takes what `JSON.parse` gives. */
export function sanitizeJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitize(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return '…'
  if (Array.isArray(value)) return value.map((item) => sanitizeJson(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [sanitize(key), sanitizeJson(item, depth + 1)]))
}
