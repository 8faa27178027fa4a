import type { Question } from './question.ts'

/** Which programs or members are longest, or longer or shorter than so many lines. */
export interface AskedSize {
  readonly kind: 'program' | 'copybook' | 'job'
  readonly order: 'longest' | 'shortest'
  readonly than?: number
}

const kind = '(?<kind>programs?|modules?|copy ?books?|jobs?)'
const longer = '(?:more|over|longer|greater|larger|above|at least|exceed|exceeds|exceeding)'
const shorter = '(?:fewer|less|under|shorter|smaller|below|at most)'
const than = new RegExp(
  String.raw`^\W*(?:which|what|how many|list|list all|are there|is there)\s+(?:any\s+|the\s+|a\s+)?(?:cobol\s+|cics\s+)?${kind}\s+(?:(?:that|which|with|are|is|have|has|contain|contains|consist|consists|of)\s+)*(?:(?<longer>${longer})|(?<shorter>${shorter}))(?:\s+than)?\s+(?<lines>\d[\d.,]*)\s+(?:source\s+|code\s+)?lines\b(?:\s+(?:of code|long|of source))?\W*$`,
  'i',
)
const extreme = new RegExp(
  String.raw`^\W*(?:(?:which|what)(?:\s+(?:is|are|was))?|list|name)\s+(?:the\s+)?(?:(?:\w+\s+)?(?<longest>largest|longest|biggest)|(?<shortest>smallest|shortest))\s+(?:cobol\s+|cics\s+)?${kind}(?:\s+(?:in|of) (?:the|this) (?:system|application|code|codebase))?\W*$`,
  'i',
)
const extremeBehind = new RegExp(
  String.raw`^\W*(?:which|what)\s+(?:cobol\s+|cics\s+)?${kind}\s+(?:is|are|has|have)\s+(?:the\s+)?(?:(?<longest>largest|longest|biggest|most lines)|(?<shortest>smallest|shortest|fewest lines|least lines))(?:\s+of code)?(?:\s+(?:in|of) (?:the|this) (?:system|application|code|codebase))?\W*$`,
  'i',
)

export function askedSize({ text }: Pick<Question, 'text'>): AskedSize | undefined {
  if (!/lines|largest|longest|biggest|smallest|shortest/i.test(text)) return undefined
  const groups = (than.exec(text) ?? extreme.exec(text) ?? extremeBehind.exec(text))?.groups
  if (groups === undefined) return undefined
  const order = groups.shorter === undefined && groups.shortest === undefined ? 'longest' : 'shortest'
  const kindOf = /^copy/i.test(groups.kind ?? '') ? 'copybook' : /^job/i.test(groups.kind ?? '') ? 'job' : 'program'
  return { kind: kindOf, order, ...(groups.lines === undefined ? {} : { than: Number.parseInt(groups.lines.replace(/[.,]/g, ''), 10) }) }
}
