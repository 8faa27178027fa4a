import { memberName } from '../../member-name.ts'
import { CallForm, Qualifier, Role } from './call-sheet.ts'
import { behindAttributes, hasAny, hasRange, withBounds } from './declarations.ts'
import type { EndWordGrammar } from './end-word-grammar.ts'
import type { Source } from './language-rules.ts'
import { bindingsIn, listedNames } from './read-bindings.ts'
import { namesIn, qualifierBefore } from './read-names.ts'
import type { SourceTokens } from './source-tokens.ts'
import { type Statement, statementsOf } from './statements.ts'
import type { SymbolSheet } from './symbol-sheet.ts'

interface Open {
  readonly unit: number
  readonly word: string
  readonly name: string
  readonly column: number
  readonly variables: Set<string>
  /** By variable the type that it is declared with. */
  readonly types?: Map<string, string>
  /** Routines that it may hand on as arguments. */
  readonly handed?: Set<string>
  /** The last other way into it, which goes on to the next one. */
  point?: number
}

/** Definitions and calls of a language whose blocks end with words. */
export function readEndWords(grammar: EndWordGrammar): (source: Source) => void {
  return ({ path, tokens, sheet }) => new EndWordReader(memberName(path), tokens, sheet, grammar).run()
}

class EndWordReader {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  readonly #grammar: EndWordGrammar
  readonly #open: Open[] = []
  readonly #member: string
  /** Where a program begins that has no head, if it is one. */
  #outsideFrom: number | undefined
  #runsOutside = false
  /** Of a main program without a head. */
  readonly #handedOutside = new Set<string>()

  constructor(member: string, tokens: SourceTokens, sheet: SymbolSheet, grammar: EndWordGrammar) {
    this.#member = member
    this.#tokens = tokens
    this.#sheet = sheet
    this.#grammar = grammar
  }

  run(): void {
    let last = 0
    for (const statement of statementsOf(this.#tokens, this.#grammar.statements)) {
      this.#statement(statement)
      last = statement.to
    }
    while (this.#open.length > 0) this.#close(last - 1)
  }

  #statement(statement: Statement): void {
    const tokens = this.#tokens
    const from = withoutLabel(tokens, statement)
    const { to } = statement
    if (this.#ends(from, to)) return
    if (this.#defines(from, to)) return
    if (this.#open.length === 0) this.#standsOutside(from)
    if (this.#imports(from, to)) return
    if (this.#binds(from, to)) return
    if (this.#declares(from, to)) return
    if (this.#hands(from, to)) return
    this.#calls(from, to)
  }

  #standsOutside(from: number): void {
    this.#outsideFrom ??= this.#tokens.line(from)
    this.#runsOutside ||= this.#grammar.mainStatements?.has(this.#tokens.word(from)) === true
  }

  /** A main program may go without a head: then its calls are no part of what follows. */
  #endsMain(at: number): void {
    if (this.#outsideFrom !== undefined && this.#runsOutside) {
      const unit = this.#sheet.begin({
        role: Role.module,
        name: this.#member,
        of: undefined,
        detail: 'main program without a head',
        startLine: this.#outsideFrom,
      })
      this.#sheet.takeCalls(unit)
      this.#sheet.end(unit, this.#tokens.line(at))
    }
    this.#outsideFrom = undefined
    this.#runsOutside = false
  }

  #close(at: number): void {
    const open = this.#open.pop()
    if (open === undefined) return
    if (open.point !== undefined) this.#sheet.end(open.point, this.#tokens.line(at))
    this.#sheet.end(open.unit, this.#tokens.line(at))
  }

  #ends(from: number, to: number): boolean {
    const tokens = this.#tokens
    const { endsBy, definitions, bareEnds } = this.#grammar
    const first = tokens.word(from)
    if (!first.startsWith('end')) return false
    if (endsBy === 'column') {
      if (first !== 'end' || !tokens.isFirstOnLine(from)) return false
      const column = tokens.indent(from)
      const at = this.#open.findLastIndex((open) => open.column === column)
      while (at !== -1 && this.#open.length > at) this.#close(from)
      return true
    }
    const word = first === 'end' ? this.#definingWord(from + 1).word : first.slice('end'.length)
    if (first === 'end' && to === from + 1) {
      if (bareEnds && this.#open.length === 0) this.#endsMain(from)
      else if (bareEnds) this.#close(from)
      return true
    }
    if (!definitions.has(word) && !this.#grammar.inherited?.has(word)) return first === 'end' || word === ''
    const at = this.#open.findLastIndex((open) => open.word === word)
    while (at !== -1 && this.#open.length > at) this.#close(from)
    return true
  }

  #defines(from: number, to: number): boolean {
    const tokens = this.#tokens
    const { definitions, modifiers, endsBy, bodiless, external, hiding } = this.#grammar
    let at = endsBy === 'column' ? valueAt(tokens, from, to) : from
    const isDefinition = (i: number) => i < to && definitions.has(this.#definingWord(i).word)
    // `type(name) function` gives a type and defines none.
    const isGiven = (i: number) => endsBy === 'word' && tokens.is(i + 1, '(') && definitions.get(tokens.word(i)) === Role.type
    while (at < to && !(isDefinition(at) && !isDefinition(at + 1) && !isGiven(at))) {
      const isModifier = modifiers.has(tokens.word(at)) || isDefinition(at)
      if (tokens.is(at, '(') && at > from) at = tokens.behindGroup(at, '(', ')', to)
      else if (tokens.is(at, '<') && at === from) at = tokens.behindGroup(at, '<', '>', to)
      else if (isModifier || tokens.is(at, '*') || (tokens.is(at - 1, '*') && at > from)) at++
      else return false
    }
    if (at >= to) return false
    // `module procedure` has its head elsewhere; in an interface it lists what is defined elsewhere.
    if (this.#grammar.inherited?.has(tokens.word(at + 1)) && this.#open.at(-1)?.word !== 'interface') at++
    const { word, last } = this.#definingWord(at)
    at = last
    const isInherited = this.#grammar.inherited?.has(word) === true
    const role = isInherited ? Role.routine : definitions.get(word)
    if (role === undefined || this.#grammar.inherited?.has(tokens.word(at + 1))) return false
    const unnamed = this.#grammar.unnamed?.has(word) ? { name: this.#member, of: undefined, next: to } : undefined
    const named = this.#nameOf(at, from, to) ?? unnamed
    const column = tokens.indent(from)
    if (!named) {
      if (bodiless?.has(word)) this.#open.push({ unit: -1, word, name: '', column, variables: new Set() })
      return bodiless?.has(word) === true
    }
    if (!this.#grammar.nested) while (this.#isRoutine(this.#open.at(-1))) this.#close(from - 1)
    const around = this.#open.at(-1)
    const isExternal = hasAny(tokens, from, at, external) || (around !== undefined && bodiless?.has(around.word) === true)
    const isPoint = this.#grammar.points?.has(word) === true
    const unit = this.#sheet.begin({
      role: isPoint ? Role.point : role,
      name: named.name,
      of: named.of ?? (around?.name || undefined),
      detail: tokens.between(from, to),
      startLine: tokens.line(from),
      hidden: hasAny(tokens, from, at, hiding),
      declaration: isExternal,
    })
    this.#bases(unit, { head: at + 1, next: named.next, to })
    if (tokens.is(at + 1, '(') && named.next > at + 2) for (const i of listedNames(tokens, at, named.next - 1)) this.#uses(unit, i)
    // On one line, or `def name(…) = value`.
    const isShort = tokens.is(tokens.behindGroup(named.next, '(', ')', to), '=') && named.next < to && tokens.is(named.next, '(')
    const isWhole = endsBy === 'column' && (tokens.word(to - 1) === 'end' || isShort)
    if (isWhole || isPoint || (isExternal && !this.#grammar.declarationsEnd)) {
      this.#sheet.end(unit, tokens.line(to - 1))
      if (isPoint && around !== undefined) this.#begins(unit, around, from)
      return true
    }
    const variables = namesIn(tokens, named.next, to, true)
    this.#open.push({ unit, word, name: named.name, column, variables, types: new Map(), handed: new Set() })
    return true
  }

  #begins(point: number, around: Open, at: number): void {
    if (around.point !== undefined) this.#sheet.end(around.point, this.#tokens.line(at) - 1)
    around.point = point
  }

  /** `block data` may be written as one word or as two. */
  #definingWord(at: number): { readonly word: string; readonly last: number } {
    const both = `${this.#tokens.word(at)}${this.#tokens.word(at + 1)}`
    const isBoth = this.#tokens.isWord(at + 1) && this.#grammar.definitions.has(both)
    return isBoth ? { word: both, last: at + 1 } : { word: this.#tokens.word(at), last: at }
  }

  #uses(unit: number, module: number): void {
    this.#sheet.call(unit, this.#tokens.value(module), this.#tokens.line(module), Qualifier.none, CallForm.module)
  }

  #isRoutine(open: Open | undefined): boolean {
    const role = open && this.#grammar.definitions.get(open.word)
    return role === Role.routine || role === Role.value
  }

  /** `type, extends(base) :: name`, `property get name`, `module a.b:name`, `name = function`. */
  #nameOf(
    at: number,
    from: number,
    to: number,
  ): { readonly name: string; readonly of: string | undefined; readonly next: number } | undefined {
    const tokens = this.#tokens
    let i = at + 1
    // `submodule (parent) name`
    if (tokens.is(i, '(') && this.#grammar.definitions.get(tokens.word(at)) === Role.module) i = tokens.behindGroup(i, '(', ')', to)
    while (
      i < to &&
      (tokens.word(i) === 'get' || tokens.word(i) === 'let' || tokens.word(i) === 'set' || tokens.word(i) === 'body') &&
      tokens.isWord(i + 1)
    )
      i++
    if (tokens.is(i, ',')) while (i < to && !tokens.is(i, ':')) i++
    while (tokens.is(i, ':')) i++
    if (i < to && tokens.isWord(i)) {
      let of: string | undefined
      while ((tokens.is(i + 1, '.') || tokens.is(i + 1, ':')) && tokens.isWord(i + 2) && i + 2 < to) {
        of = tokens.word(i) === 'self' ? undefined : tokens.value(i)
        i += 2
      }
      // `type(name) :: x` declares a variable.
      return { name: tokens.value(i), of, next: i + 1 }
    }
    if (this.#grammar.endsBy === 'column' && tokens.is(at - 1, '=') && tokens.isWord(at - 2) && at - 2 >= from) {
      const of = tokens.is(at - 3, '.') && at - 4 >= from ? tokens.value(at - 4) : undefined
      return { name: tokens.value(at - 2), of, next: at + 1 }
    }
    return undefined
  }

  /** Behind the name, and before it in `type, extends(base) :: name`. */
  #bases(unit: number, { head, next, to }: { head: number; next: number; to: number }): void {
    const tokens = this.#tokens
    if (this.#grammar.endsBy === 'column' && tokens.is(next, '<') && tokens.isWord(next + 1))
      this.#sheet.inherits(unit, tokens.value(next + 1))
    for (let i = head; i < to; i++) {
      if (tokens.word(i) !== 'extends' && tokens.word(i) !== 'inherits' && tokens.word(i) !== 'implements') continue
      const base = tokens.is(i + 1, '(') ? i + 2 : i + 1
      if (tokens.isWord(base)) this.#sheet.inherits(unit, tokens.value(base))
    }
  }

  #imports(from: number, to: number): boolean {
    const tokens = this.#tokens
    const form = this.#grammar.imports?.get(tokens.word(from))
    if (form === undefined) return false
    const unit = this.#open.at(-1)?.unit ?? -1
    // `use, intrinsic ::`
    const first = form === CallForm.module && tokens.is(from + 1, ',') ? from + 3 : from + 1
    for (let i = first; i < to; i++) {
      const line = tokens.line(i)
      if (form === CallForm.path) {
        if (!tokens.isWord(i) && tokens.value(i).length > 1) this.#sheet.call(unit, tokens.value(i), line, Qualifier.none, form)
        continue
      }
      // What is taken from a module stands behind a comma.
      if (tokens.is(i, ',') && tokens.word(from) === 'use') break
      if (tokens.isWord(i) && !tokens.is(i + 1, '.')) this.#sheet.call(unit, tokens.value(i), line, Qualifier.none, form)
    }
    return true
  }

  /** What a type or a generic name stands for. */
  #binds(from: number, to: number): boolean {
    const tokens = this.#tokens
    const top = this.#open.at(-1)
    if (!this.#grammar.bindings?.has(tokens.word(from)) || !top) return false
    const line = tokens.line(from)
    if (top.word === 'interface' || tokens.word(from) === 'final') {
      if (top.unit !== -1) for (const i of listedNames(tokens, from, to)) this.#sheet.call(top.unit, tokens.value(i), tokens.line(i))
      return true
    }
    if (this.#grammar.definitions.get(top.word) !== Role.type) return false
    for (const { at, targets, isGeneric } of bindingsIn(tokens, from, to)) {
      const name = tokens.value(at)
      if (!isGeneric && targets[0] !== undefined) this.#sheet.binds(top.unit, name, tokens.value(targets[0]))
      if (targets[0] === at) continue
      const detail = tokens.between(from, to)
      const unit = this.#sheet.begin({ name, of: top.name, detail, startLine: tokens.line(at), declaration: targets.length === 0 })
      for (const target of targets) this.#sheet.call(unit, tokens.value(target), Math.max(line, tokens.line(target)))
    }
    return true
  }

  /** Names of variables, so that an array is no routine and a variable no call. */
  #declares(from: number, to: number): boolean {
    const tokens = this.#tokens
    const { variableWords, arrays } = this.#grammar
    if (!variableWords?.has(tokens.word(from))) return false
    const top = this.#open.at(-1)
    const first = arrays ? behindAttributes(tokens, from, to) : from + 1
    const type = this.#grammar.bindings && tokens.is(from + 1, '(') && tokens.is(from + 3, ')') ? tokens.value(from + 2) : undefined
    // What has no bounds and is followed by brackets somewhere else gives a value.
    const mayBeRoutines = arrays && !hasAny(tokens, from, first, withBounds)
    let depth = 0
    let value = false
    for (let i = first; i < to; i++) {
      if (tokens.is(i, '(')) depth++
      else if (tokens.is(i, ')')) depth--
      else if (tokens.is(i, '=') && depth === 0) value = true
      else if (tokens.is(i, ',') && depth === 0) value = false
      else if (depth === 0 && !value && tokens.isWord(i) && !tokens.is(i - 1, '.') && !/^(?:as|new)$/.test(tokens.word(i - 1))) {
        if (type !== undefined) top?.types?.set(tokens.word(i), type)
        if (arrays && !tokens.is(i + 1, '(') && (mayBeRoutines || (!tokens.is(i - 1, ',') && !tokens.is(i - 1, ':')))) continue
        if (top && Role.module !== this.#grammar.definitions.get(top.word)) top.variables.add(tokens.word(i))
        else this.#sheet.variable(tokens.value(i))
      }
    }
    if (value || !arrays) this.#calls(from, to)
    return true
  }

  /** `EXTERNAL NAME`: no call, but where it is an argument of one it is used. */
  #hands(from: number, to: number): boolean {
    const tokens = this.#tokens
    if (!this.#grammar.handed?.has(tokens.word(from))) return false
    const handed = this.#open.at(-1)?.handed ?? this.#handedOutside
    for (const i of listedNames(tokens, from, to)) handed.add(tokens.word(i))
    return true
  }

  #isHanded(i: number): boolean {
    const tokens = this.#tokens
    const handed = this.#open.at(-1)?.handed ?? this.#handedOutside
    const isArgument = (tokens.is(i - 1, '(') || tokens.is(i - 1, ',')) && (tokens.is(i + 1, ')') || tokens.is(i + 1, ','))
    return isArgument && handed.has(tokens.word(i))
  }

  #calls(from: number, to: number): void {
    const tokens = this.#tokens
    const { callWords, callsOutside, bareCalls, memberSign, pointedOperators, arrays } = this.#grammar
    const top = this.#open.at(-1)
    const unit = top?.unit ?? -1
    for (let i = from; i < to; i++) {
      if (!tokens.isWord(i)) continue
      const before = tokens.word(i - 1)
      const isMember = memberSign !== undefined && tokens.is(i - 1, memberSign)
      if (this.#sheet.isKeyword(tokens.word(i)) && !tokens.is(i - 1, '.') && !isMember && !callWords?.has(before)) continue
      const qualifier = isMember ? this.#typeBefore(i) : pointedOperators ? Qualifier.none : (qualifierBefore(tokens, i) ?? Qualifier.none)
      if (qualifier === Qualifier.none && top?.variables.has(tokens.word(i)) && !callWords?.has(before)) continue
      // The name of a member is called, not what it belongs to.
      const next =
        memberSign !== undefined && tokens.is(i + 1, '(') && callWords?.has(before) ? tokens.behindGroup(i + 1, '(', ')', to) : i + 1
      if ((tokens.is(i + 1, '.') && !pointedOperators) || (memberSign !== undefined && tokens.is(next, memberSign))) continue
      const isNamed = callWords?.has(before) === true || before === 'new'
      const isCall = isNamed || (tokens.is(i + 1, '(') && before !== 'addressof' && !(arrays && hasRange(tokens, i + 1, to)))
      const isStatement = bareCalls === true && !tokens.is(i + 1, '=') && this.#startsStatement(i, from)
      const form = callsOutside && qualifier === Qualifier.none && callWords?.has(before) ? CallForm.named : CallForm.call
      if (isCall || isStatement || this.#isHanded(i)) this.#sheet.call(unit, tokens.value(i), tokens.line(i), qualifier, form)
      else if (bareCalls && !tokens.is(i + 1, '=') && before !== 'addressof')
        this.#sheet.call(unit, tokens.value(i), tokens.line(i), qualifier, CallForm.mention)
    }
  }

  /** What a member belongs to: the type of its variable where that is declared here, else the name before it. */
  #typeBefore(i: number): string | number {
    const tokens = this.#tokens
    if (!tokens.isWord(i - 2)) return Qualifier.unknown
    const isPart = tokens.is(i - 3, this.#grammar.memberSign ?? '')
    return (isPart ? undefined : this.#open.at(-1)?.types?.get(tokens.word(i - 2))) ?? tokens.value(i - 2)
  }

  /** The last name of `a.b.c` at the beginning, or behind a word that lets a statement follow. */
  #startsStatement(i: number, from: number): boolean {
    const tokens = this.#tokens
    let at = i
    while (at - 2 >= from && tokens.is(at - 1, '.') && tokens.isWord(at - 2)) at -= 2
    return at === from || tokens.word(at - 1) === 'then' || tokens.word(at - 1) === 'else'
  }
}

/** Numbers before a statement, and a name with a colon. */
function withoutLabel(tokens: SourceTokens, { from, to }: Statement): number {
  if (/^\d+$/.test(tokens.value(from)) && from + 1 < to) return from + 1
  return from
}

/** Of `a.b = function` the last word, else `from`. */
function valueAt(tokens: SourceTokens, from: number, to: number): number {
  for (let i = from + 2; i < Math.min(to, from + 8); i++) if (tokens.word(i) === 'function' && tokens.is(i - 1, '=')) return i
  return from
}
