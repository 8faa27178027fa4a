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

/** All names that the DECLARE statements of a text declare, and the structures and ordinals that DEFINE statements do. */
export function readDeclarations({ pairs, statements, blocks }: PliStructure): Declared[] {
  const reader = new DeclarationReader(pairs, aliasesIn(pairs, statements), calledIn(pairs, statements))
  for (const statement of statements) {
    if (isDeclare(statement)) reader.read(statement, blocks)
    else if (isDefine(statement)) reader.define(statement, blocks)
  }
  return reader.declared
}

function isDefine({ verb }: Pick<PliStatement, 'verb'>): boolean {
  return verb === 'DEFINE' || verb === 'XDEFINE'
}

/** `DEFINE ALIAS MONEY FIXED DEC(15,2)`: the attributes that a name stands for (Enterprise PL/I Language Reference, "User-defined types"). */
function aliasesIn(pairs: TokenPairs, statements: readonly PliStatement[]): ReadonlyMap<string, Range> {
  const aliases = new Map<string, Range>()
  for (const { verb, from, to } of statements) {
    if (!isDefine({ verb }) || pairs.wordAt(from) !== 'ALIAS') continue
    for (let i = from + 1; i < to; ) {
      const end = partEnd(pairs, i, to)
      if (pairs.isWord(i)) aliases.set(pairs.wordAt(i), { from: i + 1, to: end })
      i = end + 1
    }
  }
  return aliases
}

/** What `CALL P` calls, but not `CALL S.P`, which is part of a structure. */
function calledIn(pairs: TokenPairs, statements: readonly PliStatement[]): ReadonlySet<string> {
  return new Set(statements.flatMap(({ verb, from }) => (verb === 'CALL' && !pairs.isSign(from + 1, '.') ? [pairs.wordAt(from)] : [])))
}

/** Up to the next comma outside of parentheses. */
function partEnd(pairs: TokenPairs, from: number, to: number): number {
  let end = from
  while (end < to && !pairs.isSign(end, ',')) end = Math.max(end + 1, pairs.behindParentheses(end))
  return Math.min(end, to)
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
  readonly #aliases: ReadonlyMap<string, Range>
  readonly #called: ReadonlySet<string>
  #block = 0

  constructor(pairs: TokenPairs, aliases: ReadonlyMap<string, Range>, called: ReadonlySet<string>) {
    this.#pairs = pairs
    this.#aliases = aliases
    this.#called = called
  }

  /** `DEFINE STRUCTURE 1 T, 2 A CHAR(8)`; `DEFINE ORDINAL T (A VALUE(1), B)`: its values are names like constants. */
  define({ from, to, block }: PliStatement, blocks: readonly Block[]): void {
    const pairs = this.#pairs
    const kind = pairs.wordAt(from)
    if (blocks[block] === undefined) return
    this.#block = block
    this.#open = []
    if (kind === 'STRUCTURE' || kind === 'STRUCT') this.#list({ from: from + 1, to }, undefined, [], 0)
    if (kind !== 'ORDINAL' || !pairs.isSign(from + 2, '(')) return
    const close = Math.min(pairs.closingOf(from + 2), to)
    for (let i = from + 3; i < close; ) {
      const end = partEnd(pairs, i, close)
      if (pairs.isWord(i))
        this.#name(i, undefined, [
          { from: i + 1, to: end },
          { from, to: from + 2 },
        ])
      i = end + 1
    }
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
      const end = partEnd(pairs, i, to)
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
    const attributes = readAttributes({ pairs, constants: this.#constants, aliases: this.#aliases, called: this.#called }, name, ranges)
    const parent = level === 1 ? -1 : (this.#open.at(-1)?.index ?? -1)
    const value = attributes.values[0]
    if (value?.kind === 'number' && attributes.occurs === 1 && /^-?\d{1,9}$/.test(value.text)) this.#constants.set(name, Number(value.text))
    const index = this.declared.push({ name, token, level, parent, block: this.#block, attributes, text: this.#textOf(ranges) }) - 1
    if (this.#open.length < mostLevels) this.#open.push({ index, level })
  }

  #textOf(ranges: readonly Range[]): string {
    return ranges
      .map(({ from, to }) => this.#withAlias(from, to))
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, shownChars)
  }

  /** `MONEY (FIXED DEC(15,2)) INIT(0)`: what an alias stands for is said behind it. */
  #withAlias(from: number, to: number): string {
    for (let i = from; i < to; i = Math.max(i + 1, this.#pairs.behindParentheses(i + 1))) {
      const alias = this.#aliases.get(this.#pairs.wordAt(i))
      if (alias === undefined) continue
      const shown = [
        shownText(this.#pairs, from, i + 1),
        `(${shownText(this.#pairs, alias.from, alias.to)})`,
        shownText(this.#pairs, i + 1, to),
      ]
      return shown.filter((text) => text !== '').join(' ')
    }
    return shownText(this.#pairs, from, to)
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
