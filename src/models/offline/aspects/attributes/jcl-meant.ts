import { bareFileName } from '../../../../base/file-name.ts'
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
  /** Those by their label, and not by what stands in them. */
  readonly labelOnly?: boolean
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

const fewDds = 3
const none: Meant = { having: [], lacking: [] }

/**
 * Of the statements of some kinds those in or around which all names of the question stand: first those with a name of their own, else all that have what is asked for;
 * of many those that the other words fit.
 */
export function meantStatements(wanted: Wanted, statements: readonly PlacedStatement[], question: Question, findings: Findings): Meant {
  const { ops, besides = [], ownOnly = false, labelOnly = false, anyOfStep = false, has } = wanted
  const tokens = nameTokens(question).filter((token) => !besides.includes(token))
  if (tokens.length === 0) return none
  const within = statements.filter((placed) => {
    const names = allNames(placed)
    return ops.includes(placed.statement.operation) && tokens.every((token) => names.includes(token))
  })
  const names = (placed: PlacedStatement) => (labelOnly ? labelsOf(placed.statement.name) : ownNames(placed))
  const own = within.filter((placed) => names(placed).some((name) => tokens.includes(name)))
  if (own.some(has))
    return {
      having: ofLikeliest(own.filter(has), ops),
      lacking: own.filter((placed) => placed.statement.operation === 'PROC' && !has(placed)),
    }
  if (ownOnly) return { having: [], lacking: own }
  if (!ops.includes('DD'))
    return own.length > 0 && !within.some(has)
      ? { having: [], lacking: ofLikeliest(own, ops) }
      : { having: within.filter(has), lacking: own }
  // A DD that is named and has it not says that it has it not; others say nothing of it.
  if (!anyOfStep && own.length > 0) return { having: [], lacking: own }
  const inUnit = within.filter((placed) => anyOfStep || isOfUnit(placed, tokens))
  if (anyOfStep) return { having: inUnit.filter(has), lacking: [] }
  return fittingDds(inUnit, has, question, findings)
}

/** Of a program that is named the files are those that it declares: only a job or step says which of its DD statements are meant. */
export function isOfUnit({ path, statement: { exec, job, proc } }: PlacedStatement, tokens: readonly string[]): boolean {
  const named = [exec?.name, job?.name, proc?.name, bareFileName(path).toUpperCase()]
  return tokens.some((token) => named.includes(token))
}

/** Of the DD statements of a job those that the other words fit; a few where none does. */
function fittingDds(
  statements: readonly PlacedStatement[],
  has: (placed: PlacedStatement) => boolean,
  question: Question,
  findings: Findings,
): Meant {
  const words = tellingWords(question, findings)
  const weighed = statements.map((placed) => ({ placed, weight: tellsOf(ownNames(placed), words) }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  const best = weighed.filter(({ weight }) => weight === most).map(({ placed }) => placed)
  const having = best.filter(has)
  return most > 0 || having.length <= fewDds ? { having, lacking: [] } : none
}

/** A step may be called like its job. */
function ofLikeliest(statements: readonly PlacedStatement[], ops: readonly string[]): readonly PlacedStatement[] {
  const likeliest = ops.find((op) => statements.some(({ statement }) => statement.operation === op))
  return statements.filter(({ statement }) => statement.operation === likeliest)
}

/** `STEP.DD` overrides the DD of a step of a procedure. */
export function labelsOf(name: string): readonly string[] {
  return [name, ...name.split('.')]
}
