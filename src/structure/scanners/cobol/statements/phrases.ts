import type { FieldUse } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'

/** What is done with the operands behind a keyword. */
export interface Phrase {
  readonly access: FieldUse['access'] | 'none'
  /** Where it is not the statement's verb alone. */
  readonly verb?: string
}

export const reads: Phrase = { access: 'read' }
export const writes: Phrase = { access: 'write' }
export const changes: Phrase = { access: 'both' }
export const ignores: Phrase = { access: 'none' }

/** Reads a statement of the form `operands KEYWORD operands KEYWORD operands …`. Values that are written come from `source`. */
export function readPhrases(walk: ProcedureWalk, first: Phrase, phrases: ReadonlyMap<string, Phrase>, source = 'computed'): void {
  const statement = walk.verb
  const from = outside(source)
  let phrase = first
  while (!walk.atEnd) {
    if (walk.run.classAt(walk.at) === TokenClass.keyword) {
      phrase = phrases.get(walk.run.textAt(walk.at)) ?? phrase
      walk.verb = phrase.verb ?? statement
      walk.at++
      continue
    }
    const operand = walk.operand()
    if (operand === undefined) walk.at++
    else if (phrase.access === 'read') walk.read(operand)
    else if (phrase.access !== 'none') walk.write(operand, from, phrase.access)
  }
  walk.verb = statement
}
