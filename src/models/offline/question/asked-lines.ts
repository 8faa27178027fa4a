import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** Lines of a member, by their numbers from 1. */
export interface AskedLines {
  readonly startLine: number
  readonly endLine: number
}

const range = String.raw`lines?\s+(?:no\.?\s*|numbers?\s*)?(?<from>\d{1,6})(?:\s*(?:-|\u2013|to|through|thru|till|until|and)\s*(?:lines?\s+)?(?<to>\d{1,6}))?`
const kind = '(?:(?:program|copybook|member|file|source|job|jcl|module|routine|listing|macro|proc(?:edure)?)\\s+){0,2}'
const stopped = String.raw`(?:abend\w*|fail\w*|stop\w*|crash\w*|die[sd]?|loops?|hangs?|end(?:s|ed)|broke|is|was|has)`
const forms = [
  String.raw`\b${range}\s+(?:of|in|from|at|inside)\s+(?:the\s+)?(?:source\s+(?:code\s+)?of\s+)?(?:the\s+)?${kind}${nameMark}(?![\w-])`,
  String.raw`(?<![\w-])${nameMark}['\u2019]?s?\s*[,:(]?\s*(?:(?:${stopped}\s+(?:[a-z]+\s+){0,2}?)?(?:at|on|in)\s+)?(?:the\s+)?(?:source\s+)?${range}`,
].map((form) => new RegExp(form, 'i'))

/** `What does line 407 of X do`, `show me lines 10 to 20 of X`: undefined where no member and no line of it are named. */
export const askedLines = keepLast(({ bare, names }: Pick<Question, 'bare' | 'names'>): AskedLines | undefined => {
  if (names.length !== 1) return undefined
  const groups = forms.map((form) => form.exec(bare)?.groups).find((found) => found !== undefined)
  const startLine = Number(groups?.from)
  const endLine = Number(groups?.to ?? groups?.from)
  return startLine >= 1 && endLine >= startLine ? { startLine, endLine } : undefined
})
