import type { ChalkInstance } from 'chalk'
import type { Highlight } from '../../answer/highlight.ts'
import type { Conversation } from '../../app/conversation.ts'
import type { ResumedSession, SessionKeeper } from '../../app/sessions/session-keeper.ts'
import type { Offers } from './input/complete-line.ts'
import type { ReplAbout, ReplApp } from './repl-deps.ts'
import type { ProgramWalk } from './walk-command.ts'

/** What a command works with. */
export interface ReplSession {
  readonly conversation: Conversation
  readonly about: ReplAbout
  /** `rows`: of the terminal; without end where there is none. `highlight`: for code, when the app was got. */
  readonly look: { readonly width: number; readonly rows: number; readonly colors: ChalkInstance; readonly highlight: Highlight }
  /** Kept from one command to the next. */
  readonly stepping: { walk?: ProgramWalk | undefined }
  /** Whether tool calls are told. */
  readonly tools: { shown: boolean }
  /** Says in the status line what is going on; undefined where there is none. */
  readonly status: ((text: string) => void) | undefined
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  app(): Promise<ReplApp>
  /** Keeps what is said. */
  keeper(): Promise<SessionKeeper>
  /** Lets the conversation go on from a session, and tells what the user should know. */
  goOn(resumed: ResumedSession): Promise<void>
  /** To stdout: text that is safe for a terminal; ends with a newline or is empty. */
  print(text: string): void
  /** A line on stderr, unless `--quiet`. */
  note(line: string): void
  /** Does nothing where there is no terminal. */
  clearScreen(): void
  /** The next prompt opens with this text. */
  prefill(text: string): void
  quit(): void
}

/** A command of the REPL: one plain object, one line in the table of `commands.ts`. */
export interface ReplCommand {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly usage: string
  /** One sentence. */
  readonly help: string
  /** Its argument is a name from the code, which Tab completes. */
  readonly asksName?: boolean
  /** What Tab offers for any other argument; what does not begin as it is left out. */
  complete?(offers: Offers, argument: string): Promise<readonly string[]> | readonly string[]
  /** `argument`: the rest of the line, trimmed. Throws `AppError` for what the user can mend. */
  run(session: ReplSession, argument: string): Promise<void> | void
}
