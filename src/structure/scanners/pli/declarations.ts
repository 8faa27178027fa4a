import { TokenKind } from '../cobol/tokens.ts'
import type { Attributes, Range } from './attributes.ts'
import type { Block, PliStatement, PliStructure } from './blocks.ts'
import { readAttributes } from './read-attributes.ts'
import type { TokenPairs } from './token-pairs.ts'

/** A name of a DECLARE statement, in source order. */
export interface Declared {
  readonly name: string
  readonly token: number
  /** As written; 1 where none is. */
  readonly level: number
  /** Index of the structure that it is part of; -1 at level 1. */
  readonly parent: number
  /** Index of the block that it is declared in. */
  readonly block: number
  readonly attributes: Attributes
  /** The attributes as written. */
  readonly text: string
}

/** Parentheses around declarations go no deeper. */
const deepest = 20
const mostLevels = 60
const shownChars = 100

/** All names that the DECLARE statements of a text declare. */
export function readDeclarations({ pairs, statements, blocks }: PliStructure): Declared[] {
  const reader = new DeclarationReader(pairs)
  for (const statement of statements) if (isDeclare(statement)) reader.read(statement, blocks)
  return reader.declared
}

function isDeclare({ verb }: PliStatement): boolean {
  return verb === 'DCL' || verb === 'DECLARE' || verb === 'XDECLARE' || verb === 'XDCL'
}

class DeclarationReader {
  readonly declared: Declared[] = []
  readonly #pairs: TokenPairs
  /** Names with VALUE or an initial number: what lengths and bounds are made of. */
  readonly #constants = new Map<string, number>()
  /** The structures that are open, outermost first. */
  #open: { readonly index: number; readonly level: number }[] = []
  #block = 0

  constructor(pairs: TokenPairs) {
    this.#pairs = pairs
  }

  read({ from, to, block }: PliStatement, blocks: readonly Block[]): void {
    if (blocks[block] === undefined) return
    this.#block = block
    this.#open = []
    this.#list({ from, to }, undefined, [], 0)
  }

  /** Declarations with commas between them; those in parentheses share a level and attributes. */
  #list({ from, to }: Range, shared: number | undefined, attributes: readonly Range[], depth: number): void {
    const pairs = this.#pairs
    for (let i = from; i < to; ) {
      let end = i
      while (end < to && !pairs.isSign(end, ',')) end = Math.max(end + 1, pairs.behindParentheses(end))
      end = Math.min(end, to)
      const hasLevel = pairs.tokens.kinds[i] === TokenKind.number && i + 1 < end
      const level = hasLevel ? Number(pairs.tokens.texts[i]) : shared
      const at = hasLevel ? i + 1 : i
      if (pairs.isSign(at, '(')) {
        const close = Math.min(pairs.closingOf(at), end)
        if (depth < deepest) this.#list({ from: at + 1, to: close }, level, [{ from: close + 1, to: end }, ...attributes], depth + 1)
      } else if (pairs.isWord(at) || pairs.isSign(at, '*')) this.#name(at, level, [{ from: at + 1, to: end }, ...attributes])
      i = end + 1
    }
  }

  #name(token: number, written: number | undefined, ranges: readonly Range[]): void {
    const pairs = this.#pairs
    const name = pairs.tokens.texts[token] ?? ''
    const level = written === undefined || !(written >= 1) ? 1 : Math.min(written, 255)
    while (this.#open.length > 0 && (this.#open.at(-1)?.level ?? 0) >= level) this.#open.pop()
    const attributes = readAttributes(pairs, name, ranges, this.#constants)
    const parent = level === 1 ? -1 : (this.#open.at(-1)?.index ?? -1)
    const value = attributes.values[0]
    if (value?.kind === 'number' && attributes.occurs === 1 && /^-?\d{1,9}$/.test(value.text)) this.#constants.set(name, Number(value.text))
    const index = this.declared.push({ name, token, level, parent, block: this.#block, attributes, text: this.#textOf(ranges) }) - 1
    if (this.#open.length < mostLevels) this.#open.push({ index, level })
  }

  #textOf(ranges: readonly Range[]): string {
    return ranges
      .map(({ from, to }) => shownText(this.#pairs, from, to))
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, shownChars)
  }
}

/** Tokens as a reader would write them: `CHAR(8) INIT('A')`. */
export function shownText({ tokens }: TokenPairs, from: number, to: number): string {
  let text = ''
  for (let i = from; i < to && text.length < 2 * shownChars; i++) {
    const token = tokens.texts[i] ?? ''
    const isLiteral = tokens.kinds[i] === TokenKind.literal
    const isTight = text === '' || text.endsWith('(') || text.endsWith('.') || (!isLiteral && /^[(),.:]$/.test(token))
    const isOpening = token === '(' && /^[(,]$/.test(tokens.texts[i - 1] ?? '')
    text += `${isTight && !(isOpening && text.endsWith(',')) ? '' : ' '}${isLiteral ? `'${token}'` : token}`
  }
  return text
}
