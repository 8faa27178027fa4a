import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Processes } from '../../src/base/processes.ts'
import { deleteSession, findSession, latestSession, listSessions, readSession } from '../../src/store/session-directory.ts'
import { SessionLog, type SessionPlace } from '../../src/store/session-log.ts'
import type { SessionHeader, SessionRecord } from '../../src/store/session-records.ts'
import { makeTree } from '../files/make-tree.ts'

const header: Omit<SessionHeader, 'id'> = {
  codewhisper: 'generated',
  type: 'session',
  schema: 1,
  time: '2026-11-22T19:40:51.123Z',
  codeDirs: ['/code'],
  skillsDirs: [],
  provider: 'offline',
  model: 'extractive',
  version: '1.0.0',
}
const question = (text: string): SessionRecord => ({ type: 'question', time: header.time, text })
const said = (text: string): SessionRecord => ({ type: 'text', text })
const never = (reason: string) => {
  throw new Error(reason)
}

function place(dir: string, processes: Processes = { pid: process.pid, isRunning: () => true }): SessionPlace {
  return { dir: join(dir, 'sessions'), processes }
}

function written(at: SessionPlace, records: readonly SessionRecord[]): { id: string; file: string } {
  const log = SessionLog.create(at, { header, records }, never)
  log.close()
  return { id: log.header.id, file: join(at.dir, `${log.header.id}.jsonl`) }
}

test('a session is a file for its owner alone, with an id that tells when it began', () => {
  const at = place(makeTree({}))
  const log = SessionLog.create(at, { header, records: [question('Why?')] }, never)
  log.append([said('Because.\n')])
  const file = join(at.dir, `${log.header.id}.jsonl`)
  expect(log.header.id).toMatch(/^261122-194051-[a-z0-9]{2}$/)
  expect([statSync(at.dir).mode & 0o777, statSync(file).mode & 0o777, statSync(file.replace('.jsonl', '.lock')).mode & 0o777]).toEqual([
    0o700, 0o600, 0o600,
  ])
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(JSON.stringify(log.header))
  expect(readFileSync(file, 'utf8').slice(0, 512)).toContain('"codewhisper":"generated"')
  expect(log.read().records).toEqual([question('Why?'), said('Because.\n')])
  log.close()
  expect(readdirSync(at.dir)).toEqual([`${log.header.id}.jsonl`])
})

test('a directory that was open to others is closed', () => {
  const at = place(makeTree({}))
  mkdirSync(at.dir, { mode: 0o755 })
  written(at, [question('Why?')])
  expect(statSync(at.dir).mode & 0o777).toBe(0o700)
})

test('cut at any byte, a session keeps every whole record, and the next one is whole again', () => {
  const at = place(makeTree({}))
  const records = [question('Größe?'), said('Über 3 €.\n'), said('𝄞\n')]
  const { id, file } = written(at, records)
  const whole = readFileSync(file)
  const lines = whole.toString('utf8').trimEnd().split('\n')
  for (let length = 0; length < whole.length; length++) {
    writeFileSync(file, whole.subarray(0, length))
    // A line counts as soon as all of it but its end is there.
    const ends = lines.map((_, i) => Buffer.byteLength(lines.slice(0, i + 1).join('\n')))
    const kept = ends.filter((end) => end <= length).length
    if (kept === 0) {
      expect(() => SessionLog.open(at, id, never)).toThrow(/line 1 is damaged/)
      continue
    }
    const { log, parsed } = SessionLog.open(at, id, never)
    expect(parsed.records).toEqual(records.slice(0, kept - 1))
    const isTorn = length > (ends[kept - 1] ?? 0) + 1
    expect(parsed.notices).toEqual(isTorn ? [expect.stringMatching(/the last record was cut .* the rest is whole\.$/)] : [])
    log.append([said('more\n')])
    log.close()
    expect(readSession(at.dir, id)).toMatchObject({ records: [...records.slice(0, kept - 1), said('more\n')], notices: [] })
  }
})

test('a damaged line is left out and named, one of an unknown type as well, and a newer file is only shown', () => {
  const at = place(makeTree({}))
  const { id, file } = written(at, [question('Why?'), said('a\n'), said('b\n')])
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [lines[0], lines[1], '{"type":"text","te\0', lines[3], '{"type":"dance","steps":3}', ''].join('\n'))
  const { records, notices } = readSession(at.dir, id)
  expect(records).toEqual([question('Why?'), said('b\n')])
  expect(notices).toEqual([`${file} line 3 is damaged and left out.`, `${file}: 1 record of the unknown type "dance" left out.`])
  writeFileSync(file, `${JSON.stringify({ ...header, id, schema: 2 })}\n${JSON.stringify(question('Why?'))}\n`)
  expect(readSession(at.dir, id).records).toEqual([question('Why?')])
  expect(() => SessionLog.open(at, id, never)).toThrow(/written by a newer CodeWhisper/)
  expect(readdirSync(at.dir)).toEqual([`${id}.jsonl`])
})

test('a session in use is refused, also for deletion; the lock of a process that is gone is taken over', () => {
  const dir = makeTree({})
  const running = new Set([process.pid, 1])
  const isRunning = (pid: number) => running.has(pid)
  const [one, other] = [place(dir, { pid: 1, isRunning }), place(dir, { pid: process.pid, isRunning })]
  const log = SessionLog.create(one, { header, records: [question('Why?')] }, never)
  const { id } = log.header
  expect(() => SessionLog.open(other, id, never)).toThrow(/^The session is in use by process 1 since 20.* UTC\.$/)
  expect(() => deleteSession(other.dir, id, other.processes)).toThrow(/in use/)
  expect(listSessions(other.dir, other.processes)[0]?.holder).toMatch(/^by process 1 since/)
  running.delete(1)
  SessionLog.open(other, id, never).log.close()
  expect(readdirSync(one.dir)).toEqual([`${id}.jsonl`])
})

test('a number of a process that was given to another one holds no lock', () => {
  const at = place(makeTree({}))
  const { id, file } = written(at, [question('Why?')])
  const lock = { pid: process.pid, started: '1', host: JSON.parse(lockOf(at, id)).host, since: header.time }
  writeFileSync(file.replace('.jsonl', '.lock'), JSON.stringify(lock))
  SessionLog.open(at, id, never).log.close()
  writeFileSync(file.replace('.jsonl', '.lock'), JSON.stringify({ ...lock, host: 'another.example' }))
  expect(() => SessionLog.open(at, id, never)).toThrow(/on another\.example since/)
})

function lockOf(at: SessionPlace, id: string): string {
  const { log } = SessionLog.open(at, id, never)
  const text = readFileSync(join(at.dir, `${id}.lock`), 'utf8')
  log.close()
  return text
}

test('where nothing can be written, the reason is told once and the rest is kept in memory', () => {
  const dir = makeTree({ sessions: 'a file' })
  const reasons: string[] = []
  const log = SessionLog.create(place(dir), { header, records: [question('Why?')] }, (reason) => reasons.push(reason))
  log.append([said('a\n')])
  log.append([said('b\n')])
  expect([log.isSaved, reasons.length, log.read().records.length]).toEqual([false, 1, 3])
})

test('sessions are listed with the one used last first, and found by the beginning of an id', () => {
  const at = place(makeTree({}))
  expect(listSessions(at.dir, at.processes)).toEqual([])
  expect(() => findSession(at.dir, 'x')).toThrow('There is no session "x".')
  const first = written(at, [question('One?'), said('{"type":"question"\n'), question('Two?')])
  const log = SessionLog.create(
    at,
    { header: { ...header, time: '2026-11-23T00:00:00.000Z', codeDirs: ['/b', '/a'] }, records: [question('Three?')] },
    never,
  )
  log.close()
  const listed = listSessions(at.dir, at.processes)
  expect(listed.find(({ id }) => id === first.id)).toMatchObject({
    turns: 2,
    firstQuestion: 'One?',
    holder: undefined,
    header: { codeDirs: ['/code'] },
  })
  expect(findSession(at.dir, '261123')).toBe(log.header.id)
  expect(() => findSession(at.dir, '26')).toThrow(/^2 sessions begin with "26"/)
  expect(() => findSession(at.dir, '../261123')).toThrow(/no session/)
  expect([latestSession(at.dir, ['/code']), latestSession(at.dir, ['/a', '/b']), latestSession(at.dir, ['/c'])]).toEqual([
    first.id,
    log.header.id,
    undefined,
  ])
  chmodSync(at.dir, 0o700)
})
