import type { Key } from 'node:readline'
import type { Clock } from '../../../base/clock.ts'
import type { Io } from '../../../base/io.ts'
import { sanitize } from '../../../base/sanitize.ts'
import type { Completion } from './complete-line.ts'
import { CursorReport } from './cursor-report.ts'
import { FoldedLine } from './folded-line.ts'
import { HistorySearch } from './history-search.ts'
import { HistoryWalk } from './history-walk.ts'
import type { InputHistory } from './input-history.ts'
import { KeyReader, type Typed } from './key-reader.ts'
import { LineEditor } from './line-editor.ts'
import { moveByLine } from './line-keys.ts'
import { type Prompt, promptMark } from './prompt.ts'

export interface TerminalPromptOptions {
  readonly io: Pick<Io, 'stdin' | 'stdout' | 'onExit'>
  readonly clock: Clock
  readonly history: InputHistory
  onInterrupt(): void
  /** The terminal is gone. */
  onLost(): void
  /** What Tab may put in place of the end of a line. */
  complete(line: string): Promise<Completion>
  /** Has the text changed in the user's editor; undefined when that failed, which the user was told. */
  edit(text: string): Promise<string | undefined>
}

/**
 * The prompt of a terminal: several lines, history with search, pastes, an editor. Keys that come while an answer runs wait and are taken as if they
 * were typed at the next prompt, all but Ctrl-C and Ctrl-Z.
 */
export class TerminalPrompt implements Prompt {
  readonly isTerminal = true
  readonly #options: TerminalPromptOptions
  readonly #editor: LineEditor
  readonly #line: FoldedLine
  readonly #keys: KeyReader
  readonly #cursorReport: CursorReport
  readonly #onResize = () => this.#resize()
  readonly #waiting: Typed[] = []
  #resolve: ((entry: string | undefined) => void) | undefined
  #search: HistorySearch | undefined
  /** What stood there when the search began. */
  #before = ''
  #walk: HistoryWalk | undefined
  #prefilled: string | undefined
  #previous: Key | undefined
  /** Pieces of work during which keys wait. */
  #busy = 0
  /** The terminal is left to the editor. */
  #away = false
  #closed = false

  constructor(options: TerminalPromptOptions) {
    this.#options = options
    const { io, clock, complete, onLost } = options
    this.#editor = new LineEditor({
      io,
      complete,
      onEntered: (text) => this.#enter(text),
      onEnd: () => this.close(),
      onContinue: () => this.#continue(),
      onReady: () => this.#drain(),
    })
    this.#line = new FoldedLine(this.#editor, io.stdout)
    this.#cursorReport = new CursorReport(io.stdout)
    io.stdout.on('resize', this.#onResize)
    this.#keys = new KeyReader({ stdin: io.stdin, clock, onTyped: (typed) => this.#take(typed), onLost })
  }

  get isBegun(): boolean {
    return this.#search !== undefined || this.#editor.text !== ''
  }

  async next(): Promise<string | undefined> {
    if (this.#closed) return undefined
    const entry = new Promise<string | undefined>((resolve) => {
      this.#resolve = resolve
    })
    this.show()
    if (this.#prefilled !== undefined) this.#line.replace(this.#prefilled)
    this.#prefilled = undefined
    this.#drain()
    return entry
  }

  show(): void {
    if (this.#resolve === undefined) return
    this.#editor.mark = this.#search?.mark ?? promptMark
    this.#editor.show()
  }

  clear(): void {
    this.#search = undefined
    this.#walk = undefined
    this.#editor.mark = promptMark
    this.#editor.set('')
  }

  prefill(text: string): void {
    this.#prefilled = sanitize(text)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#options.io.stdout.off('resize', this.#onResize)
    if (this.#resolve) this.#options.io.stdout.write('\n')
    this.#editor.hide()
    this.#keys.close()
    this.#editor.close()
    this.#resolve?.(undefined)
    this.#resolve = undefined
  }

  #enter(line: string): void {
    const entry = this.#line.enter(line)
    this.#editor.hide()
    if (entry.trim() !== '') void this.#options.history.add(entry)
    const resolve = this.#resolve
    this.#resolve = undefined
    resolve?.(entry)
  }

  #take(typed: Typed): void {
    if (this.#closed || ('key' in typed && this.#cursorReport.take(typed.key))) return
    const held = this.#busy > 0 || this.#editor.waits
    if ('key' in typed && typed.key.ctrl && !held) {
      if (typed.key.name === 'c') {
        this.#options.onInterrupt()
        return
      }
      if (typed.key.name === 'z') {
        this.#editor.press(undefined, typed.key)
        return
      }
    }
    this.#waiting.push(typed)
    this.#drain()
  }

  #drain(): void {
    while (this.#resolve !== undefined && this.#busy === 0 && !this.#editor.waits) {
      const typed = this.#waiting.shift()
      if (typed === undefined) return
      if ('pasted' in typed) this.#paste(typed.pasted)
      else this.#press(typed.key, typed.character)
    }
  }

  #press(key: Key, character: string | undefined): void {
    const previous = this.#previous
    this.#previous = key
    if (key.ctrl && key.name === 'c') this.#options.onInterrupt()
    else if (this.#search !== undefined) this.#searchOn(this.#search, key, character)
    else if (key.ctrl && key.name === 'r') this.#beginSearch()
    else if (key.ctrl && key.name === 'g') this.#edit()
    else if (isStep(key)) this.#step(key.name === 'up' || key.name === 'p' ? -1 : 1)
    else {
      this.#walk = undefined
      if (isReturn(key) && key.meta) this.#line.breakLine()
      else if (isReturn(key) && this.#line.goesOn) this.#line.breakAtBackslash()
      // CR LF is one key.
      else if (!(key.name === 'enter' && previous?.name === 'return')) this.#line.press(character, key)
    }
  }

  #paste(pasted: string): void {
    if (pasted === '') return
    if (this.#search !== undefined) this.#endSearch()
    this.#walk = undefined
    this.#line.insert(pasted)
  }

  #step(by: -1 | 1): void {
    const { text, cursor } = this.#editor
    const there = this.#walk === undefined ? moveByLine(text, cursor, by) : undefined
    if (there !== undefined) this.#editor.set(text, there)
    else this.#during(this.#stepInHistory(by))
  }

  async #stepInHistory(by: -1 | 1): Promise<void> {
    if (this.#walk === undefined) {
      const { text, textBeforeCursor } = this.#line
      this.#walk = new HistoryWalk(await this.#options.history.entries(), text, textBeforeCursor)
    }
    const entry = by < 0 ? this.#walk.older() : this.#walk.newer()
    if (entry !== undefined && !this.#closed) this.#line.replace(entry)
  }

  #beginSearch(): void {
    this.#walk = undefined
    this.#before = this.#editor.text
    this.#during(
      this.#options.history.entries().then((entries) => {
        this.#search = new HistorySearch(entries)
        this.show()
      }),
    )
  }

  #searchOn(search: HistorySearch, key: Key, character: string | undefined): void {
    if (key.name === 'escape' || (key.ctrl && key.name === 'g')) {
      this.#endSearch(this.#before)
      return
    }
    if (!search.press(character, key)) {
      this.#endSearch()
      // Enter takes what was found, to be looked at; any other key takes it and does what it does.
      if (!isReturn(key)) this.#press(key, character)
      return
    }
    this.#editor.mark = search.mark
    if (search.found === undefined) this.#editor.set(this.#before)
    else this.#line.replace(search.found)
  }

  #endSearch(text = this.#editor.text): void {
    this.#search = undefined
    this.#editor.mark = promptMark
    this.#editor.set(text)
  }

  #edit(): void {
    this.#during(
      (async () => {
        this.#away = true
        this.#keys.pause()
        const { text: shown, cursor } = this.#editor
        const typed = this.#line.text
        // What the editor, or a complaint about it, writes begins where the prompt stood.
        this.#editor.mark = ''
        this.#editor.set('')
        this.#editor.setRawMode(false)
        const text = await this.#options.edit(typed)
        if (this.#closed) return
        this.#editor.setRawMode(true)
        this.#keys.resume()
        this.#away = false
        this.#editor.mark = promptMark
        if (text === undefined) this.#editor.set(shown, cursor)
        else this.#line.replace(sanitize(text))
      })(),
    )
  }

  #resize(): void {
    if (this.#resolve === undefined || this.#away) return
    this.#during(this.#editor.resize(() => this.#cursorReport.ask()).then(() => this.#line.fit()))
  }

  #continue(): void {
    // What the terminal sends is heard again only so (nodejs.org/api/readline.html, event SIGCONT).
    this.#keys.pause()
    this.#keys.resume()
    if (this.#resolve) this.show()
  }

  /** Keys wait until `work`, which never rejects, is done. */
  #during(work: Promise<void>): void {
    this.#busy++
    void work.finally(() => {
      this.#busy--
      this.#drain()
    })
  }
}

function isReturn(key: Key): boolean {
  return key.name === 'return' || key.name === 'enter'
}

function isStep(key: Key): boolean {
  if (key.meta || key.shift) return false
  return key.ctrl ? key.name === 'p' || key.name === 'n' : key.name === 'up' || key.name === 'down'
}
