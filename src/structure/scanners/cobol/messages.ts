import { isSentence, isWorthKeeping } from '../message-text.ts'
import type { DataItem, Operand, ProcedureFacts } from './cobol-program.ts'

interface Candidate {
  readonly text: string
  readonly token: number
  readonly target: number
  readonly verb: string
}

/** Verbs of which the operand is shown to people, or written where they may read it. Endings such as FROM or MAP may follow. */
const showing = ['DISPLAY', 'EXHIBIT', 'PUT', 'WRITE', 'EXEC CICS SEND', 'EXEC CICS WRITE OPERATOR', 'EXEC CICS WRITEQ']
const namesOfMessages = ['MSG', 'MESSAGE', 'MESG', 'ERR', 'WARN']
/** Over how many MOVEs a text is followed on its way to where it is shown. */
const hops = 3

/**
 * Finds the texts that people see. Whether a literal that is moved somewhere is one is known only when the whole division has been read: then the
 * item has been displayed, or moved on to one that is.
 */
export class MessageFinder {
  readonly #items: readonly DataItem[]
  readonly #candidates: Candidate[] = []
  readonly #returnCodes: Operand[] = []
  readonly #abendItems = new Set<number>()
  /** Of each item that was looked at, whether it is named as a message is. */
  readonly #named = new Map<number, boolean>()

  constructor(items: readonly DataItem[]) {
    this.#items = items
  }

  /** A text that is put into `targets`. */
  moved(text: string, token: number, targets: readonly number[], verb: string): void {
    if (targets.length > 0 && isWorthKeeping(text)) this.#candidates.push({ text, token, target: targets[0] ?? -1, verb })
  }

  returnCode(value: Operand): void {
    if (value.kind === 'number') this.#returnCodes.push(value)
  }

  /** Items that are handed to a service which ends the program abnormally with that code. */
  abendCodeIn(items: readonly number[]): void {
    for (const item of items) this.#abendItems.add(item)
  }

  finish(facts: ProcedureFacts): void {
    for (const value of this.#returnCodes) facts.messages.push({ text: value.text, token: value.token, how: 'RETURN-CODE' })
    if (this.#abendItems.size > 0) this.#abendCodes(facts)
    const shown = this.#shown(facts)
    for (const item of shown) this.#constant(facts, item)
    for (const { text, token, target, verb } of this.#candidates) {
      // A code alone is as likely the name of a program, unless it goes where messages go.
      const isMessage = isSentence(text) ? this.#says(target, shown) : this.#isNamedAsMessage(target)
      if (isMessage) facts.messages.push({ text, token, how: `${verb} ${this.#items[target]?.name ?? ''}` })
    }
  }

  /** An item that is shown and has its text from the beginning. */
  #constant(facts: ProcedureFacts, item: number): void {
    const described = this.#items[item]
    const [value] = described?.values ?? []
    if (described === undefined || described.level === 88 || value?.kind !== 'literal' || !isSentence(value.text)) return
    facts.messages.push({ text: value.text, token: value.token, how: `VALUE OF ${described.name}` })
  }

  #abendCodes(facts: ProcedureFacts): void {
    for (const { target, source } of facts.assignments) {
      if (!this.#abendItems.has(target) || source.kind !== 'operand') continue
      const { kind, text, token } = source.operand
      if (kind === 'number' || kind === 'literal') facts.messages.push({ text, token, how: 'ABEND CODE' })
    }
    for (const item of this.#abendItems) {
      const value = this.#items[item]?.values[0]
      if (value !== undefined && value.kind !== 'figurative')
        facts.messages.push({ text: value.text, token: value.token, how: 'ABEND CODE' })
    }
  }

  /** Items that are shown, and those that are moved to them. */
  #shown(facts: ProcedureFacts): ReadonlySet<number> {
    const shown = new Set<number>()
    const shows = new Map<string, boolean>()
    for (const { item, verb, access } of facts.uses) {
      let isShowing = shows.get(verb)
      if (isShowing === undefined) {
        isShowing = showing.some((begin) => verb.startsWith(begin))
        shows.set(verb, isShowing)
      }
      if (isShowing && access !== 'write') shown.add(item)
    }
    const moves: { readonly from: number; readonly target: number }[] = []
    for (const { target, source } of facts.assignments) {
      const from = source.kind === 'operand' ? source.operand.items[0] : undefined
      if (from !== undefined) moves.push({ from, target })
    }
    for (let hop = 0; hop < hops; hop++) {
      const before = shown.size
      for (const { from, target } of moves) if (!shown.has(from) && this.#says(target, shown)) shown.add(from)
      if (shown.size === before) break
    }
    return shown
  }

  /** The item, or a group that it is part of, is shown or named as a message is. */
  #says(item: number, shown: ReadonlySet<number>): boolean {
    for (let i = item; i >= 0; i = this.#items[i]?.parent ?? -1) {
      if (shown.has(i)) return true
    }
    return this.#isNamedAsMessage(item)
  }

  #isNamedAsMessage(item: number): boolean {
    let named = this.#named.get(item)
    if (named === undefined) {
      const name = this.#items[item]?.name ?? ''
      named = namesOfMessages.some((part) => name.includes(part))
      this.#named.set(item, named)
    }
    return named
  }
}
