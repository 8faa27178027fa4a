import type { CobolFile, FileAccess } from '../../cobol/cobol-program.ts'
import { outside, type PliWalk } from '../walk.ts'

const modes: ReadonlyMap<string, FileAccess['op']> = new Map([
  ['INPUT', 'open input'],
  ['OUTPUT', 'open output'],
  ['PRINT', 'open output'],
  ['UPDATE', 'open i-o'],
])

/** Where records and keys come from and go to (Enterprise PL/I Language Reference, "Record-oriented data transmission"). */
const options: ReadonlyMap<string, 'read' | 'write'> = new Map([
  ['INTO', 'write'],
  ['KEYTO', 'write'],
  ['SET', 'write'],
  ['FROM', 'read'],
  ['KEY', 'read'],
  ['KEYFROM', 'read'],
  ['IGNORE', 'read'],
])

const operations: ReadonlyMap<string, FileAccess['op']> = new Map([
  ['READ', 'read'],
  ['WRITE', 'write'],
  ['REWRITE', 'update'],
  ['DELETE', 'delete'],
  ['LOCATE', 'write'],
])

/** READ, WRITE, REWRITE, DELETE and LOCATE. */
export function readRecord(walk: PliWalk, from: number, to: number): void {
  const { pairs, verb } = walk
  const op = operations.get(verb)
  for (let i = from; i < to; i = Math.max(i + 1, pairs.behindParentheses(i + 1))) {
    const word = pairs.wordAt(i)
    if (!pairs.isSign(i + 1, '(')) continue
    const access = options.get(word)
    if (word === 'FILE' && op !== undefined) walk.access(i + 2, op)
    else if (access !== undefined) {
      walk.verb = `${verb} ${word}`
      noteArea(walk, i + 2, pairs.closingOf(i + 1), access)
      walk.verb = verb
    }
  }
}

function noteArea(walk: PliWalk, from: number, to: number, access: 'read' | 'write'): void {
  if (access === 'read') {
    walk.expression(from, to)
    return
  }
  const area = walk.operand(from)
  if (area !== undefined) walk.write(area, outside('file'))
}

/** `OPEN FILE(F) TITLE('DD') OUTPUT, FILE(G) INPUT`. */
export function readOpen(walk: PliWalk, from: number, to: number): void {
  const { pairs } = walk
  for (let i = from; i < to; ) {
    let end = i
    while (end < to && !pairs.isSign(end, ',')) end = Math.max(end + 1, pairs.behindParentheses(end))
    openOne(walk, i, Math.min(end, to))
    i = end + 1
  }
}

function openOne(walk: PliWalk, from: number, to: number): void {
  const { pairs, files } = walk
  let name = -1
  let mode: FileAccess['op'] | undefined
  let title = -1
  for (let i = from; i < to; i = Math.max(i + 1, pairs.behindParentheses(i + 1))) {
    const word = pairs.wordAt(i)
    if (word === 'FILE') name = i + 2
    else if (word === 'TITLE') title = i + 2
    else mode = modes.get(word) ?? mode
  }
  const file = name < 0 ? undefined : walk.file(name)
  const described = file === undefined ? undefined : files[file]
  if (title >= 0) {
    const operand = walk.expression(title, pairs.closingOf(title - 1))
    if (file !== undefined && described !== undefined && described.ddname === undefined && operand !== undefined) {
      if (operand.kind === 'literal' || operand.kind === 'item') files[file] = titled(described, operand.kind === 'item', operand.text)
    }
  }
  // SYSPRINT is PRINT where nothing else is said of it.
  const usual = described?.name === 'SYSPRINT' ? 'open output' : 'open input'
  if (name >= 0) walk.access(name, mode ?? modes.get(described?.access ?? '') ?? usual)
}

function titled(file: CobolFile, dynamic: boolean, title: string): CobolFile {
  const name = title.trim().toUpperCase()
  // A title may also be the name of a z/OS UNIX file, or go on with attributes.
  if (!dynamic && !/^[A-Z@#$][A-Z0-9@#$]{0,7}$/.test(name)) return file
  return { ...file, ddname: name, dynamic }
}

/** `CLOSE FILE(F), FILE(G)`. */
export function readClose(walk: PliWalk, from: number, to: number): void {
  const { pairs } = walk
  for (let i = from; i < to; i = Math.max(i + 1, pairs.behindParentheses(i + 1))) {
    if (pairs.wordAt(i) === 'FILE' && pairs.isSign(i + 1, '(')) walk.access(i + 2, 'close')
  }
}
