import type { ValueType } from './value-type.ts'

// `URL` has brought every spelling of an IPv4 address into this form.
const loopback = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/

function accept(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value.trim())) return undefined
  const url = new URL(value.trim())
  const encrypted = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname))
  if (!encrypted || url.username || url.password || url.search || url.hash) return undefined
  return url.href.replace(/\/+$/, '')
}

/**
 * Where requests go. Code and a key travel there, so: https, or http on this machine only, and no credentials in the address, which is printed.
 * The value has no slash at the end.
 */
export const baseUrl: ValueType<string> = {
  expected: 'an https address (http only on this machine) without user name, password, query or fragment',
  parse: accept,
  accept,
}
