import { readCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { findHead, type Head } from '../head.ts'
import { headLines } from '../head-paragraphs.ts'

/** What a comment says before or behind the file that tells more. */
const tellsOf = /\b(?:descri(?:be[sd]?|ption)|document(?:s|ed|ation)|explain(?:s|ed)|explanation|overview|see)\b/i
const member = /(?<![\w.])(?:[\w-]+\/)*([\w-]+\.[A-Za-z]\w{0,4})(?![\w/])/g
const mostFiles = 1

/** The files beside `path` in which a comment says that it is described. */
function pointedPaths(head: Head | undefined, path: string): readonly string[] {
  const text = head?.lines.join('\n') ?? ''
  if (!tellsOf.test(text)) return []
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const files = [...text.matchAll(member)].map((match) => `${folder}${match[1] ?? ''}`)
  return [...new Set(files)].filter((file) => file !== path).slice(0, mostFiles)
}

export function pointedCalls(head: Head | undefined, path: string): readonly Call[] {
  return pointedPaths(head, path).map((file) => readCall(file, 1, headLines))
}

/** What a file that the head of a program points to says of the program; undefined where it does not name it. */
export function pointedHead(
  head: Head | undefined,
  path: string,
  name: string,
  findings: Findings,
): (Head & { readonly path: string }) | undefined {
  const [file] = pointedPaths(head, path)
  const found = file === undefined ? undefined : findHead(findings.linesOf(file), name)
  const isOfIt = found?.lines.some((line) => line.toUpperCase().includes(name.toUpperCase())) ?? false
  return file === undefined || found === undefined || !isOfIt ? undefined : { ...found, path: file }
}
