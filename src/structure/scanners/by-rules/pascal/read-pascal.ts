import { CallForm, Qualifier, Role } from '../call-sheet.ts'
import type { Source } from '../language-rules.ts'
import type { SourceTokens } from '../source-tokens.ts'
import type { SymbolSheet } from '../symbol-sheet.ts'
import { blockWords, dottedName, headEnd, isHeader, openingOf, roleOf, routineName, routineWords } from './pascal-names.ts'
import { PascalTypes } from './pascal-types.ts'

/** A routine whose body has not ended yet. */
interface OpenRoutine {
  readonly unit: number
  readonly name: string
  readonly of: string | undefined
  /** Parameters, variables and constants: their names call nothing. */
  readonly variables: Set<string>
  /** How many blocks are open in its body; 0 before it begins. */
  depth: number
}

const declarationWords = new Set(['var', 'const', 'type', 'label', 'threadvar', 'resourcestring', 'exports'])
/** A statement begins behind these. */
const beforeStatement = new Set('begin then else do try finally except repeat of initialization finalization'.split(' '))
/** A statement ends before these. */
const afterStatement = new Set('end else until finally except'.split(' '))
/** What may stand between the head of a routine and its body, and takes the body's place. */
const bodiless = new Set(['forward', 'external'])
const directives = new Set(
  `overload override virtual dynamic abstract stdcall cdecl register pascal safecall inline reintroduce static message deprecated platform library
   assembler far near export varargs unsafe final experimental dispid winapi local noreturn local`.split(/\s+/),
)

/** Delphi, Turbo Pascal and Free Pascal: units, classes and routines; where a body is, what only declares it says nothing more. */
export function readPascal({ tokens, sheet }: Source): void {
  new PascalReader(tokens, sheet).run()
}

class PascalReader {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  readonly #types: PascalTypes
  /** The innermost last. */
  readonly #routines: OpenRoutine[] = []
  #unit = -1
  #unitName: string | undefined
  #declares = false
  /** Blocks open outside of routines: the main program, an initialization. */
  #depth = 0

  constructor(tokens: SourceTokens, sheet: SymbolSheet) {
    this.#tokens = tokens
    this.#sheet = sheet
    this.#types = new PascalTypes(tokens, sheet, (i) => this.#declared(i))
  }

  run(): void {
    const { count } = this.#tokens
    for (let i = 0; i < count; ) i = this.#next(i)
    this.#closeAll(count)
    if (this.#unit >= 0) this.#sheet.end(this.#unit, this.#tokens.line(count - 1))
  }

  get #inCode(): boolean {
    const routine = this.#routines.at(-1)
    return routine ? routine.depth > 0 : this.#depth > 0
  }

  #next(i: number): number {
    const tokens = this.#tokens
    const word = tokens.word(i)
    if (word === '' || tokens.is(i - 1, '.')) {
      if (word !== '' && this.#inCode) this.#use(i)
      return i + 1
    }
    if (routineWords.has(word)) return this.#routine(i)
    if (this.#inCode) return this.#statement(i, word)
    if (word === 'uses' || word === 'requires') return this.#uses(i)
    if (this.#unit < 0 && isHeader(tokens, i)) return this.#header(i)
    if (word === 'interface' && !tokens.is(i - 1, '=')) this.#declares = true
    else if (word === 'implementation') {
      this.#declares = false
      this.#closeAll(i)
    } else if (word === 'initialization' || word === 'finalization') {
      this.#closeAll(i)
      this.#depth = 1
    } else if (blockWords.has(word)) this.#begin()
    else if (tokens.is(i + 1, '=') || tokens.is(i + 1, '<')) return this.#types.read(i, this.#unitName)
    else this.#declared(i)
    return i + 1
  }

  #begin(): void {
    const routine = this.#routines.at(-1)
    if (routine) routine.depth++
    else this.#depth++
  }

  #statement(i: number, word: string): number {
    if (blockWords.has(word)) this.#begin()
    else if (word === 'end') this.#end(i)
    // One that goes on in code: the end of the routine before it was lost.
    else if (word === 'implementation' || word === 'initialization' || word === 'finalization') {
      this.#closeAll(i)
      this.#depth = word === 'implementation' ? 0 : 1
    } else if (word === 'var' || word === 'const') this.#declared(i + 1)
    else this.#use(i)
    return i + 1
  }

  #end(i: number): void {
    const routine = this.#routines.at(-1)
    if (this.#tokens.is(i + 1, '.') && !this.#tokens.isWord(i + 2)) {
      this.#closeAll(i)
      this.#depth = 0
    } else if (!routine) this.#depth--
    else if (--routine.depth === 0) {
      this.#sheet.end(routine.unit, this.#tokens.line(i))
      this.#routines.pop()
    }
  }

  /** Those that are still open end where the code before `i` does. */
  #closeAll(i: number): void {
    for (const { unit } of this.#routines.splice(0)) this.#sheet.end(unit, this.#tokens.line(i - 1))
  }

  #header(i: number): number {
    const tokens = this.#tokens
    const name = dottedName(tokens, i + 1)
    const detail = tokens.between(i, name.next)
    this.#unitName = name.text
    this.#unit = this.#sheet.begin({ role: Role.module, name: name.text, detail, startLine: tokens.line(i) })
    return name.next
  }

  #uses(i: number): number {
    const tokens = this.#tokens
    let at = i + 1
    for (; at < tokens.count && !tokens.is(at, ';'); at++) {
      if (!tokens.isWord(at)) continue
      if (tokens.word(at) === 'in') continue
      if (declarationWords.has(tokens.word(at)) || routineWords.has(tokens.word(at))) return at
      const name = dottedName(tokens, at)
      this.#sheet.call(this.#unit, name.text, tokens.line(at), Qualifier.none, CallForm.module)
      at = name.next - 1
    }
    return at
  }

  #routine(i: number): number {
    const tokens = this.#tokens
    const before = tokens.value(i - 1)
    // A type, or a body without a name.
    if (before === '=' || before === ':' || tokens.word(i - 1) === 'to' || !tokens.isWord(i + 1)) return i + 1
    const start = tokens.word(i - 1) === 'class' ? i - 1 : i
    if (this.#inCode && tokens.indent(start) > 0) return i + 1
    const name = routineName(tokens, i + 1)
    const end = headEnd(tokens, name.next)
    const body = this.#declares ? undefined : this.#behindDirectives(end + 1)
    // A qualified name stands in no other routine, and in code there is none: an end was lost.
    if (name.of !== undefined || this.#inCode || this.#routines.at(-1)?.name === name.text) this.#closeAll(start)
    const around = this.#routines.at(-1)
    const unit = this.#sheet.begin({
      role: roleOf(tokens.word(i)),
      name: name.text,
      of: name.of ?? around?.name ?? this.#unitName,
      detail: tokens.between(start, end),
      startLine: tokens.line(start),
      declaration: body === undefined,
    })
    if (body === undefined) return end + 1
    const variables = new Set(around?.variables)
    for (let at = name.next; at < end; at++) {
      if (tokens.isWord(at) && (tokens.is(at + 1, ':') || tokens.is(at + 1, ',')) && !tokens.is(at - 1, ':')) variables.add(tokens.word(at))
    }
    this.#routines.push({ unit, name: name.text, of: name.of, variables, depth: 0 })
    return body
  }

  /** Where the body may begin; undefined when the directives say that there is none. */
  #behindDirectives(from: number): number | undefined {
    const tokens = this.#tokens
    let at = from
    for (;;) {
      const word = tokens.word(at)
      if (bodiless.has(word)) return undefined
      if (!directives.has(word)) return at
      while (at < tokens.count && !tokens.is(at, ';')) at++
      at++
    }
  }

  /** A variable, constant or field, or one of several before a colon. */
  #declared(i: number): void {
    const tokens = this.#tokens
    if (!tokens.isWord(i) || !(tokens.is(i + 1, ':') || tokens.is(i + 1, ',') || tokens.is(i + 1, '='))) return
    const routine = this.#routines.at(-1)
    if (routine) routine.variables.add(tokens.word(i))
    else this.#sheet.variable(tokens.value(i))
  }

  /** A name in a statement: a call, or what may be one. */
  #use(i: number): void {
    const tokens = this.#tokens
    if (this.#sheet.isKeyword(tokens.word(i)) || tokens.is(i - 1, '@')) return
    if (tokens.is(i + 1, ':') && tokens.is(i + 2, '=')) return
    const routine = this.#routines.at(-1)
    const qualifier = this.#qualifier(i)
    if (qualifier === Qualifier.none && routine?.variables.has(tokens.word(i))) return
    const isCall = tokens.is(i + 1, '(') || tokens.word(i - 1) === 'inherited' || this.#isStatement(i)
    this.#sheet.call(routine?.unit ?? this.#unit, tokens.value(i), tokens.line(i), qualifier, isCall ? CallForm.call : CallForm.mention)
  }

  #qualifier(i: number): string | number {
    const tokens = this.#tokens
    if (tokens.word(i - 1) === 'inherited') return Qualifier.base
    if (!tokens.is(i - 1, '.')) return Qualifier.none
    if (!tokens.isWord(i - 2)) return Qualifier.unknown
    return tokens.word(i - 2) === 'self' ? Qualifier.self : tokens.value(i - 2)
  }

  /** `Name;` and `Object.Name;` alone. */
  #isStatement(i: number): boolean {
    const tokens = this.#tokens
    if (!tokens.is(i + 1, ';') && !afterStatement.has(tokens.word(i + 1))) return false
    let at = i
    for (let steps = 0; steps < 8 && tokens.is(at - 1, '.'); steps++) {
      at -= 2
      if (tokens.is(at, ')') || tokens.is(at, ']')) at = openingOf(tokens, at)
    }
    return tokens.is(at - 1, ';') || (tokens.is(at - 1, ':') && !tokens.is(at, '=')) || beforeStatement.has(tokens.word(at - 1))
  }
}
