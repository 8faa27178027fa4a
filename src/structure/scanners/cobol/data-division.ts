import type { DataItem, ItemValue, TokenRange } from './cobol-program.ts'
import { ClauseReader } from './data-clauses.ts'
import { Clause, clauseWords, descriptions, layoutWords, levelOf } from './data-words.ts'
import { EntryBounds } from './entry-bounds.ts'
import { layOut, type OpenItem, Trait } from './layout.ts'
import { type SplicedTokens, TokenFlag, TokenKind } from './tokens.ts'

type Section = DataItem['section']

const deepest = 50

const sections = new Map<string, Section>([
  ['FILE', 'file'],
  ['WORKING-STORAGE', 'working-storage'],
  ['LOCAL-STORAGE', 'local-storage'],
  ['LINKAGE', 'linkage'],
  ['SCREEN', 'screen'],
  ['REPORT', 'report'],
  ['COMMUNICATION', 'communication'],
])

/** Where a copybook brings a description without the header of its section. */
const sectionOfDescription = new Map<string, Section>([
  ['FD', 'file'],
  ['SD', 'file'],
  ['RD', 'report'],
  ['CD', 'communication'],
])

/**
 * The items of a DATA DIVISION, or of a copybook that holds a part of one: it may begin with any level, its 01 stands in the program. Entries that are not
 * understood are passed over; a period that is missing ends no more than its own entry.
 */
export function readDataItems(tokens: SplicedTokens, range: TokenRange): DataItem[] {
  return new DataReader(tokens, range).run()
}

class DataReader {
  readonly #tokens: SplicedTokens
  readonly #kinds: Uint8Array
  readonly #texts: readonly string[]
  readonly #flags: Uint8Array
  readonly #from: number
  readonly #to: number
  readonly #bounds: EntryBounds
  readonly #clauses: ClauseReader
  readonly #items: OpenItem[] = []
  readonly #traits: number[] = []
  readonly #renamedThru = new Map<number, number>()
  readonly #constants = new Map<string, ItemValue>()
  /** The last item of each name; holds the first `#named` items. */
  readonly #lastOfName = new Map<string, number>()
  #named = 0
  #section: Section = 'working-storage'
  #file: string | undefined
  /** Groups around the next item, outermost first; how many of them are open. Level numbers go no deeper. */
  readonly #groups = new Int32Array(deepest)
  #depth = 0
  /** The last item directly below each of `#groups`; `[0]` is at the top. */
  readonly #lastBelow = new Int32Array(deepest + 1).fill(-1)
  /** The item that an 88 belongs to, and the record of a 66. */
  #lastItem = -1
  #record = -1
  /** COPY statements whose member is missing: how many are behind us. */
  #gaps = 0
  readonly #missing: readonly number[]

  constructor(tokens: SplicedTokens, { from, to }: TokenRange) {
    this.#tokens = tokens
    this.#kinds = tokens.kinds
    this.#texts = tokens.texts
    this.#flags = tokens.flags
    this.#from = from
    this.#to = Math.min(to, tokens.count)
    this.#bounds = new EntryBounds(tokens, this.#to)
    this.#clauses = new ClauseReader(tokens, this.#to, this.#bounds, this.#constants)
    this.#missing = tokens.copies.filter(({ found, at }) => found === undefined && at >= from && at < to).map(({ at }) => at)
  }

  run(): DataItem[] {
    for (let at = this.#from; at < this.#to; ) {
      const kind = this.#kinds[at]
      if (kind === TokenKind.period) at++
      else if (kind === TokenKind.number) at = this.#number(at)
      else if (kind === TokenKind.word) at = this.#word(at)
      else at = this.#pass(at + 1)
    }
    const items = this.#items
    const constants = new Map<string, number>()
    for (const [name, { kind, text }] of this.#constants) if (kind === 'number') constants.set(name, Number.parseInt(text, 10))
    layOut({ items, traits: this.#traits, renamedThru: this.#renamedThru, constants })
    return items
  }

  #number(at: number): number {
    const level = levelOf(this.#texts[at] ?? '')
    const next = at + 1 < this.#to ? this.#kinds[at + 1] : undefined
    const goesOn = next === TokenKind.word || next === TokenKind.period || (next === TokenKind.sign && this.#texts[at + 1] === '(')
    return level > 0 && goesOn ? this.#entry(at, level) : this.#pass(at + 1)
  }

  #word(at: number): number {
    const text = this.#texts[at] ?? ''
    const next = at + 1 < this.#to ? this.#texts[at + 1] : undefined
    if (next === 'SECTION') {
      this.#section = sections.get(text) ?? 'working-storage'
      this.#file = undefined
      this.#depth = 0
      return at + 2
    }
    if (next === 'DIVISION') return text === 'PROCEDURE' ? this.#to : at + 2
    if (text === 'EXEC') return this.#embedded(at)
    return descriptions.has(text) ? this.#description(at) : this.#pass(at + 1)
  }

  /** Passes over what is not understood, up to a period or what must be something else. */
  #pass(at: number): number {
    for (; at < this.#to; at++) {
      const kind = this.#kinds[at]
      if (kind === TokenKind.period) return at + 1
      if (kind === TokenKind.number ? this.#bounds.isEntry(at) : kind === TokenKind.word && this.#bounds.endsEntries(at)) return at
    }
    return at
  }

  /** EXEC … END-EXEC. Without END-EXEC it is passed over like anything else. */
  #embedded(at: number): number {
    for (let i = at + 1; i < this.#to; i++) {
      if (this.#kinds[i] !== TokenKind.word) continue
      const text = this.#texts[i] ?? ''
      if (text === 'END-EXEC') return i + 1
      if (text === 'EXEC' || (text === 'SECTION' && sections.has(this.#texts[i - 1] ?? ''))) break
    }
    return this.#pass(at + 1)
  }

  #description(at: number): number {
    const word = this.#texts[at] ?? ''
    if (at + 1 < this.#to && this.#kinds[at + 1] === TokenKind.word) {
      this.#section = sectionOfDescription.get(word) ?? this.#section
      this.#file = word === 'FD' || word === 'SD' ? this.#texts[at + 1] : undefined
      this.#depth = 0
    }
    return this.#pass(this.#behindOldCopy(at + 1, word))
  }

  /**
   * `FD F COPY X`, `01 R COPY X`: in old programs the copybook begins with the same kind of entry, whose name is replaced by the one in the program. Gives the
   * token behind the name that counts for nothing, otherwise the one behind the name at `name`.
   */
  #behindOldCopy(name: number, word: string): number {
    const { sourceOf } = this.#tokens
    const next = name + 1
    if (next + 1 >= this.#to || this.#texts[next] !== word || sourceOf[next] === sourceOf[name]) return next
    return this.#kinds[next + 1] === TokenKind.word ? next + 2 : next
  }

  #entry(at: number, level: number): number {
    const clauses = this.#clauses
    clauses.reset()
    let token = at
    let name = 'FILLER'
    let next = at + 1
    if (this.#isName(next)) {
      token = next
      name = this.#texts[next] ?? ''
      for (next++; next < this.#to && this.#goesOn(next); next++) name += this.#texts[next]
    }
    let end = clauses.read(next)
    const renamed = this.#behindOldCopy(next - 1, this.#texts[at] ?? '')
    if (clauses.isEmpty && end === next && end < this.#to && renamed > next) end = clauses.read(renamed)
    this.#add(name, clauses.isConstant ? 78 : level, token)
    return end
  }

  #isName(at: number): boolean {
    if (this.#kinds[at] === TokenKind.sign) return this.#texts[at] === '('
    if (this.#kinds[at] !== TokenKind.word) return false
    const text = this.#texts[at] ?? ''
    const clause = clauseWords.get(text)
    if (clause !== undefined) return clause === Clause.constant
    return !((this.#section === 'screen' || this.#section === 'report') && layoutWords.has(text))
  }

  /** `WS-(TAG)-X`: a copybook whose names are made by REPLACING. */
  #goesOn(at: number): boolean {
    const kind = this.#kinds[at]
    return (
      ((this.#flags[at] ?? 0) & TokenFlag.glued) !== 0 && (kind === TokenKind.sign || kind === TokenKind.word || kind === TokenKind.number)
    )
  }

  #add(name: string, level: number, token: number): void {
    const { picture, usage, redefines, occurs, dependingOn, indexes, values, traits } = this.#clauses
    const index = this.#items.length
    const parent = this.#parentOf(level)
    const above = parent < 0 ? undefined : this.#items[parent]
    const isData = level <= 49 || level === 77
    const inherited = isData && above !== undefined ? (this.#traits[parent] ?? 0) & (Trait.synchronized | Trait.separateSign) : 0
    this.#items.push({
      name,
      level,
      parent,
      token,
      section: this.#section,
      file: parent < 0 && isData ? this.#file : undefined,
      picture,
      usage: isData ? (usage ?? above?.usage ?? usageOfPicture(picture)) : undefined,
      redefines: redefines === undefined ? -1 : this.#redefined(redefines, level, parent),
      occurs,
      dependingOn,
      indexes,
      values,
      offset: 0,
      length: 0,
    })
    this.#traits.push(traits | inherited | (isData ? this.#gapBefore(token) : 0))
    if (isData) this.#enter(index, level)
    else if (level === 66) this.#noteThru(index)
    else if (level === 78 && values[0] !== undefined) this.#constants.set(name, values[0])
  }

  #parentOf(level: number): number {
    if (level === 88) return this.#lastItem
    if (level === 66) return this.#record
    if (level === 78) return -1
    const outermost = level === 1 || level === 77
    let depth = outermost ? 0 : this.#depth
    while (depth > 0 && (this.#items[this.#groups[depth - 1] ?? 0]?.level ?? 0) >= level) depth--
    this.#depth = depth
    return depth === 0 ? -1 : (this.#groups[depth - 1] ?? -1)
  }

  /** Makes an item the one that others may stand below. */
  #enter(index: number, level: number): void {
    const depth = this.#depth
    this.#lastBelow[depth] = index
    this.#lastItem = index
    if (depth === 0) this.#record = index
    if (level === 77) return
    this.#groups[depth] = index
    this.#lastBelow[depth + 1] = -1
    this.#depth = depth + 1
  }

  /** Whether a copybook that is missing stands between this item and the one before. */
  #gapBefore(token: number): number {
    if (this.#gaps === this.#missing.length || (this.#missing[this.#gaps] ?? 0) > token) return 0
    while (this.#gaps < this.#missing.length && (this.#missing[this.#gaps] ?? 0) <= token) this.#gaps++
    return Trait.afterGap
  }

  /**
   * REDEFINES names the item before it or one that shares that item's place, so going from each item to what it redefines finds it. Some compilers
   * allow any earlier item.
   */
  #redefined(name: string, level: number, parent: number): number {
    if (level === 66) return this.#inRecord(name)
    for (let i = this.#lastBelow[this.#depth] ?? -1; i >= 0; i = this.#items[i]?.redefines ?? -1) {
      if (this.#items[i]?.name === name) return i
    }
    const index = this.#find(name)
    const found = index < 0 ? undefined : this.#items[index]
    return found !== undefined && found.parent === parent && (found.level <= 49 || found.level === 77) ? index : -1
  }

  #noteThru(index: number): void {
    const { renamedThru } = this.#clauses
    const last = renamedThru === undefined ? -1 : this.#inRecord(renamedThru)
    if (last >= 0) this.#renamedThru.set(index, last)
  }

  #inRecord(name: string): number {
    const index = this.#find(name)
    return index > this.#record && this.#record >= 0 ? index : -1
  }

  #find(name: string): number {
    for (; this.#named < this.#items.length; this.#named++) {
      const item = this.#items[this.#named]
      if (item !== undefined && item.name !== 'FILLER') this.#lastOfName.set(item.name, this.#named)
    }
    return this.#lastOfName.get(name) ?? -1
  }
}

/** IBM Enterprise COBOL Language Reference, "USAGE clause": what N (with NSYMBOL(NATIONAL)) and G mean by themselves. */
function usageOfPicture(picture: string | undefined): string | undefined {
  if (picture === undefined) return undefined
  const first = picture.charCodeAt(0)
  return first === 78 ? 'NATIONAL' : first === 71 ? 'DISPLAY-1' : 'DISPLAY'
}
