import { z } from 'zod'
import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import type { CodeEvidence } from '../answer/evidence.ts'
import { hashLines } from '../answer/hash-lines.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { count, cutText } from '../base/text.ts'
import type { FileWindow, Sandbox } from '../files/sandbox.ts'
import { BoundedText } from './bounded-text.ts'
import { wholeNumber } from './tool-input.ts'

const schema = z
  .object({
    path: z.string().describe('As the tools show it.'),
    start_line: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional().describe('Default 1.'),
    end_line: wholeNumber(1, Number.MAX_SAFE_INTEGER)
      .optional()
      .describe(`Last line, inclusive; ${limits.readLines} lines from the first unless given, ${limits.readLinesMax} at most.`),
  })
  .strict()

type Input = z.infer<typeof schema>

/** Shows lines of a file with their numbers. */
export function createReadFileTool({ sandbox }: { sandbox: Sandbox }): AgentTool<Input> {
  return {
    name: 'read_file',
    description: 'Lines of one source file as "number| text", the number to cite.',
    schema,
    call: async (input) => {
      const startLine = input.start_line ?? 1
      const endLine = input.end_line ?? startLine + limits.readLines - 1
      if (endLine < startLine) throw new AppError('usage', `end_line ${endLine} stands before start_line ${startLine}.`)
      return show(await sandbox.readWindow(input.path, { startLine, endLine }), endLine)
    },
  }
}

function show(window: FileWindow, wantedEnd: number): ToolOutput {
  const { path, startLine, totalLines, lines } = window
  if (lines.length === 0) return nothingThere(window)
  const output = new BoundedText()
  output.add(headerOf(window))
  let shown = 0
  let cutLines = 0
  for (const line of lines) {
    if (line.length > limits.readLineChars) cutLines++
    if (!output.add(`${startLine + shown}| ${cutText(line, limits.readLineChars)}`)) break
    shown++
  }
  const endLine = startLine + shown - 1
  if (cutLines > 0) output.footer(`(${count(cutLines, 'line')} cut at ${limits.readLineChars} characters)`)
  for (const line of footerOf({ window, endLine, wantedEnd, shown })) output.footer(line)
  const text = lines.slice(0, shown).join('\n')
  const whole = startLine === 1 && endLine === totalLines
  const evidence: CodeEvidence = { kind: 'code', path, startLine, endLine, text, hash: hashLines(text), whole, via: 'read' }
  const summary = `${path}:${startLine}-${endLine}${totalLines === undefined ? '' : ` of ${totalLines}`}`
  return { content: output.toString(), artifact: { evidence: [evidence], summary } }
}

function headerOf({ path, encoding, totalLines, bytes }: FileWindow): string {
  const size = totalLines === undefined ? `${bytes} bytes` : count(totalLines, 'line')
  return `${path} (${size}${encoding === 'utf-8' ? '' : `, ${encoding}`})`
}

interface Shown {
  readonly window: FileWindow
  readonly endLine: number
  readonly wantedEnd: number
  readonly shown: number
}

/** What was left out, by which limit, and the call that shows it. */
function footerOf({ window, endLine, wantedEnd, shown }: Shown): string[] {
  const { path, totalLines, changed, replaced } = window
  const lines: string[] = []
  if (replaced > 0) lines.push(`(${count(replaced, 'character')} could not be decoded and are shown as \ufffd)`)
  if (changed) lines.push('(the file was written to while it was read: read it again)')
  const limit = limitReached(window, shown, wantedEnd)
  if (endLine === totalLines && limit === undefined) return [...lines, '(end of file)']
  const next = endLine + 1
  const last = totalLines === undefined ? next + limits.readLines - 1 : Math.min(totalLines, next + limits.readLines - 1)
  const call = `read_file {"path":${JSON.stringify(path)},"start_line":${next},"end_line":${last}}`
  const rest = totalLines === undefined ? 'more lines follow' : `${count(totalLines - endLine, 'more line')}`
  return [...lines, `(${rest}${limit === undefined ? '' : `; cut by the limit of ${limit}`}; next: ${call})`]
}

function limitReached(window: FileWindow, shown: number, wantedEnd: number): string | undefined {
  if (shown < window.lines.length) return `${limits.toolResultChars} characters a result`
  if (window.cutByBytes) return `${limits.readBytes} bytes a window`
  const isMaximal = shown === limits.readLinesMax && window.startLine + shown - 1 < wantedEnd
  return isMaximal && window.startLine + shown - 1 !== window.totalLines ? `${limits.readLinesMax} lines a window` : undefined
}

function nothingThere({ path, startLine, totalLines }: FileWindow): ToolOutput {
  const reason = totalLines === 0 ? 'is empty' : `has ${count(totalLines ?? 0, 'line')}; line ${startLine} does not exist`
  return { content: `${path} ${reason}.`, artifact: { evidence: [], summary: `${path} ${reason}` } }
}
