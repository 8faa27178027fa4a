import { LinePrompt } from './line-prompt.ts'
import type { Prompt } from './prompt.ts'
import { TerminalPrompt, type TerminalPromptOptions } from './terminal-prompt.ts'

/** The prompt that the terminal can show, or none for a pipe. */
export function openPrompt(options: TerminalPromptOptions & { readonly isDumb: boolean }): Prompt {
  const { stdin, stdout } = options.io
  return stdin.isTTY && stdout.isTTY && !options.isDumb ? new TerminalPrompt(options) : new LinePrompt(options.io)
}
