import type { UnresolvedReference } from '../../../../answer/structure.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { mostHits } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings } from '../../findings.ts'
import { askedLink } from '../../question/asked-link.ts'
import { code } from '../../quote.ts'
import { type Subject, subjectsOf } from '../../subjects.ts'
import { callerItem } from './reference-words.ts'

const mostPaths = 3
const mostItems = 8
const mostNames = 20
const longest = 100
const deepest = 4
const items: ReadonlySet<string> = new Set(['field', 'record'])
const leading: ReadonlySet<Reference['kind']> = new Set(['call', 'link', 'xctl', 'perform', 'copy'])

/**
 * `Does A call B`, where it does not: who else does is no answer to that, and no list of what A calls. Denied where no line of A names B; where one does, that is shown.
 */
export const missingLinkAspect: Aspect = {
  name: 'missing link',
  asks: (question, { name, named, paths }) =>
    named && paths.length > 0 && paths.length <= mostPaths && isOne(name, askedLink(question)?.from),
  calls: (question, subject) => {
    const to = askedLink(question)?.to
    return to === undefined
      ? []
      : [
          referencesCall(subject.name, 'callees'),
          referencesCall(to, 'callers'),
          referencesCall(to, 'callers', deepest),
          ...naming(subject, to),
        ]
  },
  draft: (question, subject, findings) => {
    const link = askedLink(question)
    const searches = link === undefined ? [] : naming(subject, link.to)
    const target = link && subjectsOf(question, findings).find(({ name }) => isOne(name, link.to))
    if (link === undefined || target === undefined) return undefined
    if (isLinked(subject, link.to, findings) || !searches.every((call) => isWhole(call, findings))) return undefined
    const own = searches.flatMap((call) => findings.codeLinesFound(call)).filter(({ line }) => isWithin(line, subject))
    // Nothing leads to a data item: what a program does with one that it names is told by its uses.
    if (own.length > 0 && items.has(target.kinds[0] ?? '')) return undefined
    if (own.length > 0) {
      const title = `No statement that is understood leads from ${code(subject.name)} to ${code(link.to)}, but these lines of it name that:`
      const named = own.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longest)), [at(line)]))
      return { lead: [title, ...named], quotes: [], alone: true }
    }
    const open = openCalls(subject, findings)
    if (open.length > 0) {
      const title = `No line of ${code(subject.name)} names ${code(link.to)}, but of ${open.length} of its calls the target is not known:`
      const calls = open
        .slice(0, mostItems)
        .map((one) => item(findings, `${nameFor(findings, one.operand, [at(one)])} (${one.reason})`, [at(one)]))
      return { lead: [title, ...calls], quotes: [], alone: true }
    }
    const users = findings.referencesOf(link.to, 'callers')
    const names = [...new Set(users.map(({ from }) => from.name))]
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
    const others = names.length === 0 ? '' : ` It is used by ${names.slice(0, mostNames).join(', ')}${more}.`
    const through = throughOther(subject, link.to, findings)
    const title = `No: ${code(subject.name)} ${link.does} ${code(link.to)} nowhere itself; no line of it has that name.${through}${others}`
    const firsts = users.filter((one, i) => users.findIndex(({ from }) => from.name === one.from.name) === i)
    return { lead: [title, ...firsts.slice(0, mostItems).map((one) => callerItem(findings, one))], quotes: [], alone: true }
  },
}

/** Lines of the members of a thing that name another. */
function naming({ paths }: Subject, to: string): readonly Call[] {
  const word = escapeRegex(bareOf(to))
  return paths.map((path) => linesCall(String.raw`(?:^|[^\w-])${word}(?:[^\w-]|$)`, mostHits, path))
}

/** Of more lines than a search shows some may be its own. */
function isWhole(call: Call, findings: Findings): boolean {
  return findings.resultOf(call) !== undefined && findings.linesFound(call).length < mostHits
}

/** Of a routine among others in its member the lines of its own. */
function isWithin(line: number, { kinds: [kind], startLine, endLine }: Subject): boolean {
  return kind !== 'symbol' || startLine === undefined || endLine === undefined || (line >= startLine && line <= endLine)
}

function isLinked(subject: Subject, to: string, findings: Findings): boolean {
  const isTo = (reference: Reference) => isOne(reference.to.name, to)
  const isFrom = ({ from, path, via }: Reference) =>
    [from.name, from.of ?? '', bareFileName(path), via === undefined ? '' : bareFileName(via.path)].some((name) =>
      isOne(name, subject.name),
    )
  return findings.referencesOf(subject.name, 'callees').some(isTo) || findings.referencesOf(to, 'callers').some(isFrom)
}

/** Those by a name that only a run can tell, or of which a run may tell more: any of them may be the one. */
function openCalls({ name }: Subject, findings: Findings): readonly Pick<UnresolvedReference, 'operand' | 'reason' | 'path' | 'line'>[] {
  const subjects = findings.structure(referencesCall(name, 'callees'), 'callees')?.subjects ?? []
  const unknown = subjects.flatMap(({ unresolved }) => unresolved).filter(({ kind }) => leading.has(kind))
  const partly = subjects.flatMap(({ references }) => references).filter(({ kind, complete }) => leading.has(kind) && complete === false)
  const open = [
    ...unknown,
    ...partly.map(({ operand, to, path, line }) => ({ operand: operand ?? to.name, reason: 'not only what is known', path, line })),
  ]
  return distinctBy(open, ({ path, line }) => `${path} ${line}`)
}

/** What it calls may do it. */
function throughOther(subject: Subject, to: string, findings: Findings): string {
  const subjects = findings.structure(referencesCall(to, 'callers', deepest), 'callers')?.subjects ?? []
  const over = subjects
    .flatMap(({ references }) => references)
    .find(
      // A job may bear the name of a program, and runs others.
      ({ from, depth, kind }) => depth > 1 && leading.has(kind) && from.kind === subject.kinds[0] && isOne(from.name, subject.name),
    )
  return over === undefined ? '' : ` ${over.to.name}, which it calls, leads there.`
}

function isOne(name: string, other: string | undefined): boolean {
  return other !== undefined && bareOf(name).toUpperCase() === bareOf(other).toUpperCase()
}

/** `PRICE.inc` is known as PRICE. */
function bareOf(name: string): string {
  return name.replace(/(?<=\w)\.[A-Za-z]\w{0,4}$/, '')
}
