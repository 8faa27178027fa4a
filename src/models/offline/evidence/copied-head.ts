import { sameName } from '../../../answer/name-match.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { linesCall, readCall } from '../calls.ts'
import type { Lines } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Head } from '../head.ts'
import { headLines } from '../head-paragraphs.ts'
import { commentText } from './comment-lines.ts'

/** A line of fewer words stands above many programs, and says of none what it is for. */
const fewestWords = 5
const mostFound = 6

/** For the programs that begin with the same comment as one that does not name itself in it. */
export function copiedHeadCalls(head: Head | undefined, path: string, name: string, findings: Findings): readonly Call[] {
  const call = head === undefined ? undefined : searchFor(head, name)
  if (call === undefined) return []
  return [call, ...othersWith(call, path, findings).map((other) => readCall(other, 1, headLines))]
}

/** The same lines above another program: whoever began with a copy of that may not have changed what it says. */
export function copiedHead(head: Head | undefined, path: string, name: string, findings: Findings): Lines | undefined {
  const call = head === undefined ? undefined : searchFor(head, name)
  if (head === undefined || call === undefined) return undefined
  const wanted = head.lines.map(plainText)
  for (const other of othersWith(call, path, findings)) {
    const known = findings.linesOf(other)
    for (let line = 1; line <= headLines && known.has(line); line++)
      if (wanted.every((text, i) => plainText(known.get(line + i) ?? '') === text))
        return { path: other, startLine: line, endLine: line + wanted.length - 1 }
  }
  return undefined
}

function searchFor({ lines }: Head, name: string): Call | undefined {
  if (lines.some((line) => line.toUpperCase().includes(name.toUpperCase()))) return undefined
  const longest = lines.map(plainText).reduce((one, other) => (other.length > one.length ? other : one), '')
  if (longest.split(' ').length < fewestWords) return undefined
  return linesCall(longest.split(' ').map(escapeRegex).join(String.raw`\s+`), mostFound)
}

function othersWith(call: Call, path: string, findings: Findings): readonly string[] {
  const found = findings.linesFound(call).filter((one) => one.line <= headLines && !sameName(bareFileName(one.path), bareFileName(path)))
  return [...new Set(found.map((one) => one.path))].slice(0, 1)
}

function plainText(line: string): string {
  return (commentText(line) ?? line).trim().replace(/\s+/g, ' ')
}
