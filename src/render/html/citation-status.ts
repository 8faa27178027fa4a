import type { CitationStatus } from '../../answer/citation.ts'

/** How the check of a citation ended, in words and as a sign; colour alone would not be seen by everybody, nor on paper. */
export const citationStatus: Readonly<Record<CitationStatus, { readonly sign: string; readonly words: string }>> = {
  verified: { sign: '✓', words: 'verified' },
  corrected: { sign: '~', words: 'corrected' },
  unchecked: { sign: '?', words: 'not checked' },
  broken: { sign: '✗', words: 'does not hold' },
}
