import type { OnAnswerEvent } from '../answer/event.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count, grouped } from '../base/text.ts'
import { toolLine } from '../render/tool-line.ts'

/** Where progress is told: stderr, one line at a time. `note` says nothing with `--quiet`. */
export interface ProgressOutput {
  note(line: string): void
  /** The same for what only whoever wants to look closer reads: finished tool calls. */
  aside?(line: string): void
  readonly config: { readonly verbosity: 'quiet' | 'normal' | 'verbose' }
  /** Of the terminal, where it is one. */
  readonly width?: number | undefined
  /** Whether finished tool calls are told. */
  readonly tools?: boolean
}

/** The embedded model is done before a line could be read, and its many calls would bury the answer: they are told with `--verbose` only. */
export function answersAtOnce(provider: { readonly host: string | undefined }, verbosity: ProgressOutput['config']['verbosity']): boolean {
  return provider.host === undefined && verbosity !== 'verbose'
}

/**
 * Tells what is done for an answer: a line for each finished tool call (unless `tools` says no), retry and notice; with `--verbose` also each step and the model's reasoning.
 * That shown text was set aside is told only with `--verbose`: who shows text while it streams says so itself.
 */
export function progressLines({ note, aside = note, config, width, tools = true }: ProgressOutput): OnAnswerEvent {
  const verbose = config.verbosity === 'verbose'
  const inputs = new Map<string, unknown>()
  let thinking = ''
  return (event) => {
    if (event.type === 'thinking') {
      if (verbose) thinking += event.text
      return
    }
    if (thinking.trim() !== '') for (const line of thinking.trim().split('\n')) note(`  ${sanitizeLine(line)}`)
    thinking = ''
    switch (event.type) {
      case 'model_start':
        if (verbose) note(`Step ${event.step}`)
        break
      case 'tool_start':
        inputs.set(event.id, event.input)
        break
      case 'tool_end':
        if (tools) aside(toolLine(inputs.get(event.id), event, width))
        inputs.delete(event.id)
        break
      case 'retry':
        note(`Trying again in ${seconds(event.delayMs)} (attempt ${event.attempt}): ${sanitizeLine(event.reason)}`)
        break
      case 'notice':
        if (!event.discard || verbose) note(sanitizeLine(event.message))
        break
    }
  }
}

const slowMs = 1000
const againMs = 5000

export interface FilesRead {
  readonly done: number
  readonly total: number
}

/**
 * Says after a second that the code is being read, and from then on every few seconds how far it is: the first time takes a while, and silence looks like a
 * fault. Where there is a status line, that says it instead.
 */
export async function tellWhenSlow<T>(
  read: (onProgress: (files: FilesRead) => void) => Promise<T>,
  { note, status }: { note(line: string): void; readonly status?: ((text: string) => void) | undefined },
): Promise<T> {
  if (status) return read((now) => status(`reading the code: ${howFar(now)}`))
  let files: FilesRead | undefined
  let told = false
  const tell = () => {
    note(`${told ? '  ' : 'Reading the structure of the code; the next time only what has changed is read: '}${howFar(files)} …`)
    told = true
    timer = setTimeout(tell, againMs)
  }
  let timer = setTimeout(tell, slowMs)
  try {
    return await read((now) => {
      files = now
    })
  } finally {
    clearTimeout(timer)
  }
}

function howFar(files: FilesRead | undefined): string {
  if (files === undefined) return 'looking for files'
  const { done, total } = files
  return done < total ? `${grouped(done)} of ${grouped(total)} files` : `${count(total, 'file')} read, putting them together`
}

function seconds(ms: number): string {
  return `${Number((ms / 1000).toFixed(1))} s`
}
