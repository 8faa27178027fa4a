import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { choicesCall } from '../../evidence/choice-branches.ts'
import { areAllShown, fieldLiterals, isCode, literalsCall, restOfUses } from '../../evidence/field-literals.ts'
import { givenByCalls, givenByOf } from '../../evidence/given-by.ts'
import { isGloss, type LiteralUse } from '../../evidence/literal-uses.ts'
import { symbolCalls, symbolUses } from '../../evidence/symbol-uses.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedOwnValues } from '../../question/asked-own-values.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostItems = 14
const mostPlaces = 3
const mostGlosses = 2
/** A gloss has the other values below it. */
const glossRoom = { before: 2, after: 9, most: 12 } as const
const stateRoom = { before: 2, after: 4, most: 6 } as const
const fewStates = 3

/** The literals that a piece of data is given or compared with, where a question asks for its values: what data can be that has no names for its values. */
export const literalValuesAspect: Aspect = {
  name: 'literal values',
  asks: (question) => askedOwnValues(question) !== undefined,
  calls: (question, _, findings) => literalValueCalls(question, askedOwnValues(question) ?? '', findings),
  draft: (question, _, findings) => literalValuesDraft(question, askedOwnValues(question) ?? '', findings),
}

/** For all that `literalValuesDraft` tells of the data of a name. */
export function literalValueCalls(question: Question, name: string, findings: Findings, mostStates = fewStates): readonly Call[] {
  return [
    ...callsOf(name),
    ...restOfUses(name, findings),
    ...symbolCalls(name, findings),
    ...givenByCalls(name, findings),
    ...glossesOf(name, findings).map((line) => readAround(line, glossRoom)),
    ...statesOf(valuesOf(question, name, findings), mostStates).map((line) => readAround(line, stateRoom)),
  ]
}

/** Which literals it is given or compared with, with the comments that say what they mean and what is done where it has them; undefined where there are none. */
export function literalValuesDraft(question: Question, name: string, findings: Findings, mostStates = fewStates): Draft | undefined {
  const values = valuesOf(question, name, findings)
  const glosses = glossesOf(name, findings)
  const given = values.some(isGiven) ? [] : givenByItems(question, name, findings)
  if (values.length + glosses.length + given.length === 0) return undefined
  const together = [...groupBy(values, placesKey).values()]
  const shown = together.slice(0, mostItems)
  const rest = together.slice(mostItems).flat().length
  const lead = shown.map((same) => valueItem(same, areAllShown(name, findings), findings))
  const more = rest > 0 ? [`And ${count(rest, 'other value')}.`] : []
  // The branches of a choice are told by the programs that have one.
  const beside = findings.codeLinesFound(choicesCall(name)).length > 0 ? ', besides those of EVALUATE or SELECT' : ''
  const head = `${code(name)} is given or compared with ${count(values.length, 'value')}${beside}:`
  const own = values.length === 0 ? [] : [head, ...lead, ...more]
  return {
    lead: [...own, ...given],
    first: glosses.map((line) => quoteAround(line, glossRoom, findings)),
    quotes: statesOf(values, mostStates).map((line) => quoteAround(line, stateRoom, findings)),
  }
}

function callsOf(name: string): readonly Call[] {
  return [literalsCall(name), choicesCall(name)]
}

/** Comments that say what a value means. */
function glossesOf(name: string, findings: Findings): readonly FoundLine[] {
  return callsOf(name)
    .flatMap((call) => findings.linesFound(call))
    .filter((line) => !isCode(line) && isGloss(line.text, name))
    .slice(0, mostGlosses)
}

/** By value: those that tell most first, what only empties it last. */
function valuesOf(question: Question, name: string, findings: Findings): readonly (readonly LiteralUse[])[] {
  const uses = [...fieldLiterals(question, name, findings), ...symbolUses(name, findings)]
  const groups = [...groupBy(uses, ({ value }) => plain(value)).values()]
  return groups.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)) || orderOf(a) - orderOf(b))
}

/** `1` and `01`, `"A"` and `C'A'`. */
function plain(value: string): string {
  return value
    .replace(/^[CBN]?L?\d*(?=')/i, '')
    .replace(/["']/g, '')
    .replace(/^0+(?=\d)/, '')
    .trim()
    .toUpperCase()
}

function isGiven(uses: readonly LiteralUse[]): boolean {
  return !isEmpty(uses) && uses.some(({ how }) => how === 'set')
}

/** Values that one statement names one after the other are told together. */
function placesKey(uses: readonly LiteralUse[]): string {
  return uses.map(({ path, line, how }) => `${how} ${path}:${line}`).join('\n')
}

function isEmpty([use]: readonly LiteralUse[]): boolean {
  return /^(?:SPACES?|LOW-VALUES?|HIGH-VALUES?|)$/.test(plain(use?.value ?? ''))
}

function orderOf([use]: readonly LiteralUse[]): number {
  const number = Number(plain(use?.value ?? ''))
  return Number.isNaN(number) ? 0 : number
}

/** What is done where a value is set or found, each part of the code once. */
function statesOf(values: readonly (readonly LiteralUse[])[], mostStates: number): readonly LiteralUse[] {
  const telling = values.filter((uses) => !isEmpty(uses)).flatMap((uses) => uses.find(({ how }) => how !== 'declared') ?? [])
  return distinctBy(telling, ({ path, line }) => `${path} ${Math.floor(line / (stateRoom.before + 1))}`).slice(0, mostStates)
}

/** `same`: the uses of each of some values, which stand in the same places. */
function valueItem(same: readonly (readonly LiteralUse[])[], isAll: boolean, findings: Findings): string {
  const [uses = []] = same
  const hows = [...new Set(uses.map(({ how }) => how))].toSorted().join(' and ')
  const places = distinctBy(uses, ({ how, path }) => `${how} ${path}`)
  const shown = places.slice(0, mostPlaces).map(at)
  const others = !isAll ? ', among others' : uses.length > shown.length ? `, ${count(uses.length, 'place')}` : ''
  const values = same.flatMap(([first]) => (first === undefined ? [] : inert(first.value)))
  return item(findings, `${values.join(', ')}: ${hows}${others}`, shown)
}

/** The values of what is moved to it, where no statement gives it a literal itself: they are the values that it can get. */
function givenByItems(question: Question, name: string, findings: Findings): readonly string[] {
  return givenByOf(question, name, findings).flatMap(({ from, moves, uses }) => {
    const values = [...groupBy(uses, ({ value }) => plain(value)).values()].slice(0, mostItems)
    const places = moves.slice(0, mostPlaces).map(at)
    const head = item(findings, `${nameFor(findings, name, places)} gets the value of ${nameFor(findings, from, places)}`, places)
    return [head, ...values.map((same) => valueItem([same], true, findings))]
  })
}
