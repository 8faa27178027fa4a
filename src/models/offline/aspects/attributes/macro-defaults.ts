import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, linesCall, readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { longestMacro, macroAt } from '../../evidence/macro-statement.ts'
import type { Findings } from '../../findings.ts'
import { isPlainlyAsked, thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostItems = 12
const asksDefault = /\bdefaults?\b/i

/** What the operands of a macro default to: what its prototype says. */
export const macroDefaultsAspect: Aspect = {
  name: 'macro defaults',
  exact: true,
  asks: (question) => asksDefault.test(question.text) && isPlainlyAsked(question) && macroNames(question).length > 0,
  calls: (question, _, findings) => [
    ...macroNames(question).map((name) => definitionCall(name)),
    ...macrosOf(question, findings).map(prototypeCall),
    ...prototypes(question, findings).map(({ path, line }) => readCall(path, line, line + longestMacro)),
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
  const parameters = (macroAt(findings.linesOf(path), line)?.operands ?? []).map((one) => ({
    name: one.text.split('=', 1)[0] ?? '',
    given: one.key === undefined ? undefined : one.value,
    line: one.line,
  }))
  const words = new Set((question.text.toUpperCase().match(/[\w$#@]+/g) ?? []).filter((word) => word !== macro.toUpperCase()))
  const named = parameters.filter(({ name }) => words.has(name.slice(1).toUpperCase()))
  const shown = named.length > 0 ? named : parameters.filter(({ given = '' }) => given !== '')
  return shown.map(({ name, given, line }) => {
    const said = given === undefined ? 'positional, without a default' : given === '' ? 'no default' : `default ${code(given)}`
    return item(findings, `${code(name)} of macro ${inert(macro)}: ${said}`, [at({ path, line })])
  })
}
