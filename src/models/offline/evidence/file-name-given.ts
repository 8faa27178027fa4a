import type { Findings, FoundLine } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { isFixedComment } from './is-fortran.ts'

/** Lines above an OPEN in which its variable may get the name of the file. */
export const linesToName = 8

/** The statement of Fortran that gives a variable its name last before an OPEN, be it a call that it is passed to with other things; as far as the lines above were read. */
export function nameGiven(variable: string, path: string, before: number, findings: Findings): FoundLine | undefined {
  if (!/^[a-z]\w*$/i.test(variable)) return undefined
  const lines = findings.linesOf(path)
  const gives = new RegExp(String.raw`^[^!]*(?:\b${variable}\s*=[^=]|\bcall\s+\w+\s*\((?:.*,\s*${variable}\b|\s*${variable}\s*,))`, 'i')
  for (let line = before - 1; line >= before - linesToName && lines.has(line); line--) {
    const text = lines.get(line) ?? ''
    if (gives.test(text) && !isComment(text) && !isFixedComment(path, text)) return { path, line, text }
  }
  return undefined
}
