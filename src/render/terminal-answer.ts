import type { Answer } from '../answer/answer.ts'
import { MarkdownStream } from './markdown-stream.ts'
import { outcomeLine } from './outcome-line.ts'
import { sourcesBrief } from './sources-list.ts'
import { type TerminalLook, terminalBlock } from './terminal-block.ts'

/** The answer for a terminal: its text with citations coloured by what the check found, its sources, and how it ended. Ends with a newline or is empty. */
export function terminalAnswer(answer: Answer, look: Omit<TerminalLook, 'citations'>): string {
  const stream = new MarkdownStream({ ...look, citations: answer.citations })
  return [stream.push(answer.answer) + stream.end(), terminalAfterword(answer, look)].filter((part) => part !== '').join('\n')
}

/** What follows an answer's text: sources, and why it is not complete. */
export function terminalAfterword(answer: Answer, look: Omit<TerminalLook, 'citations'>): string {
  const ending = outcomeLine(answer)
  const lines = ending === undefined ? '' : terminalBlock({ kind: 'text', quotes: 0, indent: 0, marker: '', text: ending }, look)
  const warning = lines === '' ? '' : `${look.colors.yellow(lines.trimEnd())}\n`
  return [sourcesBrief(answer.citations, look), warning].filter((part) => part !== '').join('\n')
}
