import { cutText } from '../../../base/text.ts'
import type { TokenRange } from './cobol-program.ts'
import { type CobolTokens, TokenFlag, TokenKind } from './tokens.ts'

const pieceChars = 60
/** What does not hold says less than what does. */
const elseChars = 40
const wholeChars = 160
/** So deep nobody nests who wants to be read. */
const mostPieces = 12

interface ScopeParts {
  /** What stands before the pieces: `else of `, `until `, `READ F `. */
  readonly prefix: string
  /** The condition; several where one of them is enough. */
  readonly pieces: TokenRange[]
  /** Of EVALUATE and its branches: what is asked about. */
  readonly subject?: TokenRange | undefined
  readonly isBranch?: boolean
  readonly total?: boolean
  readonly othersEnd?: boolean
}

/** An open IF, ELSE, EVALUATE, WHEN, inline PERFORM, AT END or the like. */
export class Scope {
  readonly outer: Scope | undefined
  /** Words that close it; of a conditional phrase also of what kind it is. */
  readonly keys: readonly string[]
  readonly prefix: string
  readonly pieces: TokenRange[]
  readonly subject: TokenRange | undefined
  /** Of EVALUATE or SEARCH. */
  readonly isBranch: boolean
  /** A statement stands in it. */
  begun = false
  /** A statement in it leads away for good. */
  ends = false
  /** So do the branches before this one; of an EVALUATE all. */
  othersEnd: boolean
  /** One of its branches is taken in any case. */
  total: boolean
  #text: string | undefined

  constructor(outer: Scope | undefined, keys: readonly string[], parts: ScopeParts) {
    this.outer = outer
    this.keys = keys
    this.prefix = parts.prefix
    this.pieces = parts.pieces
    this.subject = parts.subject
    this.isBranch = parts.isBranch ?? false
    this.total = parts.total ?? false
    this.othersEnd = parts.othersEnd ?? true
  }

  /** The conditions of this scope and of those around it, outermost first; the outermost are left out where it gets too long. Made once. */
  text(tokens: CobolTokens): string | undefined {
    this.#text ??= this.#chain(tokens)
    return this.#text === '' ? undefined : this.#text
  }

  #chain(tokens: CobolTokens): string {
    const pieces: string[] = []
    let left = wholeChars
    let scope: Scope | undefined = this
    for (let depth = 0; scope !== undefined && depth < mostPieces; depth++, scope = scope.outer) {
      const piece = scope.#piece(tokens)
      // The same is asked again where the statements between may have changed it.
      if (piece === '' || piece === pieces[0]) continue
      if (piece.length + 2 > left) break
      pieces.unshift(piece)
      left -= piece.length + 2
    }
    return pieces.join(', ')
  }

  #piece(tokens: CobolTokens): string {
    const chars = this.prefix.startsWith('else') ? elseChars : pieceChars
    const condition = this.pieces.map((piece) => words(tokens, piece, chars)).join(' or ')
    if (condition === '') return ''
    const subject = this.isBranch && this.subject ? words(tokens, this.subject, elseChars) : ''
    const asked = subject === 'TRUE' ? (condition === 'OTHER' ? 'WHEN ' : '') : subject === '' ? '' : `${subject} WHEN `
    return cutText(`${this.prefix}${asked}${condition}`, subject === '' ? this.prefix.length + chars : pieceChars + elseChars)
  }
}

/** Tokens as they were written, up to so many characters. */
function words(tokens: CobolTokens, { from, to }: TokenRange, most: number): string {
  let text = ''
  for (let at = from; at < to && text.length <= most; at++) {
    const word = tokens.texts[at] ?? ''
    const glued = at === from || ((tokens.flags[at] ?? 0) & TokenFlag.glued) !== 0
    text += `${glued ? '' : ' '}${tokens.kinds[at] === TokenKind.literal ? `'${word}'` : word}`
  }
  return cutText(text, most)
}
