import type { Definition, Reference, ReferencesResult } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, type Lines, nameFor } from '../../cite.ts'
import { isComment, isIdle } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { asksPurpose } from '../../question/purpose.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

/** Lines of a paragraph that are quoted; of a longer one its beginning. */
const mostLines = 32
/** Paragraphs of one name in several programs. */
const mostMeant = 2
const mostPlaces = 3
const mostDeeds = 6
const asksDoing = /\bwhat happens\b|\bhow (?:does|do)\b|\bsteps?\b/i
const leadsTo = /\b(?:PERFORM|GO\s+TO|THRU|THROUGH)\b/i

/** What a paragraph or section does is what its lines say; and from where it is performed, or that nothing does. */
export const paragraphAspect: Aspect = {
  name: 'paragraph',
  asks: ({ bare }, subject) => isParagraph(subject) && (asksPurpose({ bare }) || asksDoing.test(bare)),
  calls: (question, subject, findings) => {
    const meant = meantOf(question, subject, findings)
    const isUnused = meant.some((one) => performsOf(one, findings)?.length === 0)
    return [
      definitionCall(subject.name),
      ...meant.map((one) => readCall(one.path, beginOf(one), endOf(one))),
      ...(meant.length === 0 ? [] : [referencesCall(subject.name, 'callers')]),
      ...(meant.some(isLong) ? [referencesCall(subject.name, 'callees')] : []),
      ...(isUnused ? [searchCall(subject.name)] : []),
    ]
  },
  draft: (question, subject, findings) => {
    const meant = meantOf(question, subject, findings)
    const first = meant.flatMap((one) => bodyOf(one, findings))
    if (first.length === 0) return undefined
    return { first, lead: meant.flatMap((one) => [...restItem(one, findings), ...performedItem(one, findings)]), quotes: [] }
  },
}

function isParagraph({ named, kinds: [kind] }: Subject): boolean {
  return named && (kind === 'paragraph' || kind === 'section')
}

/** Those of the program that is named beside them, or the first ones. */
function meantOf({ names }: Question, { name, kinds: [kind] }: Subject, findings: Findings): readonly Definition[] {
  const all = findings.definitionsOf(name).filter((one) => one.kind === kind)
  const programs = new Set(names.map((one) => one.toUpperCase()))
  const inNamed = all.filter(({ of = '' }) => programs.has(of.toUpperCase()))
  return (inNamed.length > 0 ? inNamed : all).slice(0, mostMeant)
}

function beginOf({ startLine, comment }: Definition): number {
  return comment === undefined || comment.endLine - comment.startLine > mostLines / 2 ? startLine : Math.min(comment.startLine, startLine)
}

function endOf(one: Definition): number {
  return Math.min(one.endLine, beginOf(one) + mostLines - 1)
}

function bodyOf(one: Definition, findings: Findings): readonly Quote[] {
  const lines = [...linesBetween(findings.linesOf(one.path), beginOf(one), endOf(one))]
  while (lines.length > 1 && isIdle(lines.at(-1) ?? '')) lines.pop()
  return lines.length === 0 ? [] : [{ source: { kind: 'code', path: one.path }, startLine: beginOf(one), lines }]
}

function isLong(one: Definition): boolean {
  return endOf(one) < one.endLine
}

/** What stands below the lines that are quoted, in a few words. */
function restItem(one: Definition, findings: Findings): readonly string[] {
  if (!isLong(one)) return []
  const below = directOf(one, findings.structure(referencesCall(one.name, 'callees'), 'callees')).filter(
    ({ line, path, kind }) => path === one.path && line > endOf(one) && kind !== 'copy',
  )
  const deeds = distinctBy(below, ({ to, verb, op, kind }) => `${verb ?? op ?? kind} ${to.name}`).slice(0, mostDeeds)
  const places = deeds.map(at)
  const does = deeds.map(({ to, verb, op, kind }) => `${verb ?? op ?? kind.toUpperCase()} ${nameFor(findings, to.name, places)}`).join(', ')
  return [item(findings, `it goes on to line ${one.endLine}${does === '' ? '' : `: ${does}`}`, places)]
}

/** The direct references of one of the paragraphs of a name. */
function directOf({ kind, of }: Definition, result: ReferencesResult | undefined): readonly Reference[] {
  const own = result?.subjects.filter(({ unit }) => unit.kind === kind && unit.of === of) ?? []
  return own.flatMap(({ references }) => references).filter(({ depth }) => depth === 1)
}

/** Statements that lead to it; undefined where it was not asked for them. */
function performsOf(one: Definition, findings: Findings): readonly Reference[] | undefined {
  const result = findings.structure(referencesCall(one.name, 'callers'), 'callers')
  return result === undefined ? undefined : directOf(one, result)
}

function performedItem(one: Definition, findings: Findings): readonly string[] {
  const performs = performsOf(one, findings)
  if (performs === undefined) return []
  if (performs.length === 0) return isEntry(one, findings) ? [] : [unusedItem(one, findings)]
  const shown = distinctBy(performs, ({ path, line }) => `${path}:${line}`)
  const places = shown.slice(0, mostPlaces).map(at)
  const from = [...new Set(shown.slice(0, mostPlaces).map(({ from: { name } }) => nameFor(findings, name, places)))].join(', ')
  const rest = shown.length > mostPlaces ? ` and in ${shown.length - mostPlaces} more places` : ''
  const name = nameFor(findings, one.name, places)
  const isOnlyJumped = performs.every(({ kind }) => kind === 'goto')
  const isJumped = performs.some(({ kind }) => kind === 'goto')
  const said = isOnlyJumped
    ? `statements of ${from}${rest} go to ${name}`
    : `${name} is performed${isJumped ? ' or gone to' : ''} from ${from}${rest}`
  return [item(findings, said, places)]
}

/** Control begins in the first one. */
function isEntry({ kind, name, of }: Definition, findings: Findings): boolean {
  const subjects = findings.structure(referencesCall(name, 'callers'), 'callers')?.subjects ?? []
  return subjects.some(({ unit, above }) => unit.kind === kind && unit.of === of && above?.kind === 'program')
}

/** A comment that has such a statement is shown: it may have led there once. */
function unusedItem({ name, path, startLine }: Definition, findings: Findings): string {
  const comments = linesNaming(name, findings).filter(
    (line) =>
      line.path === path && line.startLine !== startLine && isComment(textAt(line, findings)) && leadsTo.test(textAt(line, findings)),
  )
  const said = `no statement performs ${code(name)} or goes to it`
  if (comments.length === 0) return `No${said.slice(2)}; control may fall into it from what stands above.`
  return item(findings, `${said}; a comment has one`, comments.slice(0, mostPlaces))
}

function textAt({ path, startLine }: Lines, findings: Findings): string {
  return findings.linesOf(path).get(startLine) ?? ''
}
