import { sanitizeLine } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import { definitionList, type ListLook } from '../definition-list.ts'
import { oneLine } from './session-heading.ts'

/** What a list tells of a session. */
export interface SessionEntry {
  readonly id: string
  /** Undefined when the file is damaged where it begins. */
  readonly header: { readonly codeDirs: readonly string[]; readonly skillsDirs: readonly string[] } | undefined
  readonly lastUsedMs: number
  readonly turns: number
  readonly firstQuestion: string | undefined
  readonly bytes: number
  /** Who works on it now, in words. */
  readonly holder: string | undefined
}

const questionChars = 100

/** Sessions for people, `now` as milliseconds since 1970. Ends with a newline unless empty. */
export function sessionList(sessions: readonly SessionEntry[], { now, ...look }: ListLook & { readonly now: number }): string {
  return definitionList(
    sessions.map((session) => ({
      name: session.id,
      text:
        session.header === undefined
          ? 'The file is damaged where it begins.'
          : oneLine(session.firstQuestion ?? '(no question)', questionChars),
      remark: remarkOf(session, now),
    })),
    look,
  )
}

function remarkOf({ header, lastUsedMs, turns, bytes, holder }: SessionEntry, now: number): string {
  return sanitizeLine(
    [
      ago(now - lastUsedMs),
      count(turns, 'turn'),
      header?.codeDirs.join(', ') ?? '',
      size(bytes),
      holder === undefined ? '' : `in use ${holder}`,
    ]
      .filter((part) => part !== '')
      .join(' · '),
  )
}

const units = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const

function ago(ms: number): string {
  const unit = units.find((each) => ms >= each.ms)
  return unit === undefined ? 'just now' : `${count(Math.floor(ms / unit.ms), unit.name)} ago`
}

function size(bytes: number): string {
  if (bytes < 1024) return count(bytes, 'byte')
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}
