import { Role } from '../call-sheet.ts'
import type { SourceTokens } from '../source-tokens.ts'
import type { SymbolSheet } from '../symbol-sheet.ts'
import { headEnd, roleOf, routineWords } from './pascal-names.ts'

const typeWords = new Set(['class', 'record', 'object', 'interface', 'dispinterface', 'objcclass'])

/** Reads classes, records and interfaces: what they declare, and what they are made of. */
export class PascalTypes {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  /** A variable, constant or field may be declared at a token. */
  readonly #declared: (i: number) => void

  constructor(tokens: SourceTokens, sheet: SymbolSheet, declared: (i: number) => void) {
    this.#tokens = tokens
    this.#sheet = sheet
    this.#declared = declared
  }

  /** `Name = class (Base) …`, else something that has a value. */
  read(i: number, unit: string | undefined): number {
    const tokens = this.#tokens
    let at = i + 1
    if (tokens.is(at, '<')) at = tokens.behindGroup(at, '<', '>', Math.min(tokens.count, at + 40))
    if (!tokens.is(at, '=')) {
      this.#declared(i)
      return i + 1
    }
    at++
    while (tokens.word(at) === 'packed' || tokens.word(at) === 'type') at++
    const word = tokens.word(at)
    if (!typeWords.has(word)) {
      this.#declared(i)
      return at
    }
    const next = tokens.word(at + 1)
    if (tokens.is(at + 1, ';') || next === 'of') return at + 1
    let body = at + 1
    while (/^(?:abstract|sealed|helper|for)$/.test(tokens.word(body)) || (tokens.word(body - 1) === 'for' && tokens.isWord(body))) body++
    const heritage = body
    if (tokens.is(body, '(')) body = tokens.behindGroup(body, '(', ')', Math.min(tokens.count, body + 60))
    const name = tokens.value(i)
    const type = this.#sheet.begin({
      role: Role.type,
      name,
      of: unit,
      detail: tokens.between(i, body),
      startLine: tokens.line(i),
    })
    for (let base = heritage + 1; base < body - 1; base++) {
      if (tokens.isWord(base) && !tokens.is(base + 1, '.')) this.#sheet.inherits(type, tokens.value(base))
    }
    if (tokens.is(body, ';')) return body
    const end = this.#members(body, name)
    this.#sheet.end(type, tokens.line(end))
    return end + 1
  }

  /** From the first member of a class to its `end`. */
  #members(from: number, type: string): number {
    const tokens = this.#tokens
    let depth = 1
    for (let i = from; i < tokens.count; i++) {
      const word = tokens.word(i)
      if (word === '') continue
      if (word === 'end') {
        if (--depth === 0) return i
      } else if (
        word === 'record' ||
        (typeWords.has(word) && tokens.is(i - 1, '=') && !tokens.is(i + 1, ';') && tokens.word(i + 1) !== 'of')
      )
        depth++
      else if (word === 'implementation' || (word === 'begin' && tokens.indent(i) === 0)) return i - 1
      else if (routineWords.has(word)) i = this.#method(i, type)
      else if (word === 'property' && tokens.isWord(i + 1)) {
        this.#sheet.variable(tokens.value(i + 1))
        // What it is read and written by is said here and called elsewhere.
        while (i < tokens.count && !tokens.is(i, ';')) i++
      } else this.#declared(i)
    }
    return tokens.count - 1
  }

  #method(i: number, type: string): number {
    const tokens = this.#tokens
    if (tokens.is(i - 1, ':') || tokens.is(i - 1, '=') || tokens.word(i - 1) === 'to' || !tokens.isWord(i + 1)) return i
    const end = headEnd(tokens, i + 2)
    const start = tokens.word(i - 1) === 'class' ? i - 1 : i
    // Of an interface: the name under which the class has it.
    if (tokens.is(i + 2, '.')) return end
    this.#sheet.begin({
      role: roleOf(tokens.word(i)),
      name: tokens.value(i + 1),
      of: type,
      detail: tokens.between(start, end),
      startLine: tokens.line(start),
      declaration: true,
    })
    return end
  }
}
