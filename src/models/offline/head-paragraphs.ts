import { isEntry } from '../../base/past-line.ts'
import { commentTexts, isJcl } from './evidence/comment-lines.ts'
import type { KnownLines } from './findings.ts'
import { isLicence, isLicenceEntry } from './licence.ts'

/** The part of a file's beginning that is looked at. */
export const headLines = 100
/** Fewer words explain nothing. */
export const fewestWords = 4
/** A paragraph of fewer words heads the next one: `Program Description`. */
const headingWords = 3

/** What stands before the words that tell what a program is for. */
const stated =
  /^\W*\d{0,2}\W*(?:(?:the|module|program|functional)[ -])?(?:function(?! keys?\b| codes?\b)|purposes?|description|remarks|abstract|overview|synopsis|does)\b/i
/** A change of some date, by somebody: with the time of day a program has noted it, in whatever words. */
const changed =
  /^\W*(?:[\p{L}\d]+[^\p{L}\d]+){0,5}?\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}\s+\d{1,2}[.:]\d\d[.:]\d\d\b|^\W*(?:[A-Za-z]{2,10}[\s:,]+)?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[A-Z]{3}\d{2,4})\b|\b(?:update|change|modification|revision) (?:history|log)\b|\bhistory comments?\b|^\W*(?:\d+\)\s*)?change\(\d\d-/iu
/** What runs a script, and what a library notes of the member: nobody wrote it to tell anything. */
const ofTools = /^\/?(?:usr|bin)\/|-\*-|\bcoding[:=]/
const version =
  /\bSCCS(?:ID)?\b|\bat level \d{1,3} as of \d|@\(#\)|\$(?:Id|Header|Revision|Date|Author)\b|\b(?:date of )?last revision\b|^\W*(?:\w+\s+)?version\s+[\d.]+\w*\W/i

/** A stretch of comment, and where it begins. */
export interface Paragraph {
  readonly startLine: number
  readonly texts: readonly string[]
}

/** The paragraphs with which a file begins, of which one may tell what it is for. `name`: of the file. */
export function paragraphsOf(lines: KnownLines, name: string): readonly Paragraph[] {
  return isJcl(lines) ? paragraphsOfJob(lines, name) : allParagraphs(lines)
}

/**
 * Those of a member of JCL: what stands in the data of a step is about these, unless it names the member; and what stands behind the first step about the next, where
 * something was said before.
 */
function paragraphsOfJob(lines: KnownLines, name: string): readonly Paragraph[] {
  const all = allParagraphs(lines).filter((paragraph) => /^\/\/\*/.test(lines.get(paragraph.startLine) ?? '') || isOwn(paragraph, name))
  let step = 1
  while (step <= headLines && !/^\/\/\S*\s+EXEC\b/.test(lines.get(step) ?? '')) step++
  const before = all.filter(({ startLine, texts }) => startLine < step && !isLicence(texts.join('\n')))
  return before.some(({ texts }) => wordsIn(texts.join(' ')) >= fewestWords) ? before : all
}

/** Stretches of comment lines between lines of marks, blank lines and code. Entries of a log of changes are left out. */
function allParagraphs(lines: KnownLines): readonly Paragraph[] {
  const texts = commentTexts(lines, headLines)
  const paragraphs: Paragraph[] = []
  let open: string[] = []
  let isLog = false
  const close = (line: number) => {
    const startLine = line - open.length
    const above = paragraphs.at(-1)
    if (open.length > 0 && above !== undefined && isOpenNotice(above)) {
      const between = Array.from({ length: startLine - above.startLine - above.texts.length }, () => '')
      paragraphs.splice(-1, 1, { startLine: above.startLine, texts: [...above.texts, ...between, ...open] })
    } else if (open.length > 0) paragraphs.push({ startLine, texts: open })
    open = []
  }
  for (let line = 1; line <= headLines + 1; line++) {
    const text = texts.get(line)
    const says = text !== undefined && wordsIn(text) > 0 && !isLicenceEntry(text) && !ofTools.test(text) && !isOfVersion(text)
    if (!says || lines.get(line - 1)?.includes('*/')) isLog = false
    if (says && (changed.test(text) || isEntry(text))) isLog = true
    if (says && !isLog) open.push(text)
    else if (!says || !isHeading(open)) close(line)
    else open = []
  }
  return paragraphs
}

/** `… without written permission of:`, and whose that is stands below. */
function isOpenNotice({ texts }: Paragraph): boolean {
  return /\b(?:of|from|by|to)\s*:\s*$/i.test(texts.at(-1) ?? '') && isLicence(texts.join('\n'))
}

/** Whether it says of what its file is for, and not by chance. */
export function isOwn({ texts }: Paragraph, name: string): boolean {
  return isStated(texts) || beginsWith(name, texts.join('\n'))
}

export function isStated(texts: readonly string[]): boolean {
  return texts.some((line) => stated.test(line))
}

export function beginsWith(name: string, text: string): boolean {
  return (
    name !== '' &&
    text
      .replace(/^\P{L}+/u, '')
      .toUpperCase()
      .startsWith(name.toUpperCase())
  )
}

export function isHeading(texts: readonly string[]): boolean {
  return texts.length === 0 || wordsIn(texts.join(' ')) <= headingWords
}

/** What a library or an author notes of a version: it tells nothing of what the program does. */
export function isOfVersion(line: string): boolean {
  return version.test(line)
}

/** Words of at least two letters, which marks and levels are not. */
export function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0
}
