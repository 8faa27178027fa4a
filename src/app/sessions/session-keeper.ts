import type { UserCall } from '../../agent/agent-parts.ts'
import type { Turn } from '../../agent/history.ts'
import type { Citation } from '../../answer/citation.ts'
import type { Evidence } from '../../answer/evidence.ts'
import type { MoreOf } from '../../answer/more-of-answer.ts'
import type { Transcript } from '../../answer/transcript.ts'
import type { CitationSources } from '../../answer/verify-citations.ts'
import { AppError } from '../../base/app-error.ts'
import type { ChatProvider } from '../../base/chat-provider.ts'
import type { Processes } from '../../base/processes.ts'
import { createRedactor } from '../../base/redact.ts'
import type { Config } from '../../config/config.ts'
import { findSession, type ListedSession, latestSession, listSessions, sameDirs, sessionIds } from '../../store/session-directory.ts'
import { SessionLog, type SessionPlace } from '../../store/session-log.ts'
import { type SessionHeader, type SessionRecord, sessionSchema } from '../../store/session-records.ts'
import type { ConversationLog, TurnLog } from '../conversation.ts'
import { type Hide, hideSecrets } from './hide-secrets.ts'
import { keepCall, keepMore } from './keep-answer.ts'
import { readTranscript, recordsBefore } from './read-transcript.ts'
import { sessionsDir } from './sessions-dir.ts'
import { TurnRecorder } from './turn-recorder.ts'

/** A session that a conversation goes on with. */
export interface ResumedSession {
  readonly id: string
  readonly transcript: Transcript
  readonly records: readonly SessionRecord[]
  /** What the user should know, a sentence each. */
  readonly notices: readonly string[]
}

export interface KeeperOptions {
  readonly config: Pick<Config, 'codeDirs' | 'skillsDirs' | 'secrets' | 'directories'> & {
    readonly chatProvider: Pick<ChatProvider, 'name' | 'model'>
  }
  readonly processes: Processes
  /** False: in memory only (`--no-session`). */
  readonly saved: boolean
  /** Hears once that the session cannot be saved, and why. */
  readonly tell: (line: string) => void
}

/** Keeps the session of a conversation: nothing is written before the first question, and everything that is shown after it. */
export class SessionKeeper implements ConversationLog {
  readonly #options: KeeperOptions
  readonly #place: SessionPlace
  readonly #hide: Hide
  readonly #hideQuestion: Hide
  #log: SessionLog | undefined
  /** What the next session begins with. */
  #begun: SessionRecord[] = []
  #forkOf: SessionHeader['forkOf']
  #turn: TurnLog | undefined

  constructor(options: KeeperOptions) {
    this.#options = options
    this.#place = { dir: sessionsDir(options.config), processes: options.processes }
    const { hide, hideQuestion } = hideSecrets(createRedactor(options.config.secrets.map((secret) => secret.reveal())))
    this.#hide = hide
    this.#hideQuestion = hideQuestion
  }

  /** Of the session as others can find it; undefined before the first question, and where nothing is saved. */
  get id(): string | undefined {
    return this.#log?.isSaved ? this.#log.header.id : undefined
  }

  begin(question: string): TurnLog {
    this.#turn?.cut()
    this.#append({ type: 'question', time: new Date().toISOString(), text: this.#hideQuestion(question) })
    const log = this.#log
    const turn = new TurnRecorder((record) => log?.append([record]), this.#hide)
    this.#turn = turn
    return turn
  }

  async more(more: MoreOf<Citation, Evidence>, sources: CitationSources): Promise<void> {
    const { text, citations, evidence } = await keepMore(more, sources, this.#hide)
    this.#append({ type: 'more', time: new Date().toISOString(), text, citations: [...citations], evidence: [...evidence] })
  }

  load({ name, input, output }: UserCall): void {
    const { content, artifact } = output
    const call = { name, input, status: 'ok' as const, durationMs: 0, summary: artifact.summary, content, evidence: artifact.evidence }
    this.#append({ type: 'load', call: keepCall(call, this.#hide) })
  }

  replaceTurns(turns: readonly Turn[]): void {
    const kept = turns.map(({ question, answer, calls, isSummary }) => ({
      question: this.#hide(question),
      answer: this.#hide(answer),
      calls: calls.map((call) => keepCall(call, this.#hide)),
      ...(isSummary ? { isSummary } : {}),
    }))
    this.#append({ type: 'turns', turns: kept })
  }

  retract(undone: boolean): void {
    this.#append({ type: 'retract', undone })
  }

  /** The conversation is forgotten: what comes next is another session. */
  reset(): void {
    this.close()
    this.#log = undefined
    this.#begun = []
    this.#forkOf = undefined
  }

  /** Of all sessions, the one used last first. */
  ids(): string[] {
    return sessionIds(this.#place.dir)
  }

  list(): ListedSession[] {
    return listSessions(this.#place.dir, this.#place.processes)
  }

  /** Id of the session over the configured code directories that was used last. Throws `AppError` session_unknown. */
  latest(): string {
    const { codeDirs } = this.#options.config
    const id = latestSession(this.#place.dir, codeDirs)
    if (id !== undefined) return id
    throw new AppError('session_unknown', `There is no earlier session over ${codeDirs.join(', ')}.`, {
      hint: 'Leave out --continue to begin one, or name another: codewhisper sessions list shows all.',
    })
  }

  /** Goes on with the session of that id, or of which it is the beginning. Throws `AppError` session_unknown or session_busy. */
  resume(typed: string): ResumedSession {
    const id = findSession(this.#place.dir, typed)
    if (id === this.id) throw new AppError('usage', `This is session ${id}.`)
    const { log, parsed } = SessionLog.open(this.#place, id, (reason) => this.#unsaved(reason))
    this.reset()
    this.#log = log
    this.#begun = [{ type: 'resumed', ...this.#now() }]
    const transcript = readTranscript(id, { header: log.header, records: parsed.records })
    return { id, transcript, records: parsed.records, notices: [...parsed.notices, ...this.#differences(log.header)] }
  }

  /** Goes on from before turn `number`, in a session of its own; the present one stays as it is. Throws `AppError` usage. */
  fork(number: number): ResumedSession {
    const log = this.#log
    const parsed = log?.read()
    const turns = parsed ? readTranscript('', parsed).turns.length : this.#begunTurns()
    const all = parsed?.records ?? this.#begun
    if (turns === 0) throw new AppError('usage', 'There is no turn yet to branch before.')
    if (!Number.isInteger(number) || number < 1 || number > turns) {
      throw new AppError('usage', `There is no turn ${number}: the session has ${turns}.`, { hint: '/fork lists them.' })
    }
    const records = recordsBefore(all, number)
    const forkOf = log?.isSaved ? { id: log.header.id, turn: number } : this.#forkOf
    this.reset()
    this.#begun = records.filter(({ type }) => type !== 'resumed')
    this.#forkOf = forkOf
    return { id: forkOf?.id ?? '', transcript: readTranscript('', { header: undefined, records }), records, notices: [] }
  }

  /** All so far; without turns before the first question. */
  transcript(): Transcript {
    const parsed = this.#log?.read()
    return readTranscript(this.#log?.header.id ?? '', parsed ?? { header: undefined, records: this.#begun })
  }

  /** The end, perhaps in the middle of an answer, which is then marked as cut. Synchronous: a process that is told to end may have no time. */
  close(): void {
    this.#turn?.cut()
    this.#turn = undefined
    this.#log?.close()
  }

  /** What says nothing by itself is not written before the next question, or before more of the last answer is shown. */
  #append(record: SessionRecord): void {
    const isSaid = record.type === 'question' || (record.type === 'more' && this.#log !== undefined)
    const waits = !isSaid && (this.#log === undefined || this.#begun.length > 0)
    if (waits) {
      this.#begun.push(record)
      return
    }
    const records = [...this.#begun.splice(0), record]
    if (this.#log !== undefined) this.#log.append(records)
    else if (!this.#options.saved) this.#log = SessionLog.inMemory({ header: this.#header(), records })
    else this.#log = SessionLog.create(this.#place, { header: this.#header(), records }, (reason) => this.#unsaved(reason))
  }

  #begunTurns(): number {
    return this.#begun.filter(({ type }) => type === 'question').length
  }

  #header(): Omit<SessionHeader, 'id'> {
    const forkOf = this.#forkOf && { forkOf: this.#forkOf }
    return { codewhisper: 'generated', type: 'session', schema: sessionSchema, ...this.#now(), ...forkOf }
  }

  #now() {
    const { codeDirs, skillsDirs, chatProvider } = this.#options.config
    return {
      time: new Date().toISOString(),
      codeDirs: [...codeDirs],
      skillsDirs: [...skillsDirs],
      provider: chatProvider.name,
      model: chatProvider.model,
      version: __VERSION__,
    }
  }

  #unsaved(reason: string): void {
    this.#options.tell(`The conversation goes on, but is not saved from here on: ${reason}.`)
  }

  #differences({ codeDirs, skillsDirs }: SessionHeader): string[] {
    const { config } = this.#options
    const different = (what: string, then: readonly string[], now: readonly string[]) =>
      sameDirs(then) === sameDirs(now)
        ? []
        : [`The session was about ${what} in ${then.join(', ') || 'no directory'}; now it is ${now.join(', ') || 'no directory'}.`]
    return [...different('code', codeDirs, config.codeDirs), ...different('skills', skillsDirs, config.skillsDirs)]
  }
}
