import type { Highlight } from '../../answer/highlight.ts'
import { createRedactor, type Redact } from '../../base/redact.ts'
import type { ReplApp } from './repl-deps.ts'

/** The app, loaded once when it is first wanted, and again when that failed. */
export class LazyApp<App extends ReplApp> {
  readonly #load: () => Promise<App>
  readonly #onNote: (line: string) => void
  readonly #colored: boolean
  #loading: Promise<App> | undefined
  #told = false
  /** Until the app is there, only what looks like a credential is known. */
  #redact: Redact = createRedactor()
  #highlight: Highlight | undefined

  /** `colored`: code will be shown in colours. */
  constructor(load: () => Promise<App>, { onNote, colored }: { readonly onNote: (line: string) => void; readonly colored: boolean }) {
    this.#load = load
    this.#onNote = onNote
    this.#colored = colored
  }

  readonly redact: Redact = (text) => this.#redact(text)

  /** Knows no language before the app was got. */
  readonly highlight: Highlight = (language, lines) => this.#highlight?.(language, lines)

  /** Begins to load; a failure is told when the app is needed. */
  preload(): void {
    this.#start().catch(() => {})
  }

  /** The app for what must not disturb the line that is being typed: its notes wait. */
  silently(): Promise<App> {
    return this.#start()
  }

  /** The app; its notes are told the first time. */
  async get(): Promise<App> {
    const app = await this.#start()
    if (this.#colored) this.#highlight ??= await app.highlight()
    if (!this.#told) for (const { level, message } of app.notes) this.#onNote(`${level}: ${message}`)
    this.#told = true
    return app
  }

  /** Another app takes the place of the one that was loaded or is being loaded; where none is, the next to be loaded has to be right. */
  change(by: (app: App) => Promise<App>): void {
    const changed = this.#loading?.then(by)
    this.#loading = changed
    changed?.catch(() => {
      if (this.#loading === changed) this.#loading = undefined
    })
  }

  #start(): Promise<App> {
    this.#loading ??= this.#load().then(
      (app) => {
        this.#redact = app.redact
        return app
      },
      (error) => {
        this.#loading = undefined
        throw error
      },
    )
    return this.#loading
  }
}
