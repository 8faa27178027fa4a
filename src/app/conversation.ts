import type { UserCall } from '../agent/agent-parts.ts'
import type { Turn } from '../agent/history.ts'
import { type Answer, loadedSkillNames } from '../answer/answer.ts'
import type { Citation } from '../answer/citation.ts'
import type { AnswerEvent } from '../answer/event.ts'
import type { Evidence } from '../answer/evidence.ts'
import { grownBy, type MoreOf } from '../answer/more-of-answer.ts'
import type { CitationSources } from '../answer/verify-citations.ts'
import { boundKept, keptCalls } from './kept-calls.ts'

/** Hears one question while it is answered. */
export interface TurnLog {
  event(event: AnswerEvent): void
  /** The answer is there, and what it was checked against. */
  end(answer: Answer, sources: CitationSources): Promise<void>
  /** There will be none. Does nothing after `end`. */
  cut(): void
}

/** Hears all that becomes of a conversation, before it is shown. */
export interface ConversationLog {
  begin(question: string): TurnLog
  /** The last answer grows, and what that was checked against. */
  more(more: MoreOf<Citation, Evidence>, sources: CitationSources): Promise<void>
  load(call: UserCall): void
  replaceTurns(turns: readonly Turn[]): void
  /** The last answer is taken back, as if its question had not been asked; or, after all, it is not. */
  retract(undone: boolean): void
  reset(): void
}

/** What a conversation goes on from. */
export interface ConversationState {
  readonly turns: readonly Turn[]
  readonly loads: readonly UserCall[]
  readonly evidence: readonly Evidence[]
  readonly last: Answer | undefined
  /** How often the last answer has grown. */
  readonly pages: number
}

/** What a follow-up question may build on: earlier turns with the results that still count, and all evidence that was shown, which stays citable. */
export class Conversation {
  #turns: readonly Turn[] = []
  #loads: readonly UserCall[] = []
  readonly #evidence: Evidence[] = []
  #last: Answer | undefined
  #pages = 0
  #skillsLeft: readonly string[] = []
  /** What stood before the last answer came. */
  #before: { readonly turns: readonly Turn[]; readonly loads: readonly UserCall[] } | undefined
  #log: ConversationLog | undefined

  /** From now on `log` hears what becomes of it, and at once the calls that wait for the next question. */
  recordTo(log: ConversationLog): void {
    if (this.#log === log) return
    this.#log = log
    for (const call of this.#loads) log.load(call)
  }

  /** A question is about to be answered. */
  begin(question: string): TurnLog | undefined {
    return this.#log?.begin(question)
  }

  /** The first may be a summary of older ones. */
  get turns(): readonly Turn[] {
    return this.#turns
  }

  /** Calls that the user made since the last question that was answered. */
  get loads(): readonly UserCall[] {
    return this.#loads
  }

  get evidence(): readonly Evidence[] {
    return this.#evidence
  }

  /** Names of the skills whose text the next question sees, loaded by the model or by the user. */
  get skills(): readonly string[] {
    const shown = [...this.#turns.flatMap((turn) => turn.calls), ...this.#loads.map((load) => load.output.artifact)]
    return [...new Set(shown.flatMap(loadedSkillNames))]
  }

  /** Names of the skills that found no room any more (`kept-calls.ts`) since this was asked last: the user is to be told. */
  takeSkillsLeft(): readonly string[] {
    const left = this.#skillsLeft
    this.#skillsLeft = []
    return left
  }

  get last(): Answer | undefined {
    return this.#last
  }

  /** How often the last answer has grown. */
  get pages(): number {
    return this.#pages
  }

  /** A question that failed leaves its evidence, but no turn: there is nothing to build on. */
  add(answer: Answer): void {
    this.#before = { turns: this.#turns, loads: this.#loads }
    this.#last = answer
    this.#pages = 0
    this.#keep(answer.evidence)
    if (answer.outcome === 'failed') return
    const before = new Set([...this.skills, ...answer.toolCalls.flatMap(loadedSkillNames)])
    this.#turns = boundKept([...this.#turns, { question: answer.question, answer: answer.answer, calls: keptCalls(answer) }])
    this.#loads = []
    const after = this.skills
    this.#skillsLeft = [...new Set([...this.#skillsLeft, ...before])].filter((name) => !after.includes(name))
  }

  /** What stood before the last answer came: what its question was asked with. */
  get before(): { readonly turns: readonly Turn[]; readonly loads: readonly UserCall[] } {
    // Of a session that goes on it is not known any more; a question that failed has left no turn.
    return this.#before ?? { turns: this.#last?.outcome === 'failed' ? this.#turns : this.#turns.slice(0, -1), loads: [] }
  }

  /** The last answer grows; what its question was asked with stays. */
  async extendLast(more: MoreOf<Citation, Evidence>, sources: CitationSources): Promise<void> {
    const last = this.#last
    await this.#log?.more(more, sources)
    // Meanwhile whoever did not wait may have asked something else.
    if (last === undefined || last !== this.#last) return
    const grown = { ...last, ...grownBy(last, more) }
    this.#last = grown
    this.#pages++
    this.#evidence.push(...more.evidence)
    this.#turns = this.#turns.map((turn, i) => (i === this.#turns.length - 1 ? { ...turn, answer: grown.answer } : turn))
  }

  /** Takes the last answer back, as if its question had not been asked; what was loaded since stays. Gives what puts all of it back. */
  retract(): () => void {
    const [turns, loads, evidence, last, pages, kept] = [
      this.#turns,
      this.#loads,
      [...this.#evidence],
      this.#last,
      this.#pages,
      this.#before,
    ]
    const { before } = this
    const own = new Set(last?.evidence)
    this.#log?.retract(false)
    this.#turns = before.turns
    this.#loads = [...new Set([...before.loads, ...loads])]
    this.#evidence.splice(0, evidence.length, ...evidence.filter((item) => !own.has(item)))
    this.#last = undefined
    this.#before = undefined
    return () => {
      this.#log?.retract(true)
      this.#turns = turns
      this.#loads = loads
      this.#evidence.splice(0, this.#evidence.length, ...evidence)
      this.#last = last
      this.#pages = pages
      this.#before = kept
    }
  }

  /** Takes up a call that the user made: the model sees its result with the next question. */
  load(call: UserCall): void {
    const same = JSON.stringify([call.name, call.input])
    this.#loads = [...this.#loads.filter(({ name, input }) => JSON.stringify([name, input]) !== same), call]
    this.#keep(call.output.artifact.evidence)
    this.#log?.load(call)
  }

  /** Goes on with other turns: the older ones were summarised. */
  replaceTurns(turns: readonly Turn[]): void {
    this.#turns = turns
    this.#log?.replaceTurns(turns)
  }

  reset(): void {
    this.restore({ turns: [], loads: [], evidence: [], last: undefined, pages: 0 })
    this.#log?.reset()
  }

  /** Takes the place of all that it holds. The log does not hear of it: it is what `log`, if given, has already recorded. */
  restore({ turns, loads, evidence, last, pages }: ConversationState, log?: ConversationLog): void {
    this.#log = log ?? this.#log
    this.#turns = boundKept(turns)
    this.#loads = loads
    this.#evidence.length = 0
    this.#keep(evidence)
    this.#last = last
    this.#pages = pages
    this.#before = undefined
    this.#skillsLeft = []
  }

  /** What was shown before is kept once: whoever asks about one program again and again is shown the same lines, and a day of questions must not fill the memory. */
  #keep(shown: readonly Evidence[]): void {
    const known = new Set(this.#evidence.map(keyOf))
    this.#evidence.push(...shown.filter((item) => !known.has(keyOf(item))))
  }
}

/** The hash stands for the text. How well something matched is of no account: it differs from question to question. */
function keyOf(item: Evidence): string {
  return JSON.stringify({ ...item, text: undefined, score: undefined, why: undefined })
}
