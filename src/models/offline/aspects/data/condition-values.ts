import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { namePartsOf } from '../../../../base/words/name-parts.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, ownersCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { choiceRows, choiceRowsCall } from '../../evidence/choice-rows.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { type ConditionNames, conditionNames, hasValue } from '../../evidence/condition-names.ts'
import { fieldLiterals, literalsCall, restOfUses } from '../../evidence/field-literals.ts'
import { memberRank } from '../../evidence/fitting-members.ts'
import { isCobolSource } from '../../evidence/is-cobol.ts'
import type { Findings, Place } from '../../findings.ts'
import { type AskedValues, askedValues } from '../../question/asked-values.ts'
import { nameMark } from '../../question/name-mark.ts'
import type { Question } from '../../question/question.ts'
import { identifierOf } from '../../question/word-pattern.ts'
import type { Subject } from '../../subjects.ts'
import { chosenDefinitions } from './definition.ts'

const mostFound = 80
const mostRead = 8
const mostNamed = 3
const mostTold = 2
/** Lines under an item in which its condition names stand. */
const linesBelow = 40
const mostQuoted = 24
/** As many parts as no name has. */
const ofMap = 30
/** What an item is called for that tells how the program fares, not what its data may be. */
const ofProgram = /(?:^|[-_])(?:FLA?GS?|FLG|SW|SWITCH|EOF|ERR|VALID|OK)(?:[-_]|$)/i

interface ItemWithNames extends ConditionNames {
  readonly path: string
}

/** The values that a piece of data of COBOL may have and what they are called, by the condition names under it: `which account types are there`. */
export const conditionValuesAspect: Aspect = {
  name: 'condition values',
  asks: ({ bare }, subject) => {
    const asked = askedValues(bare)
    return asked !== undefined && (!isNamed(asked) || (subject.named && subject.kinds[0] === 'field'))
  },
  calls: (question, subject, findings) => {
    const asked = askedValues(question.bare)
    if (asked === undefined) return []
    return [
      ...(isNamed(asked)
        ? [definitionCall(subject.name), literalsCall(subject.name), ...restOfUses(subject.name, findings)]
        : [itemsCall(asked), ownersCall(question.text), choiceRowsCall(asked.words)]),
      ...itemPlaces(question, asked, subject, findings).map(({ path, line }) => readCall(path, line, line + linesBelow)),
      ...[rowsOf(asked, findings)].flatMap((rows) => (rows === undefined ? [] : [readCall(rows.path, rows.startLine, rows.endLine)])),
      ...itemsOf(question, asked, subject, findings).flatMap((one) => (asked.value === undefined ? [] : [saidCall(one, asked.value)])),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedValues(question.bare)
    if (asked === undefined) return undefined
    const items = itemsOf(question, asked, subject, findings)
    const rows = rowsOf(asked, findings)
    if (items.length === 0)
      return rows === undefined ? undefined : { lead: [], first: [quoteLines(rows, findings, mostQuoted)], quotes: [], alone: true }
    return {
      lead: items.flatMap((one) => toldOf(one, asked, findings)),
      first: items.map((one) => quoteLines(one, findings, mostQuoted)),
      quotes: [],
      // One word alone fits too many, and what has a name may be given values that have none.
      alone: isNamed(asked)
        ? asked.value !== undefined || (!/\bmean/i.test(question.bare) && areAllNamed(question, subject, items, findings))
        : asked.words.length > 1,
    }
  },
}

/** Whether each literal that an item is given or compared with has a name. */
function areAllNamed(question: Question, { name }: Subject, items: readonly ItemWithNames[], findings: Findings): boolean {
  const uses = fieldLiterals(question, name, findings).map(({ value }) => value.replace(/^ZERO(?:E?S)?$/i, '0').replace(/["']/g, ''))
  return uses.every((value) => isFill.test(value) || items.some(({ names }) => names.some((one) => hasValue(one, value))))
}

const isFill = /^(?:SPACES?|LOW-VALUES?|HIGH-VALUES?|\s*)$/i

function isNamed({ words }: AskedValues): boolean {
  return words.includes(nameMark)
}

/** One word alone fits too many. */
function rowsOf(asked: AskedValues, findings: Findings) {
  return isNamed(asked) || asked.value !== undefined || asked.words.length < 2 ? undefined : choiceRows(asked.words, findings)
}

function itemsCall({ words }: AskedValues): Call {
  return linesCall(String.raw`^.{0,6}[\s\d]*\b(?:0?[1-9]|[1-4]\d|77)\s+${identifierOf(words)}(?:\s|\.|$)`, mostFound)
}

function itemPlaces(question: Question, asked: AskedValues, subject: Subject, findings: Findings): readonly Place[] {
  if (isNamed(asked)) {
    const defined = chosenDefinitions(question, subject, findings).filter(({ kind }) => kind === 'field')
    return defined.slice(0, mostNamed).map(({ path, startLine: line }) => ({ path, line }))
  }
  const rank = memberRank(question, findings)
  const found = findings.codeLinesFound(itemsCall(asked)).flatMap((line) => {
    const name = /\b\d\d?\s+([A-Z0-9][\w-]*)/i.exec(line.text.slice(6))?.[1] ?? ''
    return ofProgram.test(name) ? [] : [{ ...line, unsaid: unsaidIn(name, asked) }]
  })
  // Another language may have the same lines in its comments.
  const order = (one: (typeof found)[number]) => one.unsaid + rank(one.path) + (isCobolSource(one.path, findings) ? 0 : ofMap)
  return found.toSorted((a, b) => order(a) - order(b)).slice(0, mostRead)
}

/** The parts of a name that the question does not have. A name that runs its words together is mostly that of a map, under which no condition names stand. */
function unsaidIn(name: string, { words }: AskedValues): number {
  const parts = namePartsOf(name).length
  return parts < words.length ? ofMap : parts - words.length
}

/** Of what is only described the first, and another where the words tell it no less; each list once, though many programs have it. */
function itemsOf(question: Question, asked: AskedValues, subject: Subject, findings: Findings): readonly ItemWithNames[] {
  const found = itemPlaces(question, asked, subject, findings).flatMap(({ path, line }) => {
    const names = conditionNames(findings.linesOf(path), line)
    return names === undefined ? [] : [{ ...names, path }]
  })
  const { value } = asked
  const ofData = isNamed(asked) ? found : found.filter((one) => !isOutcome(one))
  const fitting = value === undefined ? ofData : ofData.filter(({ names }) => names.some((one) => hasValue(one, value)))
  return distinctBy(fitting, ({ names }) => names.map(({ values }) => values.replace(/\s+/g, ' ')).join()).slice(0, mostTold)
}

/** A status of a file or call: how a statement ended, and no state of any data. */
function isOutcome({ names }: ItemWithNames): boolean {
  return (
    names.some((one) => hasValue(one, '0')) && names.some(({ name }) => /(?:^|-)(?:EOF|OK|NORMAL|SUCC\w*|DUP\w*|END)(?:-|$)/i.test(name))
  )
}

function toldOf(one: ItemWithNames, { value }: AskedValues, findings: Findings): readonly string[] {
  if (value === undefined) return []
  const meant = one.names.filter((name) => hasValue(name, value))
  const names = meant.map(({ name }) => nameFor(findings, name, [one])).join(', ')
  const told = saidOf(one, value, findings)
  const said = told === undefined ? '' : `; a comment says ${inert(told.said)}`
  return [
    item(
      findings,
      `${inert(value)} of ${nameFor(findings, one.item, [one])} is ${names}${said}`,
      told === undefined ? [one] : [one, at(told)],
    ),
  ]
}

/** For comments of the member that name the item and say what the value is: `CARD-STATE: A=ACTIVE, R=RETURNED`. */
function saidCall({ item: name, path }: ItemWithNames, value: string): Call {
  return linesCall(String.raw`\b${escapeRegex(name)}\b.*\b${escapeRegex(value)} *=`, mostNamed, path)
}

function saidOf(one: ItemWithNames, value: string, findings: Findings): (Place & { readonly said: string }) | undefined {
  const meaning = new RegExp(String.raw`(?<![\w-])${escapeRegex(value)} *= *[A-Za-z][^,;=]*?(?= *(?:[,;.*]|$| {2}|\s\S+ *=))`)
  for (const { path, line, text } of findings.linesFound(saidCall(one, value))) {
    const said = isComment(text) ? meaning.exec(text)?.[0] : undefined
    if (said !== undefined && path === one.path) return { path, line, said }
  }
  return undefined
}
