import { readExecCics } from '../../cobol/exec/exec-cics.ts'
import { readExecDli } from '../../cobol/exec/exec-dli.ts'
import { readExecSql } from '../../cobol/exec/exec-sql.ts'
import { TokenKind } from '../../cobol/tokens.ts'
import { outside, type PliWalk } from '../walk.ts'
import { readAssignment } from './assignment.ts'
import { readCall, readFetch } from './calls.ts'
import { readClose, readOpen, readRecord } from './files.ts'
import { readDisplay, readGet, readPut } from './streams.ts'

/** Reads tokens `[from, to)` behind the keyword. */
type StatementReader = (walk: PliWalk, from: number, to: number) => void

const embedded = new Map([
  ['CICS', readExecCics],
  ['SQL', readExecSql],
  ['DLI', readExecDli],
])

/** What follows the keyword is read. */
const readCondition: StatementReader = (walk, from, to) => {
  walk.expression(from, to)
}

/** `DO I = 1 TO N WHILE(X)`. */
const readDo: StatementReader = (walk, from, to) => {
  const variable = walk.pairs.isWord(from) ? walk.operand(from) : undefined
  if (variable === undefined || !walk.pairs.isSign(walk.next, '=')) return readCondition(walk, from, to)
  const { next } = walk
  walk.write(variable, outside('computed'))
  walk.expression(next + 1, to)
}

/** `GO TO L`, `GOTO L(I)`. */
const readGoTo: StatementReader = (walk, from, to) => {
  const at = walk.pairs.wordAt(from) === 'TO' ? from + 1 : from
  const operand = at < to && walk.pairs.isWord(at) ? walk.operand(at) : undefined
  if (operand?.kind === 'item') walk.read(operand)
  else if (operand !== undefined) walk.jump('goto', walk.pairs.wordAt(at), 'GO TO')
}

const readExec: StatementReader = (walk, from, to) => {
  embedded.get(walk.pairs.wordAt(from))?.(walk.pairs.tokens, from + 1, to, walk)
}

/** `ALLOCATE A SET(P)`, `FREE A`. */
const readStorage: StatementReader = (walk, from, to) => {
  const { pairs } = walk
  for (let i = from; i < to; i = Math.max(i + 1, pairs.behindParentheses(i + 1))) {
    const isSet = pairs.wordAt(i) === 'SET' && pairs.isSign(i + 1, '(')
    const operand = isSet ? walk.operand(i + 2) : undefined
    if (operand !== undefined) walk.write(operand, outside('computed'))
  }
}

/** Their parentheses hold lengths, bounds and values; those of ENTRY, RETURNS, OPTIONS, BASED and the like hold other things. */
const sized = new Set('CHAR CHARACTER BIT GRAPHIC G WIDECHAR WCHAR AREA DIM DIMENSION INIT INITIAL VALUE'.split(' '))

/**
 * `DCL A CHAR(LENGTH), 1 B (ROWS), 2 C BIT(1) INIT(ON)`: constants and variables that lengths, bounds and initial values are made of are used by that. Of
 * what an included member declares this is said by nobody: all programs that include it would seem to use them.
 */
const readDeclare: StatementReader = (walk, from, to) => {
  const { pairs } = walk
  for (let i = from; i < to; i++) {
    if (!pairs.isSign(i, '(') || !walk.isOwn(i)) continue
    const before = pairs.wordAt(i - 1)
    // Behind a name, which begins the statement or stands behind a comma, a level or the parenthesis of names that share it.
    const isBound =
      before !== '' &&
      (i - 1 === from || pairs.isSign(i - 2, ',') || pairs.isSign(i - 2, '(') || pairs.tokens.kinds[i - 2] === TokenKind.number)
    if (!isBound && !sized.has(before)) continue
    const close = Math.min(pairs.closingOf(i), to)
    for (let at = i + 1; at < close; at = Math.max(at + 1, walk.next)) {
      walk.next = at + 1
      const operand = pairs.isWord(at) && !pairs.isSign(at + 1, '(') ? walk.operand(at) : undefined
      if (operand?.kind === 'item') walk.read(operand)
    }
    i = close
  }
}

const statements: ReadonlyMap<string, StatementReader> = new Map<string, StatementReader>([
  ['=', readAssignment],
  ['ALLOC', readStorage],
  ['ALLOCATE', readStorage],
  ['CALL', readCall],
  ['CLOSE', readClose],
  ['DCL', readDeclare],
  ['DECLARE', readDeclare],
  ['DELETE', readRecord],
  ['DISPLAY', readDisplay],
  ['DO', readDo],
  ['EXEC', readExec],
  ['EXECUTE', readExec],
  ['FETCH', readFetch],
  ['GET', readGet],
  ['GO', readGoTo],
  ['GOTO', readGoTo],
  ['IF', readCondition],
  ['LOCATE', readRecord],
  ['OPEN', readOpen],
  ['PUT', readPut],
  ['READ', readRecord],
  ['RELEASE', readFetch],
  ['RETURN', readCondition],
  ['REWRITE', readRecord],
  ['SELECT', readCondition],
  ['WHEN', readCondition],
  ['WRITE', readRecord],
])

export function readStatement(walk: PliWalk, verb: string, from: number, to: number): void {
  walk.verb = verb
  statements.get(verb)?.(walk, from, to)
}
