import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { changeCorresponding } from './corresponding.ts'
import { changes, type Phrase, readPhrases, reads, writes } from './phrases.ts'

const results: readonly [string, Phrase][] = [
  ['GIVING', writes],
  ['REMAINDER', writes],
  ['TO', reads],
  ['FROM', reads],
  ['BY', reads],
  ['INTO', reads],
]
const withGiving: ReadonlyMap<string, Phrase> = new Map(results)
const withoutGiving: ReadonlyMap<string, Phrase> = new Map([
  ...results,
  ['TO', changes],
  ['FROM', changes],
  ['BY', changes],
  ['INTO', changes],
])

export function readAdd(walk: ProcedureWalk): void {
  readArithmetic(walk, 'TO')
}

export function readSubtract(walk: ProcedureWalk): void {
  readArithmetic(walk, 'FROM')
}

export function readMultiply(walk: ProcedureWalk): void {
  readArithmetic(walk, 'BY')
}

export function readDivide(walk: ProcedureWalk): void {
  readArithmetic(walk, 'INTO')
}

/** The operands behind the keyword hold the result, unless GIVING names others. */
function readArithmetic(walk: ProcedureWalk, keyword: string): void {
  if (walk.take('CORRESPONDING') || walk.take('CORR')) {
    const from = walk.operand()
    walk.take(keyword)
    const to = walk.operand()
    if (from !== undefined && to !== undefined) changeCorresponding(walk, from, to)
    return
  }
  readPhrases(walk, reads, walk.isAhead('GIVING') ? withGiving : withoutGiving)
}

export function readCompute(walk: ProcedureWalk): void {
  const targets = []
  while (!walk.atEnd && walk.run.textAt(walk.at) !== '=' && !walk.isAt('EQUAL')) {
    const target = walk.operand()
    if (target === undefined) walk.at++
    else targets.push(target)
  }
  if (!walk.atEnd) walk.at++
  const operand = walk.expression()
  for (const target of targets) walk.write(target, operand === undefined ? outside('computed') : { kind: 'operand', operand })
}
