import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedMacroDeed } from '../../question/asked-macro-deed.ts'
import { macrosThatDo } from '../../question/macro-deeds.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 40
const mostItems = 8
const mostCited = 3
const mostQuoted = 3
const room = { before: 3, after: 4, most: 8 } as const

/** Which macros of the system an assembler program does something with: `with which macros does X locate a member and read its blocks`. */
export const macrosThatDoAspect: Aspect = {
  name: 'macros-that-do',
  asks: (question, { name, named, paths: [path] }) =>
    named && path !== undefined && mayBeAssembler(path) && askedMacroDeed(question, name) !== undefined,
  calls: (question, subject, findings) => {
    const call = isAssembler(subject.paths[0] ?? '', findings) ? callFor(question, subject) : undefined
    if (call === undefined) return []
    return [call, ...firstOnes(question, subject, findings).map((line) => readAround(line, room))]
  },
  draft: (question, subject, findings) => {
    const all = found(question, subject, findings)
    if (all.length === 0) return undefined
    const names = all.map(({ macro }) => macro)
    const lead = [
      `${code(subject.name)} has ${names.join(', ')} for that.`,
      ...all.slice(0, mostItems).map(({ macro, does, lines }) => {
        const more = lines.length > mostCited ? `, and ${lines.length - mostCited} more` : ''
        return item(findings, `${macro} (${does}${more})`, lines.slice(0, mostCited).map(at))
      }),
    ]
    return { lead, quotes: firstOnes(question, subject, findings).map((line) => quoteAround(line, room, findings)) }
  },
}

function firstOnes(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const first = found(question, subject, findings).flatMap(({ lines }) => lines.slice(0, 1))
  return distinctBy(first, ({ line }) => String(line)).slice(0, mostQuoted)
}

interface FoundMacro {
  readonly macro: string
  readonly does: string
  readonly lines: readonly FoundLine[]
}

function found(question: Question, subject: Subject, findings: Findings): readonly FoundMacro[] {
  const call = callFor(question, subject)
  if (call === undefined) return []
  const all = findings.codeLinesFound(call)
  const own = ownLines(call, subject, findings)
  const lines = own.length > 0 ? own : all
  return [...meant(question, subject)].flatMap(([macro, does]) => {
    const some = lines.filter(({ text }) => new RegExp(`^[^\\s*]*\\s+${statementOf(macro)}(?:[\\s,]|$)`, 'i').test(text))
    return some.length === 0 ? [] : [{ macro, does, lines: some }]
  })
}

function meant(question: Question, { name }: Subject): ReadonlyMap<string, string> {
  return macrosThatDo(askedMacroDeed(question, name) ?? '')
}

/** `SVC 99` is a statement with its operand; of what only an operand names any statement may have it. */
function statementOf(macro: string): string {
  if (macro.startsWith('EP=')) return String.raw`\S+\s+(?:\S*,)?${escapeRegex(macro)}`
  return macro.split(' ').map(escapeRegex).join(String.raw`\s+`)
}

function callFor(question: Question, subject: Subject): Call | undefined {
  const macros = [...meant(question, subject).keys()]
  if (macros.length === 0) return undefined
  return linesCall(String.raw`^[^\s*]*\s+(?:${macros.map(statementOf).join('|')})(?:[\s,]|$)`, mostLines, subject.paths[0])
}
