import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { macroStatementAt } from '../../evidence/macro-statement.ts'
import type { Findings } from '../../findings.ts'
import { isPlainlyAsked, thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostItems = 12
const room = 40
const asksDefault = /\bdefaults?\b/i

/** What the operands of a macro default to: what its prototype says. */
export const macroDefaultsAspect: Aspect = {
  name: 'macro defaults',
  exact: true,
  asks: (question) => asksDefault.test(question.text) && isPlainlyAsked(question) && macroNames(question).length > 0,
  calls: (question, _, findings) => [
    ...macroNames(question).map((name) => definitionCall(name)),
    ...macrosOf(question, findings).map(prototypeCall),
    ...prototypes(question, findings).map(({ path, line }) => readCall(path, line, line + room)),
  ],
  draft: (question, _, findings) => {
    const said = prototypes(question, findings).flatMap((prototype) => saidOf(prototype, question, findings))
    return said.length === 0 ? undefined : { lead: said.slice(0, mostItems), quotes: [], alone: true, defines: true }
  },
}

/** Also a macro that is called as a statement of the system is. */
function macroNames(question: Question): readonly string[] {
  const said = [...question.text.matchAll(/\bmacro\s+([A-Z$#@][\w$#@]*)|([A-Z$#@][\w$#@]*)\s+macro\b/g)]
  return [...new Set([...thingsNamed(question), ...said.flatMap(([, behind, before]) => behind ?? before ?? [])])]
}

function macrosOf(question: Question, findings: Findings): readonly Definition[] {
  return macroNames(question).flatMap((name) => findings.definitionsOf(name).filter(({ kind }) => kind === 'macro'))
}

function prototypeCall({ name, path }: Definition): Call {
  return linesCall(String.raw`^(?:&\S+)?\s+${escapeRegex(name)}(?:\s|$)`, 1, path)
}

function prototypes(question: Question, findings: Findings) {
  return macrosOf(question, findings).flatMap((macro) =>
    findings.codeLinesFound(prototypeCall(macro)).map((line) => ({ ...line, macro: macro.name })),
  )
}

/** Of the operand that is named, by whatever it is spelled; else of all that have a default. */
function saidOf({ path, line, macro }: ReturnType<typeof prototypes>[number], question: Question, findings: Findings): readonly string[] {
  const lines = findings.linesOf(path)
  const statement = macroStatementAt(lines, line)
  if (statement === undefined) return []
  const operands = statement.operands.flatMap((one) => {
    const [, name = '', value] = /^&([\w$#@]+)(?:=(.*))?$/s.exec(one) ?? []
    return name === '' ? [] : [{ name, value }]
  })
  const words = new Set((question.text.toUpperCase().match(/[\w$#@]+/g) ?? []).filter((word) => word !== macro.toUpperCase()))
  const named = operands.filter(({ name }) => words.has(name.toUpperCase()))
  const shown = named.length > 0 ? named : operands.filter(({ value }) => value !== undefined && value !== '')
  return shown.map(({ name, value }) => {
    const place = lineOf(name, statement, lines)
    const said = value === undefined ? 'positional, without a default' : value === '' ? 'no default' : `default ${code(value)}`
    return item(findings, `${code(`&${name}`)} of macro ${inert(macro)}: ${said}`, [at({ path, line: place })])
  })
}

function lineOf(
  name: string,
  { startLine, endLine }: { readonly startLine: number; readonly endLine: number },
  lines: ReadonlyMap<number, string>,
): number {
  const of = new RegExp(String.raw`&${escapeRegex(name)}(?![\w$#@])`, 'i')
  for (let line = startLine; line <= endLine; line++) if (of.test(lines.get(line) ?? '')) return line
  return startLine
}
