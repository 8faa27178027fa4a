import type { CobolFile, FileAccess, Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { ignores, type Phrase, readPhrases, reads } from './phrases.ts'

const modes: ReadonlyMap<string, FileAccess['op']> = new Map([
  ['INPUT', 'open input'],
  ['OUTPUT', 'open output'],
  ['I-O', 'open i-o'],
  ['EXTEND', 'open extend'],
])

/** Further records of one file are noted nowhere: a READ of each of thousands would cost their product. */
const mostRecords = 64

/** `OPEN INPUT A B OUTPUT C`: each mode holds for the files behind it. */
export function readOpen(walk: ProcedureWalk): void {
  let op: FileAccess['op'] | undefined
  while (!walk.atEnd) {
    const file = op === undefined ? undefined : walk.file()
    if (file !== undefined && op !== undefined) walk.access(file.name, op, walk.at - 1)
    else op = modes.get(walk.run.textAt(walk.at++)) ?? op
  }
}

export function readClose(walk: ProcedureWalk): void {
  readFileNames(walk, 'close')
}

export function readDelete(walk: ProcedureWalk): void {
  readFileNames(walk, 'delete')
}

function readFileNames(walk: ProcedureWalk, op: FileAccess['op']): void {
  while (!walk.atEnd) {
    const file = walk.file()
    if (file === undefined) walk.at++
    else walk.access(file.name, op, walk.at - 1)
  }
}

const startPhrases = new Map([['KEY', reads]])

export function readStart(walk: ProcedureWalk): void {
  const file = walk.file()
  if (file !== undefined) walk.access(file.name, 'start', walk.at - 1)
  readPhrases(walk, ignores, startPhrases)
}

export function readRead(walk: ProcedureWalk): void {
  readRecord(walk, 'read', readPhrasesOfRead)
}

export function readReturn(walk: ProcedureWalk): void {
  readRecord(walk, 'return', readPhrasesOfReturn)
}

const readPhrasesOfRead: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ['INTO', { access: 'write', verb: 'READ INTO' }],
  ['KEY', reads],
])
const readPhrasesOfReturn: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([['INTO', { access: 'write', verb: 'RETURN INTO' }]])

/** Every record of the file shows what was read. */
function readRecord(walk: ProcedureWalk, op: 'read' | 'return', phrases: ReadonlyMap<string, Phrase>): void {
  const token = walk.at
  const file = walk.file()
  if (file !== undefined) {
    walk.access(file.name, op, token)
    noteRecords(walk, file, token)
  }
  readPhrases(walk, ignores, phrases, 'file')
}

function noteRecords(walk: ProcedureWalk, file: CobolFile, token: number): void {
  const records = file.records.slice(0, mostRecords)
  for (const record of records) walk.useItem(record, token, 'write')
  walk.assign(records, outside('file'))
}

export function readWrite(walk: ProcedureWalk): void {
  writeRecord(walk, 'write')
}

export function readRewrite(walk: ProcedureWalk): void {
  writeRecord(walk, 'update')
}

export function readRelease(walk: ProcedureWalk): void {
  writeRecord(walk, 'release')
}

/** These name the record (or, in newer compilers, `FILE f`); which file it goes to says its FD. */
function writeRecord(walk: ProcedureWalk, op: FileAccess['op']): void {
  const { verb } = walk
  walk.take('FILE')
  const token = walk.at
  const file = walk.file()
  const record = file === undefined ? walk.operand() : undefined
  walk.access(file?.name ?? fileOf(walk, record), op, token)
  const from = sourceOf(walk)
  if (from === undefined) {
    if (record !== undefined) walk.read(record)
  } else {
    walk.verb = `${verb} FROM`
    walk.read(from)
    if (record !== undefined) walk.write(record, { kind: 'operand', operand: from })
    walk.verb = verb
  }
  walk.expression()
}

function fileOf(walk: ProcedureWalk, record: Operand | undefined): string | undefined {
  return walk.items[record?.items[0] ?? -1]?.file
}

function sourceOf(walk: ProcedureWalk): Operand | undefined {
  return walk.take('FROM') ? walk.operand() : undefined
}
