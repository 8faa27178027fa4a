import type { Key } from 'node:readline'
import { sanitize } from '../../../base/sanitize.ts'

/** Ctrl-R: the newest entry that holds what is typed, then older ones. Upper and lower case are the same. */
export class HistorySearch {
  /** Newest first. */
  readonly #entries: readonly string[]
  #query = ''
  #at = -1

  constructor(entries: readonly string[]) {
    this.#entries = entries
  }

  /** The entry that was found last; undefined before the first. */
  get found(): string | undefined {
    return this.#entries[this.#at]
  }

  /** Stands before what was found. */
  get mark(): string {
    const missed = this.#query !== '' && !this.#holds(this.#at)
    return `${missed ? 'no match' : 'search'} \`${this.#query}\`: `
  }

  /** False for a key that is none of the search's. */
  press(character: string | undefined, key: Key): boolean {
    if (key.ctrl && key.name === 'r') this.#lookFrom(this.#at + 1)
    else if (key.name === 'backspace') this.#erase()
    else if (isTyped(character, key)) this.#type(character)
    else return false
    return true
  }

  #type(character: string): void {
    this.#query += character
    this.#lookFrom(Math.max(0, this.#at))
  }

  #erase(): void {
    this.#query = [...this.#query].slice(0, -1).join('')
    if (this.#query === '') this.#at = -1
    else this.#lookFrom(0)
  }

  /** Stays where it is when nothing is found. */
  #lookFrom(start: number): void {
    if (this.#query === '') return
    for (let at = start; at < this.#entries.length; at++) {
      if (!this.#holds(at) || (at > start && this.#entries[at] === this.found)) continue
      this.#at = at
      return
    }
  }

  #holds(at: number): boolean {
    return this.#entries[at]?.toLowerCase().includes(this.#query.toLowerCase()) === true
  }
}

function isTyped(character: string | undefined, { ctrl, meta, name }: Key): character is string {
  const acts = ctrl || meta || name === 'return' || name === 'enter' || name === 'tab'
  return character !== undefined && !acts && sanitize(character) !== ''
}
