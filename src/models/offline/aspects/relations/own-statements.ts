import { escapeRegex } from '../../../../base/escape-regex.ts'
import { count } from '../../../../base/text.ts'
import { foundNone, namedItems } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import { ownLines } from '../../evidence/own-lines.ts'
import type { FoundLine } from '../../findings.ts'
import { kindOfStatementOfNamed } from '../../question/asked-kind-of-statement.ts'
import { statementOfNamed } from '../../question/asked-statement.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 40
const mostQuoted = 3
/** As many as one call of `namedItems` tells. */
const itemsAtOnce = 6
const mostItems = 15
const room = { before: 4, after: 4, most: 9 } as const

/** Where an assembler program that a question names issues a macro or instruction: `where does X issue a GETMAIN`, `which messages does X write`. */
export const ownStatementsAspect: Aspect = {
  name: 'own-statements',
  asks: (question, { name, named, kinds: [kind], paths: [path] }) =>
    named && kind === 'program' && path !== undefined && mayBeAssembler(path) && statementsOf(question, name) !== undefined,
  calls: (question, subject, findings) => {
    if (!isAssembler(subject.paths[0] ?? '', findings)) return []
    const call = callFor(statementsOf(question, subject.name)?.statements ?? [], subject)
    const lines = ownLines(call, subject, findings)
    return [call, ...lines.slice(0, mostQuoted).map((line) => readAround(line, room))]
  },
  draft: (question, subject, findings) => {
    const { statements, isOnly } = statementsOf(question, subject.name) ?? { statements: [], isOnly: false }
    const call = callFor(statements, subject)
    if (findings.resultOf(call) === undefined) return undefined
    const lines = ownLines(call, subject, findings)
    // What stands in another section of the member may be the program's as well.
    if (lines.length === 0 && !(isOnly && foundNone(call, findings))) return undefined
    if (lines.length === 0)
      return {
        lead: [],
        quotes: [],
        nothing: { said: `no line of ${code(subject.name)} has the statement ${code(statements.join(', '))}`, decides: true },
      }
    const names = namesOf(statements, lines)
    const lead = [
      `${names.join(', ')} ${names.length > 1 ? 'stand' : 'stands'} in ${count(lines.length, 'line')} of ${code(subject.name)}.`,
      ...[...lines.keys()]
        .filter((i) => i % itemsAtOnce === 0)
        .flatMap((i) => namedItems(lines.slice(i, i + itemsAtOnce).map(at), findings)),
    ].slice(0, mostItems)
    return { lead, quotes: lines.slice(0, mostQuoted).map((line) => quoteAround(line, room, findings)) }
  },
}

/** In the place of the operation: a remark or an operand may be the same word. */
function callFor(statements: readonly string[], { paths: [path = ''] }: Subject): Call {
  return linesCall(String.raw`^[^\s*]*\s+(?:${statements.map(escapeRegex).join('|')})(?:\s|$)`, mostLines, path)
}

/** The statement that is asked for, or those that make what is asked for. */
function statementsOf(question: Question, name: string): { readonly statements: readonly string[]; readonly isOnly: boolean } | undefined {
  const statement = statementOfNamed(question, name)
  return statement === undefined ? kindOfStatementOfNamed(question, name) : { statements: [statement], isOnly: true }
}

/** Those that stand there. */
function namesOf(statements: readonly string[], lines: readonly FoundLine[]): readonly string[] {
  const has = (statement: string) => lines.some(({ text }) => new RegExp(String.raw`\s${escapeRegex(statement)}(?:\s|$)`, 'i').test(text))
  return statements.filter(has).map(code)
}
