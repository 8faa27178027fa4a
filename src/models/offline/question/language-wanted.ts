import { keepLast } from '../../../base/keep-last.ts'
import { askedLanguage } from './asked-language.ts'
import type { Question } from './question.ts'

const language = '(?:cobol|assembl(?:er|y)|hlasm|pl/?[i1]|fortran|rexx)'
const things = '(?:programs?|modules?|routines?|code|sources?|source code|members?|execs?|scripts?)'
const here = String.raw`(?:\s+(?:are\s+there|there|do\s+we\s+have|exist|here|(?:in|inside)\s+(?:this|the|our)\s+(?:system|application|code|codebase)))?`
const asked = [
  String.raw`(?:is|are)\s+there\s+(?:any\s+|some\s+|an?\s+)?${language}(?:\s+${things})?${here}`,
  String.raw`(?:do|does)\s+(?:we|you|they|it|(?:the|this|our)\s+(?:system|application))\s+(?:have|use|contain)\s+(?:any\s+|some\s+)?${language}(?:\s+${things})?`,
  String.raw`(?:(?:which|what|is|are)|(?:is|are)\s+there)\s+(?:any\s+)?(?:${things}|anything)\s+(?:(?:is|are)\s+)?(?:written\s+|coded\s+)?in\s+${language}`,
  String.raw`(?:which|what)\s+${language}\s+${things}${here}`,
  String.raw`(?:list|show|name)\s+(?:me\s+)?(?:all\s+)?(?:the\s+)?${language}\s+${things}`,
].map((form) => new RegExp(String.raw`^\W*${form}\W*$`, 'i'))

const isLanguage = new RegExp(`^${language}$`, 'i')

/** The language of which a question asks whether anything is written in it, or what; undefined where it asks anything else. */
export const languageWanted = keepLast(({ text, names }: Pick<Question, 'names' | 'text'>): string | undefined =>
  names.every((name) => isLanguage.test(name)) && asked.some((form) => form.test(text)) ? askedLanguage({ text }) : undefined,
)
