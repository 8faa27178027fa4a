import type { ChalkInstance } from 'chalk'
import type { Answer } from '../../answer/answer.ts'
import type { Highlight } from '../../answer/highlight.ts'
import type { MoreOfAnswer } from '../../app/ask-more.ts'
import type { Conversation } from '../../app/conversation.ts'
import type { ResumedSession, SessionKeeper } from '../../app/sessions/session-keeper.ts'
import type { Redact } from '../../base/redact.ts'
import type { Offers } from './input/complete-line.ts'
import type { KeptState } from './kept-state.ts'
import type { ReplAbout, ReplApp, ReplDeps } from './repl-deps.ts'
import type { ReplSettings, Wanted } from './repl-settings.ts'

/** What a command works with. */
export interface ReplSession {
  readonly conversation: Conversation
  readonly about: ReplAbout
  /** `rows`: of the terminal; without end where there is none. `highlight`: for code, when the app was got. */
  readonly look: {
    readonly width: number
    readonly rows: number
    readonly colors: ChalkInstance
    readonly highlight: Highlight
    readonly redact: Redact
  }
  /** Kept from one command to the next. */
  readonly kept: KeptState
  /** Whether tool calls are told. */
  readonly tools: { shown: boolean }
  /** Says in the status line what is going on; undefined where there is none. */
  readonly status: ((text: string) => void) | undefined
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  /** What the embedded model had no room for in the last answer; undefined when nothing is left. */
  askMore(): Promise<MoreOfAnswer | undefined>
  readonly settings: Omit<ReplSettings, 'switchTo' | 'compact'>
  /** Another provider or model answers from now on. Throws `AppError` when it cannot. */
  switchTo(wanted: Wanted): void
  /** Has older turns of the conversation summarised; gives how many were. */
  compact(): Promise<number>
  /** The next prompt begins with this text; gives false where there is no prompt to change it at. */
  prefill(text: string): boolean
  readonly clipboard: ReplDeps['clipboard']
  readonly saveAnswer: ReplDeps['saveAnswer']
  app(): Promise<ReplApp>
  /** Asks as if the question had been typed, and prints the answer; it is given back also when it failed. */
  ask(question: string): Promise<Answer>
  /** Keeps what is said. */
  keeper(): Promise<SessionKeeper>
  /** Lets the conversation go on from a session, and tells what the user should know. */
  goOn(resumed: ResumedSession): Promise<void>
  /** Writes a file that the user named; gives its absolute path and whether an earlier one stood there. */
  save(name: string, text: string): Promise<{ readonly file: string; readonly replaced: boolean }>
  /** To stdout: text that is safe for a terminal; ends with a newline or is empty. */
  print(text: string): void
  /** A line on stderr, unless `--quiet`. */
  note(line: string): void
  /** Does nothing where there is no terminal. */
  clearScreen(): void
  quit(): void
}

/** A command of the REPL: one plain object, one line in the table of `commands.ts`. */
export interface ReplCommand {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly usage: string
  /** One sentence. */
  readonly help: string
  /** What `/help NAME` says beyond it: whole sentences, wrapped when they are shown. */
  readonly details?: string
  /** A line that may be typed as it stands. */
  readonly example?: string
  /** Its argument is a name from the code, which Tab completes. */
  readonly asksName?: boolean
  /** What Tab offers beside; what does not begin as the argument is left out. */
  complete?(offers: Offers, argument: string): Promise<readonly string[]> | readonly string[]
  /** `argument`: the rest of the line, trimmed. Throws `AppError` for what the user can mend. */
  run(session: ReplSession, argument: string): Promise<void> | void
}

/** Commands that belong together in `/help`. */
export interface CommandGroup {
  readonly title: string
  readonly commands: readonly ReplCommand[]
}
