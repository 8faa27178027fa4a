import type { TextStatement } from '../cobol/copy-statement.ts'
import type { LexedMember } from '../cobol/splice.ts'
import { TokenBuffer } from '../cobol/token-buffer.ts'
import { type CobolTokens, TokenKind } from '../cobol/tokens.ts'

/** A procedure of the preprocessor: it writes code when the program is compiled. */
interface MacroProcedure {
  readonly name: string
  readonly startLine: number
  readonly endLine: number
}

export interface Preprocessed {
  /** Without the statements of the preprocessor, but for what includes members. */
  readonly lexed: LexedMember
  readonly statements: readonly TextStatement[]
  readonly macros: readonly MacroProcedure[]
  /** What a name is replaced by: of those that are set to one name or number only. */
  readonly values: ReadonlyMap<string, string>
}

const including = new Set(['INCLUDE', 'XINCLUDE'])

/**
 * Takes the statements that begin with `%` out of a member; of `%IF` both ways stay, since which one is compiled is decided elsewhere. Source: Enterprise PL/I
 * Language Reference, "Preprocessor facilities".
 */
export function preprocess(lexed: LexedMember): Preprocessed {
  return new Preprocessor(lexed).run()
}

class Preprocessor {
  readonly #lexed: LexedMember
  readonly #out: TokenBuffer
  readonly #statements: TextStatement[] = []
  readonly #macros: MacroProcedure[] = []
  readonly #values = new Map<string, string>()
  readonly #changing = new Set<string>()

  constructor(lexed: LexedMember) {
    this.#lexed = lexed
    this.#out = new TokenBuffer(Math.max(64, lexed.count))
  }

  run(): Preprocessed {
    const { count, texts, lineCount, lineKinds } = this.#lexed
    let kept = 0
    for (let i = 0; i < count; ) {
      let next = i + 1
      if (this.#isSign(i, '%')) {
        this.#out.append(this.#lexed, kept, i)
        next = this.#statement(i)
        kept = next
      } else if (texts[i] === 'EXEC' && texts[i + 1] === 'SQL' && texts[i + 2] === 'INCLUDE') {
        this.#out.append(this.#lexed, kept, i)
        next = this.#include(i, i + 3)
        kept = next
      }
      i = next
    }
    this.#out.append(this.#lexed, kept, count)
    for (const name of this.#changing) this.#values.delete(name)
    const { macros, values } = { macros: this.#macros, values: this.#values }
    return { lexed: { ...this.#out.tokens(), lineCount, lineKinds }, statements: this.#statements, macros, values }
  }

  #isSign(i: number, text: string): boolean {
    return this.#lexed.texts[i] === text && this.#lexed.kinds[i] === TokenKind.sign
  }

  /** The statement whose `%` stands at `at`; gives the token behind it. */
  #statement(at: number): number {
    const { texts } = this.#lexed
    const word = texts[at + 1] ?? ''
    if (including.has(word) && !this.#isSign(at + 2, '=')) return this.#include(at, at + 2)
    if (this.#isSign(at + 2, ':') && /^PROC(?:EDURE)?$/.test(texts[at + 3] ?? '')) return this.#macro(at)
    if (this.#isSign(at + 2, '=')) this.#assigned(word, at + 3)
    return this.#behind(at)
  }

  /** The token behind the semicolon, or the next `%`: `%IF X %THEN %DO;`. */
  #behind(at: number): number {
    const { count } = this.#lexed
    let i = at + 1
    while (i < count && !this.#isSign(i, ';') && !this.#isSign(i, '%')) i++
    return this.#isSign(i, ';') ? i + 1 : i
  }

  #macro(at: number): number {
    const { count, texts, lines } = this.#lexed
    let i = at + 3
    while (i < count && !(this.#isSign(i, '%') && texts[i + 1] === 'END')) i++
    const next = this.#behind(Math.min(i, count - 1))
    this.#macros.push({ name: texts[at + 1] ?? '', startLine: lines[at] ?? 1, endLine: lines[next - 1] ?? 1 })
    return next
  }

  #assigned(name: string, at: number): void {
    const { kinds, texts } = this.#lexed
    const text = (texts[at] ?? '').trim().toUpperCase()
    const isPlain = (kinds[at] === TokenKind.literal || kinds[at] === TokenKind.number) && this.#isSign(at + 1, ';')
    const known = this.#values.get(name)
    if (!isPlain || !/^[\w@#$]+$/.test(text) || (known !== undefined && known !== text)) this.#changing.add(name)
    else this.#values.set(name, text)
  }

  /** `%INCLUDE A, DD(B), (C), 'd/e.inc';` from the token of the first name on. The tokens stay, to be left out where the members are put in. */
  #include(at: number, first: number): number {
    const { kinds } = this.#lexed
    const end = this.#behind(first - 1)
    const offset = this.#out.count - at
    this.#out.append(this.#lexed, at, end)
    let from = at
    for (let i = first; i < end; i++) {
      if (kinds[i] !== TokenKind.word && kinds[i] !== TokenKind.literal && kinds[i] !== TokenKind.number) continue
      const hasLibrary = kinds[i] === TokenKind.word && this.#isSign(i + 1, '(') && kinds[i + 2] === TokenKind.word
      const library = hasLibrary ? this.#lexed.texts[i] : undefined
      const name = hasLibrary ? i + 2 : i
      let to = name + 1
      while (to < end && !this.#isSign(to, ',')) to++
      if (to < end) to++
      const named = nameOf(this.#lexed, name)
      const range = { from: from + offset, to: to + offset }
      this.#statements.push({ kind: 'copy', ...named, ...(library === undefined ? {} : { library }), replacements: [], ...range })
      from = to
      i = to - 1
    }
    const last = this.#statements.at(-1)
    if (last && last.to > at + offset) this.#statements[this.#statements.length - 1] = { ...last, to: end + offset }
    return end
  }
}

/** Other parts of a name are its own: some compilers find `stock.defs` in `stock.defs.incl.pl1`. */
const extension = /(?<=.)(?:\.INCL)?\.(?:INC|INCL|PLI|PL1|PLINC|PLH|CPY|COPY|MAC|TXT|H|DCL)$/

/** The member's name: without directory and extension when it is written as a file. */
function nameOf({ texts, kinds }: CobolTokens, i: number): { name: string; file?: string } {
  const text = (texts[i] ?? '').trim().toUpperCase()
  if (kinds[i] !== TokenKind.literal) return { name: text }
  const file = text.replace(/^.*[\\/]/, '')
  const name = file.replace(extension, '')
  return name === file ? { name } : { name, file }
}

/** Names that the preprocessor replaces, in tokens with all members put in. */
export function replaceNames<Tokens extends CobolTokens>(tokens: Tokens, values: ReadonlyMap<string, string>): Tokens {
  if (values.size === 0) return tokens
  const kinds = Uint8Array.from(tokens.kinds)
  const texts = tokens.texts.map((text, i) => {
    const value = kinds[i] === TokenKind.word ? values.get(text) : undefined
    if (value !== undefined && /^\d/.test(value)) kinds[i] = TokenKind.number
    return value ?? text
  })
  return { ...tokens, kinds, texts }
}
