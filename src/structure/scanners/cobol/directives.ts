import type { ReferenceFormat } from './reference-format.ts'

/** Options of the compiler, before the program. */
export const compilerOptions = /^[\d ]{0,7}\s*(?:CBL|PROCESS)(?:\s|$)/i
/** `*CBL` and `*CONTROL`, which are comments in column 7 and statements to the compiler's listing further right. */
export const listingControl = /^\*(?:CBL|CONTROL)\b/i
export const vendorInclude = /^[\d ]{0,6}\s*(?:\+\+INCLUDE|-INC|\+COPY|\?SOURCE|\$COPY)\s+["']?([\w@#$-]+)/i
export const listing = new Set(['EJECT', 'SKIP1', 'SKIP2', 'SKIP3'])

/** The format that `>>SOURCE FORMAT IS …` sets; undefined for other directives. */
export function formatOfSource(line: string): ReferenceFormat | undefined {
  if (!/^>>\s*SOURCE/i.test(line)) return undefined
  return /\bFREE\b/i.test(line) ? 'free' : /\bVARIABLE\b/i.test(line) ? 'variable' : 'fixed'
}

/** The format that Micro Focus' `$SET SOURCEFORMAT"…"` sets; undefined for other directives. */
export function formatOfSet(line: string): ReferenceFormat | undefined {
  const format = /SOURCEFORMAT\s*\(?\s*["']?(FREE|FIXED|VARIABLE)/i.exec(line)?.[1]?.toLowerCase()
  return format === 'free' || format === 'fixed' || format === 'variable' ? format : undefined
}
