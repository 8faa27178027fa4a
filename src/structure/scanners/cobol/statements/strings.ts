import { isWorthKeeping } from '../../message-text.ts'
import type { Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { changes, type Phrase, readPhrases, reads, writes } from './phrases.ts'
import { TextParts } from './text-parts.ts'

const stringPhrases: ReadonlyMap<string, Phrase> = new Map([
  ['INTO', writes],
  ['POINTER', changes],
])

const unstringPhrases: ReadonlyMap<string, Phrase> = new Map([
  ['INTO', writes],
  ['DELIMITER', writes],
  ['COUNT', writes],
  ['POINTER', changes],
  ['TALLYING', changes],
])

/** The sources first, since together they may be a text for people. */
export function readString(walk: ProcedureWalk): void {
  const parts = new TextParts()
  const from = walk.at
  let isSource = true
  while (!walk.atEnd && !walk.isAt('INTO')) {
    if (walk.isAt('DELIMITED')) isSource = false
    const operand = walk.operand()
    if (operand !== undefined) {
      walk.read(operand)
      // The one operand behind DELIMITED BY is the delimiter.
      if (isSource) parts.add(operand)
      isSource = true
    } else {
      if (walk.isAt('SIZE')) isSource = true
      walk.at++
    }
  }
  if (walk.take('INTO')) {
    const target = walk.operand()
    if (target !== undefined) {
      walk.write(target, outside('computed'))
      if (isWorthKeeping(parts.literals)) walk.messages.moved(parts.text, from, target.items, 'STRING INTO')
    }
  }
  readPhrases(walk, reads, stringPhrases)
}

/** Receiving fields follow each other, each with its own DELIMITER IN and COUNT IN: all are written. */
export function readUnstring(walk: ProcedureWalk): void {
  readPhrases(walk, reads, unstringPhrases)
}

/** `INSPECT X TALLYING N FOR … REPLACING … CONVERTING …`: X changes unless it is only counted in. */
export function readInspect(walk: ProcedureWalk): void {
  readInspected(walk, walk.isAhead('REPLACING') || walk.isAhead('CONVERTING'))
}

/** INSPECT of COBOL 68. */
export function readExamine(walk: ProcedureWalk): void {
  readInspected(walk, walk.isAhead('REPLACING'))
}

export function readTransform(walk: ProcedureWalk): void {
  readInspected(walk, true)
}

function readInspected(walk: ProcedureWalk, isChanged: boolean): void {
  const inspected = walk.operand()
  if (inspected !== undefined && isChanged) walk.write(inspected, outside('computed'), 'both')
  else if (inspected !== undefined) walk.read(inspected)
  while (!walk.atEnd) {
    const operand = walk.operand()
    if (operand === undefined) walk.at++
    else noteInspecting(walk, operand)
  }
}

/** Counters are what stands before FOR. */
function noteInspecting(walk: ProcedureWalk, operand: Operand): void {
  if (walk.isAt('FOR')) walk.write(operand, outside('computed'), 'both')
  else walk.read(operand)
}
