import { containsName } from '../../../../answer/name-match.ts'
import type { Quote } from '../../quote.ts'

const says =
  /\b(?:waits?|waiting|after|before|until|unless|when|if|only|hold|held|release\w*|rerun|restart\w*|first|last|next|then|late|daily|weekly|monthly|night\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d{1,2}[:.]\d\d)\b/i

/** Of lines of a text those that name a job and say when or why it runs, each with the lines that go on with its sentence. */
export function linesOn(name: string, { source, startLine, lines }: Quote): readonly Quote[] {
  const entries = entriesOf(lines).filter(({ text }) => containsName(text.join('\n'), name) && says.test(text.join('\n')))
  return entries.map(({ first, text }) => ({ source, startLine: startLine + first, lines: text }))
}

/** A line with those that are indented deeper under it. */
function entriesOf(lines: readonly string[]): readonly { readonly first: number; readonly text: readonly string[] }[] {
  const entries: { first: number; text: string[] }[] = []
  for (const [at, line] of lines.entries()) {
    const last = entries.at(-1)
    if (last !== undefined && line.trim() !== '' && indentOf(line) > indentOf(last.text[0] ?? '') && !isHeading(last.text))
      last.text.push(line)
    else entries.push({ first: at, text: [line] })
  }
  return entries
}

/** `2  WHEN IT STOPS`: what is indented under it is a list, each line for itself. */
function isHeading(text: readonly string[]): boolean {
  return /^\s*(?:\d+(?:\.\d+)*[.)]?|#+)\s+\S/.test(text[0] ?? '')
}

function indentOf(line: string): number {
  return /^\s*/.exec(line)?.[0].length ?? 0
}
