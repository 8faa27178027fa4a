import { type CobolTokens, TokenKind } from '../cobol/tokens.ts'
import { type Condition, ConditionStack } from './conditions.ts'
import { endOfMacroCall } from './macro-calls.ts'
import { TokenPairs } from './token-pairs.ts'

interface Label {
  readonly name: string
  readonly token: number
}

/** PACKAGE, PROCEDURE and BEGIN, which names are local to; `outside` is all of a member. */
export interface Block {
  readonly kind: 'outside' | 'package' | 'procedure' | 'begin'
  readonly labels: readonly Label[]
  /** Index of the block around it; -1 for the one outside. */
  readonly parent: number
  /** The token of its keyword, and the semicolon of that statement. */
  readonly head: number
  readonly headEnd: number
  /** Tokens `[from, to)`: from the first label to behind the semicolon of END. */
  readonly from: number
  to: number
}

export interface PliStatement {
  /** The keyword; `=` for an assignment. */
  readonly verb: string
  /** Tokens `[from, to)`: behind the keyword, of an assignment from its beginning, up to the semicolon; of IF, WHEN and ON what belongs to these alone. */
  readonly from: number
  readonly to: number
  /** Token of the keyword. */
  readonly token: number
  /** Index of the block that it stands in. */
  readonly block: number
  readonly labels: readonly Label[]
  /** Under which it is done. */
  readonly condition?: Condition | undefined
}

/** A label that GO TO may name. */
export interface JumpLabel extends Label {
  readonly block: number
  /** The first token of the statement: of several labels they share it. */
  readonly start: number
  /** Behind the group that it stands before; behind its statement otherwise. */
  to: number
  /** Behind the group that it stands in, where it stands in one of its block. */
  groupEnd?: number
  readonly ofGroup: boolean
}

export interface PliStructure {
  readonly pairs: TokenPairs
  readonly blocks: readonly Block[]
  readonly statements: readonly PliStatement[]
  readonly labels: readonly JumpLabel[]
  /** Names of procedures that stand in no other. */
  readonly outermost: ReadonlySet<string>
}

/** Statements and blocks of a text. No word is reserved: what a statement is, its form tells before its first word does. */
export function readBlocks(tokens: CobolTokens): PliStructure {
  return new BlockReader(tokens).run()
}

const assigning = new Set(['=', '+=', '-=', '*=', '/=', '||=', '!!=', '|=', '&=', '**='])

interface Open {
  readonly names: readonly string[]
  /** Index of the block it is, -1 for DO and SELECT. */
  readonly block: number
  readonly labels: readonly JumpLabel[]
  /** Those that stand in it, and in nothing inside it. */
  readonly inside: JumpLabel[]
}

class BlockReader {
  readonly #pairs: TokenPairs
  readonly #blocks: Block[]
  readonly #statements: PliStatement[] = []
  readonly #labels: JumpLabel[] = []
  readonly #open: Open[] = []
  /** How many that are open have a name. */
  readonly #openNames = new Map<string, number>()
  readonly #conditions = new ConditionStack()
  #block = 0
  /** The first token of the statement that is being read. */
  #start = 0

  constructor(tokens: CobolTokens) {
    this.#pairs = new TokenPairs(tokens)
    this.#blocks = [{ kind: 'outside', labels: [], parent: -1, head: 0, headEnd: 0, from: 0, to: tokens.count }]
  }

  run(): PliStructure {
    const { count } = this.#pairs.tokens
    for (let i = 0; i < count; ) i = Math.max(i + 1, this.#statement(i))
    while (this.#open.length > 0) this.#close(count)
    const outermost = this.#blocks.filter(({ kind, parent }) => kind === 'procedure' && parent === 0)
    return {
      ...{ pairs: this.#pairs, blocks: this.#blocks, statements: this.#statements, labels: this.#labels },
      outermost: new Set(outermost.flatMap(({ labels }) => labels.map(({ name }) => name))),
    }
  }

  /** Reads one; gives the token at which the next begins: behind THEN, that is no semicolon. */
  #statement(at: number): number {
    const pairs = this.#pairs
    this.#start = at
    const { labels, next: i } = this.#prefixes(at)
    const end = pairs.endOf(i)
    const word = pairs.wordAt(i)
    if (this.#isPartOfStructure(i)) {
      this.#note('DCL', i, i, end, labels)
      return end + 1
    }
    if (word === '' || (this.#isAssignment(i) && !(word === 'IF' && this.#thenOf(i, end) < end))) {
      this.#note(word === '' ? '' : '=', i, i, end, labels)
      this.#unitOver(end)
      return end + 1
    }
    const called = endOfMacroCall(pairs, i)
    if (called !== undefined) {
      this.#note(word, i, i + 1, called, labels)
      return called
    }
    switch (word) {
      case 'IF': {
        const then = this.#thenOf(i, end)
        this.#note('IF', i, i + 1, then, labels)
        this.#conditions.if({ from: i + 1, to: then })
        return then + 1
      }
      case 'OTHERWISE':
      case 'OTHER':
        this.#conditions.when({ from: i, to: i + 1 })
        return i + 1
      case 'ELSE':
      case 'THEN':
        return i + 1
      case 'WHEN': {
        const behind = pairs.behindParentheses(i + 1)
        this.#note('WHEN', i, i + 1, behind, labels)
        this.#conditions.when({ from: i + 2, to: behind - 1 })
        return behind
      }
      case 'ON':
        return this.#onUnit(i, labels)
      case 'END':
        this.#jumpLabels(labels, end + 1, false)
        this.#end(i, end)
        return end + 1
      case 'DO':
      case 'SELECT':
        this.#group(word, i, end, labels)
        return end + 1
      case 'PACKAGE':
        // The language has no package inside a block: one that an included member brings there shares its names with the block.
        if (this.#block !== 0) {
          this.#group(word, i, end, labels)
          return end + 1
        }
        this.#opens('package', at, i, end, labels)
        return end + 1
      case 'BEGIN':
      case 'PROC':
      case 'PROCEDURE':
        this.#opens(word === 'BEGIN' ? 'begin' : 'procedure', at, i, end, labels)
        return end + 1
      default:
        this.#note(word, i, i + 1, end, labels)
        this.#unitOver(end)
        return end + 1
    }
  }

  #unitOver(end: number): void {
    this.#conditions.unitOver(this.#pairs.wordAt(end + 1) === 'ELSE')
  }

  /** `(NOFIXEDOVERFLOW): L: M(1):` */
  #prefixes(at: number): { labels: Label[]; next: number } {
    const pairs = this.#pairs
    const labels: Label[] = []
    let i = at
    for (;;) {
      const isLabel = pairs.isWord(i)
      if (!isLabel && !pairs.isSign(i, '(')) return { labels, next: i }
      const colon = pairs.behindParentheses(isLabel ? i + 1 : i)
      if (!pairs.isSign(colon, ':')) return { labels, next: i }
      if (isLabel) labels.push({ name: pairs.wordAt(i), token: i })
      i = colon + 1
    }
  }

  /** `2 A CHAR(8), 3 …`: a member that is put in behind the first level of a DECLARE; no statement begins with a number. */
  #isPartOfStructure(i: number): boolean {
    return this.#pairs.tokens.kinds[i] === TokenKind.number && this.#pairs.isWord(i + 1)
  }

  /** Whether a reference stands at `i` and behind it `=`, or `,` of several targets. */
  #isAssignment(i: number): boolean {
    const pairs = this.#pairs
    const { texts, kinds } = pairs.tokens
    let at = i
    while (pairs.isWord(at)) {
      at = pairs.behindParentheses(at + 1)
      // Based variables, and functions that return a pointer: F(X)->A.
      if (!pairs.isSign(at, '.') && !pairs.isSign(at, '->') && !pairs.isSign(at, '=>')) break
      at++
    }
    return at > i && kinds[at] === TokenKind.sign && (assigning.has(texts[at] ?? '') || texts[at] === ',')
  }

  #thenOf(at: number, end: number): number {
    const pairs = this.#pairs
    for (let i = at + 1; i < end; ) {
      if (pairs.isSign(i, '(')) i = Math.max(i + 1, pairs.behindParentheses(i))
      else if (pairs.wordAt(i) === 'THEN' && i > at + 1) return i
      else i++
    }
    return end
  }

  #note(verb: string, token: number, from: number, to: number, labels: readonly Label[]): void {
    if (verb === '' && labels.length === 0) return
    this.#statements.push({ verb, token, from, to, block: this.#block, labels, condition: this.#conditions.current })
    // Control never stands at a FORMAT: its label is the name of a format, and what follows does not begin there (Language Reference, "FORMAT statement").
    if (verb !== 'ENTRY' && verb !== 'FORMAT') this.#jumpLabels(labels, to + 1, false)
  }

  #jumpLabels(labels: readonly Label[], to: number, ofGroup: boolean): JumpLabel[] {
    const found = labels.map((label) => ({ ...label, block: this.#block, start: this.#start, to, ofGroup }))
    this.#labels.push(...found)
    this.#open.at(-1)?.inside.push(...found)
    return found
  }

  /** `ON ENDFILE(F), ERROR SNAP statement`. */
  #onUnit(at: number, labels: readonly Label[]): number {
    const pairs = this.#pairs
    let i = pairs.behindParentheses(at + 2)
    while (pairs.isSign(i, ',')) i = pairs.behindParentheses(i + 2)
    this.#note('ON', at, at + 1, i, labels)
    this.#conditions.on({ from: at + 1, to: i })
    return pairs.wordAt(i) === 'SNAP' ? i + 1 : i
  }

  #group(word: string, at: number, end: number, labels: readonly Label[]): void {
    const condition = this.#conditions.current
    this.#statements.push({ verb: word, token: at, from: at + 1, to: end, block: this.#block, labels, condition })
    this.#openGroup(word, at, end)
    this.#push({ names: labels.map(({ name }) => name), block: -1, labels: this.#jumpLabels(labels, end + 1, true), inside: [] })
  }

  #openGroup(word: string, at: number, end: number): void {
    const pairs = this.#pairs
    if (word === 'SELECT') {
      this.#conditions.group(pairs.isSign(at + 1, '(') ? { from: at + 2, to: Math.min(pairs.closingOf(at + 1), end) } : undefined)
      return
    }
    const how = pairs.wordAt(at + 1)
    if (!/^(?:WHILE|UNTIL)$/.test(how) || !pairs.isSign(at + 2, '(')) this.#conditions.group()
    else this.#conditions.loop(`${how.toLowerCase()} `, { from: at + 3, to: Math.min(pairs.closingOf(at + 2), end) })
  }

  #opens(kind: Block['kind'], from: number, head: number, headEnd: number, labels: readonly Label[]): void {
    const jumps = kind === 'begin' ? this.#jumpLabels(labels, headEnd + 1, true) : []
    const block: Block = { kind, labels, parent: this.#block, head, headEnd, from: labels[0]?.token ?? from, to: headEnd + 1 }
    this.#block = this.#blocks.push(block) - 1
    if (kind === 'begin') this.#conditions.group()
    else this.#conditions.procedure()
    this.#push({ names: labels.map(({ name }) => name), block: this.#block, labels: jumps, inside: [] })
  }

  #push(open: Open): void {
    this.#open.push(open)
    for (const name of open.names) this.#openNames.set(name, (this.#openNames.get(name) ?? 0) + 1)
  }

  /** END closes the last that is open; END with a label also what stands open inside that. */
  #end(at: number, end: number): void {
    const name = this.#pairs.wordAt(at + 1)
    const isOpen = name !== '' && (this.#openNames.get(name) ?? 0) > 0
    for (;;) {
      const closed = this.#close(end + 1)
      if (closed === undefined || !isOpen || closed.names.includes(name)) break
    }
    this.#unitOver(end)
  }

  #close(to: number): Open | undefined {
    const closed = this.#open.pop()
    if (closed === undefined) return undefined
    this.#conditions.close()
    const limit = Math.min(to, this.#pairs.tokens.count)
    for (const name of closed.names) this.#openNames.set(name, (this.#openNames.get(name) ?? 0) - 1)
    for (const label of closed.labels) label.to = limit
    if (closed.block < 0) for (const label of closed.inside) label.groupEnd = limit
    const block = this.#blocks[closed.block]
    if (block !== undefined && closed.block >= 0) {
      block.to = limit
      this.#block = block.parent
    }
    return closed
  }
}
