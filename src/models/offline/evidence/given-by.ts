import { escapeRegex } from '../../../base/escape-regex.ts'
import { groupBy } from '../../../base/group-by.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { fieldLiterals, isCode, literalsCall, restOfUses } from './field-literals.ts'
import type { LiteralUse } from './literal-uses.ts'

const mostFound = 20
const mostSources = 2

/** A name from which data of COBOL gets its value as it is, and the literals that this is given in the same members. */
export interface GivenBy {
  readonly from: string
  readonly moves: readonly FoundLine[]
  readonly uses: readonly LiteralUse[]
}

function movesCall(name: string): Call {
  return linesCall(String.raw`\bMOVE\s+[A-Z][\w-]*\s+TO\s+(?:[\w-]+\s*,?\s+)*${escapeRegex(name)}(?:[^\w-]|$)`, mostFound)
}

const figurative = /^(?:ZERO(?:E?S)?|SPACES?|(?:LOW|HIGH)-VALUES?|ALL|QUOTES?|CORR(?:ESPONDING)?)$/i

function movesFrom(name: string, findings: Findings): ReadonlyMap<string, readonly FoundLine[]> {
  const moves = findings.linesFound(movesCall(name)).filter(isCode)
  const bySource = groupBy(moves, ({ text }) => (/\bMOVE\s+([A-Z][\w-]*)/i.exec(text)?.[1] ?? '').toUpperCase())
  const sources = [...bySource].filter(([from]) => from !== '' && from !== name.toUpperCase() && !figurative.test(from))
  return new Map(sources.slice(0, mostSources))
}

/** For the moves of other names to a name, and the literals that those are given. */
export function givenByCalls(name: string | undefined, findings: Findings): readonly Call[] {
  if (name === undefined) return []
  return [movesCall(name), ...[...movesFrom(name, findings).keys()].flatMap((from) => [literalsCall(from), ...restOfUses(from, findings)])]
}

/** Those whose literals are known: what comes from a record or a screen is no value of the code. */
export function givenByOf(question: Question, name: string | undefined, findings: Findings): readonly GivenBy[] {
  if (name === undefined) return []
  return [...movesFrom(name, findings)].flatMap(([from, moves]) => {
    const paths = new Set(moves.map(({ path }) => path))
    const uses = fieldLiterals(question, from, findings).filter(({ how, path }) => how === 'set' && paths.has(path))
    return uses.length === 0 ? [] : [{ from, moves, uses }]
  })
}
