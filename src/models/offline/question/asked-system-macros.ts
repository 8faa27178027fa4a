import type { Question } from './question.ts'

const system = String.raw`(?:IBM|system|z\/OS|MVS|OS|operating system|vendor|supplied|IBM-supplied|standard)`
const verbs = String.raw`\b(?:us\w+|issu\w+|includ\w+|bring\w*|expand\w*|call\w*|invok\w+|referenc\w+|cop\w+|pull\w*|cod\w+|need\w*|contain\w*|map\w*)\b`
const ofSystem = new RegExp(
  String.raw`\b${system}(?:'s)?\s+(?:[a-z]+\s+){0,2}macros?\b|\bmacros? of (?:IBM|the (?:operating )?system|z\/OS|MVS)\b`,
  'i',
)
const mappingOnes = /\b(?:mapping|DSECT) macros?\b|\b(?:which|what) (?:system |IBM |z\/OS |MVS )?control blocks? (?:does|do|are)\b.*\bmap/i

/** Which macros of the system a question asks for: all, or those that lay out its control blocks; undefined where it asks for none. */
export function askedSystemMacros({ bare }: Pick<Question, 'bare'>): 'all' | 'mapping' | undefined {
  if (!new RegExp(verbs, 'i').test(bare)) return undefined
  if (mappingOnes.test(bare)) return 'mapping'
  return ofSystem.test(bare) ? 'all' : undefined
}
