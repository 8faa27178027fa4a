import { withoutIdentification } from '../../../base/card-identification.ts'
import type { KnownLines } from '../findings.ts'

/**
 * A comment line of COBOL (fixed or free), JCL, assembler, BMS, PL/I, SQL, REXX, Fortran, shell or a C-like language. One pattern for all, since lines come
 * here without the language they are of; where it is known, `structure/retrieval/comment-line.ts` asks its own rule as well. What the C preprocessor is told is none,
 * nor what PL/I declares or sets where a name begins with `#`.
 */
const commentLine =
  /^(?:.{6}[*/]|\/\/\*|\.\*|\s*(?:\*|\/\*|--|#(?!\s*(?:include\s*["<]|define\s+[A-Z_]|ifn?def\s|#*\s+(?:(?:FIXED|FLOAT)\s+(?:BIN|DEC)|(?:CHAR|BIT)(?:ACTER)?\s*\(|(?:POINTER|PTR)\b)|#*\s*=[^=].*;))|!|\/\/\s|rem\s)|[Cc](?:[\s_*-]|$|[=+.#!~%$]{3})|;)/
const sequence = /^\d{6}/
const blockEnd = /\*\//

export function isComment(line: string): boolean {
  return commentLine.test(line)
}

const starInSix = /^ {5}\*/

/** The same of a line among others: a star in column 6 begins one only in a block that was opened above; in Fortran a statement goes on behind it. */
export function isCommentAt(lines: KnownLines, line: number): boolean {
  const text = lines.get(line) ?? ''
  if (!starInSix.test(text)) return isComment(text)
  let above = line - 1
  while (starInSix.test(lines.get(above) ?? '')) above--
  return /\/\*/.test(lines.get(above) ?? '/*')
}

/** A line of COBOL without the remark behind its statement. */
export function withoutRemark(line: string): string {
  return line.replace(/\s\*>.*$/, '')
}

const block = /\/\*.*?(?:\*\/|$)/g

/** A line of PL/I, REXX or the like with blanks in the place of what it remarks between its statements. */
export function withoutBlockRemarks(line: string): string {
  return line.replace(block, ' ')
}

/** Whether a line does nothing: blank, but for a sequence number, or a comment. */
export function isIdle(line: string): boolean {
  return isComment(line) || /^\s*(?:\d{6})?\s*$/.test(line)
}

/** What a comment line says, without its marks; undefined for one that is no comment. */
export function commentText(line: string): string | undefined {
  return isComment(line) ? withoutMarks(line) : undefined
}

/** The text that Python has at the head of a file or routine, from the quotes that open it; Perl's documentation, from `=head1` to `=cut`. */
const docOpens = /^\s*[ru]?(?<quotes>"""|''')|^=(?:head\d|pod)\b/i

/**
 * What the comment lines among the first `count` say, by number: also inside blocks that go over several lines, the remarks of a COBOL program and the texts
 * that document a script.
 */
export function commentTexts(lines: KnownLines, count: number): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  let inside: 'block' | 'remarks' | undefined
  let docEnd: string | undefined
  const ofJcl = isJcl(lines)
  for (let line = 1; line <= count && lines.has(line); line++) {
    const text = lines.get(line) ?? ''
    // There it goes on with a statement.
    if (ofJcl && /^\/\/\s/.test(text)) continue
    const opens = docEnd === undefined && inside === undefined ? docOpens.exec(text) : null
    if (opens !== null || docEnd !== undefined) {
      const rest = opens === null ? text : text.slice(opens[0].length)
      docEnd ??= opens?.groups?.quotes ?? '=cut'
      const end = rest.indexOf(docEnd)
      texts.set(line, withoutMarks(end < 0 ? rest : rest.slice(0, end)))
      if (end >= 0) docEnd = undefined
      continue
    }
    if (inside === undefined && /^.{0,7}\s*REMARKS\.?/i.test(text)) inside = 'remarks'
    if (inside === 'remarks' && /\bDIVISION\b/i.test(text)) inside = undefined
    if (inside !== undefined || isCommentAt(lines, line)) texts.set(line, withoutMarks(text))
    const opened = text.lastIndexOf('/*')
    if (inside === undefined && isComment(text) && opened >= 0 && !/^\/\/\*/.test(text) && !blockEnd.test(text.slice(opened + 2)))
      inside = 'block'
    else if (inside === 'block' && blockEnd.test(text)) inside = undefined
  }
  return texts
}

const jobCards = 5

/** Whether lines begin as a member of JCL does. */
export function isJcl(lines: KnownLines): boolean {
  for (let line = 1; line <= jobCards; line++)
    if (/^\/\/[A-Z@#$][A-Z0-9@#$]{0,7}\s+(?:JOB|PROC|EXEC)\b/.test(lines.get(line) ?? '')) return true
  return false
}

const spacedOut = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/u

/** `P A Y R O L L  R U N` as words. */
function closedUp(text: string): string {
  return spacedOut.test(text) ? text.replace(/(?<!\S)\p{L}(?: \p{L})+(?!\S)/gu, (word) => word.replaceAll(' ', '')) : text
}

function withoutMarks(line: string): string {
  const text = withoutIdentification(line)
    .slice(sequence.test(line) ? 6 : 0, 80)
    .replace(/^\s*(?:\.\*+|[Cc](?=[\s_*-]|$)|\/\/\*|[*/!#;-]+|rem\s)\s*/i, '')
    .replace(/[\s*/|]+(?:[A-Z]{0,4}\d{4,8})?\s*$/, '')
  return closedUp(text)
}
