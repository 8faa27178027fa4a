import type { Citation, CitationStatus } from './citation.ts'
import { type Evidence, isOfCode } from './evidence.ts'
import { type CitationSite, extractCitations } from './extract-citations.ts'
import { hashLines } from './hash-lines.ts'
import { containsName, findNames } from './name-match.ts'

/** What the check may look at: files inside the sandbox and the loaded skills. Given by the composition root. */
export interface CitationSources {
  /** The file's decoded lines under its shown path, whatever its case or leading `./`; undefined when there is no such file inside the sandbox. */
  readLines(path: string): Promise<{ readonly path: string; readonly lines: readonly string[] } | undefined>
  /** The section, or the whole body when no heading is given; `heading` is the one found. */
  skillSection(name: string, heading: string | undefined): Promise<SkillSection | undefined>
}

interface SkillSection {
  readonly name: string
  readonly heading: string | undefined
  readonly startLine: number
  readonly endLine: number
  readonly text: string
}

export interface VerifiedAnswer {
  /** The answer with mended citations. */
  readonly answer: string
  /** Each citation once, in order of first appearance. */
  readonly citations: readonly Citation[]
}

interface Checked {
  readonly citation: Citation
  /** The text that replaces the site's. */
  readonly text: string
}

/**
 * Checks every citation of an answer against the files and against what was read in the conversation, in the order of design.md section 4, and
 * mends what can be mended without a model: the spelling of a path, and a range that does not hold the names its sentence gives.
 */
export async function verifyCitations(input: {
  readonly answer: string
  readonly evidence: readonly Evidence[]
  readonly sources: CitationSources
}): Promise<VerifiedAnswer> {
  const { evidence, sources } = input
  const citations = new Map<string, Citation>()
  let answer = ''
  let done = 0
  for (const site of extractCitations(input.answer)) {
    const checked = site.kind === 'skill' ? await checkSkill(site, evidence, sources) : await checkCode(site, evidence, sources)
    if (!checked) continue
    answer += input.answer.slice(done, site.from) + checked.text
    done = site.to
    const { citation } = checked
    const key = `${citation.kind}:${citation.path}:${citation.startLine}-${citation.endLine}`
    const before = citations.get(key)
    if (!before || severity(citation.status) > severity(before.status)) citations.set(key, citation)
  }
  return { answer: answer + input.answer.slice(done), citations: [...citations.values()] }
}

function severity(status: CitationStatus): number {
  return ['verified', 'corrected', 'unchecked', 'broken'].indexOf(status)
}

async function checkCode(site: CitationSite, evidence: readonly Evidence[], sources: CitationSources): Promise<Checked | undefined> {
  const asWritten = { kind: 'code', path: site.target, startLine: site.startLine, endLine: site.endLine } as const
  const written = site.endLine > site.startLine ? `${site.startLine}-${site.endLine}` : `${site.startLine}`
  const broken = (reason: string): Checked => ({
    citation: { ...asWritten, status: 'broken', reason, hash: null },
    text: `${site.target}:${written}`,
  })

  const file = (await sources.readLines(site.target)) ?? (await fileReadUnderThatName(site.target, evidence, sources))
  // `HOST:8080` is no citation unless there is such a file.
  if (!file) return /[./]/.test(site.target) ? broken('no such file') : undefined
  const range = settle(site, file.lines)
  if ('reason' in range) return broken(range.reason)

  const moved = range.startLine !== site.startLine || range.endLine !== site.endLine
  const respelt = file.path !== site.target
  const citation: Citation = {
    kind: 'code',
    path: file.path,
    startLine: range.startLine,
    endLine: range.endLine,
    hash: hashLines(file.lines.slice(range.startLine - 1, range.endLine).join('\n')),
    ...(wasRead(file.path, range, evidence)
      ? moved || respelt
        ? { status: 'corrected', reason: moved ? `moved from ${written}` : `written as ${site.target}` }
        : { status: 'verified', reason: null }
      : { status: 'unchecked', reason: 'not read' }),
  }
  const lines = range.endLine > range.startLine ? `${range.startLine}-${range.endLine}` : `${range.startLine}`
  return { citation, text: `${file.path}:${lines}` }
}

/** A path cut short by its writer: the one file read in this conversation whose path ends so. */
async function fileReadUnderThatName(path: string, evidence: readonly Evidence[], sources: CitationSources) {
  const wanted = `/${path.replace(/^(?:\.?\/)+/, '').toLowerCase()}`
  const paths = new Set(evidence.filter(isOfCode).map((e) => e.path))
  const fitting = [...paths].filter((p) => `/${p.toLowerCase()}`.endsWith(wanted))
  return fitting.length === 1 && fitting[0] !== undefined ? sources.readLines(fitting[0]) : undefined
}

interface Range {
  readonly startLine: number
  readonly endLine: number
}

/** The range that the citation means: as written when it lies in the file and holds a name of its sentence, else where such a name stands. */
function settle(site: CitationSite, lines: readonly string[]): Range | { reason: string } {
  const inside = site.startLine >= 1 && site.startLine <= lines.length
  const asWritten = { startLine: site.startLine, endLine: Math.min(site.endLine, lines.length) }
  const names = site.identifiers
  if (names.length === 0) {
    if (!inside) return { reason: `the file has ${lines.length} lines` }
    return site.endLine > lines.length ? { reason: `the file has ${lines.length} lines` } : asWritten
  }
  if (inside && holds(lines, asWritten, names)) return asWritten
  const found = nearestHolding(lines, site, names)
  if (found) return found
  return { reason: inside ? `none of the names in its sentence is in the file: ${names.join(', ')}` : `the file has ${lines.length} lines` }
}

function holds(lines: readonly string[], range: Range, names: readonly string[]): boolean {
  const text = lines.slice(range.startLine - 1, range.endLine).join('\n')
  return names.some((name) => containsName(text, name))
}

/** The window of the cited length that holds the most of the names; among equals the nearest to the cited lines. */
function nearestHolding(lines: readonly string[], site: CitationSite, names: readonly string[]): Range | undefined {
  const length = Math.min(site.endLine - site.startLine + 1, lines.length)
  const hits = findNames(lines, names)
  let best: { start: number; distinct: number; distance: number } | undefined
  for (const [i, hit] of hits.entries()) {
    const distinct = new Set<string>()
    for (let j = i; j < hits.length && (hits[j]?.line ?? 0) < hit.line + length; j++)
      for (const name of hits[j]?.names ?? []) distinct.add(name)
    const distance = Math.abs(hit.line - site.startLine)
    if (!best || distinct.size > best.distinct || (distinct.size === best.distinct && distance < best.distance))
      best = { start: hit.line, distinct: distinct.size, distance }
  }
  return best ? { startLine: best.start, endLine: Math.min(best.start + length - 1, lines.length) } : undefined
}

/** Every line of the range was shown to the model, by whatever calls. */
function wasRead(path: string, range: Range, evidence: readonly Evidence[]): boolean {
  const seen = evidence
    .filter(isOfCode)
    .filter((e) => e.path === path && e.endLine >= range.startLine && e.startLine <= range.endLine)
    .sort((a, b) => a.startLine - b.startLine)
  let next = range.startLine
  for (const e of seen) {
    if (e.startLine > next) return false
    next = Math.max(next, e.endLine + 1)
  }
  return next > range.endLine
}

async function checkSkill(site: CitationSite, evidence: readonly Evidence[], sources: CitationSources): Promise<Checked> {
  const written = site.heading === undefined ? site.target : `${site.target}#${site.heading}`
  const section = await sources.skillSection(site.target, site.heading)
  if (!section) {
    const known = await sources.skillSection(site.target, undefined)
    const citation: Citation = {
      kind: 'skill',
      path: written,
      startLine: 0,
      endLine: 0,
      status: 'broken',
      reason: known ? 'no such section' : 'no such skill',
      hash: null,
    }
    return { citation, text: `skill:${written}` }
  }
  const path = section.heading === undefined ? section.name : `${section.name}#${section.heading}`
  const whole = section.heading === undefined ? section : await sources.skillSection(section.name, undefined)
  const named =
    site.identifiers.length === 0 || site.identifiers.some((n) => containsName(section.text, n) || containsName(whole?.text ?? '', n))
  const read = evidence.some(
    (e) => e.kind === 'skill' && e.name === section.name && e.startLine <= section.endLine && e.endLine >= section.startLine,
  )
  const status: CitationStatus = !named ? 'broken' : read ? 'verified' : 'unchecked'
  const reason = !named ? `none of the names in its sentence is in the skill: ${site.identifiers.join(', ')}` : read ? null : 'not read'
  const { startLine, endLine } = section
  return { citation: { kind: 'skill', path, startLine, endLine, status, reason, hash: hashLines(section.text) }, text: `skill:${path}` }
}
