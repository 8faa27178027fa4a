import { patternCall } from '../absence.ts'
import type { Call } from '../conversation.ts'
import type { Findings, KnownLines, Place } from '../findings.ts'
import { isComment } from './comment-lines.ts'

/** Lines that a FORMAT statement may have before a text in it. */
const mostAbove = 8
/** What uses it and stands so near is seen with it; what stands farther away than a long routine is has another of that label. */
const nearLines = 6
const farthest = 600

/** The label of the FORMAT statement of Fortran in which a line stands. */
function labelOf(lines: KnownLines, line: number): string | undefined {
  for (let at = line; at >= line - mostAbove && lines.has(at); at--) {
    const text = lines.get(at) ?? ''
    const label = /^\s{0,5}(\d{1,5})\s+FORMAT\s*\(/i.exec(text)?.[1]
    if (label !== undefined) return label
    if (!/^ {5}[^\s0]|^\s*&/.test(text) && !/&\s*$/.test(lines.get(at - 1) ?? '') && !isComment(text)) return undefined
  }
  return undefined
}

/** For the statements that write or read by the FORMAT in which a place stands; undefined where it is in none. */
export function formatUsersCall({ path, line }: Place, findings: Findings): Call | undefined {
  const label = labelOf(findings.linesOf(path), line)
  if (label === undefined) return undefined
  const number = `0*${label}`
  return patternCall(String.raw`\b(?:WRITE|READ)\s*\([^)]*[,=]\s*${number}\s*[,)]|\b(?:PRINT|TYPE|READ)\s+${number}\b`, path)
}

/** The nearest of them, as each routine has its own labels, where it is too far to be seen with the text: old programs keep their FORMAT statements at the end. */
export function farFormatUser(place: Place, findings: Findings): readonly Place[] {
  const call = formatUsersCall(place, findings)
  const distance = ({ line }: Place) => Math.abs(line - place.line)
  const found = call === undefined ? [] : findings.codeLinesFound(call)
  const [nearest] = found.toSorted((a, b) => distance(a) - distance(b))
  return nearest === undefined || distance(nearest) <= nearLines || distance(nearest) > farthest ? [] : [nearest]
}
