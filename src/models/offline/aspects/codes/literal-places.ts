import { distinctBy } from '../../../../base/distinct-by.ts'
import { linesGivingAbend, linesOfTextId, linesWithCode } from '../../absence.ts'
import { locateCall } from '../../calls.ts'
import type { Findings, Place } from '../../findings.ts'
import { codesIn, numberOfAbend } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import { isTradeWord } from '../../question/trade-words.ts'

/** Places whose lines are read, one of each file first. */
const mostLooked = 16

/** A bare number in more places is what programs count, scale and dimension with: where it stands says nothing of the one that is asked for. */
const mostOfNumber = 40

export interface LiteralPlace extends Place {
  /** As the question spells it, or the number of the abend that it names. */
  readonly literal: string
  /** A number that may stand for anything. */
  readonly isBare: boolean
  /** A statement that ends its program by that number. */
  readonly isAbend?: true
}

/** Where codes, numbers and texts of the question stand, and the messages that it names. */
export function literalPlaces({ text }: Question, findings: Findings): readonly LiteralPlace[] {
  const located = findings.located(locateCall(text))
  const codes = codesIn(text)
  const numbers = (located?.literals ?? []).filter(
    ({ text: literal, total }) => /[A-Za-z]/.test(literal) || (literal.replace(/\D/g, '').length >= 3 && total <= mostOfNumber),
  )
  // A message that is given whole and stands somewhere is not another one that has a word of it.
  const isWhole = numbers.some(({ text: literal, total }) => total > 0 && literal.split(/\s+/).length >= fewestWords)
  const messages = (located?.names ?? []).flatMap(({ word, units }) =>
    (isTradeWord(word) || isWhole ? [] : units)
      .filter(({ kind }) => kind === 'message')
      .map(({ path = '', startLine = 0 }) => ({ literal: word, isBare: false, path, line: startLine })),
  )
  const coded = codes.flatMap((literal) =>
    linesWithCode(literal, findings).map(({ path, startLine: line }) => ({ literal, isBare: false, path, line })),
  )
  const ids = (located?.names ?? [])
    .filter(({ units, members }) => units.length + members.length === 0)
    .flatMap(({ word: literal }) =>
      linesOfTextId(literal, findings).map(({ path, startLine: line }) => ({ literal, isBare: false, path, line })),
    )
  const abends = codes.flatMap((literal) =>
    linesGivingAbend(literal, findings).map(({ path, line }) => ({
      literal: numberOfAbend(literal) ?? literal,
      isBare: false,
      isAbend: true as const,
      path,
      line,
    })),
  )
  const all = [
    ...coded,
    ...ids,
    ...abends,
    ...numbers.flatMap(({ text: literal, places }) =>
      places.map(({ path, line }) => ({ literal, isBare: !/[A-Za-z]/.test(literal), path, line })),
    ),
    ...messages,
  ]
  const places = distinctBy(
    all.filter(({ path, line }) => path !== '' && line > 0),
    ({ path, line }) => `${path} ${line >> 3}`,
  )
  const firsts = distinctBy(places, ({ path }) => path)
  return [...firsts, ...places.filter((place) => !firsts.includes(place))].slice(0, mostLooked)
}

/** Texts of so many words are messages. */
const fewestWords = 3

/** How much a line has it as a value of its own. */
export function asLiteral(line: string, literal: string): number {
  const at = line.toUpperCase().indexOf(literal.toUpperCase())
  if (at < 0) return 0
  const isSigned = line[at - 1] === '-' && /[^\w-]/.test(line[at - 2] ?? ' ')
  const [before = ' ', behind = ' '] = [line[isSigned ? at - 2 : at - 1], line[at + literal.length]]
  return /['"]/.test(before) && /['"]/.test(behind) ? 2 : /[\w-]/.test(before + behind) ? 0 : 1
}
