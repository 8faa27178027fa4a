import type { ChalkInstance } from 'chalk'
import type { CitationStatus } from '../answer/citation.ts'

/** Green holds, blue was mended, yellow was not checked, red does not hold. */
export function citationColor(status: CitationStatus, colors: ChalkInstance): ChalkInstance {
  return { verified: colors.green, corrected: colors.blue, unchecked: colors.yellow, broken: colors.red }[status]
}
