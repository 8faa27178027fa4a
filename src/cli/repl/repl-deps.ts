import type { ChalkInstance } from 'chalk'
import type { ToolOutput } from '../../answer/agent-tool.ts'
import type { Answer } from '../../answer/answer.ts'
import type { ProviderHealth } from '../../answer/chat-model.ts'
import type { Highlight } from '../../answer/highlight.ts'
import type { StructureIndex } from '../../answer/structure-index.ts'
import type { StatusResult } from '../../answer/structure-results.ts'
import type { AskOptions } from '../../app/ask.ts'
import type { MoreOfAnswer } from '../../app/ask-more.ts'
import type { Conversation } from '../../app/conversation.ts'
import type { ResumedSession, SessionKeeper } from '../../app/sessions/session-keeper.ts'
import type { Clock } from '../../base/clock.ts'
import type { Diagnostic } from '../../base/diagnostic.ts'
import type { Io } from '../../base/io.ts'
import type { Redact } from '../../base/redact.ts'
import type { ShownProvider } from '../../render/provider-label.ts'
import type { FilesRead } from '../progress.ts'
import type { HistoryFile } from './input/input-history.ts'
import type { ReplSettings } from './repl-settings.ts'

/** What the REPL uses of an app. */
export interface ReplApp {
  readonly skills: { list(): readonly { readonly name: string; readonly description: string }[] }
  /** What the user should know; told once. */
  readonly notes: readonly Diagnostic[]
  readonly redact: Redact
  readonly sandbox: {
    readWindow(
      path: string,
      range: { readonly startLine: number; readonly endLine: number },
    ): Promise<{ readonly path: string; readonly lines: readonly string[] }>
    /** All files of the code. */
    walk(): Promise<readonly { readonly path: string }[]>
  }
  /** The user's rules files as they were at the start. */
  readonly rules: readonly { readonly path: string; readonly text: string }[]
  /** Only the embedded model is ever asked. */
  readonly sendsNothing: boolean
  /** Of the index of the structure as it was put together last; undefined when nothing asked for it yet. */
  structureStatus(): Promise<StatusResult | undefined>
  /** How the providers have done so far. */
  health(): readonly ProviderHealth[]
  structure(request?: { readonly signal: AbortSignal; readonly onProgress?: (files: FilesRead) => void }): Promise<StructureIndex>
  highlight(): Promise<Highlight>
  callTool(name: string, input: unknown, signal?: AbortSignal): Promise<ToolOutput>
}

/** What can be said before anything is loaded. */
export interface ReplAbout {
  readonly provider: ShownProvider
  readonly fallbacks: readonly ShownProvider[]
  /** As the user would name them. */
  readonly codeDirs: readonly string[]
  readonly skillsDirs: readonly string[]
}

interface ReplInput {
  /** A terminal that knows no control sequences. */
  readonly isDumb: boolean
  /** Where what is entered is kept for the next time; undefined: nowhere. */
  readonly openHistory: (() => Promise<HistoryFile>) | undefined
  /** Has a text changed in the user's editor. Throws `AppError` when there is none, or when it fails. */
  edit(text: string, signal: AbortSignal): Promise<string>
}

/** Where the conversation is kept. */
export interface ReplSessions<App extends ReplApp = ReplApp> {
  /** Loaded when it is first wanted. `onUnsaved` hears when it cannot be saved any more. */
  keeper(onUnsaved: (line: string) => void): Promise<SessionKeeper>
  /** Lets the conversation go on from the session; gives what the user should know, a line each. */
  restore(app: App, resumed: ResumedSession, conversation: Conversation): Promise<readonly string[]>
  /** Writes a file that the user named; gives its absolute path and whether an earlier one stood there. */
  save(name: string, text: string): Promise<{ readonly file: string; readonly replaced: boolean }>
  /** The session that the conversation begins with. */
  readonly resumed: ResumedSession | undefined
}

export interface ReplDeps<App extends ReplApp = ReplApp> {
  readonly io: Pick<Io, 'stdin' | 'stdout' | 'stderr' | 'onSignal' | 'onExit'>
  readonly input: ReplInput
  readonly clock: Clock
  readonly about: ReplAbout
  /** `terminal`: rendered while it arrives; `plain`: Markdown, after the review. */
  readonly style: 'terminal' | 'plain'
  readonly colors: ChalkInstance
  /** Whether the terminal understands control sequences and the user wants to see what is going on. */
  readonly statusLine: boolean
  readonly verbosity: 'quiet' | 'normal' | 'verbose'
  /** Called after the prompt stands, and again when it failed. */
  loadApp(): Promise<App>
  readonly settings: ReplSettings<App>
  /** How the terminal's clipboard is reached; `none` where there is no terminal that has one. */
  readonly clipboard: 'none' | 'direct' | 'tmux'
  /** Adds Markdown to a file of saved answers, or begins one. Gives the file as the user would name it. Throws `AppError`. */
  saveAnswer(
    named: string,
    addition: { readonly head: string; readonly text: string },
  ): Promise<{ readonly file: string; readonly done: 'created' | 'extended' }>
  /** What the embedded model had no room for in the last answer, piece by piece; undefined when nothing is left. */
  askMore(app: App, conversation: Conversation, signal: AbortSignal): Promise<MoreOfAnswer | undefined>
  ask(app: App, question: string, options: AskOptions): Promise<Answer>
  readonly sessions: ReplSessions<App>
}
