import { isIPv4 } from 'node:net'
import type { ValueType } from './value-type.ts'

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
}

function accept(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value.trim())) return undefined
  const url = new URL(value.trim())
  const encrypted = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
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
