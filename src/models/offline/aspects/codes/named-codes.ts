import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { declaredName } from '../../evidence/declared-name.ts'
import { isCobolProgram } from '../../evidence/is-cobol.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { saidCode } from '../../question/said-code.ts'
import type { Subject } from '../../subjects.ts'
import { passagesWithin } from '../passages.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { nearestPlaces, placesFound } from './code-places.ts'

const mostFound = 60
const mostNames = 30
const mostMeanings = 2
const mostGiven = 3
/** Lines above a condition name in which its item stands. */
const linesAbove = 12
const room = { before: 3, after: 3, most: 9 } as const
/** What an item is called that holds a code of this kind. */
const holder = String.raw`[\w-]*(?:CODE|CDE|\bRC\b|-RC\b|STATUS|\bSTAT\b|-STAT\b|\bSTS|-STS|REASON|RSN|RESP|RESULT|RETURN|ERR)[\w-]*`
const isHolder = new RegExp(`^${holder}$`, 'i')
const level = /^(?:.{6})?\s*(\d\d?)\s+([A-Z0-9][\w-]*)/i

/** What a code means that COBOL gives by a name: the constant or condition that has the value, and the statements that put it into a status or return it. */
export const namedCodesAspect: Aspect = {
  name: 'named codes',
  // How a step ended is for the job to tell.
  asks: ({ text }) => saidCode(text) !== undefined && !/\b(?:jobs?|steps?)\b/i.test(text),
  calls: (question, subject, findings) => {
    const values = placesFound(valueCall(question, subject), findings)
    const meanings = meaningsOf(question, subject, findings)
    return [
      valueCall(question, subject),
      ...values.slice(0, mostNames).map(({ path, line }) => readCall(path, line - linesAbove, line)),
      ...givenCalls(question, subject, findings),
      ...meanings.flatMap(({ given }) => given.map((place) => readFromCondition(place, room))),
    ]
  },
  draft: (question, subject, findings) => {
    const meanings = meaningsOf(question, subject, findings)
    if (meanings.length === 0) return undefined
    const lead = meanings.flatMap(({ name, value, of, given }) => [
      item(
        findings,
        `${saidCode(question.text)} is ${nameFor(findings, name, [at(value)])}${of === undefined ? '' : ` of ${of.toUpperCase()}`}`,
        [at(value)],
      ),
      ...(given.length === 0 ? [] : [item(findings, `${nameFor(findings, name, given.map(at))} is given`, given.map(at))]),
    ])
    return { lead, quotes: meanings.flatMap(({ given }) => given.map((place) => quoteFromCondition(place, room, findings))) }
  },
}

/** Declarations with the code as their value; in the program that is named, if one is. */
function valueCall({ text }: Question, { named, paths }: Subject): Call {
  const [path] = named ? paths.filter(isCobolProgram) : []
  const code = escapeRegex((saidCode(text) ?? '').replace(/^0+(?=\d)/, ''))
  const pattern = String.raw`^.{0,6}\s*(?:88|77|[0-4]?\d)\s+[A-Z0-9][\w-]*\s.*\bVALUES?\s+(?:IS\s+|ARE\s+)?['"]?0*${code}['"]?\s*\.?\s*$`
  return linesCall(pattern, mostFound, path)
}

interface Declared {
  readonly name: string
  readonly value: Place
  /** The item that a condition name is about; none for a constant. */
  readonly of?: string
}

function declarations(question: Question, subject: Subject, findings: Findings): readonly Declared[] {
  return placesFound(valueCall(question, subject), findings)
    .slice(0, mostNames)
    .flatMap((value): readonly Declared[] => {
      const lines = findings.linesOf(value.path)
      const name = declaredName(lines, value.line)
      if (name === undefined) return []
      if (level.exec(lines.get(value.line) ?? '')?.[1] !== '88') return [{ name, value }]
      for (let line = value.line - 1; line >= value.line - linesAbove && lines.has(line); line--) {
        const [, number, of] = level.exec(lines.get(line) ?? '') ?? []
        if (of !== undefined && number !== '88') return isHolder.test(of) ? [{ name, value, of }] : []
      }
      return []
    })
}

function givenCalls(question: Question, subject: Subject, findings: Findings): readonly Call[] {
  const names = [...new Set(declarations(question, subject, findings).map(({ name }) => name))]
  if (names.length === 0) return []
  const any = `(?:${names.map(escapeRegex).join('|')})`
  const pattern = String.raw`\bMOVE\s+${any}\s+TO\s+${holder}|\bSET\s+${any}\s+TO\s+TRUE\b`
  return [linesCall(pattern, mostFound)]
}

interface Meaning extends Declared {
  readonly given: readonly Place[]
}

/** Those that are given nearest to what the question speaks of. */
function meaningsOf(question: Question, subject: Subject, findings: Findings): readonly Meaning[] {
  const all = givenCalls(question, subject, findings).flatMap((call) => placesFound(call, findings))
  const near = nearestPlaces(all, passagesWithin(question, findings, subject.paths), mostGiven)
  const meanings = declarations(question, subject, findings).map((one) => {
    const says = new RegExp(String.raw`(?<![\w-])${escapeRegex(one.name)}(?![\w-])`, 'i')
    const given = near.filter(({ path, line }) => path === one.value.path && says.test(findings.linesOf(path).get(line) ?? ''))
    return { ...one, given }
  })
  const given = meanings.filter((one) => one.given.length > 0)
  const words = tellingWords(question, findings)
  const isSpokenOf = ({ name, of = '' }: Meaning) => tellsOf([name, of], words) > 0
  // The only one that is given must be it; of several, and of what the system or another program sets, the question must speak.
  const isOnly = new Set(given.map(({ name }) => name)).size === 1
  const told =
    given.length > 0 ? given.filter((one) => isOnly || isSpokenOf(one)) : meanings.filter((one) => one.of !== undefined && isSpokenOf(one))
  return distinctBy(told, ({ name, of }) => `${name} ${of}`).slice(0, mostMeanings)
}
