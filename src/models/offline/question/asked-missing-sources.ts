import type { UnitKind } from '../../../answer/structure.ts'
import { withPlainNot } from './plain-not.ts'
import type { Question } from './question.ts'

/** What others call, copy or run, and of which there may be no source. */
const nouns: readonly (readonly [UnitKind, RegExp])[] = [
  ['program', /\b(?:programs?|modules?|routines?|subroutines?|functions?|called)\b/i],
  ['copybook', /\b(?:copy ?books?|copy members?|includes?|include (?:files?|members?)|copied(?: (?:\w+ )?members?)?|included)\b/i],
  ['macro', /\bmacros?\b/i],
  ['proc', /\b(?:procs|(?:jcl|catalogued|cataloged) (?:procs?|procedures?))\b/i],
]
const kinds = nouns.map(([kind]) => kind)
const place = '(?:in|from|of|to|on|inside|outside)'
const whole =
  '(?:tree|code|code ?base|source(?:s| code| tree)?|library|libraries|repository|repo|system|application|package|delivery|folder|directory)'
const without = [
  'missing',
  'lacking',
  'absent',
  'unresolved',
  'undelivered',
  'external(?:ly)?',
  String.raw`(?:no|without(?: an?| any| the| its| their)?|lacks?|lacking|misses|(?:has|have|had|is there|are there) no)\s+sources?(?: code| members?)?`,
  String.raw`(?:not|never)\s+(?:been\s+)?(?:delivered|supplied|shipped|included|provided|present|available|found|defined|here|there|part|${place}\s+(?:the|this|our|that)\s+${whole})`,
  String.raw`(?:is|are)\s+outside`,
  'complete',
  '(?:have|got) (?:all|every)',
  String.raw`(?:all|every)\b.*\b(?:here|there|present|available|included|delivered)`,
].join('|')
const asksWithout = new RegExp(String.raw`\b(?:${without})\b|n['\u2019]t\b`, 'i')
/** Another word asks for more than the structure tells. */
const itsWords = new RegExp(
  String.raw`\b(?:which|what|whose|list|name|show|me|all|every|everything|how|many|are|is|was|were|there|any|anything|something|else|of|the|an?|in|from|to|on|at|this|that|those|these|it|its|their|they|do|does|did|have|has|had|be|been|being|by|with|and|or|but|yet|we|i|you|us|our|own|other|here|still|actually|really|got|not|no|never|without|called?|calls?|calling|cop(?:y|ies|ied)|includ(?:es?|ed)|run|runs|used?|uses|references?|referenced|referred|invok(?:es?|ed)|need(?:s|ed)?|require[sd]?|relied|rely|relies|upon|depend(?:s|ed)?|named|mentioned|missing|lacking|lacks?|misses|absent|unresolved|undelivered|external(?:ly)?|delivered|supplied|shipped|provided|present|available|found|defined|part|outside|inside|complete|members?|files?|sources?|cobol|pl\/i|assembler|fortran|${whole})\b`,
  'gi',
)

/** The kinds of members of which a question wants those that are used and have no source here: `which called programs have no source`, `is any copybook missing`. */
export function askedMissingSources({ bare, names }: Pick<Question, 'bare' | 'names'>): readonly UnitKind[] | undefined {
  // What it leads to is told beside: `… so that it cannot be compiled`.
  const plain = withPlainNot(bare).replace(/\b(?:so that|and so|because of which|which is why)\b.*$/i, '')
  if (names.length > 0 || !asksWithout.test(plain)) return undefined
  const asked = nouns.filter(([, noun]) => noun.test(plain))
  const rest = asked.reduce((text, [, noun]) => text.replaceAll(new RegExp(noun.source, 'gi'), ' '), plain).replaceAll(itsWords, ' ')
  if (/[\p{L}\p{N}]/u.test(rest)) return undefined
  if (asked.length > 0) return asked.map(([kind]) => kind)
  return /\b(?:missing|complete|sources?)\b/i.test(plain) ? kinds : undefined
}
