import { sameName } from '../../../answer/name-match.ts'
import type { Definition } from '../../../answer/structure-results.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { at, inert, item } from '../cite.ts'
import type { Findings } from '../findings.ts'
import { findHead, type Head } from '../head.ts'
import { wordsIn } from '../head-paragraphs.ts'
import { code } from '../quote.ts'
import { commentText } from './comment-lines.ts'
import { lineText } from './line-text.ts'

const longestSaid = 90

/** A list item for one of several: by the line in which its beginning, which has to be read before, says what it is for. `all` are the units of its kind. */
export function purposeItem({ name, path, startLine }: Definition, findings: Findings, all: readonly Definition[] = []): string {
  // What a file begins with that has another name is about the file; where the file has no other unit, about this one.
  const isAlone = all.length > 0 && all.every((one) => one.path !== path || one.name === name)
  const head = isAlone || sameName(name, bareFileName(path)) ? findHead(findings.linesOf(path), name) : undefined
  const said = tellingLine(head, name)
  if (said === undefined) return item(findings, inert(name), [{ path, startLine, endLine: startLine }])
  return item(findings, `${inert(name)}: ${code(lineText(said.text, longestSaid))}`, [at({ path, line: said.line })])
}

const states = /^\W*(?:function|purpose|description|remarks|abstract)\b[^\p{L}]*\p{L}+\W+\p{L}/iu
/** What a box says besides: who wrote it, when, as part of what. */
const besides =
  /^\W*(?:program|module|member|file|name|application|app|system|project|type|author|version|date|written|created|(?:\w+ )?note|jcl)\b[\w -]{0,16}:/i
const fewestWords = 3

/** The first that says that it tells the purpose; else the first that says more than the name. */
function tellingLine(head: Head | undefined, name: string): { readonly line: number; readonly text: string } | undefined {
  if (head === undefined) return undefined
  const lines = head.lines.map((text, i) => ({ line: head.startLine + i, text: (commentText(text) ?? '').replace(/^[>\s]+/, '') }))
  const more = ({ text }: { readonly text: string }) => !text.startsWith('//') && wordsIn(text.replaceAll(name, ' ')) >= fewestWords
  return lines.find(({ text }) => states.test(text)) ?? lines.find((line) => more(line) && !besides.test(line.text)) ?? lines.find(more)
}
