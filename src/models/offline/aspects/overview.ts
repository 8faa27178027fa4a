import type { EntryPoint, OverviewResult } from '../../../answer/structure-results.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { count } from '../../../base/text.ts'
import type { Aspect } from '../aspect.ts'
import { everyCall, outlineCall, readCall } from '../calls.ts'
import { at, item, nameFor } from '../cite.ts'
import { leadingPrograms } from '../evidence/leading-programs.ts'
import { linesBetween } from '../evidence/lines-between.ts'
import { readLines, textAbout, textFiles } from '../evidence/text-about.ts'
import { toldOrder, toldOrderCalls } from '../evidence/told-order.ts'
import type { Findings } from '../findings.ts'
import { findHead } from '../head.ts'
import { headLines, wordsIn } from '../head-paragraphs.ts'
import { asksOverview, asksSchedule } from '../question/overview.ts'
import { askedTechnologies, ownTechnologies } from '../question/technologies.ts'
import { code, formatQuote, type Quote } from '../quote.ts'
import { technologyCalls, technologyItems } from './relations/used-technologies.ts'

const mostJobs = 16
const mostTransactions = 10
const mostPrograms = 8
const mostRelated = 5
/** Of a text that tells of the system: lines that are quoted. */
const mostQuoted = 14
/** A text that says less tells of no system. */
const fewestWords = 20
const mostHeads = 3
const linesOfHead = 8
/** What the whole system is for and consists of: what its own texts say, what is started from outside, and how much there is of everything. */
export const overviewAspect: Aspect = {
  name: 'overview',
  asks: (question, { kinds }) => kinds.includes('system') && (asksOverview(question) || asksSchedule(question)),
  calls: (question, _, findings) => {
    const text = textAbout(findings)
    return [
      outlineCall(),
      textFiles,
      ...(asksSchedule(question) ? [] : technologyCalls(ownTechnologies)),
      ...(text === undefined ? [] : [readCall(text, 1, readLines)]),
      ...(isTold(findings) ? [] : [everyCall('program'), ...leadingOf(findings).map(({ path }) => readCall(path, 1, headLines))]),
      ...(asksSchedule(question) ? toldOrderCalls(unscheduled(findings), findings) : []),
    ]
  },
  draft: (question, _, findings) => {
    const result = findings.structure(outlineCall(), 'overview')
    if (result === undefined) return undefined
    const path = textAbout(findings)
    const quotes = path === undefined ? [] : beginningOf(path, findings)
    if (asksSchedule(question)) {
      const order = toldOrder(unscheduled(findings), findings)
      if (order !== undefined) {
        const jobs = count(result.entryPoints.jobs.length, 'job')
        const where = `No scheduler in the code tells the order of the ${jobs}; ${code(order.path)} does:`
        return { lead: [where, formatQuote({ ...order, source: { kind: 'code', path: order.path } })], quotes: [] }
      }
      const told = quotes.filter((quote) => namesJobs(quote, result))
      return { lead: [...jobLines(result, findings, true), ...told.map(formatQuote)], quotes: [] }
    }
    const heads = isTold(findings) ? [] : headsOf(findings)
    const used = technologyItems(askedTechnologies(question.text) ?? ownTechnologies, findings)
    return {
      lead: [
        ...[...quotes, ...heads].map(formatQuote),
        ...(used.length === 0 ? [] : ['What it uses:', ...used]),
        ...sums(result),
        ...pointLines(result, findings),
      ],
      quotes: [],
    }
  },
}

/** The jobs and what they run, where no scheduler knows any of them. */
function unscheduled(findings: Findings): readonly string[] {
  const jobs = findings.structure(outlineCall(), 'overview')?.entryPoints.jobs ?? []
  if (jobs.some(({ order }) => order !== undefined)) return []
  return [...new Set([...jobs.map(({ name }) => name), ...jobs.flatMap(({ related }) => related)])]
}

/** Whether a text tells of the system; not before the texts are known. */
function isTold(findings: Findings): boolean {
  if (findings.resultOf(textFiles) === undefined) return true
  const path = textAbout(findings)
  if (path === undefined) return false
  return (
    !findings.linesOf(path).has(1) ||
    wordsIn(
      beginningOf(path, findings)
        .flatMap(({ lines }) => lines)
        .join(' '),
    ) >= fewestWords
  )
}

function leadingOf(findings: Findings) {
  return leadingPrograms(findings.structure(everyCall('program'), 'where')?.definitions ?? [], mostHeads)
}

/** Else what the programs say of themselves with which one would begin to read. */
function headsOf(findings: Findings): readonly Quote[] {
  return leadingOf(findings).flatMap(({ path }) => {
    const head = findHead(findings.linesOf(path), bareFileName(path))
    return head === undefined
      ? []
      : [{ source: { kind: 'code' as const, path }, startLine: head.startLine, lines: head.lines.slice(0, linesOfHead) }]
  })
}

/** A text tells of the schedule when it names jobs of it. */
function namesJobs({ lines }: Quote, { entryPoints: { jobs } }: OverviewResult): boolean {
  const words = new Set(
    lines
      .join(' ')
      .toUpperCase()
      .split(/[^\p{L}\p{N}$#@]+/u),
  )
  return jobs.filter(({ name }) => words.has(name)).length > 1
}

/** The first lines that say something: not the marks, badges and pictures of a title page; below a title the first text and no table of contents. */
function beginningOf(path: string, findings: Findings): readonly Quote[] {
  const known = findings.linesOf(path)
  const first = firstFrom(known, 1, (line) => !isIdle(line))
  if (first === undefined) return []
  const prose = isHeading(known.get(first)) ? firstFrom(known, first + 1, isProse) : undefined
  const title = prose === undefined || prose === first + 1 ? [] : [quoteFrom(path, known, { from: first, to: first })]
  const from = title.length > 0 && prose !== undefined ? prose : first
  const beginning = textFrom(path, known, { from, most: mostQuoted })
  const told = toldUnderHeading(known, from + beginning.lines.length)
  const left = mostQuoted - beginning.lines.length
  return [...title, beginning, ...(told === undefined || left <= 0 ? [] : [textFrom(path, known, { from: told, most: left })])]
}

/** What a title page has no room for stands below a heading that says so. */
const tells = /^#{1,6}\s.*\b(?:about|introduction|overview|description|purpose|summary|background|what is|features|functionality)\b/i

function toldUnderHeading(known: ReadonlyMap<number, string>, from: number): number | undefined {
  const heading = firstFrom(known, from, (line) => tells.test(line))
  const below = heading === undefined ? undefined : firstFrom(known, heading + 1, (line) => isHeading(line) || isProse(line))
  return below === undefined || isHeading(known.get(below)) ? undefined : below
}

/** Up to the next heading or the list of contents. */
function textFrom(
  path: string,
  known: ReadonlyMap<number, string>,
  { from, most }: { readonly from: number; readonly most: number },
): Quote {
  const end = firstFrom(known, from + 1, (line) => isHeading(line) || isLinkOfContents(line)) ?? Number.POSITIVE_INFINITY
  return quoteFrom(path, known, { from, to: Math.min(from + most - 1, end - 1) })
}

function quoteFrom(path: string, known: ReadonlyMap<number, string>, { from, to }: { readonly from: number; readonly to: number }): Quote {
  const lines = [...linesBetween(known, from, to)]
  while (lines.length > 1 && isIdle(lines.at(-1) ?? '')) lines.pop()
  return { source: { kind: 'code', path }, startLine: from, lines }
}

/** The first of the lines that were read, from `from` on, that is so. */
function firstFrom(known: ReadonlyMap<number, string>, from: number, is: (line: string) => boolean): number | undefined {
  for (let line = from; known.has(line); line++) if (is(known.get(line) ?? '')) return line
  return undefined
}

function isIdle(line: string): boolean {
  return !/\p{L}{3,}/u.test(line) || /^\s*(?:\[?!\[|<)/.test(line)
}

function isHeading(line: string | undefined): boolean {
  return /^#{1,6}\s/.test(line ?? '')
}

function isLinkOfContents(line: string): boolean {
  return /^\s*(?:[-*+]|\d+[.)])\s+\[[^\]]*\]\(#[^)]*\)\s*$/.test(line)
}

const wordsOfText = 6

function isProse(line: string): boolean {
  return !isIdle(line) && !isHeading(line) && !isLinkOfContents(line) && (line.match(/\p{L}+/gu) ?? []).length >= wordsOfText
}

function sums({ members, lines, languages, units }: OverviewResult): readonly string[] {
  const ofLanguages = languages.map((one) => `${one.language} (${count(one.members, 'file')}, ${count(one.lines, 'line')})`)
  return [
    `${count(members, 'file')} with ${count(lines, 'line')}: ${ofLanguages.join(', ')}.`,
    `They define ${units.map(({ name, count: n }) => count(n, name)).join(', ')}.`,
  ]
}

/** What is started from outside: jobs, transactions, else programs. */
export function pointLines(result: OverviewResult, findings: Findings): readonly string[] {
  const { transactions, programs, jobs } = result.entryPoints
  const online = transactions.slice(0, mostTransactions).map((point) => pointItem(point, findings))
  const own = jobs.length + transactions.length > 0 ? [] : programs.slice(0, mostPrograms).map((point) => pointItem(point, findings))
  return [
    ...jobLines(result, findings, false),
    ...(online.length > 0 ? [`${count(transactions.length, 'transaction')}:`, ...online] : []),
    ...(own.length > 0 ? ['Programs that are started from outside:', ...own] : []),
  ]
}

/** Jobs in the order of the schedule, then those that no scheduler knows; of a schedule only those that it knows, where there are such. */
function jobLines({ entryPoints: { jobs } }: OverviewResult, findings: Findings, ofSchedule: boolean): readonly string[] {
  const known = jobs.filter(({ order }) => order !== undefined).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  const others = jobs.filter(({ order }) => order === undefined)
  if (jobs.length === 0) return []
  const shown = [...known, ...others].slice(0, mostJobs)
  const head =
    known.length > 0
      ? `${count(known.length, 'job')} in the order of the schedule: ${known
          .slice(0, mostJobs)
          .map(({ name }) => name)
          .join(', ')}${others.length > 0 ? `; ${others.length} in no schedule` : ''}.`
      : `${count(jobs.length, 'job')}${ofSchedule ? '; no scheduler in the code tells their order' : ''}:`
  const rest = jobs.length > shown.length ? [`And ${jobs.length - shown.length} more jobs.`] : []
  return [head, ...shown.map((job) => pointItem(job, findings)), ...rest]
}

function pointItem({ kind, name, path, line, related }: EntryPoint, findings: Findings): string {
  const place = at({ path, line })
  const runs = related.slice(0, mostRelated).join(', ')
  return item(
    findings,
    `${kind} ${nameFor(findings, name, [place])}${runs === '' ? '' : ` runs ${runs}${related.length > mostRelated ? ' …' : ''}`}`,
    [place],
  )
}
