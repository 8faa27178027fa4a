import type { Operand } from './cobol-program.ts'
import type { NameLookup } from './exec-context.ts'
import { TokenClass, type TokenRun } from './token-run.ts'
import { TokenFlag } from './tokens.ts'

const none: readonly number[] = []
const unqualified: readonly string[] = []

/** Reads operands of statements. Items inside subscripts, reference modification and arguments of functions go to `inner`. */
export class OperandReader {
  /** The token behind what was read last. */
  next = 0
  readonly #run: TokenRun
  readonly #names: NameLookup
  readonly #inner: (items: readonly number[], token: number) => void

  constructor(run: TokenRun, names: NameLookup, inner: (items: readonly number[], token: number) => void) {
    this.#run = run
    this.#names = names
    this.#inner = inner
  }

  /** Undefined where no operand begins. */
  read(at: number): Operand | undefined {
    const run = this.#run
    switch (run.classAt(at)) {
      case TokenClass.name:
        return this.#identifier(at)
      case TokenClass.literal:
        return this.#literal(at)
      case TokenClass.number:
        return this.#simple('number', run.textAt(at), at, at + 1)
      case TokenClass.figurative:
        return this.#simple('figurative', run.textAt(at), at, at + 1)
      case TokenClass.all:
        return this.#repeated(at)
      case TokenClass.function:
        return this.#function(at)
      case TokenClass.property:
        return this.#property(at)
      case TokenClass.sign:
        return this.#signed(at)
      default:
        return undefined
    }
  }

  #simple(kind: Operand['kind'], text: string, token: number, next: number): Operand {
    this.next = next
    return { kind, text, token, items: none, subscripted: false, partly: false }
  }

  /** `ALL '*'`, `ALL SPACES`; in some compilers ALL with an item that is a constant. */
  #repeated(at: number): Operand | undefined {
    const run = this.#run
    const value = run.classAt(at + 1)
    if (value === TokenClass.name) this.#inner(this.#names.find(run.textAt(at + 1), unqualified), at + 1)
    else if (value !== TokenClass.literal && value !== TokenClass.figurative) return undefined
    return this.#simple('figurative', `ALL ${run.textAt(at + 1)}`, at, at + 2)
  }

  #identifier(at: number): Operand {
    const items = this.#name(at)
    let subscripted = false
    let partly = false
    while (this.#run.classAt(this.next) === TokenClass.open) {
      if (this.#parentheses(this.next)) partly = true
      else subscripted = true
    }
    return { kind: items.length > 0 ? 'item' : 'unknown', text: this.#run.textAt(at), token: at, items, subscripted, partly }
  }

  /** `NAME OF A IN B`. */
  #name(at: number): readonly number[] {
    const run = this.#run
    this.next = at + 1
    if (run.classAt(at + 1) !== TokenClass.qualifier) return this.#names.find(run.textAt(at), unqualified)
    const qualifiers: string[] = []
    while (run.classAt(this.next) === TokenClass.qualifier && run.classAt(this.next + 1) === TokenClass.name) {
      qualifiers.push(run.textAt(this.next + 1))
      this.next += 2
    }
    return this.#names.find(run.textAt(at), qualifiers)
  }

  /** From `(` to the `)` that belongs to it, however deep; true for reference modification. A missing `)` costs one statement. */
  #parentheses(open: number): boolean {
    const run = this.#run
    let depth = 0
    let partly = false
    this.next = open
    do {
      const at = this.next
      const found = run.classAt(at)
      if (found <= TokenClass.boundary) break
      this.next = at + 1
      if (found === TokenClass.open) depth++
      else if (found === TokenClass.close) depth--
      else if (found === TokenClass.colon) partly ||= depth === 1
      else if (found === TokenClass.function) this.next = at + 2
      else if (found === TokenClass.name) this.#inner(this.#name(at), at)
      else if (found === TokenClass.property && run.classAt(this.#ofProperty(at)) === TokenClass.name) this.#name(this.#ofProperty(at))
    } while (depth > 0)
    return partly
  }

  #literal(at: number): Operand {
    const run = this.#run
    let text = run.textAt(at)
    let next = at + 1
    while (run.textAt(next) === '&' && run.classAt(next) === TokenClass.sign && run.classAt(next + 1) === TokenClass.literal) {
      text += run.textAt(next + 1)
      next += 2
    }
    const prefixed = ((run.tokens.flags[at] ?? 0) & TokenFlag.prefixed) !== 0
    return this.#simple(prefixed && isHexadecimal(text) ? 'expression' : 'literal', text, at, next)
  }

  #function(at: number): Operand {
    const text = `FUNCTION ${this.#run.textAt(at + 1)}`
    this.next = Math.min(at + 2, this.#run.end)
    while (this.#run.classAt(this.next) === TokenClass.open) this.#parentheses(this.next)
    return this.#simple('expression', text, at, this.next)
  }

  /** `LENGTH OF X`, `ADDRESS OF X`: neither reads X; the operand's items are those of X only for an address, which is what SET changes. */
  #property(at: number): Operand | undefined {
    const run = this.#run
    const property = run.textAt(at)
    if (run.classAt(at + 1) === TokenClass.open) {
      // A function, which may go without the word FUNCTION.
      this.#parentheses(at + 1)
      return this.#simple('expression', `FUNCTION ${property}`, at, this.next)
    }
    const of = this.#ofProperty(at)
    if (run.classAt(of) !== TokenClass.name) return undefined
    const item = this.#identifier(of)
    return { ...item, kind: 'expression', text: `${property} OF ${item.text}`, items: property === 'ADDRESS' ? item.items : none }
  }

  /** Where the item stands whose property this is: OF may be left out. */
  #ofProperty(at: number): number {
    return this.#run.classAt(at + 1) === TokenClass.qualifier ? at + 2 : at + 1
  }

  /** `-1`, `.5`, `-.5`: the sign and the leading point are tokens of their own, with no blank behind them. */
  #signed(at: number): Operand | undefined {
    const run = this.#run
    const sign = run.textAt(at)
    if (sign !== '-' && sign !== '+' && sign !== '.') return undefined
    const isFraction = sign !== '.' && run.textAt(at + 1) === '.' && this.#isGlued(at + 1)
    const digits = isFraction ? at + 2 : at + 1
    if (run.classAt(digits) !== TokenClass.number || !this.#isGlued(digits)) return undefined
    return this.#simple('number', `${sign === '+' ? '' : sign}${isFraction ? '.' : ''}${run.textAt(digits)}`, at, digits + 1)
  }

  #isGlued(at: number): boolean {
    return ((this.#run.tokens.flags[at] ?? 0) & TokenFlag.glued) !== 0
  }
}

/** `X'0D25'`: bytes, not the text that they look like. */
function isHexadecimal(text: string): boolean {
  return text.length % 2 === 0 && /^[0-9A-Fa-f]*$/.test(text)
}
