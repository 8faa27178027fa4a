import type { Conversation } from '../../app/conversation.ts'
import { AppError } from '../../base/app-error.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count, nearest } from '../../base/text.ts'
import { type Mention, mentionsIn } from './input/mentions.ts'
import type { ReplApp } from './repl-deps.ts'

export interface Attaching {
  readonly app: ReplApp
  readonly conversation: Conversation
  readonly signal: AbortSignal
  note(line: string): void
}

type Load = Parameters<Conversation['load']>[0]

/**
 * Reads the lines that a question mentions, as if the user had read them with a tool: the next answer sees and may cite them. Throws `AppError` for the
 * first mention that names no file or no lines of one; then nothing is attached.
 */
export async function attachMentions(question: string, { app, conversation, signal, note }: Attaching): Promise<void> {
  const loads: { readonly mention: Mention; readonly load: Load }[] = []
  for (const mention of mentionsIn(question)) {
    const load = await read(mention, app, signal)
    if (load) loads.push({ mention, load })
  }
  for (const { mention, load } of loads) {
    conversation.load(load)
    note(attached(mention, load))
  }
}

async function read(mention: Mention, app: ReplApp, signal: AbortSignal): Promise<Load | undefined> {
  const { path, startLine, endLine } = mention
  if (startLine !== undefined && (startLine === 0 || (endLine ?? startLine) < startLine)) {
    throw refused(mention, startLine === 0 ? 'Lines count from 1.' : 'The first line stands behind the last.')
  }
  const input = { path, ...(startLine === undefined ? {} : { start_line: startLine, end_line: endLine }) }
  try {
    const output = await app.callTool('read_file', input, signal)
    if (output.artifact.evidence.length === 0) throw refused(mention, `${output.artifact.summary}.`)
    return { name: 'read_file', input, output }
  } catch (error) {
    if (error instanceof AppError && error.code === 'file_denied') throw refused(mention, error.message)
    if (!(error instanceof AppError) || error.code !== 'file_missing') throw error
    if (!mention.mustExist) return undefined
    throw refused(mention, 'There is no such file.', await nearTo(path, app))
  }
}

function refused({ text }: Mention, why: string, near: readonly string[] = []): AppError {
  const hint = near.length > 0 ? `Did you mean ${near.map((path) => `@${path}`).join(' or ')}?` : 'Tab behind @ completes paths.'
  return new AppError('usage', `${sanitizeLine(text)} was not attached, and nothing was asked. ${why}`, { hint })
}

/** Files whose name, or whole path, is near to it. */
async function nearTo(path: string, { sandbox, redact }: ReplApp): Promise<string[]> {
  const paths = (await sandbox.walk()).map((file) => file.path).filter((one) => redact(one) === one)
  const nameOf = (one: string) => one.slice(one.lastIndexOf('/') + 1)
  const near = nearest(nameOf(path), new Set(paths.map(nameOf)))
  return near.flatMap((name) => paths.filter((one) => nameOf(one) === name)).slice(0, 3)
}

function attached({ startLine }: Mention, { output }: Load): string {
  const [item] = output.artifact.evidence
  if (item?.kind !== 'code') return `Attached: ${output.artifact.summary}.`
  const rest = startLine === undefined && !item.whole ? `; other lines: @${item.path}:${item.endLine + 1}-${item.endLine + 400}` : ''
  return `Attached: ${output.artifact.summary} (${count(item.endLine - item.startLine + 1, 'line')})${rest}.`
}
