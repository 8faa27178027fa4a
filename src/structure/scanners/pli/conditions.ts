import { cutText } from '../../../base/text.ts'
import { TokenKind } from '../cobol/tokens.ts'
import type { Range } from './attributes.ts'
import type { TokenPairs } from './token-pairs.ts'

const pieceChars = 60
/** What does not hold says less than what does. */
const elseChars = 40
const wholeChars = 160
/** So deep nobody nests who wants to be read. */
const mostPieces = 12

interface ConditionParts {
  /** What stands before it: `else of `, `on `, `while `. */
  readonly prefix: string
  readonly range: Range
  /** In the parentheses of the SELECT around a WHEN. */
  readonly subject?: Range | undefined
}

/** What a statement of PL/I stands under: IF, ELSE, WHEN, ON, DO WHILE, and what these stand under. */
export class Condition {
  readonly #outer: Condition | undefined
  readonly #parts: ConditionParts
  #text: string | undefined

  constructor(outer: Condition | undefined, parts: ConditionParts) {
    this.#outer = outer
    this.#parts = parts
  }

  /** In the words of the source, outermost first; the outermost are left out where it gets too long. Made once. */
  text(pairs: TokenPairs): string {
    this.#text ??= this.#chain(pairs)
    return this.#text
  }

  #chain(pairs: TokenPairs): string {
    const pieces: string[] = []
    let left = wholeChars
    let condition: Condition | undefined = this
    for (let depth = 0; condition !== undefined && depth < mostPieces; depth++, condition = condition.#outer) {
      const piece = condition.#piece(pairs)
      if (piece === '' || piece === pieces[0]) continue
      if (piece.length + 2 > left) break
      pieces.unshift(piece)
      left -= piece.length + 2
    }
    return pieces.join(', ')
  }

  #piece(pairs: TokenPairs): string {
    const { prefix, range, subject } = this.#parts
    const asked = subject === undefined || subject.from >= subject.to ? '' : `${written(pairs, subject, elseChars)} `
    const said = written(pairs, range, prefix.startsWith('else') ? elseChars : pieceChars)
    return said === '' ? '' : `${prefix}${asked}${asked === '' || said === 'OTHERWISE' ? '' : 'WHEN '}${said}`
  }
}

/** Tokens as people write them: operators have blanks around them, parentheses have none inside. */
function written({ tokens }: TokenPairs, { from, to }: Range, most: number): string {
  let text = ''
  for (let i = from; i < to && text.length <= most; i++) {
    const token = tokens.texts[i] ?? ''
    const isLiteral = tokens.kinds[i] === TokenKind.literal
    const isTight = !isLiteral && (/^[),.]$/.test(token) || (token === '(' && tokens.kinds[i - 1] === TokenKind.word))
    text += `${text === '' || isTight || /[(.^~¬]$/.test(text) ? '' : ' '}${isLiteral ? `'${token}'` : token}`
  }
  return cutText(text, most)
}

interface Frame {
  readonly kind: 'if' | 'unit' | 'group'
  readonly condition: Condition | undefined
  /** What an IF asks. */
  readonly range?: Range
  /** What a SELECT asks about. */
  readonly subject?: Range | undefined
}

/**
 * Follows under which conditions statements stand. IF, ELSE, WHEN and ON hold for the one unit behind them: a statement, or a group up to its END. When that is
 * over, so are they, and what they were the unit of.
 */
export class ConditionStack {
  readonly #frames: Frame[] = []

  get current(): Condition | undefined {
    return this.#frames.at(-1)?.condition
  }

  if(range: Range): void {
    this.#frames.push({ kind: 'if', condition: new Condition(this.current, { prefix: '', range }), range })
  }

  /** WHEN and OTHERWISE; `range` is what stands in the parentheses, or the word. */
  when(range: Range): void {
    const { subject } = this.#frames.at(-1) ?? {}
    this.#frames.push({ kind: 'unit', condition: new Condition(this.current, { prefix: '', range, subject }) })
  }

  on(range: Range): void {
    this.#frames.push({ kind: 'unit', condition: new Condition(this.current, { prefix: 'on ', range }) })
  }

  /** DO, SELECT and BEGIN stand under what their statement does. */
  group(subject?: Range): void {
    this.#frames.push({ kind: 'group', condition: this.current, ...(subject ? { subject } : {}) })
  }

  /** `DO WHILE(X)`, `DO UNTIL(X)`. */
  loop(prefix: string, range: Range): void {
    this.#frames.push({ kind: 'group', condition: new Condition(this.current, { prefix, range }) })
  }

  /** A procedure is done when it is called. */
  procedure(): void {
    this.#frames.push({ kind: 'group', condition: undefined })
  }

  /** END of the innermost group. */
  close(): void {
    for (let frame = this.#frames.pop(); frame !== undefined && frame.kind !== 'group'; ) frame = this.#frames.pop()
  }

  /** A unit is over; an ELSE that follows belongs to the innermost IF that has none. */
  unitOver(isElseNext: boolean): void {
    for (let frame = this.#frames.at(-1); frame !== undefined && frame.kind !== 'group'; frame = this.#frames.at(-1)) {
      this.#frames.pop()
      if (frame.kind !== 'if' || !isElseNext || frame.range === undefined) continue
      this.#frames.push({ kind: 'unit', condition: new Condition(this.current, { prefix: 'else of ', range: frame.range }) })
      return
    }
  }
}
