import { ordinals } from './ordinals.ts'

/** Which of the steps of a job a question asks for by its place. */
export type StepPlace =
  | { readonly kind: 'nth'; readonly number: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'after' }
  | { readonly kind: 'before' }
  | { readonly kind: 'count' }

const direct = String.raw`(?:(?:right|directly|immediately|just|straight)\s+)?`
const step = String.raw`(?:which|what)(?:\s+(?:(?:job\s*)?steps?|program|proc(?:edure)?))?`
const comes = `(?:comes?|runs?|is (?:run|executed)|executes?|follows?|happens?|starts?|is)`

/** `which step comes right after NAME`, `what follows NAME`, `the step after NAME`. */
function beside(where: string, verb: string, behind = ''): RegExp {
  return new RegExp(
    String.raw`\b(?:${step}\s+(?:${comes}\s+(?:next\s+)?${direct}${where}|${verb})|steps?\s+${direct}${where})\s+(?:the\s+)?(?:step\s+)?NAME${behind}`,
    'i',
  )
}

/** `after X is attached`: what is done to X is no step of a job. */
const itself = String.raw`(?=\W*$|,|\s+(?:in|of|and|has|have|ends?|ended|finish\w*|complet\w*|ran|runs?|was run|is (?:run|done|finished|over|executed))\b)`
const after = beside('after', 'follows', itself)
const before = beside('before', 'precedes')
const count = /\bhow many (?:job ?)?steps\b/i
const nth = new RegExp(
  String.raw`\b(?<word>${ordinals.join('|')}|\d{1,2}(?:st|nd|rd|th))\s+(?:job\s*)?step\b|\bstep\b[^?]*\b(?:comes?|runs?|is(?: run| executed)?)\s+(?:the\s+)?(?<first>first)\b|\b(?:which|what) (?:job )?step\b[^?]*\b(?<begins>starts?|begins?) with\b`,
  'i',
)
const last = /\b(?:last|final) (?:job ?)?step\b|\bstep\b[^?]*\b(?:comes?|runs?|is(?: run| executed)?) (?:the )?last\b/i

/** Undefined where it asks for none. */
export function askedStepPlace(bare: string): StepPlace | undefined {
  if (after.test(bare)) return { kind: 'after' }
  if (before.test(bare)) return { kind: 'before' }
  if (count.test(bare)) return { kind: 'count' }
  if (last.test(bare)) return { kind: 'last' }
  const { word = '', first, begins } = nth.exec(bare)?.groups ?? {}
  if (first !== undefined || (begins !== undefined && /\bsteps?\b|\bjob\b/i.test(bare))) return { kind: 'nth', number: 1 }
  const number = ordinals.indexOf(word.toLowerCase()) + 1 || Number.parseInt(word, 10)
  return Number.isNaN(number) ? undefined : { kind: 'nth', number }
}
