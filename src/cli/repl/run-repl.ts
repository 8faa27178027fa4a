import type { Answer } from '../../answer/answer.ts'
import type { AnswerEvent } from '../../answer/event.ts'
import type { MoreOfAnswer } from '../../app/ask-more.ts'
import { Conversation } from '../../app/conversation.ts'
import type { ResumedSession, SessionKeeper } from '../../app/sessions/session-keeper.ts'
import { Activity } from '../activity.ts'
import { answersAtOnce, progressLines } from '../progress.ts'
import { banner } from './about-lines.ts'
import { AnswerPrinter } from './answer-printer.ts'
import { findCommand, readCommandLine } from './command-line.ts'
import { replCommands } from './commands.ts'
import { failureText } from './failure-text.ts'
import { completeLine, type Offers } from './input/complete-line.ts'
import { InputHistory } from './input/input-history.ts'
import { KnownNames } from './input/known-names.ts'
import { openPrompt } from './input/open-prompt.ts'
import type { Prompt } from './input/prompt.ts'
import { Interrupts } from './interrupts.ts'
import type { KeptState } from './kept-state.ts'
import { LazyApp } from './lazy-app.ts'
import { overdue } from './overdue.ts'
import type { ReplAbout, ReplApp, ReplDeps } from './repl-deps.ts'
import { ReplOutput } from './repl-output.ts'
import type { ReplSession } from './repl-session.ts'
import type { Wanted } from './repl-settings.ts'

/** How long a stopped answer may take to end before the prompt comes back without it. */
const patienceMs = 800
/** Of a process that SIGHUP ends. */
const hungUp = 129

/**
 * The conversation at a terminal, or line by line from a pipe. Resolves with the exit code: 0 after the last line or `/quit`, 130 and 143 after the
 * signals. No failure of a question, or of loading the app, ends it.
 */
export function runRepl<App extends ReplApp>(deps: ReplDeps<App>): Promise<number> {
  return new Repl(deps).run()
}

class Repl<App extends ReplApp> {
  readonly #deps: ReplDeps<App>
  readonly #app: LazyApp<App>
  readonly #names: KnownNames
  readonly #prompt: Prompt
  readonly #output: ReplOutput
  readonly #interrupts: Interrupts
  readonly #conversation = new Conversation()
  #about: ReplAbout
  readonly #kept: KeptState = { spent: [] }
  readonly #tools: ReplSession['tools']
  readonly #history: InputHistory
  readonly #over = new AbortController()
  #editing = false
  #running: AbortController | undefined
  #exitCode: number | undefined
  #keeper: SessionKeeper | undefined

  constructor(deps: ReplDeps<App>) {
    this.#deps = deps
    this.#about = deps.about
    this.#app = new LazyApp(() => this.#loadApp(), { onNote: (line) => this.#output.note(line), colored: deps.colors.level > 0 })
    this.#names = new KnownNames(() => this.#app.silently())
    this.#history = new InputHistory({ open: deps.input.openHistory, note: (line) => this.#output.note(line) })
    this.#prompt = openPrompt({
      io: deps.io,
      isDumb: deps.input.isDumb,
      clock: deps.clock,
      history: this.#history,
      onInterrupt: () => this.#interrupt(),
      onLost: () => this.#quit(hungUp),
      complete: (line) => completeLine(line, replCommands, this.#offers()),
      edit: (text) => this.#edit(text),
    })
    this.#output = new ReplOutput({ deps, isTerminal: this.#prompt.isTerminal, app: this.#app })
    this.#interrupts = new Interrupts(deps.clock)
    this.#tools = { shown: !answersAtOnce(deps.about.provider, deps.verbosity) }
  }

  async run(): Promise<number> {
    const { io, verbosity, sessions } = this.#deps
    const release = [
      io.onSignal('SIGINT', () => this.#interrupt()),
      io.onSignal('SIGTERM', () => this.#quit(143)),
      io.onSignal('SIGHUP', () => this.#quit(hungUp)),
    ]
    if (verbosity !== 'quiet') io.stderr.write(banner(this.#about, this.#output.look()))
    if (sessions.resumed) await this.#tellResumed(sessions.resumed)
    // The prompt is drawn before; whoever types a question gives the app time to load.
    const preloading = setImmediate(() => {
      this.#history.preload()
      this.#app.preload()
    })
    while (this.#exitCode === undefined) {
      const entry = await this.#prompt.next()
      if (entry === undefined || this.#exitCode !== undefined) break
      await this.#take(withoutEdges(entry))
    }
    clearImmediate(preloading)
    for (const off of release) off()
    this.#names.stop()
    this.#prompt.close()
    const id = this.#keeper?.id
    if (id !== undefined && this.#prompt.isTerminal) this.#output.note(`To go on with this conversation: codewhisper --resume ${id}`)
    this.#keeper?.close()
    return this.#exitCode ?? 0
  }

  #interrupt(): void {
    // The editor has the terminal, and Ctrl-C is for it.
    if (this.#editing) return
    const effect = this.#interrupts.press(this.#running ? 'running' : this.#prompt.isBegun ? 'typing' : 'empty')
    if (effect === 'quit') this.#quit(130)
    else if (effect === 'stop') {
      this.#output.status?.say('stopping')
      this.#running?.abort()
    } else {
      this.#prompt.clear()
      if (effect === 'ask') this.#output.tell(`${this.#prompt.isTerminal ? '\n' : ''}Press Ctrl-C again, or Ctrl-D, to quit.`)
      this.#prompt.show()
    }
  }

  async #edit(text: string): Promise<string | undefined> {
    this.#editing = true
    try {
      return await this.#deps.input.edit(text, this.#over.signal)
    } catch (error) {
      this.#output.tell(failureText(error))
      return undefined
    } finally {
      this.#editing = false
    }
  }

  #quit(code: number): void {
    this.#exitCode ??= code
    this.#over.abort()
    this.#running?.abort()
    // Of what an answer still has to say nothing is shown any more: what was said until now is on the disk before anything else can go wrong.
    this.#keeper?.close()
    this.#prompt.close()
  }

  /** Answers a question or runs a command; comes back without it when it was stopped and does not end. */
  async #take(text: string): Promise<void> {
    this.#interrupts.reset()
    if (text === '') return
    const running = new AbortController()
    this.#running = running
    this.#output.begin()
    const printer = this.#printer()
    const patience = overdue(running.signal, () => (this.#exitCode === undefined ? patienceMs : 0))
    this.#output.status?.say(readCommandLine(text) ? 'one moment' : 'getting ready')
    const end = await Promise.race([this.#respond(text, printer, running.signal), patience.late])
    patience.cancel()
    this.#output.status?.stop()
    this.#running = undefined
    printer.stop()
    if (end === 'overdue') this.#output.tell('Stopped.')
    this.#output.end(this.#exitCode === undefined)
  }

  /** Never rejects. */
  async #respond(text: string, printer: AnswerPrinter, signal: AbortSignal): Promise<void> {
    try {
      const command = readCommandLine(text)
      if (command) await findCommand(command.name, replCommands).run(this.#session(printer, signal), command.argument)
      else await this.#answer(text, printer, signal)
    } catch (error) {
      if (signal.aborted) this.#output.tell('Stopped.')
      else this.#output.tell(failureText(error))
    }
  }

  async #answer(question: string, printer: AnswerPrinter, signal: AbortSignal): Promise<Answer> {
    const kept = this.#kept
    kept.asked = { question, answered: false }
    const app = await this.#app.get()
    const keeper = await this.#openKeeper()
    signal.throwIfAborted()
    this.#conversation.recordTo(keeper)
    await this.#attachMentions(question, app, signal)
    const activity = new Activity()
    const onEvent = (event: AnswerEvent) => {
      const text = signal.aborted ? undefined : activity.hear(event)
      if (text !== undefined) this.#output.status?.say(text)
      printer.onEvent(event)
    }
    const answer = await this.#deps.ask(app, question, { conversation: this.#conversation, onEvent, signal })
    kept.asked = { question, answered: true }
    kept.spent.push({ question, provider: answer.provider, usage: answer.usage })
    printer.finish(answer)
    if (answer.error) this.#output.tell(failureText(answer.error))
    return answer
  }

  async #askMore(signal: AbortSignal): Promise<MoreOfAnswer | undefined> {
    return this.#deps.askMore(await this.#app.get(), this.#conversation, signal)
  }

  #offers(): Offers {
    const { names, skills, paths } = this.#names
    const { providers } = this.#deps.settings
    return { names, skills, paths, providers, sessions: async () => (await this.#openKeeper()).ids() }
  }

  #switchTo(wanted: Wanted): void {
    const { about, change } = this.#deps.settings.switchTo(wanted)
    const usual = (provider: ReplAbout['provider']) => !answersAtOnce(provider, this.#deps.verbosity)
    if (this.#tools.shown === usual(this.#about.provider)) this.#tools.shown = usual(about.provider)
    this.#about = { ...this.#about, ...about }
    this.#app.change(change)
  }

  async #compact(signal: AbortSignal): Promise<number> {
    const app = await this.#app.get()
    const progress = progressLines({ ...this.#progress(), config: this.#deps })
    const { summarised, usage } = await this.#deps.settings.compact(app, this.#conversation, { signal, onEvent: progress })
    this.#kept.spent.push({ question: '/compact', provider: this.#about.provider.name, usage })
    return summarised
  }

  /** Where it fails, the question is there to be mended. */
  async #attachMentions(question: string, app: App, signal: AbortSignal): Promise<void> {
    if (!question.includes('@')) return
    try {
      const { attachMentions } = await import('./attach-mentions.ts')
      await attachMentions(question, { app, conversation: this.#conversation, signal, note: (line) => this.#output.note(line) })
    } catch (error) {
      if (!signal.aborted) this.#prompt.prefill(question)
      throw error
    }
  }

  /** The conversation goes on where a session has left it before anything can ask the app. */
  async #loadApp(): Promise<App> {
    const { loadApp, sessions } = this.#deps
    const app = await loadApp()
    if (sessions.resumed === undefined) return app
    const notices = await sessions.restore(app, sessions.resumed, this.#conversation)
    return { ...app, notes: [...app.notes, ...notices.map((message) => ({ level: 'warning' as const, rule: 'session', message }))] }
  }

  async #openKeeper(): Promise<SessionKeeper> {
    this.#keeper ??= await this.#deps.sessions.keeper((line) => this.#output.tellBehind(line))
    return this.#keeper
  }

  async #goOn(resumed: ResumedSession): Promise<void> {
    const notices = await this.#deps.sessions.restore(await this.#app.get(), resumed, this.#conversation)
    this.#kept.asked = undefined
    for (const line of notices) this.#output.note(line)
  }

  async #tellResumed(resumed: ResumedSession): Promise<void> {
    const [{ resumedLines }] = await Promise.all([import('../../render/resumed-lines.ts'), this.#openKeeper()])
    for (const line of resumedLines(resumed)) this.#output.note(line)
  }

  #progress() {
    const note = (line: string) => this.#output.note(line)
    const aside = (line: string) => this.#output.aside(line)
    return { note, aside, width: this.#output.look().width, tools: this.#tools.shown }
  }

  #printer(): AnswerPrinter {
    const { style, verbosity } = this.#deps
    const note = (line: string) => this.#output.note(line)
    const progress = progressLines({ ...this.#progress(), config: { verbosity } })
    return new AnswerPrinter({ ...this.#output.look(), style, print: (text) => this.#output.printAnswer(text), note, progress })
  }

  #session(printer: AnswerPrinter, signal: AbortSignal): ReplSession {
    const aboutNow = () => this.#about
    return {
      conversation: this.#conversation,
      get about() {
        return aboutNow()
      },
      look: { ...this.#output.look(), rows: this.#deps.io.stdout.rows || Number.POSITIVE_INFINITY },
      kept: this.#kept,
      tools: this.#tools,
      status: this.#output.status && ((text) => signal.aborted || this.#output.status?.say(text)),
      signal,
      askMore: () => this.#askMore(signal),
      settings: this.#deps.settings,
      switchTo: (wanted) => this.#switchTo(wanted),
      compact: () => this.#compact(signal),
      prefill: (text) => {
        if (this.#prompt.isTerminal) this.#prompt.prefill(text)
        return this.#prompt.isTerminal
      },
      clipboard: this.#deps.clipboard,
      saveAnswer: this.#deps.saveAnswer,
      app: () => this.#app.get(),
      ask: (question) => this.#answer(question, printer, signal),
      keeper: () => this.#openKeeper(),
      goOn: (resumed) => this.#goOn(resumed),
      save: (name, text) => this.#deps.sessions.save(name, text),
      print: (text) => {
        if (!signal.aborted) this.#output.print(text)
      },
      note: (line) => {
        if (!signal.aborted) this.#output.note(line)
      },
      clearScreen: () => this.#output.clear(),
      quit: () => this.#quit(0),
    }
  }
}

/** Without empty lines around it; what stands in columns keeps them. */
function withoutEdges(entry: string): string {
  const text = entry.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()
  return text.includes('\n') ? text : text.trim()
}
