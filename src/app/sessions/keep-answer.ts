import type { Answer, ToolCallRecord } from '../../answer/answer.ts'
import type { Citation } from '../../answer/citation.ts'
import type { Evidence, StructureEvidence } from '../../answer/evidence.ts'
import { hashLines } from '../../answer/hash-lines.ts'
import type { Excerpt, KeptAnswer, KeptCitation, KeptEvidence, KeptMore } from '../../answer/kept-answer.ts'
import type { MoreOf } from '../../answer/more-of-answer.ts'
import { skillPlace } from '../../answer/skill-place.ts'
import type { CitationSources } from '../../answer/verify-citations.ts'
import { keptCalls } from '../kept-calls.ts'
import { type Hide, hideIn } from './hide-secrets.ts'

/** Lines shown around cited ones. */
const around = 2
const longestExcerpt = 120

/** What a session keeps of an answer, secrets hidden. Of texts only those that the next questions see; evidence can be read again. */
export function keepAnswer(answer: Answer, hide: Hide): KeptAnswer {
  const shown = new Set(keptCalls(answer))
  return {
    ...answer,
    question: hide(answer.question),
    answer: hide(answer.answer),
    outcomeReason: answer.outcomeReason && hide(answer.outcomeReason),
    citations: keepCitations(answer.citations, hide),
    toolCalls: answer.toolCalls.map((call) => {
      const { name, input, status, durationMs, summary, ...rest } = keepCall(call, hide)
      return { name, input, status, durationMs, summary, ...(shown.has(call) ? rest : {}) }
    }),
    evidence: answer.evidence.map((item) => keepEvidence(item, hide)),
    health: answer.health.map((each) => ({ ...each, lastError: each.lastError && hide(each.lastError) })),
    error: answer.error && { ...answer.error, message: hide(answer.error.message), hint: answer.error.hint && hide(answer.error.hint) },
  }
}

function keepCitations(citations: readonly Citation[], hide: Hide): KeptCitation[] {
  return citations.map((citation) => ({ ...citation, reason: citation.reason && hide(citation.reason) }))
}

/** What an answer has grown by, with the lines that it cites, secrets hidden. */
export async function keepMore(more: MoreOf<Citation, Evidence>, sources: CitationSources, hide: Hide): Promise<KeptMore> {
  const kept = { citations: keepCitations(more.citations, hide), evidence: more.evidence.map((item) => keepEvidence(item, hide)) }
  return { text: hide(more.text), ...(await sourced(kept, sources, hide)) }
}

/** A call whose result stays. */
export function keepCall({ name, input, status, durationMs, summary, content, evidence }: ToolCallRecord, hide: Hide) {
  const shown = { content: hide(content), evidence: evidence.map((item) => keepEvidence(item, hide)) }
  return { name, input: hideIn(input, hide), status, durationMs, summary: hide(summary), shown }
}

function keepEvidence(item: Evidence, hide: Hide): KeptEvidence {
  if (item.kind === 'file') return item
  if (item.kind === 'structure') {
    const { kind, path, startLine, endLine, fact, hash } = item
    return { kind, path, startLine, endLine, fact: hide(fact), ...(hash === undefined ? {} : { hash }) }
  }
  const { path, startLine, endLine, hash, whole } = item
  if (item.kind === 'code') return { kind: 'code', path, startLine, endLine, hash, whole, via: item.via }
  const { name, description, heading, via } = item
  return { kind: 'skill', name, description: hide(description), heading, path, startLine, endLine, hash, whole, via }
}

/** The answer with the lines that it cites, and a hash for the facts that came without: later it shows whether their lines are still the same. */
export async function withSources(answer: KeptAnswer, sources: CitationSources, hide: Hide): Promise<KeptAnswer> {
  return {
    ...answer,
    ...(await sourced(answer, sources, hide)),
    toolCalls: await Promise.all(
      answer.toolCalls.map(async ({ shown, ...call }) =>
        shown === undefined ? call : { ...call, shown: { ...shown, evidence: await hashedAll(shown.evidence, sources) } },
      ),
    ),
  }
}

type Sourced = Pick<KeptAnswer, 'citations' | 'evidence'>

async function sourced({ citations, evidence }: Sourced, sources: CitationSources, hide: Hide): Promise<Sourced> {
  return {
    citations: await Promise.all(citations.map(async (cited) => ({ ...cited, excerpt: await excerptOf(cited, sources, hide) }))),
    evidence: await hashedAll(evidence, sources),
  }
}

function hashedAll(items: readonly KeptEvidence[], sources: CitationSources): Promise<KeptEvidence[]> {
  const hashed = async (item: KeptEvidence) => (item.kind === 'structure' && item.hash === undefined ? withHash(item, sources) : item)
  return Promise.all(items.map(hashed))
}

async function withHash(item: Omit<StructureEvidence, 'text'>, sources: CitationSources): Promise<KeptEvidence> {
  const file = await sources.readLines(item.path)
  return file ? { ...item, hash: hashLines(file.lines.slice(item.startLine - 1, item.endLine).join('\n')) } : item
}

/** Undefined where the lines are not those that were cited. */
async function excerptOf(
  { kind, path, startLine, endLine, hash }: Citation,
  sources: CitationSources,
  hide: Hide,
): Promise<Excerpt | undefined> {
  if (hash === null) return undefined
  if (kind === 'skill') {
    const place = skillPlace(path)
    const section = await sources.skillSection(place.name, place.section)
    if (section === undefined || hashLines(section.text) !== hash) return undefined
    const lines = section.text.split('\n')
    return excerpt(lines, { startLine: section.startLine, left: Math.max(0, lines.length - longestExcerpt) }, hide)
  }
  const file = await sources.readLines(path)
  if (file === undefined || hashLines(file.lines.slice(startLine - 1, endLine).join('\n')) !== hash) return undefined
  const first = Math.max(1, startLine - around)
  const left = Math.max(0, endLine - startLine + 1 - longestExcerpt)
  return excerpt(file.lines.slice(first - 1, left > 0 ? endLine : endLine + around), { startLine: first, left }, hide)
}

function excerpt(lines: readonly string[], { startLine, left }: Omit<Excerpt, 'text'>, hide: Hide): Excerpt {
  return { startLine, text: hide(lines.slice(0, lines.length - left).join('\n')), left }
}
