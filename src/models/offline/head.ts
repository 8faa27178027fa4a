import { escapeRegex } from '../../base/escape-regex.ts'
import { glossaryLines } from '../../base/glossary.ts'
import { commentText, commentTexts, isJcl, withoutBlockRemarks } from './evidence/comment-lines.ts'
import { linesBetween } from './evidence/lines-between.ts'
import type { KnownLines } from './findings.ts'
import { dataDivision, firstDeed, firstInstruction, firstStatement } from './head-bounds.ts'
import { beginsWith, fewestWords, headLines, isHeading, isOwn, isStated, type Paragraph, paragraphsOf, wordsIn } from './head-paragraphs.ts'
import { isLicence } from './licence.ts'

/** Lines of the longest head. */
const mostLines = 10
/** More words explain no better. */
const enoughWords = 30
/** A paragraph so many lines below the first counts half. */
const halfLine = 15
const halfLineOfStated = 45
const fewestOfBanner = 2
/** A paragraph that says that it tells the purpose needs fewer words, and counts as so many. */
const fewestStated = 3
const wordsStated = 8
/** Paragraphs with fewer lines between them go together. */
const closeLines = 3
/** Lines of the longest prototype of a macro. */
const mostPrototype = 12

/** What such a paragraph lists is part of a program, and not what it is for. */
const ofPart =
  /^\W*(?:(?:[a-z-]+ )?error messages?|messages?|(?:function|pf) keys?|calls?|called by|(?:programs|modules|routines) called|parameters?|registers?|return codes?|files(?: used)?|inputs?|outputs?|changes?|history|versions?|author|security|environment|dependencies|attributes|installation|written by|(?:comments? and )?changes by|restrictions?|linkage)\b[\w ]{0,20}(?:[.:=]|$)/i
const worthOfPart = 0.2
/** Code that was made a comment. */
const code =
  /^(?:SOURCE|OBJECT)-COMPUTER\b|^\d{1,2}\s+\S+.*\b(?:PIC|OCCURS|REDEFINES)\b|^[A-Z]{1,5}\s+\S+,\S+$|^B[A-Z]{0,3}\s+[A-Z@#$]\S*$|^\d*\s*['"](?![\w$#@-]+['"]\s+[A-Za-z]+\s+[A-Za-z])|^(?:MOVE|PERFORM|IF|EXEC|CALL|DISPLAY)\s+\S/
/** Where to read on: of links no line says what a program is for. */
const link = /\b(?:https?|ftp):\/\/\S+/i
/** One name a line: what a program gets from elsewhere. */
const listedName = /^\W*[\w$#@]+\W*$/
const fewestListed = 4
const verb = /\b\p{L}{3,}(?:s|es)\b|\b(?:to|for|from|when|which|that)\b/giu

export interface Head {
  readonly startLine: number
  readonly lines: readonly string[]
}

interface Scored {
  readonly paragraph: Paragraph
  readonly index: number
  readonly score: number
}

/** A paragraph of no more words is a title. */
const titleWords = 5
/** … with who wrote it and when. */
const mostTitle = 9

/**
 * The comment at a file's beginning that tells what it is for: not the notice of rights nor the log of changes, first what says `function` or `purpose` or the
 * file's own name; without one, the first lines that are no comment. Undefined when the beginning is not known.
 */
export function findHead(lines: KnownLines, name: string): Head | undefined {
  if (!lines.has(1)) return undefined
  const before = linesBeforeSource(lines)
  if (before > 0) {
    const end = [...lines.keys()].find((line) => line > before && isOfJob(lines.get(line))) ?? Number.POSITIVE_INFINITY
    return headFrom(before + 1, new Map([...lines].filter(([line]) => line < end)), name)
  }
  const paragraphs = paragraphsOf(lines, name)
  const firstLine = paragraphs.find(({ texts }) => !isLicence(texts.join('\n')))?.startLine ?? 1
  const inList = glossaryLines(Array.from({ length: headLines }, (_, i) => lines.get(i + 1) ?? ''))
  const scored = paragraphs.map((paragraph, index): Scored => {
    const { startLine, texts } = paragraph
    const isList = inList.slice(startLine - 1, startLine - 1 + texts.length).filter((is) => is).length > texts.length / 2
    const isTitled = isUnderTitle(paragraph, paragraphs[index - 1], name)
    const states = isUnderHeading(paragraph, paragraphs[index - 1])
    return { paragraph, index, score: worth(paragraph, { firstLine, name, opens: opensMacro(paragraph, lines), isTitled, states, isList }) }
  })
  const best = scored.reduce<Scored | undefined>((one, other) => (other.score > (one?.score ?? 0) ? other : one), undefined)
  if (best === undefined) return bannerOf(paragraphs, lines) ?? firstLines(lines)
  // What only tells who wrote it and where says less than a title.
  const banner = ofPart.test(best.paragraph.texts[0] ?? '') ? bannerOf(paragraphs, lines) : undefined
  if (banner !== undefined) return banner
  const below = best.paragraph.startLine
  if (below > dataDivision(lines) && !isOwn(best.paragraph, name)) return bannerOf(paragraphs, lines)
  const title = below > firstDeed(lines) && !isOwn(best.paragraph, name) ? bannerOf(paragraphs, lines) : undefined
  return title ?? withNeighbours(aboveInstructions(best, scored, name, lines), scored, name, lines)
}

/** What stands above them tells the purpose in fewer words. */
const worthAbove = 0.4

/** A comment below the first instructions is about those that follow it, where one above them says enough. */
function aboveInstructions(best: Scored, scored: readonly Scored[], name: string, lines: KnownLines): Scored {
  const first = firstInstruction(lines)
  if (best.paragraph.startLine < first || isOwn(best.paragraph, name) || isStated(best.paragraph.texts)) return best
  const above = scored.filter(({ paragraph, score }) => paragraph.startLine < first && score >= best.score * worthAbove)
  return above.reduce<Scored | undefined>((one, other) => (other.score > (one?.score ?? 0) ? other : one), undefined) ?? best
}

/** The same of what begins at a line, whatever stands above it. */
export function headFrom(first: number, lines: KnownLines, name: string): Head | undefined {
  const own = new Map([...lines].flatMap(([line, text]) => (line >= first ? [[line - first + 1, text] as const] : [])))
  const head = findHead(own, name)
  return head && { ...head, startLine: head.startLine + first - 1 }
}

const ofSource =
  /^\S*\s+(?:[CR]SECT|START)\b|^\s+(?:MACRO|TITLE|PRINT\s+(?:ON|OFF|(?:NO)?GEN)|GBL[ABC]|LCL[ABC])\b|\bID(?:ENTIFICATION)?\s+DIVISION\b|:\s*PROC(?:EDURE)?\b.*\bOPTIONS\s*\(|^ {6}\s*PROGRAM\s+\w/i
const mostBefore = 60

/** How many lines of a member stand before the source of a program, where that lies as data in the job that compiles it; 0 elsewhere. */
function linesBeforeSource(lines: KnownLines): number {
  if (!isJcl(lines)) return 0
  for (let line = 1; line <= mostBefore && lines.has(line); line++) {
    // Without a DD statement before them lines are those of SYSIN.
    if (isOfJob(lines.get(line))) continue
    for (let below = line; below <= line + headLines && lines.has(below) && !isOfJob(lines.get(below)); below++)
      if (ofSource.test(lines.get(below) ?? '')) return line - 1
    while (lines.has(line + 1) && !isOfJob(lines.get(line + 1))) line++
  }
  return 0
}

function isOfJob(text = ''): boolean {
  return /^\/[/*]/.test(text)
}

/** Two or three words in a box over the whole program, where nothing else says what it is for: `UPDATE customer details`. */
function bannerOf(paragraphs: readonly Paragraph[], lines: KnownLines): Head | undefined {
  const below = Math.min(dataDivision(lines), firstStatement(lines))
  const banner = paragraphs.find(
    ({ startLine, texts }) =>
      startLine < below &&
      !isLicence(texts.join('\n')) &&
      !isMostly(code, texts) &&
      !ofPart.test(texts[0] ?? '') &&
      wordsIn(texts.join(' ')) >= fewestOfBanner,
  )
  return banner === undefined ? undefined : { startLine: banner.startLine, lines: linesBetween(lines, banner.startLine, lastLine(banner)) }
}

/** Whether it stands right under MACRO: there a macro of assembler says what it does, be it in two words. */
function opensMacro({ startLine }: Paragraph, lines: KnownLines): boolean {
  let above = startLine - 1
  while (above > 0 && /^(?:\.?\*[\s*]*\d*\s*)?$/.test(lines.get(above) ?? '')) above--
  return /^\s+MACRO\s*(?:\d+\s*)?$/i.test(lines.get(above) ?? '')
}

/** As much as where it says that it tells the purpose, and begins with the name. */
const underTitle = 9
const fewestTitled = 2
const wordsTitled = 8

/** `Overview:`, and under it, or under a line of marks, what that is. */
function isUnderHeading({ startLine }: Paragraph, above: Paragraph | undefined): boolean {
  return above !== undefined && isStated(above.texts) && isHeading(above.texts) && startLine <= lastLine(above) + closeLines
}

const routine = /\b(?:subroutine|function|program|routine|module|procedure)\b/i

/** `NAME, Subroutine, A. Baker`, and right under it, or under a line of marks, what that does. */
function isUnderTitle({ startLine, texts }: Paragraph, above: Paragraph | undefined, name: string): boolean {
  const isTitle = (line = '') => beginsWith(name, line) && wordsIn(line) <= mostTitle
  if (isStated(texts)) return false
  if (beginsWith(name, texts[0] ?? '')) return texts.length > 1 && isTitle(texts[0]) && routine.test(texts[0] ?? '')
  return above?.texts.length === 1 && startLine <= lastLine(above) + closeLines && isTitle(above.texts[0])
}

/** A macro needs no more words than its name has. */
const macroWorth = 20

interface Standing {
  /** Where the first paragraph begins that is no notice of rights. */
  readonly firstLine: number
  readonly name: string
  readonly opens: boolean
  readonly isTitled: boolean
  /** It stands under a line that says that it tells the purpose. */
  readonly states: boolean
  /** It tells what variables mean, which is no purpose, however many words it has. */
  readonly isList: boolean
}

function worth({ startLine, texts }: Paragraph, { firstLine, name, opens, isTitled, states, isList }: Standing): number {
  const text = texts.join('\n')
  const words = wordsIn(text)
  if (opens && words > 1 && !isLicence(text)) return macroWorth * enoughWords
  if (
    words < (isTitled ? fewestTitled : isStated(texts) ? fewestStated : fewestWords) ||
    isLicence(text) ||
    isMostly(code, texts) ||
    isMostly(link, texts) ||
    (texts.length >= fewestListed && isMostly(listedName, texts))
  )
    return 0
  const isNamed = name !== '' && new RegExp(String.raw`(?<![\w$#@-])${escapeRegex(name)}(?![\w$#@-])`, 'i').test(text)
  // `NAME: it reads …` says what it does, any other sentence may say it of something else.
  const ofName = beginsWith(name, text) ? 3 : isNamed ? 2 : 1
  const prose = Math.min(1, (text.match(verb)?.length ?? 0) / 3)
  const isSaid = states || isStated(texts)
  const counted = isTitled ? Math.max(words, wordsTitled) : isSaid ? Math.max(words, wordsStated) : words
  const share =
    Math.min(counted, enoughWords) * (isSaid ? 3 : ofPart.test(texts[0] ?? '') || isList ? worthOfPart : 1) * ofName * (0.5 + prose)
  // What says that it is the purpose may stand below a banner and a notice of rights.
  return (share * (isTitled ? underTitle : 1)) / (1 + (startLine - firstLine) / (isSaid ? halfLineOfStated : halfLine))
}

function isMostly(kind: RegExp, texts: readonly string[]): boolean {
  return texts.filter((line) => kind.test(line)).length > texts.length / 2
}

/**
 * With what stands close above and below it, as far as there is room: where nothing says what the file is for, a short sentence before a long list tells it,
 * and what follows a short paragraph goes on with it.
 */
function withNeighbours({ paragraph, index }: Scored, scored: readonly Scored[], name: string, known: KnownLines): Head {
  const previous = isOwn(paragraph, name) ? undefined : scored[index - 1]
  const next = scored[index + 1]?.paragraph
  let { startLine } = paragraph
  let endLine = lastLine(paragraph)
  if (previous !== undefined && previous.score > 0 && wordsIn(previous.paragraph.texts.join(' ')) > titleWords) {
    const { paragraph: above } = previous
    if (startLine <= lastLine(above) + closeLines && endLine - above.startLine < mostLines) startLine = above.startLine
  }
  // Between what a macro does and what its parameters are stands its prototype.
  const opens = opensMacro(paragraph, known)
  const [far, most] = opens ? [mostPrototype, mostLines + mostPrototype] : [closeLines, mostLines]
  if (next !== undefined && next.startLine <= endLine + far && !isLicence(next.texts.join('\n')) && !isMostly(link, next.texts))
    if (lastLine(next) - startLine < most) endLine = lastLine(next)
  while (startLine < endLine && isByline(known.get(startLine))) startLine++
  return { startLine, lines: linesBetween(known, startLine, Math.min(endLine, startLine + most - 1)) }
}

/** `Author: …`, `Create date: …`, as boxes begin that say in the lines below what the file is for. */
const byline =
  /^(?:author|programmer|written by|creat(?:e|ed|ion)(?: date| on)?|date(?: (?:written|created))?|last (?:modified|updated?|changed?)(?: (?:on|by|date))?|version)\s*[:.=]/i

function isByline(line: string | undefined): boolean {
  return line !== undefined && byline.test((commentText(line) ?? line).replace(/^[\W_]+/, ''))
}

function lastLine({ startLine, texts }: Paragraph): number {
  return startLine + texts.length - 1
}

/** What PL/I declares, includes or gives a name says nothing of what a program does. */
const declares = /^\s*(?:%|(?:DECLARE|DCL)\b)/i

/** The title of a job is on its JOB statement: what its steps do is told as such. */
const ofStep = /^\/\/\S*\s+(?:EXEC|DD|INCLUDE)\s/

/** The first lines after blank lines, lines of marks and notices of rights. */
function firstLines(lines: KnownLines): Head | undefined {
  const comments = commentTexts(lines, headLines)
  let startLine = 1
  while (startLine <= headLines && (comments.has(startLine) || isIdle(lines.get(startLine)))) startLine += 1
  const first = linesBetween(lines, startLine, startLine + mostLines - 1)
  const firstStep = isJcl(lines) ? first.findIndex((line) => ofStep.test(line)) : -1
  const shown = firstStep < 0 ? first : first.slice(0, firstStep)
  if (declarationsIn(shown) > shown.length / 2) return undefined
  return shown.length > 0 ? { startLine, lines: shown } : undefined
}

/** How many lines are of statements that declare. */
function declarationsIn(lines: readonly string[]): number {
  let isOpen = false
  return lines.filter((line) => {
    const isOne = isOpen || declares.test(line)
    isOpen = isOne && !/;\s*(?:\d{6,8})?\s*$/.test(withoutBlockRemarks(line))
    return isOne
  }).length
}

function isIdle(text: string | undefined): boolean {
  return text !== undefined && (commentText(text) !== undefined || wordsIn(text) === 0)
}
