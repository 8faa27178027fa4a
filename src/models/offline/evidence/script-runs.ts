import { escapeRegex } from '../../../base/escape-regex.ts'
import type { Lines } from '../cite.ts'
import type { Findings } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { isDocument } from './is-document.ts'
import { isScriptName } from './is-script.ts'

/** What is done to the file itself, in place of what is in it. */
const handling =
  /^\s*(?:[-+@]?\s*)?(?:chmod|echo|printf|print|rm|cp|mv|ls|cat|touch|git|test|scp|put|get|wc|head|tail|dos2unix|tag|chtag)\b/i

/** Of the lines that name a script those on which it stands as a command, perhaps with its arguments; texts last. */
export function linesRunningScript(name: string, lines: readonly Lines[], findings: Findings): readonly Lines[] {
  // A script is called by its file.
  if (!isScriptName(name)) return []
  const command = new RegExp(
    String.raw`(?:^|[;&|({"'\x60]|\b(?:sh|bash|ksh|call|exec|source|python3?|perl|php|node|rexx|run|then|do|CMD|RUN|cmd)\b|[-:=]\s|\.\s)\s*["']?(?:[\w.\x24{}~%\\-]*[/\\])*${escapeRegex(name)}(?=["'\s;&|)\x60]|$)`,
    'i',
  )
  return lines.filter(({ path, startLine }) => {
    const text = findings.linesOf(path).get(startLine) ?? ''
    return !isComment(text) && !handling.test(text) && !isDocument(path) && command.test(text)
  })
}
