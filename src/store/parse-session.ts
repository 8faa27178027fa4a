import { count } from '../base/text.ts'
import {
  type SessionHeader,
  type SessionRecord,
  sessionHeader,
  sessionRecord,
  sessionRecordTypes,
  sessionSchema,
} from './session-records.ts'

export interface ParsedSession {
  /** Undefined when the first line is damaged or there is none. */
  readonly header: SessionHeader | undefined
  readonly records: readonly SessionRecord[]
  /** What could not be read, a sentence each. */
  readonly notices: readonly string[]
  /** Length in bytes of what is whole: a record that was being written when the program was killed lies behind it. */
  readonly wholeBytes: number
  /** The last record is whole but for its line end. */
  readonly unended: boolean
}

const newline = 0x0a
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The bytes of a session file; `file` names it in notices. Never throws: what is damaged is left out and told. */
export function parseSession(bytes: Uint8Array, file: string): ParsedSession {
  const notices: string[] = []
  const records: SessionRecord[] = []
  const unknown = new Map<string, number>()
  let header: SessionHeader | undefined
  let from = 0
  let line = 0
  let wholeBytes = 0
  let unended = false
  while (from < bytes.length) {
    const end = bytes.indexOf(newline, from)
    const value = parseLine(bytes.subarray(from, end === -1 ? bytes.length : end))
    line++
    const ends = end !== -1
    from = ends ? end + 1 : bytes.length
    if (!ends && value === undefined) break
    wholeBytes = from
    unended = !ends
    const type = typeOf(value)
    if (line === 1) {
      header = sessionHeader.safeParse(value).data
      if (header === undefined) notices.push(`${file} line 1 is damaged: when and over which code the session began is not known.`)
      else if (header.schema > sessionSchema) notices.push(`${file} was written by a newer CodeWhisper: what is new in it is left out.`)
      if (header !== undefined || type === 'session') continue
    }
    const record = sessionRecord.safeParse(value).data
    if (record !== undefined) records.push(record)
    else if (type !== undefined && !sessionRecordTypes.has(type)) unknown.set(type, (unknown.get(type) ?? 0) + 1)
    else if (line > 1) notices.push(`${file} line ${line} is damaged and left out.`)
  }
  for (const [type, n] of unknown)
    notices.push(`${file}: ${count(n, 'record')} of the unknown type ${JSON.stringify(type.slice(0, 40))} left out.`)
  return { header, records, notices, wholeBytes, unended }
}

function parseLine(line: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(line)) as unknown
  } catch {
    return undefined
  }
}

function typeOf(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' ? value.type : undefined
}
