import { escapeRegex } from '../../../base/escape-regex.ts'
import { isCoined } from '../../../base/words/is-coined.ts'
import { askedValues } from './asked-values.ts'
import type { Question } from './question.ts'
import { isTradeWord } from './trade-words.ts'

/** What is asked of a field: all that it may hold, or what some values do. */
export interface AskedLiterals {
  /** Empty where all are asked for. */
  readonly values: readonly string[]
}

const asksAll =
  /\b(?:values|settings|states|letters)\b|\b(?:possible|valid|allowed|legal|which|what)\s+(?:codes|statuses|modes)\b|\bvalues?\b.*\bcan\b|\bcan\b.*\bvalue\b/i
/** Somebody or some place is wanted, and not a value. */
const asksElse =
  /\b(?:where|who)\b|\b(?:which|what)\s+(?:\w+\s+)?(?:programs?|modules?|routines?|subroutines?|paragraphs?|jobs?|files?|lines?|screens?)\b|\bhow\s+(?:many|is|are|does|do)\b|\b(?:default|initial|maximum|minimum|max|min|comput\w+|calculat\w+)\b/i
const asksOne =
  /\b(?:mean|means|meaning|stands?|happens?|signif\w+|indicat\w*|effect|leads?|result|done|tell|tells|say|says|do|does|differ\w*)\b/i
const value = String.raw`(?:["'\u2018\u201c](?<quoted>[^"'\u2019\u201d]{1,12})["'\u2019\u201d]|(?<bare>-?\d{1,5}|\d[A-Z0-9]{1,7}|(?!I\b)[A-Z]{1,2}\d?))(?![\w%-]|\.\d|\s+(?:bytes|lines|times|characters|digits|records|days|years)\b)`
const between = String.raw`(?:\s*==?\s*|\s+(?:(?:field|flag|code|switch|option|value|is|are|equals?|of|to|has|have|having|holds?|contains?|set|being|with|the|an?|at|as|comes?|back|returns?|returned|gives?|shows?)\s+)*)`
const ofName = String.raw`\s+(?:in|for|of|on|from)\s+(?:the\s+)?(?:field\s+|flag\s+|option\s+|variable\s+|switch\s+)?`

/** Whether a question asks which values a field of that name may hold, or what one of them means or does; undefined where it asks for anything else. */
export function askedLiterals({ text, bare }: Question, name: string): AskedLiterals | undefined {
  const values = asksOne.test(text) ? valuesSaid(text, name) : []
  if (values.length > 0) return { values }
  if (askedValues(bare)?.value !== undefined || asksElse.test(bare)) return undefined
  return asksAll.test(bare) || askedValues(bare) !== undefined ? { values } : undefined
}

/** `X = 1 … X = 2`, `'A' in X`. */
function valuesSaid(text: string, name: string): readonly string[] {
  if (!text.toUpperCase().includes(name.toUpperCase())) return []
  const named = String.raw`(?<![\w$#@-])(?:${spellings(name)})(?![\w$#@-])`
  const found = [`${named}${between}${value}`, `${value}${ofName}${named}`].flatMap((form) => [...text.matchAll(new RegExp(form, 'g'))])
  return [...new Set(found.flatMap(({ groups }) => groups?.quoted ?? groups?.bare ?? []))]
}

/** A name may be asked for in small letters; a value is spelled as the code has it. */
function spellings(name: string): string {
  return [name, name.toLowerCase(), name.toUpperCase()].map(escapeRegex).join('|')
}

const spelled =
  /(?<![\w$#@.'"/-])(?:[A-Z][A-Z0-9$#@_]{2,}|[A-Za-z]\w*_\w+|[A-Za-z]\w{2,}(?=(?:\s*=|\s+is|\s+equals)\s*['"\d]))(?![\w$#@'"/-]|\.\w)/g
const mostNames = 3

/** The names in a question that may be those of variables, of which structures know nothing. */
export function variableNames(question: Question): readonly string[] {
  const names = [...new Set([...question.text.matchAll(spelled)].map(([name]) => name))]
  return names
    .filter(
      (name) =>
        (/[A-Z\d_]/.test(name) || isCoined(name) || isEquated(question.text, name)) &&
        !isTradeWord(name) &&
        askedLiterals(question, name) !== undefined,
    )
    .slice(0, mostNames)
}

/** `mode = 1`: whoever writes so means a variable, whatever English makes of the word. */
function isEquated(text: string, name: string): boolean {
  return new RegExp(String.raw`\b${escapeRegex(name)}\s*=`).test(text)
}
