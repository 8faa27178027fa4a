import { escapeRegex } from '../../../base/escape-regex.ts'
import type { FoundLine } from '../findings.ts'

/** A place where a piece of data is given a literal, or is compared with one. */
export interface LiteralUse extends FoundLine {
  /** As the code spells it. */
  readonly value: string
  readonly how: 'set' | 'tested' | 'declared'
}

const literal = String.raw`(?:[XCBN]?L?[0-9]*'[^']*'|"[^"]*"|[-+]?[0-9]+(?:\.[0-9]+)?|ZERO(?:E?S)?\b|SPACES?\b|(?:LOW|HIGH)-VALUES?\b|\.(?:TRUE|FALSE)\.)`
/** How one begins: a search takes only so many signs. */
const literalBegin = String.raw`(?:[XCBN]?L?[0-9]*['"]|[-+]?[0-9]|ZERO|SPACE|LOW-V|HIGH-V|\.[TF])`
const equal = String.raw`(?:(?:IS\s+)?(?:NOT\s+)?(?:EQUALS?(?:\s+TO)?\s|[^\w\s<>()'",;]?={1,2})|\.(?:EQ|NE)\.)`
const within = String.raw`\s*(?:\([^()]*\)\s*)?(?:(?:OF|IN)\s+[\w-]+\s*)?`

/** The ways in which languages give data a literal or compare it with one; without lookaround, as a search takes none. */
function forms(name: string, value: string): readonly string[] {
  const of = escapeRegex(name)
  return [
    String.raw`(?:^|[^\w$#@-])${of}${within}\s*${equal}\s*\(?${value}`,
    String.raw`\bMOVE\s+(?:ALL\s+)?${value}.*\sTO\s+(?:[\w-]+(?:\s*\([^()]*\))?\s*,?\s+)*${of}(?:[^\w-]|$)`,
    String.raw`\b(?:MVC|MVI|CLI|CLC|TM)\s+${of}(?:[+-][0-9]+)?(?:\([^()]*\))?,=?${value}`,
    String.raw`(?:^|[^\w$#@-])${of}\s[^=;]*\b(?:VALUES?|INIT(?:IAL)?|DC)\s*(?:IS\s+)?\(?\s*${value}`,
  ]
}

/** A comment that says what a value means: `MODE  1 - by day`. */
function glossOf(name: string): string {
  return String.raw`(?:^|[^\w-])${escapeRegex(name)}[\s=:(]{1,12}['"]?[A-Z0-9]{1,3}['"]?\s*(?:[-=:)]|\bis\b|\bmeans\b)+\s*[A-Z]{3}`
}

/** The second line of a MOVE whose literal stands in the first. */
function targetOf(name: string): string {
  return String.raw`^[\s0-9]{0,40}TO\s+(?:[\w-]+(?:\s*\([^()]*\))?\s*,?\s+)*${escapeRegex(name)}(?:[^\w-]|$)`
}

/** What finds lines with uses of literals, targets of a MOVE that begins above, and comments that gloss a value. */
export function literalPattern(name: string): string {
  return [...forms(name, literalBegin), targetOf(name), glossOf(name)].join('|')
}

/** The literal that some code begins with, if a word of its own. */
export function literalAtStart(text: string): string | undefined {
  return new RegExp(String.raw`^${literal}(?![\w-])`, 'i').exec(text)?.[0]
}

/** Whether a line only says where something is moved: what that is stands above. */
export function isTarget(text: string, name: string): boolean {
  return new RegExp(targetOf(name), 'i').test(text)
}

export function isGloss(text: string, name: string): boolean {
  return new RegExp(glossOf(name), 'i').test(text)
}

const another = new RegExp(String.raw`^\s*(?:,\s*|OR\s+|AND\s+|[|&]\s*)(?:NOT\s+)?(?:=\s*)?(${literal})`, 'i')
const isTest = /\b(?:IF|ELSEIF|WHEN|UNTIL|WHILE|AND|OR|UNLESS|CLI|CLC|TM)\b|\.(?:AND|OR|EQ|NE)\./i

/** The literals that a line of code gives to the data of that name or compares it with. */
export function literalUses(line: FoundLine, name: string): readonly LiteralUse[] {
  const split = assignmentBehindIf(line.text)
  const parts = split === undefined ? [line.text] : [line.text.slice(0, split), line.text.slice(split)]
  return parts.flatMap((part) => usesIn(part, name)).map((use) => ({ ...line, ...use }))
}

function usesIn(text: string, name: string): readonly Pick<LiteralUse, 'value' | 'how'>[] {
  const all = forms(name, `(${literal})`).map((form) => new RegExp(form, 'i').exec(text))
  const found = all.find((one) => one !== null) ?? undefined
  const first = found?.[1]
  if (found === undefined || first === undefined) return []
  const end = found.index + found[0].length
  const how = found === all.at(-1) ? 'declared' : isTest.test(text.slice(0, end)) ? 'tested' : 'set'
  const values = [first]
  let rest = text.slice(end)
  for (let next = how === 'tested' ? another.exec(rest) : null; next !== null; next = another.exec(rest)) {
    values.push(next[1] ?? '')
    rest = rest.slice(next[0].length)
  }
  return values.map((value) => ({ value, how }))
}

/** Where the assignment begins that stands behind the parentheses of an IF: `IF (N .LT. 1) N = 5`; undefined where none does. */
export function assignmentBehindIf(text: string): number | undefined {
  const opened = /\bIF\s*\(/i.exec(text)
  if (opened === null) return undefined
  let depth = 0
  for (let at = opened.index + opened[0].length - 1; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    if (depth === 0) return /^\s*[A-Z_][\w.%$]*\s*(?:\([^=]*\)\s*)?=[^=]/i.test(text.slice(at + 1)) ? at + 1 : undefined
  }
  return undefined
}
