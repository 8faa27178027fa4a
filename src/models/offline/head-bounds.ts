import { commentText, withoutBlockRemarks } from './evidence/comment-lines.ts'
import { linesBetween } from './evidence/lines-between.ts'
import type { KnownLines } from './findings.ts'
import { headLines } from './head-paragraphs.ts'

const opensProgram = /^(?:.{6})?\s*(?:CBL|PROCESS|\$SET|TITLE|PRINT|EJECT|MACRO|ID(?:ENTIFICATION)?\s+DIVISION|PROGRAM-ID)\b/i

/** Where the data of a COBOL program begins: a comment below it tells what some of them are. */
export function dataDivision(lines: KnownLines): number {
  for (let line = 1; line <= headLines; line++) if (/^.{0,11}\s*DATA\s+DIVISION\b/i.test(lines.get(line) ?? '')) return line
  return Number.POSITIVE_INFINITY
}

/** Of those before which a comment on all of the program stands. */
export function firstStatement(lines: KnownLines): number {
  for (let line = 1; line <= headLines; line++) {
    const text = lines.get(line) ?? ''
    if (text.trim() !== '' && commentText(text) === undefined && !opensProgram.test(text)) return line
  }
  return headLines
}

/** The first statement of PL/I that does something: a comment below it is about what follows there. */
const deed = /^\s*(?:\w+:\s*)?(?:return\b|call\s|if\b|do\b|go\s?to\s|[\w.$]+\s*=)[^;]*;?\s*$/i

export function firstDeed(lines: KnownLines): number {
  for (let line = 1; line <= headLines; line++) {
    const text = lines.get(line) ?? ''
    if (commentText(text) === undefined && deed.test(withoutBlockRemarks(text)) && endsWithin(lines, line)) return line
  }
  return Number.POSITIVE_INFINITY
}

/** Lines of one statement of PL/I. */
const mostOfDeed = 4

function endsWithin(lines: KnownLines, from: number): boolean {
  return linesBetween(lines, from, from + mostOfDeed - 1).some((text) => /;\s*$/.test(withoutBlockRemarks(text)))
}

/** The first instructions of programs of assembler: save what the caller had in its registers, or branch around their name. */
const instruction = /^[A-Z@#$_][\w@#$]*\s+DFHEIENT\b|^[A-Z@#$_]?[\w@#$]*\s+(?:STMG?\s+\S*1[0-5],|SAVE\s+\(|BAKR\s|BC?\s+\S*\d\(?)/i

export function firstInstruction(lines: KnownLines): number {
  return [...lines].find(([line, text]) => line <= headLines && instruction.test(text))?.[0] ?? Number.POSITIVE_INFINITY
}
