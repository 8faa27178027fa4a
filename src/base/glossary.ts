import { withoutIdentification } from './card-identification.ts'

/** What a comment says of a name: `C  SWDF   Soil water deficit (mm)`. */
export interface Gloss {
  /** Several where the entry is for all of them: `TMIN,TMAX : temperatures of the day`. */
  readonly names: readonly string[]
  readonly text: string
  /** Column in which the name begins. */
  readonly column: number
}

/** Marks of a comment, a name with its subscripts, and behind two blanks or a sign what it means. */
const gloss =
  /^(?<marks>\s*(?:\/\*|\/\/|--|[*!#;]+|[Cc](?=[\s*]))?[\s*]*)(?<names>[A-Za-z_][\w$#@-]+(?:\([^()]*\))?(?:,\s?[A-Za-z_][\w$#@-]*(?:\([^()]*\))?)*)(?<sign>\s{2,}|\s*\t\s*|\s*[:=]\s*|\s+-\s+)(?<text>\S.*)$/
const comment = /^\s*(?:\/\*|\/\/|--|[*!#;])|^[Cc](?:[\s*]|$)/
/** A statement that was put out of use: names and numbers with signs of arithmetic between them, or subscripts. */
const expression = /^[-+(]*[A-Z0-9.][\w.]*(?:\([^()]*\))?(?:\s*(?:\*\*|[*+]|-\s?(?=\d))\s*[-+(]*[A-Z0-9.][\w.]*(?:\([^()]*\))?\)*)*$/i
const says = /[\p{L}\p{N}]/u
/** Of a line that may be an entry: no comment for people is longer, and a hostile one must not take long. */
const longestLine = 250

/** A list of so few names is as well a part of a sentence. */
const fewest = 3
/** Of the lines of a stretch of comments: what is no list of names has others. */
const leastShare = 0.75

/** What a comment line says of a name, in the form of a list; undefined where it says something else. */
export function glossOf(line: string): Gloss | undefined {
  if (line.length > longestLine || !comment.test(line)) return undefined
  const { marks = '', names = '', sign = '', text = '' } = gloss.exec(withoutIdentification(line).trimEnd())?.groups ?? {}
  if (names === '' || !/\p{L}{2}/u.test(text) || (sign.includes('=') && isStatement(names, text.trim()))) return undefined
  return { names: names.replace(/\([^()]*\)/g, '').split(/,\s?/), text: text.replace(/^[!*#;]+\s*/, ''), column: marks.length }
}

/** `MODE=MODE`, `WIDTH=2.0*SIDE(1)+EDGE`; a word alone is as well a meaning. */
function isStatement(names: string, text: string): boolean {
  return text.toUpperCase() === names.toUpperCase() || (/[*+(]/.test(text) && expression.test(text))
}

/**
 * Which lines belong to a list in comments of what names mean, with what goes on below an entry. Such a list has all words of the trade and none of what is
 * done.
 */
export function glossaryLines(lines: readonly string[]): readonly boolean[] {
  const inList = lines.map(() => false)
  for (let first = 0; first < lines.length; first++) {
    if (!comment.test(lines[first] ?? '')) continue
    let last = first
    while (comment.test(lines[last + 1] ?? '')) last++
    markList(lines, first, last, inList)
    first = last
  }
  return inList
}

/** Whether a line goes on with what an entry above it says: a comment that is indented to its text. */
export function goesOnBelow({ column }: Gloss, line: string): boolean {
  return comment.test(line) && says.test(line.replace(/^[Cc](?=[\s*])/, '')) && indentOf(line) > column + 1
}

function markList(lines: readonly string[], first: number, last: number, inList: boolean[]): void {
  let entries = 0
  let said = 0
  let column = -1
  const own: number[] = []
  for (let at = first; at <= last; at++) {
    const line = lines[at] ?? ''
    if (!says.test(line.replace(/^[Cc](?=[\s*])/, ''))) continue
    said++
    const entry = glossOf(line)
    if (entry !== undefined && (column < 0 || Math.abs(entry.column - column) <= 1)) {
      entries++
      column = entry.column
      own.push(at)
    } else if (column >= 0 && indentOf(line) > column + 1) own.push(at)
  }
  if (entries >= fewest && own.length >= leastShare * said) for (const at of own) inList[at] = true
}

function indentOf(line: string): number {
  return /^\s*(?:\/\*|\/\/|--|[*!#;]+|[Cc](?=[\s*]))?[\s*]*/.exec(line)?.[0].length ?? 0
}
