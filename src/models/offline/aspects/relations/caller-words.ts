import type { Reference } from '../../../../answer/structure-results.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Question } from '../../question/question.ts'
import type { AskedRelation } from '../../question/relation.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { inTwoOrMore } from './deeds.ts'

const mostNames = 30

/** What steps do to a data set, as it is told of that; what is left to it by others is `used`. */
const participles: Partial<Record<NonNullable<Reference['op']>, string>> = {
  read: 'read',
  'open input': 'read',
  'read for update': 'read',
  write: 'written',
  'open output': 'written',
  'open extend': 'written',
  update: 'updated',
  'open i-o': 'updated',
  create: 'created',
  define: 'defined',
  delete: 'deleted',
  alter: 'altered',
  sort: 'sorted',
}

/** `called from A, B and started by transaction T`; of a data set what is done to it by whom. */
export function doneBy(references: readonly Reference[], relation: AskedRelation): string {
  const rest = references.filter((reference) => !isStart(reference) && !isFileOf(reference) && wordFor(reference) === undefined)
  const groups = groupBy(references, (reference) => {
    const { from } = reference
    if (isStart(reference)) return 'started by transaction'
    if (isFileOf(reference)) return 'known as file'
    const word = wordFor(reference)
    return `${word === undefined ? done(rest, relation) : `${word} by`}${from.kind === 'step' ? ' step' : ''}`
  })
  return inTwoOrMore(
    [...groups].map(([does, all]) => {
      const names = [...new Set(all.map(whoFor))]
      const plural = names.length > 1 && /(?:transaction|file|step)$/.test(does) ? 's' : ''
      const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
      return `${does}${plural} ${names.slice(0, mostNames).join(', ')}${more}`
    }),
  )
}

const asksNumber =
  /\bhow many\s+(?:(?:of|the|different|other|[a-z]+)\s+){0,2}?(?:programs|modules|routines|subroutines|functions|procedures|macros|copybooks|includes|members|jobs|execs|scripts|callers)\b/i

/** `is X called from more than one place`, `is there only one caller of X`. */
const asksSeveral = /\b(?:more than (?:one|once|a single)|only (?:one|once|a single)|several|exactly one|just (?:one|once))\b/i
const asksPlaces = /\b(?:places?|times|once|statements?|lines?|spots?)\b/i
const asksIfOne = /\b(?:only|exactly|just)\b/i

/** Whether it has more than one, where that is asked: callers, or places from which they call. */
export function ifSeveral(question: Question, names: readonly string[], places: number): string {
  const { bare } = question
  if (!asksYesOrNo(question) || !asksSeveral.test(bare)) return ''
  const [n, noun] = asksPlaces.test(bare) ? [places, 'place'] : [names.length, 'caller']
  return `${n > 1 === !asksIfOne.test(bare) ? 'Yes' : 'No'}: ${n === 1 ? `there is one ${noun}` : `there are ${n} ${noun}s`}. `
}

/** `How many call X`: their number, before who they are. */
export function countFirst({ bare }: Question, names: readonly string[]): string {
  return asksNumber.test(bare) ? `There ${names.length === 1 ? 'is' : 'are'} ${names.length}: ` : ''
}

/** The definition of a transaction names the program that it starts. */
export function isStart({ kind, from }: Reference): boolean {
  return kind === 'transaction' && from.kind === 'transaction'
}

/** The definition of a file of online programs names its data set. */
export function isFileOf({ kind, from }: Reference): boolean {
  return kind === 'dataset' && from.kind === 'file'
}

/** A statement of assembler that is a macro. */
export function isMacroCall({ kind, verb }: Pick<Reference, 'kind' | 'verb'>): boolean {
  return kind === 'copy' && verb === 'macro'
}

/** The entry of a routine is an argument, or an element of a table: another calls it. */
export function isHandedOver({ kind, verb }: Pick<Reference, 'kind' | 'verb'>): boolean {
  return verb === 'ENTRY' && (kind === 'call' || kind === 'perform')
}

/** An address constant with a label is data that a macro maps for all that use it: it calls nothing. */
export function isLaidOut({ from, verb, operand }: Reference): boolean {
  return from.kind === 'macro' && operand !== undefined && verb?.startsWith('DC ') === true
}

function wordFor(reference: Reference): string | undefined {
  const { kind, op, verb } = reference
  if (isLaidOut(reference)) return 'addressed'
  if (isHandedOver({ kind, verb })) return 'handed over'
  return kind === 'dataset' && op !== undefined ? participles[op] : undefined
}

/** A step by its job, too: many jobs have a step of the same name. */
function whoFor({ from }: Reference): string {
  return from.kind === 'step' && from.of !== undefined ? `${from.name} of ${from.of}` : from.name
}

function done(references: readonly Reference[], { name }: AskedRelation): string {
  const kinds = new Set(references.map(({ kind }) => kind))
  if (references.length > 0 && references.every(isMacroCall)) return 'used by'
  if (kinds.size === 1 && kinds.has('copy'))
    return references.every(({ to }) => to.kind === 'symbol' && !to.name.includes('.')) ? 'used by' : 'copied by'
  if (kinds.size === 1 && (kinds.has('runs') || kinds.has('runs-proc'))) return 'run by'
  return name === 'calls' && !kinds.has('dataset') ? 'called from' : 'used by'
}
