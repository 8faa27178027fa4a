import { cutText } from '../../../base/text.ts'
import type { ListFault } from '../../question-list.ts'
import { cleanLine, quoted } from '../clean-text.ts'
import { type LocatedEntry, type LocatedValue, maxNesting } from './located-value.ts'

// RFC 8259, a token at a time. `JSON.parse` alone tells no lines, and where it fails often not even the place.
const blanks = /[ \t\n\r]*/y
const token =
  /(?<text>"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\u0000-\u001f]*)*")|(?<word>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<sign>[[\]{},:])/y

interface Token {
  readonly kind: 'text' | 'word' | 'sign' | 'end' | 'none'
  readonly source: string
  readonly line: number
}

class JsonFault extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** Strict JSON with the line of each value: no comments, no comma behind the last item. `firstLine` is that of the text. */
export function readJson(text: string, firstLine = 1): { readonly value: LocatedValue } | { readonly fault: ListFault } {
  try {
    const reader = new JsonReader(text, firstLine)
    const value = reader.value(0)
    reader.end()
    return { value }
  } catch (error) {
    if (error instanceof JsonFault) return { fault: { line: error.line, message: error.message } }
    throw error
  }
}

class JsonReader {
  readonly #text: string
  #at = 0
  #line: number
  #next: Token

  constructor(text: string, line: number) {
    this.#text = text
    this.#line = line
    this.#next = this.#read()
  }

  value(depth: number): LocatedValue {
    const { kind, source, line } = this.#next
    if (depth > maxNesting) throw new JsonFault(line, 'This is nested too deeply for a list of questions.')
    if (kind === 'text' || kind === 'word') {
      this.#take()
      return { kind: 'scalar', line, value: scalarOf(source) }
    }
    if (source === '[') return { kind: 'list', line, items: this.#items(']', () => this.value(depth + 1)) }
    if (source === '{') return { kind: 'map', line, entries: this.#items('}', () => this.#entry(depth + 1)) }
    throw this.#unexpected('a value')
  }

  end(): void {
    if (this.#next.kind !== 'end') throw this.#unexpected('the end of the list')
  }

  #entry(depth: number): LocatedEntry {
    const { kind, source, line } = this.#next
    if (kind !== 'text') throw this.#unexpected('a name in double quotes')
    this.#take()
    if (this.#next.source !== ':') throw this.#unexpected('a colon')
    this.#take()
    return { key: String(scalarOf(source)), line, value: this.value(depth) }
  }

  /** What stands in brackets, separated by commas. */
  #items<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = []
    this.#take()
    if (this.#next.source === close) {
      this.#take()
      return items
    }
    for (;;) {
      items.push(item())
      const { source } = this.#next
      if (source !== ',' && source !== close) throw this.#unexpected(`a comma or ${close}`)
      this.#take()
      if (source === close) return items
    }
  }

  #take(): void {
    this.#next = this.#read()
  }

  /** Where no token begins it is `none`, and `#at` is there. */
  #read(): Token {
    const before = this.#match(blanks)?.[0] ?? ''
    this.#line += before.split('\n').length - 1
    const { text, word, sign } = this.#match(token)?.groups ?? {}
    const line = this.#line
    if (text !== undefined) return { kind: 'text', source: text, line }
    if (word !== undefined) return { kind: 'word', source: word, line }
    if (sign !== undefined) return { kind: 'sign', source: sign, line }
    return { kind: this.#at === this.#text.length ? 'end' : 'none', source: '', line }
  }

  #match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.#at
    const found = sticky.exec(this.#text)
    this.#at += found?.[0].length ?? 0
    return found
  }

  #unexpected(wanted: string): JsonFault {
    const { kind, source, line } = this.#next
    const shown = kind === 'none' ? (/^\S{1,20}/.exec(this.#text.slice(this.#at, this.#at + 20))?.[0] ?? '') : source
    const found = kind === 'end' ? 'the text ends' : `${kind === 'text' ? cutText(cleanLine(shown), 80) : quoted(shown)} stands`
    return new JsonFault(line, `This is no JSON: ${found} where ${wanted} is expected.`)
  }
}

function scalarOf(source: string): string | number | boolean | null {
  const value: unknown = JSON.parse(source)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
