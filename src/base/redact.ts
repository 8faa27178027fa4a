// Shapes of credentials that are recognised without knowing them. Heuristic: a known key is always found by its exact value.
const shapes: readonly RegExp[] = [
  /\bsk-[A-Za-z0-9_-]{16,}/g,
  /\bAIza[A-Za-z0-9_-]{30,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{40,}/g,
  /\bAKIA[A-Z0-9]{16}\b/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
  /\bglpat-[A-Za-z0-9_-]{16,}/g,
  /(?<=\b[Bb]earer\s+)[A-Za-z0-9._~+/=-]{16,}/g,
  /(?<=:\/\/[^\s:/@]+:)[^\s@/]+(?=@)/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?-----END [A-Z ]*PRIVATE KEY-----/g,
]

export type Redact = (text: string) => string

/** A function that hides the given secrets and everything that looks like a credential. Used at every sink that leaves the process. */
export function createRedactor(secrets: Iterable<string> = []): Redact {
  const known = [...new Set(secrets)].filter((s) => s.length >= 6).sort((a, b) => b.length - a.length)
  return (text) => {
    let out = text
    for (const secret of known) out = out.replaceAll(secret, '[redacted]')
    for (const shape of shapes) out = out.replace(shape, '[redacted]')
    return out
  }
}

/** A key as `config show` prints it: enough to tell two keys apart, not enough to use one. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? '****' : `${secret.slice(0, 3)}…${secret.slice(-4)}`
}
