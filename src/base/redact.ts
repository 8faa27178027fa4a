import { findCredentialShapes } from './secrets/credential-shapes.ts'
import { replaceSpans } from './secrets/span.ts'

export type Redact = (text: string) => string

/**
 * A function that hides the given secrets and everything that has the form of a credential. Used at every sink that leaves the process. A
 * known key is always found by its exact value; a form is a guess.
 */
export function createRedactor(secrets: Iterable<string> = []): Redact {
  const known = [...new Set(secrets)].filter((s) => s.length >= 6).sort((a, b) => b.length - a.length)
  return (text) => {
    let out = text
    for (const secret of known) out = out.replaceAll(secret, '[redacted]')
    return replaceSpans(out, findCredentialShapes(out), '[redacted]').text
  }
}

/** A key as `config show` prints it: enough to tell two keys apart, not enough to use one. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? '****' : `${secret.slice(0, 3)}…${secret.slice(-4)}`
}
