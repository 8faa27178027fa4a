import { bareFileName } from '../../../base/file-name.ts'
import { count } from '../../../base/text.ts'
import { at, inert, item } from '../cite.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { code } from '../quote.ts'
import { lineText } from './line-text.ts'

const mostPlaces = 4
const longest = 60

/** A member with the first of its lines that were found, and how many others there are. A citation is held to what is quoted before it: lines of another text are only counted. */
export function memberItem(path: string, lines: readonly FoundLine[], findings: Findings): string {
  const text = lineText(lines[0]?.text ?? '', longest)
  const same = lines.filter((line) => lineText(line.text, longest) === text)
  const others = lines.length - same.length
  const more = others === 0 ? '' : ` (${count(others, 'other line')})`
  return item(findings, `${inert(bareFileName(path))}: ${code(text)}${more}`, same.slice(0, mostPlaces).map(at))
}
