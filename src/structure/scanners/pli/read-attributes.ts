import type { ItemValue } from '../cobol/cobol-program.ts'
import { TokenKind } from '../cobol/tokens.ts'
import type { Attributes, DataType, Range } from './attributes.ts'
import type { TokenPairs } from './token-pairs.ts'

const shorts = new Map(
  Object.entries({
    ...{ CHARACTER: 'CHAR', VAR: 'VARYING', VARZ: 'VARYINGZ', DECIMAL: 'DEC', BINARY: 'BIN', PICTURE: 'PIC', PTR: 'POINTER', G: 'GRAPHIC' },
    ...{ WCHAR: 'WIDECHAR', DIMENSION: 'DIM', INITIAL: 'INIT', EXT: 'EXTERNAL', UNAL: 'UNALIGNED', DEF: 'DEFINED', CPLX: 'COMPLEX' },
    ...{ PRECISION: 'PREC', POS: 'POSITION', CELL: 'UNION', PARM: 'PARAMETER', COND: 'CONDITION', WIDEPIC: 'PIC' },
  }),
)
/** Attributes of names that hold no data. */
const otherRoles = new Set(['BUILTIN', 'CONDITION', 'GENERIC', 'FORMAT'])
/** Only files have these, so FILE may be left out. */
const fileWords = new Set('FILE STREAM RECORD PRINT KEYED SEQUENTIAL SEQL ENVIRONMENT ENV UPDATE TRANSIENT'.split(' '))
/** As bytes; PROGRAM and the like are handles of the language's run time. */
const otherSizes = new Map(Object.entries({ OFFSET: 4, HANDLE: 4, LABEL: 8, ENTRY: 8, FILE: 4, EVENT: 32, TASK: 8 }))
/** Types made of types go no deeper. */
const mostAliases = 8
/** So many values are a table worth looking into. */
const mostValues = 500

/** Said of data of any type; a word that is none of these, behind a name without a type, is the name of a type that is defined elsewhere. */
const ofAnyType = new Set(
  `STATIC AUTOMATIC AUTO BASED CONTROLLED CTL EXTERNAL INTERNAL INT INIT VALUE ALIGNED UNALIGNED CONNECTED CONN NONCONNECTED NONCONN ASSIGNABLE ASGN
   NONASSIGNABLE NONASGN NORMAL ABNORMAL RESERVED OPTIONAL PARAMETER BYADDR BYVALUE INONLY OUTONLY INOUT DEFINED POSITION DIM LIKE UNION VARIABLE REAL COMPLEX
   SIGNED UNSIGNED PREC BIGENDIAN LITTLEENDIAN NATIVE NONNATIVE LIST`.split(/\s+/),
)

/** Words of names that hold nothing: with these alone what is called, or has OPTIONS, is an entry. */
const untyped = new Set('OPTIONS EXTERNAL INTERNAL INT STATIC PARAMETER CONSTANT REDUCIBLE IRREDUCIBLE'.split(' '))

interface Known {
  readonly pairs: TokenPairs
  /** Names with a fixed number. */
  readonly constants: ReadonlyMap<string, number>
  /** Where the attributes stand that a type's name stands for. */
  readonly aliases: ReadonlyMap<string, Range>
  /** Names that CALL statements call. */
  readonly called: ReadonlySet<string>
}

/** Reads the attributes in `ranges`, the name's own first, then those that it shares with others. */
export function readAttributes(known: Known, name: string, ranges: readonly Range[]): Attributes {
  const reader = new AttributeReader(known)
  for (const range of ranges) reader.read(range)
  return reader.attributes(name)
}

class AttributeReader {
  readonly #pairs: TokenPairs
  readonly #constants: ReadonlyMap<string, number>
  readonly #aliases: ReadonlyMap<string, Range>
  readonly #called: ReadonlySet<string>
  readonly #expanded = new Set<string>()
  readonly #words = new Set<string>()
  /** In the parentheses behind a word: numbers, -1 where they are none. */
  readonly #sizes = new Map<string, readonly number[]>()
  #occurs = 1
  #aligned: boolean | undefined
  #external: number | undefined
  #like: number | undefined
  #overlays: number | undefined
  #picture: string | undefined
  readonly #values: ItemValue[] = []

  constructor({ pairs, constants, aliases, called }: Known) {
    this.#pairs = pairs
    this.#constants = constants
    this.#aliases = aliases
    this.#called = called
  }

  read({ from, to }: Range): void {
    const pairs = this.#pairs
    let i = from
    if (pairs.isSign(i, '(') && this.#occurs === 1) {
      this.#occurs = this.#dimensions(i)
      i = Math.max(i + 1, pairs.behindParentheses(i))
    }
    while (i < to) {
      const word = pairs.wordAt(i)
      i = word === '' ? Math.max(i + 1, pairs.behindParentheses(i)) : Math.max(i + 1, this.#attribute(shorts.get(word) ?? word, i))
    }
  }

  /** The attribute whose keyword stands at `i`; gives the token behind it and what belongs to it. */
  #attribute(word: string, i: number): number {
    const pairs = this.#pairs
    const behind = pairs.behindParentheses(i + 1)
    const isTyped = word === 'TYPE' && this.#alias(pairs.wordAt(pairs.isSign(i + 1, '(') ? i + 2 : i + 1))
    if (isTyped || this.#alias(word)) return this.#behindReference(isTyped ? i + 1 : i)
    this.#words.add(word)
    switch (word) {
      case 'PIC':
        if (pairs.tokens.kinds[i + 1] === TokenKind.literal) this.#picture ??= (pairs.tokens.texts[i + 1] ?? '').toUpperCase()
        return i + 2
      case 'ALIGNED':
      case 'UNALIGNED':
        this.#aligned ??= word === 'ALIGNED'
        return i + 1
      case 'DIM':
        this.#occurs = this.#dimensions(i + 1)
        return behind
      case 'LIKE':
      case 'TYPE':
        this.#like ??= pairs.isSign(i + 1, '(') ? i + 2 : i + 1
        return this.#behindReference(i + 1)
      case 'DEFINED':
        this.#overlays ??= pairs.isSign(i + 1, '(') ? i + 2 : i + 1
        return this.#behindReference(i + 1)
      case 'BASED':
        if (behind > i + 1) this.#overlays ??= i + 2
        return behind
      case 'EXTERNAL':
        if (behind > i + 1 && pairs.tokens.kinds[i + 2] === TokenKind.literal) this.#external ??= i + 2
        return behind
      case 'INIT':
      case 'VALUE':
        if (this.#values.length === 0 && behind > i + 1) this.#readValues(i + 2, behind - 1)
        return behind
      default:
        if (behind > i + 1 && !this.#sizes.has(word)) this.#sizes.set(word, this.#numbers(i + 2, behind - 1))
        return behind
    }
  }

  /** Reads what a name stands for, each once: a type may not be made of itself. */
  #alias(name: string): boolean {
    const range = this.#aliases.get(name)
    if (range === undefined || this.#expanded.has(name) || this.#expanded.size >= mostAliases) return false
    this.#expanded.add(name)
    this.read(range)
    return true
  }

  /** `A`, `A.B(3)`, `(A)`. */
  #behindReference(i: number): number {
    const pairs = this.#pairs
    if (pairs.isSign(i, '(')) return pairs.behindParentheses(i)
    let at = pairs.behindParentheses(i + 1)
    while (pairs.isSign(at, '.')) at = pairs.behindParentheses(at + 2)
    return at
  }

  /** `(4)`, `(0:20)`, `(2,3)`: their product. */
  #dimensions(open: number): number {
    const pairs = this.#pairs
    const close = pairs.closingOf(open)
    let product = 1
    for (let i = open + 1; i < close; ) {
      let end = i
      let colon = -1
      while (end < close && !pairs.isSign(end, ',')) {
        if (pairs.isSign(end, ':')) colon = end
        end = Math.max(end + 1, pairs.behindParentheses(end))
      }
      const upper = this.#number(colon < 0 ? i : colon + 1, end)
      const lower = colon < 0 ? 1 : this.#number(i, colon)
      if (upper === undefined || lower === undefined || upper < lower) return -1
      product *= upper - lower + 1
      i = end + 1
    }
    return Math.min(product, 1_000_000)
  }

  #numbers(from: number, to: number): number[] {
    const numbers: number[] = []
    for (let i = from; i < to; ) {
      let end = i
      while (end < to && !this.#pairs.isSign(end, ',')) end = Math.max(end + 1, this.#pairs.behindParentheses(end))
      numbers.push(this.#number(i, end) ?? -1)
      i = end + 1
    }
    return numbers
  }

  /** A number or a constant, with a sign perhaps; undefined for anything else. */
  #number(from: number, to: number): number | undefined {
    const pairs = this.#pairs
    const isNegative = pairs.isSign(from, '-')
    const at = isNegative || pairs.isSign(from, '+') ? from + 1 : from
    if (to - at !== 1) return undefined
    const text = pairs.tokens.texts[at] ?? ''
    const value = pairs.isWord(at) ? this.#constants.get(text) : /^\d{1,9}$/.test(text) ? Number(text) : undefined
    return value === undefined || !isNegative ? value : -value
  }

  /** `INIT('A', (3)('B'), -1)`: literals, numbers and names; what is computed is left out. */
  #readValues(from: number, to: number): void {
    const pairs = this.#pairs
    const { kinds, texts } = pairs.tokens
    for (let i = from; i < to && this.#values.length < mostValues; i++) {
      const kind = kinds[i]
      const text = texts[i] ?? ''
      // A number in parentheses before a value says how often.
      if (pairs.isSign(i, '(') && kinds[i + 1] === TokenKind.number && pairs.isSign(i + 2, ')')) i += 2
      else if (kind === TokenKind.literal) this.#values.push({ text, kind: 'literal', token: i })
      else if (kind === TokenKind.number)
        this.#values.push({ text: pairs.isSign(i - 1, '-') ? `-${text}` : text, kind: 'number', token: i })
      // An entry constant, which is a value of ENTRY VARIABLE.
      else if (kind === TokenKind.word && this.#words.has('ENTRY')) this.#values.push({ text, kind: 'literal', token: i })
    }
  }

  attributes(name: string): Attributes {
    const has = (word: string) => this.#words.has(word)
    const position = this.#size('POSITION')
    const role = this.#role(name)
    return {
      role,
      type: this.#type(name),
      occurs: this.#occurs,
      ...(this.#aligned === undefined ? {} : { aligned: this.#aligned }),
      isUnion: has('UNION'),
      // Language Reference, "VARIABLE attribute": implied by dimensions and storage.
      isVariable: has('VARIABLE') || (role !== 'data' && (this.#occurs !== 1 || has('BASED') || has('DEFINED') || has('CONTROLLED'))),
      isParameter: has('PARAMETER'),
      hasReturns: has('RETURNS'),
      ...(this.#external === undefined ? {} : { external: this.#external }),
      ...(this.#like === undefined ? {} : { like: this.#like }),
      ...(this.#overlays === undefined ? {} : { overlays: this.#overlays }),
      ...(position === undefined || position < 1 ? {} : { position }),
      isBased: has('BASED'),
      words: this.#words,
      ...(this.#picture === undefined ? {} : { picture: this.#picture }),
      values: this.#values,
    }
  }

  #role(name: string): Attributes['role'] {
    let role: Attributes['role'] = this.#isUntypedEntry(name) ? 'entry' : 'data'
    for (const word of this.#words) {
      if (otherRoles.has(word)) return 'other'
      if (word === 'ENTRY' || word === 'RETURNS') role = 'entry'
      else if (fileWords.has(word)) role = 'file'
    }
    return role
  }

  /** OPTIONS is said of entries alone: Enterprise PL/I Language Reference, "OPTIONS attribute". */
  #isUntypedEntry(name: string): boolean {
    return (
      (this.#words.has('OPTIONS') || this.#called.has(name)) && this.#occurs === 1 && [...this.#words].every((word) => untyped.has(word))
    )
  }

  #type(name: string): DataType {
    const has = (word: string) => this.#words.has(word)
    const more = { unsigned: has('UNSIGNED'), complex: has('COMPLEX') }
    const varying: DataType['varying'] = has('VARYING4') ? 'four' : has('VARYINGZ') ? 'zero' : has('VARYING') ? 'two' : undefined
    const string = { ...more, ...(varying === undefined ? {} : { varying }) }
    if (has('CHAR')) return { base: 'char', size: this.#size('CHAR') ?? 1, ...string }
    if (has('BIT')) return { base: 'bit', size: this.#size('BIT') ?? 1, ...string }
    if (has('GRAPHIC')) return { base: 'wide', size: this.#size('GRAPHIC') ?? 1, ...string }
    if (has('WIDECHAR')) return { base: 'wide', size: this.#size('WIDECHAR') ?? 1, ...string }
    if (this.#picture !== undefined) return { base: 'picture', size: pictureLength(this.#picture), ...more }
    if (has('POINTER')) return { base: 'pointer', size: this.#size('POINTER') === 64 ? 8 : 4, ...more }
    if (has('AREA')) return { base: 'area', size: this.#size('AREA') ?? 1000, ...more }
    for (const word of this.#words) {
      const size = otherSizes.get(word)
      if (size !== undefined) return { base: 'other', size, ...more }
    }
    if (has('TYPE') || has('ORDINAL') || has('SQL') || has('LIKE') || this.#isOfUnknownType()) return { base: 'none', size: -1, ...more }
    return this.#arithmetic(name, more)
  }

  #isOfUnknownType(): boolean {
    if (['FIXED', 'FLOAT', 'DEC', 'BIN'].some((word) => this.#words.has(word))) return false
    return [...this.#words].some((word) => !ofAnyType.has(word))
  }

  /** What is not said is assumed: Enterprise PL/I Language Reference, "Defaults for data attributes". */
  #arithmetic(name: string, more: Pick<DataType, 'unsigned' | 'complex'>): DataType {
    const has = (word: string) => this.#words.has(word)
    const isSaid = ['FIXED', 'FLOAT', 'DEC', 'BIN'].some(has)
    // Only fixed-point items have a scaling factor: Language Reference, "PRECISION attribute".
    const isScaled = !has('FLOAT') && ['DEC', 'BIN', 'PREC'].some((word) => (this.#sizes.get(word)?.length ?? 0) > 1)
    const isFixed = has('FIXED') || has('SIGNED') || has('UNSIGNED') || isScaled || (!isSaid && /^[I-N]/.test(name))
    const isBinary = has('BIN') || (!has('DEC') && !isSaid && isFixed)
    const size = this.#size('FIXED') ?? this.#size('FLOAT') ?? this.#size('DEC') ?? this.#size('BIN') ?? this.#size('PREC')
    if (isFixed) return { base: isBinary ? 'binary' : 'decimal', size: size ?? (isBinary ? 15 : 5), ...more }
    return { base: isBinary ? 'float binary' : 'float decimal', size: size ?? (isBinary ? 21 : 6), ...more }
  }

  #size(word: string): number | undefined {
    return this.#sizes.get(word)?.[0]
  }
}

/** Characters of a picture: `(3)9` is three, V and K stand for none, F(n) scales. */
function pictureLength(picture: string): number {
  let length = 0
  let times = 1
  for (const part of picture.matchAll(/\((\d{1,5})\)|F\([+-]?\d{1,3}\)|CR|DB|./g)) {
    if (part[1] !== undefined) {
      times = Number(part[1])
      continue
    }
    const sign = part[0]
    if (sign === ' ' || sign === '<' || sign === '>') continue
    if (sign !== 'V' && sign !== 'K' && !sign.startsWith('F')) length += times * sign.length
    times = 1
  }
  return length
}
