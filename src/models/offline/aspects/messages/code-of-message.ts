import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, readCall, referencesCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine, KnownLines } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { messagesOfCondition } from './condition-message.ts'

const asksCode = /\b(?:which|what)\s+(?:(?:return|response|reason|error|status|completion|fail|result)\s+)?codes?\b/i
/** Lines above a message in which the test of the code stands, and above a WHEN its EVALUATE. */
const farthest = { test: 12, evaluate: 60 } as const
const mostSetters = 5
const mostQuoted = 2
const room = { before: 3, after: 2, most: 8 } as const

/** A message is shown where an item has a value. */
interface Tested {
  readonly message: string
  readonly name: string
  readonly value: string
  /** The program that shows it. */
  readonly by: string
  /** From the test to the message. */
  readonly lines: Lines
}

/** The code that one program sets and the message that another shows for it: the test above the message names the item and its value, and where it gets that value is searched. */
export const codeOfMessageAspect: Aspect = {
  name: 'code of message',
  exact: true,
  asks: ({ bare, names }) => names.length === 0 && asksCode.test(bare),
  calls: (question, subject, findings) => [
    everyCall('message'),
    ...messagesOfCondition(question, subject, findings).messages.map(({ path, startLine }) =>
      readCall(path, startLine - farthest.evaluate, startLine + room.after),
    ),
    ...codesTested(question, subject, findings).flatMap((tested) => [
      setCall(tested),
      referencesCall(tested.by, 'callees'),
      ...(settersByName(tested, findings).length > 0 ? [] : [likeCall(tested)]),
      ...settersOf(tested, findings).map((place) => readFromCondition(place, room)),
    ]),
  ],
  draft: (question, subject, findings) => {
    const [tested] = codesTested(question, subject, findings).filter((one) => settersOf(one, findings).length > 0)
    if (tested === undefined) return undefined
    const { message, name, value, lines } = tested
    const setters = settersOf(tested, findings)
    return {
      lead: [
        item(findings, `“${inert(message)}” is shown where ${nameFor(findings, name, [])} is ${value}`, [lines]),
        ...setters.map((place) =>
          item(findings, `${nameFor(findings, nameSet(place, name), [at(place)])} is set to ${value}`, [at(place)]),
        ),
      ],
      quotes: setters.slice(0, mostQuoted).map((place) => quoteFromCondition(place, room, findings)),
      alone: true,
    }
  },
}

function codesTested(question: Question, subject: Subject, findings: Findings): readonly Tested[] {
  const found = messagesOfCondition(question, subject, findings).messages.flatMap(({ name: message, path, startLine, of }) => {
    const test = testAbove(findings.linesOf(path), startLine)
    return test === undefined
      ? []
      : [
          {
            message,
            by: of ?? bareFileName(path),
            name: test.name,
            value: test.value,
            lines: { path, startLine: test.line, endLine: startLine },
          },
        ]
  })
  return distinctBy(found, ({ name, value }) => `${name.toUpperCase()} ${value}`)
}

const itemName = String.raw`(?<name>[A-Z][\w-]*[A-Z0-9])(?:\s+(?:OF|IN)\s+[\w-]+)?`
const literal = String.raw`(?<value>'[\w ]+'|"[\w ]+"|-?\d+)`
const compared = String.raw`${itemName}\s*(?:=|(?:IS\s+)?EQUALS?(?:\s+TO)?)\s*${literal}`
/** It ends where the first statement begins. */
const statement = /\b(?:THEN|MOVE|STRING|SET|PERFORM|DISPLAY|ADD|GO|EXEC|CALL|INITIALI[SZ]E|COMPUTE)\b/i
const when = new RegExp(String.raw`\bWHEN\s+${literal}\s*$`, 'i')
const evaluated = new RegExp(String.raw`\bEVALUATE\s+${itemName}\s*$`, 'i')
const otherwise = /\b(?:ELSE|WHEN\s+OTHER|END-IF|END-EVALUATE)\b/i

function nameSet({ text }: FoundLine, name: string): string {
  const end = name.split('-').slice(-endParts).join('-')
  return new RegExp(String.raw`[\w-]*${escapeRegex(end)}`, 'i').exec(text)?.[0] ?? name
}

/** Of several that a condition compares the one that is called a code. */
const ofCode = /(?:CODE|CDE?|RC|REASON|RSN|RESP|STATUS|STAT)$/i

function comparedIn(condition: string): { readonly name: string; readonly value: string } | undefined {
  const all = [...condition.matchAll(new RegExp(compared, 'gi'))].flatMap(({ groups: { name = '', value = '' } = {} }) =>
    name === '' ? [] : [{ name, value: bareValue(value) }],
  )
  return all.find(({ name }) => ofCode.test(name)) ?? (all.length === 1 ? all[0] : undefined)
}

/** The value of one item under which a line stands. */
function testAbove(lines: KnownLines, line: number): { readonly name: string; readonly value: string; readonly line: number } | undefined {
  for (let at = line; at > line - farthest.test && lines.has(at); at--) {
    const text = textAt(lines, at)
    if (/\bIF\b/i.test(text) && !/\bEND-IF\b/i.test(text)) {
      const condition = linesBetween(lines, at, line).join(' ').split(statement)[0] ?? ''
      const found = comparedIn(condition)
      return found === undefined ? undefined : { ...found, line: at }
    }
    const chosen = when.exec(text)?.groups?.value
    if (chosen !== undefined) return evaluateAbove(lines, at, bareValue(chosen))
    if (otherwise.test(text) || (at < line && /\.\s*$/.test(text))) return undefined
  }
  return undefined
}

function evaluateAbove(lines: KnownLines, line: number, value: string) {
  for (let at = line - 1; at > line - farthest.evaluate && lines.has(at); at--) {
    const text = textAt(lines, at)
    const name = evaluated.exec(text)?.groups?.name
    if (name !== undefined) return /^(?:TRUE|FALSE)$/i.test(name) ? undefined : { name, value, line: at }
    if (/\bEND-EVALUATE\b|\bEVALUATE\b/i.test(text)) return undefined
  }
  return undefined
}

function textAt(lines: KnownLines, line: number): string {
  const text = lines.get(line) ?? ''
  return isComment(text) ? '' : text.slice(0, 72)
}

function bareValue(literal: string): string {
  return literal.replace(/^['"]|['"]$/g, '').trim()
}

function setCall(one: Tested): Call {
  return setting(one, escapeRegex(one.name))
}

/** What a program hands back has another name in the one that calls it, with the same end. */
function likeCall(one: Tested): Call {
  return setting(one, String.raw`[\w-]*${escapeRegex(one.name.split('-').slice(-endParts).join('-'))}`)
}

const endParts = 2

function setting({ value }: Tested, name: string): Call {
  const number = /^\d+$/.test(value) ? `0*${Number(value)}` : escapeRegex(value)
  return patternCall(String.raw`\bMOVE\s+['"]?${number}['"]?\s+TO\s+(?:[\w-]+\s+(?:(?:OF|IN)\s+[\w-]+\s+)?)*${name}(?:[^\w-]|$)`)
}

function settersByName(one: Tested, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(setCall(one))
}

/** Those that set the very item; else those in the programs that the one with the message calls. */
function settersOf(one: Tested, findings: Findings): readonly FoundLine[] {
  const called = new Set(findings.referencesOf(one.by, 'callees').map(({ to }) => to.name.toUpperCase()))
  const isCalled = ({ path }: FoundLine) => called.has(bareFileName(path).toUpperCase())
  const own = settersByName(one, findings)
  const found = own.length > 0 ? own : findings.codeLinesFound(likeCall(one)).filter(isCalled)
  return found.length > 2 * mostSetters ? [] : found.slice(0, mostSetters)
}
