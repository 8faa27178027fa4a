import { distinctBy } from '../../../../base/distinct-by.ts'
import {
  isMappingMacro,
  isStructuredMacro,
  isSystemMacro,
  mappingMacroPatterns,
  systemMacroPatterns,
} from '../../../../base/system-macros.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, referencesCall } from '../../calls.ts'
import { at, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isAssembler, mayBeAssembler } from '../../evidence/is-assembler.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedSystemMacros } from '../../question/asked-system-macros.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 60
const mostNames = 40
const mostItems = 16
/** Beside those of the code, which say more of it. */
const fewItems = 6
const operation = /^\S*\s+(\S+)/

/** Which macros of the system an assembler member uses, that are no edges: `which IBM macros does X use`, `which mapping macros does X bring in`. */
export const systemMacrosAspect: Aspect = {
  name: 'system-macros',
  asks: (question, { named, paths: [path] }) =>
    named && path !== undefined && mayBeAssembler(path) && askedSystemMacros(question) !== undefined,
  calls: (question, subject, findings) =>
    isAssembler(subject.paths[0] ?? '', findings) ? [referencesCall(subject.name, 'callees'), ...callsFor(question, subject)] : [],
  draft: (question, subject, findings) => {
    const macros = macrosIn(question, subject, findings)
    if (macros.length === 0) return undefined
    const names = macros.map(([name]) => name)
    const asked = askedSystemMacros(question)
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
    const what = asked === 'mapping' ? 'mapping macros' : 'macros'
    const title = `${code(subject.name)} uses the ${what} of the system ${names.slice(0, mostNames).join(', ')}${more}.`
    const items = macros
      .slice(0, asked === 'beside' ? fewItems : mostItems)
      .map(([name, lines]) => item(findings, `macro ${code(name)}`, lines.slice(0, 2).map(at)))
    return { lead: [title, ...items], quotes: [] }
  },
}

function callsFor(question: Question, { paths: [path = ''] }: Subject): readonly Call[] {
  const patterns = askedSystemMacros(question) === 'mapping' ? mappingMacroPatterns : systemMacroPatterns
  return patterns.map((pattern) => linesCall(pattern, mostLines, path))
}

/**
 * Each with the lines that have it as their operation. Macros of the code that bear such a name are none of the system, and who asks for those of the system does not
 * mean what only writes conditions.
 */
function macrosIn(question: Question, subject: Subject, findings: Findings): readonly (readonly [string, readonly FoundLine[]])[] {
  const own = new Set(
    findings
      .referencesOf(subject.name, 'callees')
      .filter(({ inRepo }) => inRepo)
      .map(({ to }) => to.name.toUpperCase()),
  )
  const isAsked = askedSystemMacros(question) === 'mapping' ? isMappingMacro : isSystemMacro
  const lines = callsFor(question, subject)
    .flatMap((call) => findings.codeLinesFound(call))
    .toSorted((a, b) => a.line - b.line)
  const nameOf = ({ text }: FoundLine) => (operation.exec(text)?.[1] ?? '').toUpperCase()
  const meant = lines.filter((line) => isAsked(nameOf(line)) && !isStructuredMacro(nameOf(line)) && !own.has(nameOf(line)))
  return distinctBy(meant, nameOf).map((first) => [nameOf(first), meant.filter((line) => nameOf(line) === nameOf(first))] as const)
}
