/** A start or end tag of XML; an empty element is both. */
export interface XmlTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly opens: boolean
  readonly closes: boolean
  /** 1-based. */
  readonly startLine: number
  readonly endLine: number
}

const characters = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
])
const nameCharacter = /[\w.:-]/
const blank = /\s/

/**
 * The tags of an XML document in order, its text left out. Nothing is resolved but the five characters that XML itself names and character references: a
 * document type is passed over. Reads on behind whatever is not well-formed.
 */
export function* xmlTags(text: string): Generator<XmlTag> {
  const reader = new TagReader(text)
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', reader.at)) {
    const tag = reader.read(at)
    if (tag) yield tag
  }
}

class TagReader {
  at = 0
  readonly #text: string
  #line = 1
  #counted = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Reads what begins with the `<` at `from`, and stands behind it then. */
  read(from: number): XmlTag | undefined {
    const text = this.#text
    this.at = from + 1
    if (text.startsWith('<!--', from)) return this.#skip(from + 4, '-->')
    if (text.startsWith('<![CDATA[', from)) return this.#skip(from + 9, ']]>')
    if (text.startsWith('<?', from)) return this.#skip(from + 2, '?>')
    if (text.startsWith('<!', from)) return this.#skipDeclaration()
    const startLine = this.#lineAt(from)
    const closing = text.charAt(this.at) === '/'
    if (closing) this.at++
    const name = this.#name()
    if (name === '') return undefined
    const attributes = this.#attributes()
    const empty = text.charAt(this.at) === '/'
    if (empty) this.at++
    if (text.charAt(this.at) === '>') this.at++
    return { name, attributes, opens: !closing, closes: closing || empty, startLine, endLine: this.#lineAt(this.at) }
  }

  #skip(from: number, end: string): undefined {
    const at = this.#text.indexOf(end, from)
    this.at = at < 0 ? this.#text.length : at + end.length
  }

  /** `<!DOCTYPE …>` with the declarations that it may hold in brackets. */
  #skipDeclaration(): undefined {
    let depth = 1
    while (depth > 0 && this.at < this.#text.length) {
      const c = this.#text.charAt(this.at++)
      if (c === '<') depth++
      else if (c === '>') depth--
    }
  }

  #name(): string {
    const from = this.at
    while (nameCharacter.test(this.#text.charAt(this.at))) this.at++
    return this.#text.slice(from, this.at)
  }

  #attributes(): Map<string, string> {
    const attributes = new Map<string, string>()
    for (;;) {
      this.#skipBlanks()
      const name = this.#name()
      if (name === '') return attributes
      this.#skipBlanks()
      if (this.#text.charAt(this.at) !== '=') continue
      this.at++
      this.#skipBlanks()
      attributes.set(name, this.#value())
    }
  }

  /** A value holds no `<`: one that seems to has lost its quote. */
  #value(): string {
    const quote = this.#text.charAt(this.at)
    if (quote !== '"' && quote !== "'") return this.#name()
    const from = ++this.at
    while (this.at < this.#text.length) {
      const c = this.#text.charAt(this.at)
      if (c === quote) return plain(this.#text.slice(from, this.at++))
      if (c === '<') break
      this.at++
    }
    return ''
  }

  #skipBlanks(): void {
    while (blank.test(this.#text.charAt(this.at))) this.at++
  }

  /** Places are asked for in order. */
  #lineAt(at: number): number {
    for (; this.#counted < at; this.#counted++) if (this.#text.charCodeAt(this.#counted) === 10) this.#line++
    return this.#line
  }
}

function plain(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return characters.get(name) ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}
