import type { Question } from './question.ts'

const system = String.raw`(?:IBM|system|z\/OS|MVS|OS|operating system|vendor|supplied|IBM-supplied|standard)`
const uses =
  /\b(?:us\w+|issu\w+|includ\w+|bring\w*|expand\w*|call\w*|invok\w+|referenc\w+|cop\w+|pull\w*|cod\w+|need\w*|contain\w*|map\w*)\b/i
const ofSystem = new RegExp(
  String.raw`\b${system}(?:'s)?\s+(?:[a-z]+\s+){0,2}macros?\b|\bmacros? of (?:IBM|the (?:operating )?system|z\/OS|MVS)\b`,
  'i',
)
const mappingOnes = /\b(?:mapping|DSECT) macros?\b|\b(?:which|what) (?:system |IBM |z\/OS |MVS )?control blocks? (?:does|do|are)\b.*\bmap/i

const anyOnes =
  /^\W*(?:which|what)\s+macros?\s+(?:(?:does|do)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME\s+(?:use|issue|call|invoke|contain|code|expand)|(?:are|is)\s+(?:used|issued|called|invoked|coded)\s+(?:by|in)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME)\W*$/i

/** Which macros of the system a question asks for: all, or those that lay out its control blocks, or these beside those of the code; undefined where it asks for none. */
export function askedSystemMacros({ bare }: Pick<Question, 'bare'>): 'all' | 'mapping' | 'beside' | undefined {
  if (anyOnes.test(bare)) return 'beside'
  if (!uses.test(bare)) return undefined
  if (mappingOnes.test(bare)) return 'mapping'
  return ofSystem.test(bare) ? 'all' : undefined
}
