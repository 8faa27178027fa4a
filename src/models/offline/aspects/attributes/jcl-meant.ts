import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { allNames, nameTokens, ownNames, type PlacedStatement } from './jcl-places.ts'

/** Which statements a question may mean. */
export interface Wanted {
  readonly ops: readonly string[]
  /** Words of the question that are no names of statements. */
  readonly besides?: readonly string[]
  /** Only those that are named themselves. */
  readonly ownOnly?: boolean
  /** Of a step or job that is named all of its statements are meant. */
  readonly anyOfStep?: boolean
  has(placed: PlacedStatement): boolean
}

export interface Meant {
  /** Those that have what is asked for. */
  readonly having: readonly PlacedStatement[]
  /** Those that are named and have it not. */
  readonly lacking: readonly PlacedStatement[]
}

const none: Meant = { having: [], lacking: [] }

/**
 * Of the statements of some kinds those in or around which all names of the question stand: first those with a name of their own, else all that have what is asked for;
 * of many those that the other words fit.
 */
export function meantStatements(wanted: Wanted, statements: readonly PlacedStatement[], question: Question, findings: Findings): Meant {
  const { ops, besides = [], ownOnly = false, anyOfStep = false, has } = wanted
  const tokens = nameTokens(question).filter((token) => !besides.includes(token))
  if (tokens.length === 0) return none
  const within = statements.filter((placed) => {
    const names = allNames(placed)
    return ops.includes(placed.statement.op) && tokens.every((token) => names.includes(token))
  })
  const own = within.filter((placed) => ownNames(placed).some((name) => tokens.includes(name)))
  if (own.some(has)) return { having: ofLikeliest(own.filter(has), ops), lacking: [] }
  const around = ownOnly ? [] : within.filter((placed) => has(placed))
  // Of a DD that is named the others say nothing.
  const others = !anyOfStep && own.some(({ statement }) => statement.op === 'DD') ? [] : around
  if (others.length === 0) return { having: [], lacking: own }
  const words = tellingWords(question, findings)
  const weighed = others.map((placed) => ({ placed, weight: tellsOf(ownNames(placed), words) }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  const isDd = ops.includes('DD')
  if (isDd && most === 0 && !anyOfStep) return none
  return { having: weighed.filter(({ weight }) => weight === most).map(({ placed }) => placed), lacking: [] }
}

/** A step may be called like its job. */
function ofLikeliest(statements: readonly PlacedStatement[], ops: readonly string[]): readonly PlacedStatement[] {
  const op = ops.find((one) => statements.some(({ statement }) => statement.op === one))
  return statements.filter(({ statement }) => statement.op === op)
}
