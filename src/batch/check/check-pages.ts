import type { CurrentSources } from '../../app/current-sources.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import type { RecordedCitation } from '../journal-records.ts'
import { checkCode } from './check-code.ts'
import { type CheckedCitation, type CheckedPage, type CheckReport, type CheckSummary, type Finding, isStale } from './check-report.ts'
import { checkSkills } from './check-skills.ts'
import type { CitedLines } from './cited-lines.ts'
import type { Documentation, KnownAnswer } from './documentation.ts'
import { pagesOnDisk } from './pages-on-disk.ts'

export interface CheckInput {
  /** The output directory. */
  readonly dir: string
  readonly documentation: Documentation
  readonly sources: CurrentSources
}

/**
 * Holds every page against code and skills as they are now. A page that was taken out of the list counts while its file is there.
 * Throws `AppError` file_missing where nothing that was cited is there.
 */
export async function checkPages({ dir, documentation, sources }: CheckInput): Promise<CheckReport> {
  const { list, answers } = documentation
  const onDisk = pagesOnDisk(dir)
  const listed = list && new Set(list.questions.map(({ id }) => id))
  // In the order of the list, and what was taken out of it behind that.
  const ids = new Set([...(listed ?? []), ...answers.keys()])
  const found = [...ids]
    .flatMap((id) => answers.get(id) ?? [])
    .filter(({ outcome }) => outcome !== 'failed')
    .map((answer) => ({ answer, inList: listed?.has(answer.id) ?? true, file: lookAt(answer, documentation, onDisk) }))
    .filter(({ file, inList }) => inList || file !== 'missing')
  const findings = await checkCitations(
    found.flatMap(({ answer }) => answer.citations),
    sources,
  )
  const pages = found.map(({ answer, inList, file }): CheckedPage => {
    const citations = answer.citations.map((citation) => checked(citation, findings.get(keyOf(citation))))
    return {
      id: answer.id,
      page: file === 'none' ? null : answer.file,
      state: file === 'missing' ? 'missing' : worst(citations),
      edited: file === 'edited',
      inList,
      citations,
    }
  })
  return { dir, pages, summary: summaryOf(pages, documentation) }
}

/** `none`: there is no page and none was written. */
function lookAt({ page, file }: KnownAnswer, documentation: Documentation, onDisk: (file: string) => string | undefined) {
  const hash = onDisk(file)
  if (hash === undefined) return page === null ? 'none' : 'missing'
  return documentation.isOurs(file, hash) ? 'as_written' : 'edited'
}

/** Each place is looked at once, however many pages cite it. */
async function checkCitations(citations: readonly RecordedCitation[], sources: CurrentSources): Promise<Map<string, Finding>> {
  const cited = { code: new Map<string, CitedLines>(), skill: new Map<string, CitedLines>() }
  for (const citation of citations) {
    const { kind, path, startLine, endLine, hash, firstLine } = citation
    if (hash !== null) cited[kind].set(keyOf(citation), { path, startLine, endLine, hash, firstLine })
  }
  const code = await checkCode([...cited.code.values()], sources)
  const skills = await checkSkills([...cited.skill.values()], sources)
  const findings = new Map<string, Finding>()
  for (const [key, lines] of [...cited.code, ...cited.skill]) {
    const finding = code.get(lines) ?? skills.get(lines)
    if (finding !== undefined) findings.set(key, finding)
  }
  return findings
}

function keyOf({ kind, path, startLine, endLine, hash }: RecordedCitation): string {
  return `${kind}:${path}:${startLine}-${endLine}:${hash}`
}

function checked({ kind, path, startLine, endLine }: RecordedCitation, finding: Finding | undefined): CheckedCitation {
  return { kind, path, startLine, endLine, state: finding?.state ?? 'unchecked', movedTo: finding?.movedTo ?? null }
}

function worst(citations: readonly CheckedCitation[]): CheckedCitation['state'] {
  const states = new Set(citations.map(({ state }) => state))
  return (['vanished', 'changed', 'moved', 'unchanged'] as const).find((state) => states.has(state)) ?? 'unchecked'
}

function summaryOf(pages: readonly CheckedPage[], documentation: Documentation): CheckSummary {
  const counted = (items: readonly { readonly state: CheckedPage['state'] }[]) => {
    const numbers = { unchanged: 0, moved: 0, changed: 0, vanished: 0, unchecked: 0, missing: 0 }
    for (const { state } of items) numbers[state]++
    return numbers
  }
  const questions = distinctBy(documentation.list?.questions ?? [], ({ id }) => id)
  const standings = questions.map((question) => documentation.standingOf(question))
  const { missing: _, ...citations } = counted(pages.flatMap((page) => page.citations))
  return {
    pages: pages.length,
    stale: pages.filter(isStale).length,
    ...counted(pages),
    edited: pages.filter(({ edited }) => edited).length,
    citations,
    failed: standings.filter((standing) => standing === 'failed').length,
    notAsked: standings.filter((standing) => standing === 'not_asked').length,
  }
}
