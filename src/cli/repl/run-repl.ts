import type { Answer } from '../../answer/answer.ts'
import type { MoreOfAnswer } from '../../app/ask-more.ts'
import { Conversation } from '../../app/conversation.ts'
import { AppError } from '../../base/app-error.ts'
import { sanitize } from '../../base/sanitize.ts'
import { answersAtOnce, progressLines } from '../progress.ts'
import { banner } from './about-lines.ts'
import { AnswerPrinter } from './answer-printer.ts'
import { findCommand, readCommandLine } from './command-line.ts'
import { replCommands } from './commands.ts'
import { completeLine } from './complete-line.ts'
import { Interrupts } from './interrupts.ts'
import type { KeptState } from './kept-state.ts'
import { KnownNames } from './known-names.ts'
import { LazyApp } from './lazy-app.ts'
import { overdue } from './overdue.ts'
import { Prompt } from './prompt.ts'
import type { ReplAbout, ReplApp, ReplDeps } from './repl-deps.ts'
import type { ReplSession } from './repl-session.ts'
import type { Wanted } from './repl-settings.ts'

/** How long a stopped answer may take to end before the prompt comes back without it. */
const patienceMs = 800
const widest = 100
const completable = {
  commands: replCommands.map(({ name }) => `/${name}`),
  asking: new Set(replCommands.filter(({ asksName }) => asksName).map(({ name }) => name)),
}

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
  readonly #interrupts: Interrupts
  readonly #conversation = new Conversation()
  #about: ReplAbout
  readonly #kept: KeptState = { pages: 0, spent: [] }
  /** Earlier lines of a question that goes on. */
  #begun: string[] = []
  #running: AbortController | undefined
  #exitCode: number | undefined

  constructor(deps: ReplDeps<App>) {
    this.#deps = deps
    this.#about = deps.about
    this.#app = new LazyApp(deps.loadApp, (line) => this.#note(line))
    this.#names = new KnownNames(() => this.#app.silently())
    const names = () => this.#names.soon()
    this.#prompt = new Prompt(
      deps.io,
      () => this.#interrupt(),
      (line) => completeLine(line, { ...completable, names }),
    )
    this.#interrupts = new Interrupts(deps.clock)
  }

  async run(): Promise<number> {
    const { io, verbosity } = this.#deps
    const release = [io.onSignal('SIGINT', () => this.#interrupt()), io.onSignal('SIGTERM', () => this.#quit(143))]
    if (verbosity !== 'quiet') io.stderr.write(banner(this.#about, this.#look()))
    // The prompt is drawn before; whoever types a question gives the app time to load.
    const preloading = setImmediate(() => this.#app.preload())
    while (this.#exitCode === undefined) {
      const line = await this.#prompt.next(this.#begun.length > 0)
      if (this.#exitCode !== undefined) break
      if (line?.endsWith('\\')) this.#begun.push(line.slice(0, -1))
      else await this.#take([...this.#begun.splice(0), line ?? ''].join('\n').trim())
      if (line === undefined) break
    }
    clearImmediate(preloading)
    for (const off of release) off()
    this.#names.stop()
    this.#prompt.close()
    return this.#exitCode ?? 0
  }

  #interrupt(): void {
    const effect = this.#interrupts.press(this.#running ? 'running' : this.#prompt.typed + this.#begun.join() === '' ? 'empty' : 'typing')
    if (effect === 'quit') this.#quit(130)
    else if (effect === 'stop') this.#running?.abort()
    else {
      this.#begun = []
      this.#prompt.clearLine()
      if (effect === 'ask') this.#tell(`${this.#prompt.isTerminal ? '\n' : ''}Press Ctrl-C again, or Ctrl-D, to quit.`)
      this.#prompt.show(false)
    }
  }

  #quit(code: number): void {
    this.#exitCode ??= code
    this.#running?.abort()
    this.#prompt.close()
  }

  /** Answers a question or runs a command; comes back without it when it was stopped and does not end. */
  async #take(text: string): Promise<void> {
    this.#interrupts.reset()
    if (text === '') return
    const running = new AbortController()
    this.#running = running
    const printer = this.#printer()
    const patience = overdue(running.signal, () => (this.#exitCode === undefined ? patienceMs : 0))
    const end = await Promise.race([this.#respond(text, printer, running.signal), patience.late])
    patience.cancel()
    this.#running = undefined
    printer.stop()
    if (end === 'overdue') this.#tell('Stopped.')
  }

  /** Never rejects. */
  async #respond(text: string, printer: AnswerPrinter, signal: AbortSignal): Promise<void> {
    try {
      const command = readCommandLine(text)
      if (command) await findCommand(command.name, replCommands).run(this.#session(printer, signal), command.argument)
      else await this.#answer(text, printer, signal)
    } catch (error) {
      if (signal.aborted) this.#tell('Stopped.')
      else this.#tell(failure(error))
    }
  }

  async #answer(question: string, printer: AnswerPrinter, signal: AbortSignal): Promise<Answer> {
    const kept = this.#kept
    kept.asked = { question, answered: false }
    const app = await this.#app.get()
    signal.throwIfAborted()
    const answer = await this.#deps.ask(app, question, { conversation: this.#conversation, onEvent: printer.onEvent, signal })
    kept.asked = { question, answered: true }
    kept.pages = 0
    kept.spent.push({ question, provider: answer.provider, usage: answer.usage })
    printer.finish(answer)
    if (answer.error) this.#tell(failure(answer.error))
    return answer
  }

  async #askMore(signal: AbortSignal): Promise<MoreOfAnswer | undefined> {
    const page = this.#kept.pages + 1
    const more = await this.#deps.askMore(await this.#app.get(), this.#conversation, { page, signal })
    if (more) this.#kept.pages = page
    return more
  }

  #switchTo(wanted: Wanted): void {
    const { about, change } = this.#deps.settings.switchTo(wanted)
    this.#about = { ...this.#about, ...about }
    this.#app.change(change)
  }

  async #compact(signal: AbortSignal): Promise<number> {
    const app = await this.#app.get()
    const progress = progressLines({ note: (line) => this.#note(line), config: this.#deps })
    const { summarised, usage } = await this.#deps.settings.compact(app, this.#conversation, { signal, onEvent: progress })
    this.#kept.spent.push({ question: '/compact', provider: this.#about.provider.name, usage })
    return summarised
  }

  #printer(): AnswerPrinter {
    const { style, verbosity } = this.#deps
    const note = (line: string) => this.#note(line)
    const progress = answersAtOnce(this.#about.provider, verbosity) ? () => {} : progressLines({ note, config: { verbosity } })
    return new AnswerPrinter({ ...this.#look(), style, redact: this.#app.redact, print: (text) => this.#print(text), note, progress })
  }

  #session(printer: AnswerPrinter, signal: AbortSignal): ReplSession {
    return {
      conversation: this.#conversation,
      about: this.#about,
      look: { ...this.#look(), rows: this.#deps.io.stdout.rows || Number.POSITIVE_INFINITY },
      kept: this.#kept,
      signal,
      askMore: () => this.#askMore(signal),
      settings: this.#deps.settings,
      switchTo: (wanted) => this.#switchTo(wanted),
      compact: () => this.#compact(signal),
      clipboard: this.#deps.clipboard,
      save: this.#deps.save,
      app: () => this.#app.get(),
      ask: (question) => this.#answer(question, printer, signal),
      print: (text) => {
        if (!signal.aborted) this.#print(text)
      },
      note: (line) => {
        if (!signal.aborted) this.#note(line)
      },
      clearScreen: () => {
        if (this.#prompt.isTerminal) this.#print('\x1b[2J\x1b[H')
      },
      quit: () => this.#quit(0),
    }
  }

  #look() {
    // A terminal that does not know its size says 0.
    return { width: Math.min(widest, this.#deps.io.stdout.columns || widest), colors: this.#deps.colors }
  }

  #print(text: string): void {
    this.#deps.io.stdout.write(text)
  }

  #note(line: string): void {
    if (this.#deps.verbosity !== 'quiet') this.#tell(line)
  }

  #tell(text: string): void {
    this.#deps.io.stderr.write(`${sanitize(this.#app.redact(text))}\n`)
  }
}

/** An error as a line; a bug with its stack, which a report needs: it does not end the conversation, which is worth more. */
function failure(error: unknown): string {
  if (error instanceof AppError || !(error instanceof Error)) {
    const { message = String(error), hint } = error as { message?: string; hint?: string | null }
    return hint ? `${message} ${hint}` : message
  }
  return `Internal error: ${error.stack ?? error.message}`
}
