import type { Reference } from '../../../../answer/structure-results.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { findHead } from '../../head.ts'
import { headLines } from '../../head-paragraphs.ts'
import { asksPurpose } from '../../question/purpose.ts'
import { startsIt } from '../../question/starts-it.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { isStart } from '../relations/caller-words.ts'
import { screenProgramCalls, screenPrograms } from './screen-programs.ts'

/** How far above its entry in a table the comment over a group of entries may stand. */
const linesAbove = 10
const mostStarts = 6
const asksDeed = /\b(?:what happens|behind|does|do)\b/i

/** What the program of a transaction is for: as it says itself; where its source is elsewhere, what the comments over its transactions say. */
export const transactionAspect: Aspect = {
  name: 'transaction',
  asks: ({ bare }, { named, kinds }) =>
    named && kinds[0] === 'transaction' && (asksPurpose({ bare }) || startsIt.test(bare) || asksDeed.test(bare)),
  calls: (_, subject, findings) => [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).flatMap((program) => {
      const path = sourceOf(program, findings)
      return [
        definitionCall(program),
        referencesCall(program, 'callers'),
        ...(path === undefined
          ? startsOf(program, subject, findings).map((start) => readCall(start.path, start.line - linesAbove, start.line))
          : [readCall(path, 1, headLines)]),
      ]
    }),
  ],
  draft: (_, subject, findings) => {
    const drafts = screenPrograms(subject, findings).map((program) => {
      const path = sourceOf(program, findings)
      return path === undefined ? ofForeign(program, subject, findings) : { lead: [], quotes: headOf(path, findings) }
    })
    const lead = drafts.flatMap((draft) => draft.lead)
    const quotes = drafts.flatMap((draft) => draft.quotes)
    return lead.length + quotes.length === 0 ? undefined : { lead, quotes }
  },
}

function sourceOf(program: string, findings: Findings): string | undefined {
  return findings.definitionsOf(program).find(({ kind }) => kind === 'program')?.path
}

function headOf(path: string, findings: Findings): readonly Quote[] {
  const head = findHead(findings.linesOf(path), bareFileName(path))
  return head === undefined ? [] : [{ source: { kind: 'code', path }, ...head }]
}

/** All transactions that start a program, the one that is asked about first. */
function startsOf(program: string, { name }: Subject, findings: Findings): readonly Reference[] {
  const starts = findings.referencesOf(program, 'callers').filter(isStart)
  const isOther = ({ from }: Reference) => Number(from.name !== name)
  return starts.toSorted((a, b) => isOther(a) - isOther(b)).slice(0, mostStarts)
}

function ofForeign(
  program: string,
  subject: Subject,
  findings: Findings,
): { readonly lead: readonly string[]; readonly quotes: readonly Quote[] } {
  const starts = startsOf(program, subject, findings)
  const others = starts.filter(({ from }) => from.name !== subject.name)
  const places = others.map(at)
  const also =
    others.length === 0
      ? []
      : [item(findings, `${nameFor(findings, program, places)} runs under ${others.map(({ from }) => from.name).join(', ')} too`, places)]
  const quotes = starts.flatMap((start) => commentOver(start, findings) ?? [])
  return { lead: also, quotes: quotes.toSorted((a, b) => a.lines.length - b.lines.length).slice(0, 1) }
}

/** A comment and the entries below it, down to the one that it is wanted for. */
function commentOver({ path, line }: Reference, findings: Findings): Quote | undefined {
  const lines = findings.linesOf(path)
  const says = (at: number) => isComment(lines.get(at) ?? '') && /\p{L}{3}/u.test(lines.get(at) ?? '')
  let last = line - 1
  while (last > line - linesAbove && lines.has(last) && !says(last)) last--
  if (!says(last)) return undefined
  let first = last
  while (first > line - linesAbove && says(first - 1)) first--
  return { source: { kind: 'code', path }, startLine: first, lines: linesBetween(lines, first, line) }
}
