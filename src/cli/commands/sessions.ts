import { loadHighlight } from '../../app/load-highlight.ts'
import { saveExport } from '../../app/sessions/save-export.ts'
import { type ListedSession, type StoredSessions, storedSessions } from '../../app/sessions/stored-sessions.ts'
import { count } from '../../base/text.ts'
import { sessionDocument } from '../../render/session/session-document.ts'
import { sessionList } from '../../render/session/session-list.ts'
import { sessionText } from '../../render/session/session-text.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { exportFormat, exportText } from '../export-session.ts'
import { systemProcesses } from '../processes.ts'

export function listSessions(context: CommandContext): ExitCode {
  const sessions = storedSessions(context.config, systemProcesses).list()
  if (context.json) context.print(JSON.stringify(sessions.map(listedDocument), null, 2))
  else if (sessions.length === 0) context.note('There are no sessions yet.')
  else {
    context.print(sessionList(sessions, { ...context.look, now: Date.now() }))
    context.note(`${count(sessions.length, 'session')}. codewhisper --resume ID goes on with one.`)
  }
  return 0
}

function listedDocument({ id, header, lastUsedMs, turns, firstQuestion, bytes, holder }: ListedSession) {
  return {
    id,
    started: header?.time ?? null,
    lastUsed: new Date(lastUsedMs).toISOString(),
    turns,
    firstQuestion: firstQuestion ?? null,
    codeDirs: header?.codeDirs ?? [],
    skillsDirs: header?.skillsDirs ?? [],
    bytes,
    inUse: holder !== undefined,
  }
}

export async function showSession(context: CommandContext, { words }: CommandInput): Promise<ExitCode> {
  const transcript = read(context, words)
  if (context.json) context.print(JSON.stringify(sessionDocument(transcript), null, 2))
  else if (context.config.output === 'plain' || context.io.stdout.isTTY !== true) {
    context.print(await exportText(transcript, 'md', loadHighlight))
  } else context.print(sessionText(transcript, { ...context.look, highlight: await loadHighlight() }))
  return 0
}

export async function exportSession(context: CommandContext, { words, options }: CommandInput): Promise<ExitCode> {
  const named = typeof options.format === 'string' ? options.format : undefined
  const out = typeof options.out === 'string' ? options.out : undefined
  const format = exportFormat(named, out)
  const text = await exportText(read(context, words), format, loadHighlight)
  if (out === undefined) context.print(text)
  else {
    const { file, replaced } = saveExport(context.config, { cwd: context.io.cwd, name: out, text })
    context.note(`${file} is written${replaced ? ' in place of an earlier export' : ''}.`)
  }
  return 0
}

export function deleteSession(context: CommandContext, { words }: CommandInput): ExitCode {
  const id = storedSessions(context.config, systemProcesses).delete(words[0] ?? '')
  context.note(`Session ${id} is deleted.`)
  return 0
}

function read(context: CommandContext, words: readonly string[]): ReturnType<StoredSessions['read']>['transcript'] {
  const { transcript, notices } = storedSessions(context.config, systemProcesses).read(words[0] ?? '')
  for (const notice of notices) context.note(notice)
  return transcript
}
