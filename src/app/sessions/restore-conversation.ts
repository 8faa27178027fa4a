import type { UserCall } from '../../agent/agent-parts.ts'
import type { Turn } from '../../agent/history.ts'
import type { Answer, ToolCallRecord } from '../../answer/answer.ts'
import type { Evidence } from '../../answer/evidence.ts'
import { hashLines } from '../../answer/hash-lines.ts'
import type { KeptAnswer, KeptCall, KeptEvidence } from '../../answer/kept-answer.ts'
import { skillPlace } from '../../answer/skill-place.ts'
import { AppError } from '../../base/app-error.ts'
import { count } from '../../base/text.ts'
import type { SessionRecord } from '../../store/session-records.ts'
import { citationSources } from '../citation-sources.ts'
import type { ConversationState } from '../conversation.ts'
import type { App } from '../create-app.ts'
import { readSteps } from './read-transcript.ts'

export interface Restored {
  readonly state: ConversationState
  /** What the user should know, a sentence each. */
  readonly notices: readonly string[]
}

const shownPlaces = 3

/**
 * The conversation of a session as it can go on now. What was read counts as read only where the same lines still stand in the same place, and a result
 * that showed others is not shown to a model again.
 */
export async function restoreConversation(records: readonly SessionRecord[], app: Pick<App, 'sandbox' | 'skills'>): Promise<Restored> {
  const revival = new Revival(app)
  const evidence: Evidence[] = []
  let turns: Turn[] = []
  let loads: UserCall[] = []
  let last: Answer | undefined
  let pages = 0
  for (const step of readSteps(records)) {
    if (step.type === 'load') {
      const call = await revival.call(step.call)
      if (call === undefined) continue
      const { name, input, content, summary } = call
      loads = [...loads, { name, input, output: { content, artifact: { evidence: call.evidence, summary } } }]
      evidence.push(...call.evidence)
    } else if (step.type === 'turns') {
      turns = await Promise.all(step.turns.map(async ({ calls, ...turn }) => ({ ...turn, calls: await revival.calls(calls) })))
    } else if (step.answer === undefined) {
      last = undefined
      if (step.said.trim() !== '') turns = [...turns, { question: step.question, answer: step.said.trim(), calls: [] }]
    } else {
      last = await revival.answer(step.answer)
      pages = step.pages
      evidence.push(...last.evidence)
      if (last.outcome === 'failed') continue
      turns = [...turns, { question: last.question, answer: last.answer, calls: await revival.calls(step.answer.toolCalls) }]
      loads = []
    }
  }
  return { state: { turns, loads, evidence, last, pages }, notices: revival.notices() }
}

/** Reads again what was shown, each file once, and remembers what is not there any more. */
class Revival {
  readonly #app: Pick<App, 'sandbox' | 'skills'>
  readonly #sources: ReturnType<typeof citationSources>
  readonly #skillLines = new Map<string, Promise<readonly string[] | undefined>>()
  readonly #changed = new Set<string>()

  constructor(app: Pick<App, 'sandbox' | 'skills'>) {
    this.#app = app
    this.#sources = citationSources(app)
  }

  notices(): string[] {
    const places = [...this.#changed]
    if (places.length === 0) return []
    const more = places.length > shownPlaces ? ` and ${count(places.length - shownPlaces, 'more place')}` : ''
    return [
      `Changed since the session read it: ${places.slice(0, shownPlaces).join(', ')}${more}. That no longer counts as read, and citations of it are not verified until it is read again.`,
    ]
  }

  async answer(kept: KeptAnswer): Promise<Answer> {
    const citations = await Promise.all(
      kept.citations.map(async ({ excerpt: _, ...citation }) => {
        const good = citation.status === 'verified' || citation.status === 'corrected'
        const same = !good || (await this.#isSame(citation))
        return same ? citation : { ...citation, status: 'unchecked' as const, reason: 'changed since it was read' }
      }),
    )
    const evidence = await this.#evidence(kept.evidence)
    const toolCalls = kept.toolCalls.map(({ shown: _, ...call }) => ({ ...call, content: '', evidence: [] }))
    return { ...kept, citations, evidence, toolCalls }
  }

  /** Those whose results are still true. */
  async calls(kept: readonly KeptCall[]): Promise<ToolCallRecord[]> {
    const calls = await Promise.all(kept.map((call) => this.call(call)))
    return calls.filter((call) => call !== undefined)
  }

  async call({ shown, ...call }: KeptCall): Promise<ToolCallRecord | undefined> {
    if (shown === undefined) return undefined
    const evidence = await this.#evidence(shown.evidence)
    return evidence.length === shown.evidence.length ? { ...call, content: shown.content, evidence } : undefined
  }

  async #evidence(kept: readonly KeptEvidence[]): Promise<Evidence[]> {
    const revived = await Promise.all(kept.map((item) => this.#revive(item)))
    return revived.filter((item) => item !== undefined)
  }

  async #revive(item: KeptEvidence): Promise<Evidence | undefined> {
    if (item.kind === 'file') return item
    const lines = item.kind === 'skill' ? await this.#linesOfSkill(item) : (await this.#sources.readLines(item.path))?.lines
    const text = lines?.slice(item.startLine - 1, item.endLine).join('\n')
    if (text !== undefined && hashLines(text) === item.hash) return { ...item, text }
    const name = item.kind === 'skill' ? `skill ${item.name}` : item.path
    this.#changed.add(
      `${name}${item.kind === 'skill' ? '' : `:${item.startLine}${item.endLine > item.startLine ? `-${item.endLine}` : ''}`}`,
    )
    return undefined
  }

  async #isSame({ kind, path, startLine, endLine, hash }: KeptAnswer['citations'][number]): Promise<boolean> {
    const { name, section } = skillPlace(path)
    const text =
      kind === 'skill'
        ? (await this.#sources.skillSection(name, section))?.text
        : (await this.#sources.readLines(path))?.lines.slice(startLine - 1, endLine).join('\n')
    return text !== undefined && hashLines(text) === hash
  }

  #linesOfSkill({ name, path, heading }: Extract<KeptEvidence, { kind: 'skill' }>): Promise<readonly string[] | undefined> {
    const key = `${name} ${path}`
    const known = this.#skillLines.get(key) ?? this.#readSkill(name, path, heading)
    this.#skillLines.set(key, known)
    return known
  }

  /** The skill's own file, or the one of its others that was loaded under that name. */
  async #readSkill(name: string, path: string, other: string | undefined): Promise<readonly string[] | undefined> {
    const { skills } = this.#app
    if (skills.get(name) === undefined) return undefined
    try {
      const skill = await skills.load(name)
      if (skill.path === path) return skill.lines
      return other === undefined ? undefined : (await skills.readReference(skill, other)).lines
    } catch (error) {
      if (error instanceof AppError) return undefined
      throw error
    }
  }
}
