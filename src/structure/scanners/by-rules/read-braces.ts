import type { BraceGrammar } from './brace-grammar.ts'
import { behindAngles, type Head, readHead } from './brace-heads.ts'
import { CallForm, Qualifier, Role } from './call-sheet.ts'
import type { Source } from './language-rules.ts'
import { type SourceTokens, TokenKind } from './source-tokens.ts'
import type { FoundSymbol, SymbolSheet } from './symbol-sheet.ts'

/** What a brace has opened, or the member itself. */
interface Scope {
  /** Definitions stand in it; else statements. */
  readonly declares: boolean
  /** What its lines belong to. */
  readonly unit: number
  readonly of: string | undefined
  /** Its closing brace ends the unit. */
  readonly ends: boolean
  readonly isType: boolean
  /** Its closing brace has the name behind it. */
  readonly unnamed?: { readonly line: number; readonly detail: string }
  /** Names of parameters and variables that may hold a function. */
  readonly variables: Set<string> | undefined
  /** Of definitions: where the current one begins, how many brackets are open, whether something is assigned, which unit it defines. */
  head: number
  brackets: number
  assigned: boolean
  pending: number | undefined
}

const outside = -1
/** So far is looked ahead for the body of a routine; more parameters than that nobody has. */
const longestRoutineHead = 1500
/** Deeper is no code. */
const deepest = 500
/** A name behind one of these is no declared variable and may be called. */
const beforeCall = new Set(
  'return case throw throws new delete in of await yield typeof goto else not and or do void defer go if unless co_return co_await'.split(' '),
)
const selves = new Set(['this', 'self', 'me', 'cls', '$this', 'static', 'Self'])
const bases = new Set(['super', 'base', 'parent', 'mybase'])

/** Definitions and calls of a language whose blocks stand in braces. */
export function readBraces(grammar: BraceGrammar): (source: Source) => void {
  return ({ tokens, sheet }) => new BraceReader(tokens, sheet, grammar).run()
}

class BraceReader {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  readonly #grammar: BraceGrammar
  #scopes: Scope[] = [scope({ declares: true, unit: outside })]
  /** What was open at each `#if`: every branch begins with that. */
  readonly #conditionals: (readonly Scope[])[] = []

  constructor(tokens: SourceTokens, sheet: SymbolSheet, grammar: BraceGrammar) {
    this.#tokens = tokens
    this.#sheet = sheet
    this.#grammar = grammar
  }

  run(): void {
    const { count, kinds } = this.#tokens
    for (let i = 0; i < count; ) {
      const top = this.#top()
      if (kinds[i] === TokenKind.directive) {
        const behind = this.#directive(i)
        const { head } = this.#top()
        if (head === i) this.#top().head = behind
        i = behind
      }
      else i = top.declares ? this.#declaration(i, top) : this.#statement(i, top)
    }
    while (this.#scopes.length > 1) this.#close(count - 1)
    this.#endPending(this.#top(), count)
  }

  #top(): Scope {
    return this.#scopes.at(-1) ?? scope({ declares: true, unit: outside })
  }

  #isKeyword = (word: string): boolean => this.#sheet.isKeyword(word)

  #directive(i: number): number {
    const { kinds, count } = this.#tokens
    let end = i
    while (end < count && kinds[end] !== TokenKind.directiveEnd) end++
    const name = this.#tokens.value(i)
    if (name === 'define') this.#macro(i, end)
    else if (name === 'include' || name === 'import') this.#include(i, end)
    else if (/^(?:if|ifdef|ifndef)$/.test(name)) this.#conditionals.push(this.#scopes.length > deepest ? [] : [...this.#scopes])
    else if (/^(?:else|elif|elifdef|elifndef)$/.test(name)) this.#branch(i)
    else if (name === 'endif') this.#conditionals.pop()
    return end + 1
  }

  /** One branch closed or opened what the next one closes or opens again. */
  #branch(i: number): void {
    const before = this.#conditionals.at(-1)
    if (!before || before.length === 0) return
    while (this.#scopes.length > before.length) this.#close(i - 1)
    this.#scopes = [...before]
    const top = this.#top()
    if (!top.declares) return
    top.brackets = 0
    top.head = i
  }

  #macro(i: number, end: number): void {
    const { isGlued, is, value, line, between } = bound(this.#tokens)
    if (!is(i + 2, '(') || !isGlued(i + 2)) return
    const unit = this.#sheet.begin({ kind: 'macro', name: value(i + 1), detail: `#define ${between(i + 1, end)}`, startLine: line(i) })
    this.#sheet.end(unit, line(end - 1))
    const parameters = namesIn(this.#tokens, i + 2, this.#tokens.behindGroup(i + 2, '(', ')', end))
    for (let at = i + 2; at < end; at++) this.#call(at, unit, parameters)
  }

  #include(i: number, end: number): void {
    const { tokens, sheet } = { tokens: this.#tokens, sheet: this.#sheet }
    if (tokens.kinds[i + 1] === TokenKind.text) return sheet.call(outside, tokens.value(i + 1), tokens.line(i), Qualifier.none, CallForm.path)
    if (!tokens.is(i + 1, '<')) return
    const path = tokens.text.slice(tokens.ends[i + 1], tokens.starts[end]).split('>')[0] ?? ''
    sheet.call(outside, `<${path.trim()}`, tokens.line(i), Qualifier.none, CallForm.path)
  }

  #declaration(i: number, top: Scope): number {
    const tokens = this.#tokens
    const { newlineEnds, functionValues, cFamily } = this.#grammar
    if (tokens.isWord(i)) {
      if (newlineEnds && top.brackets === 0 && i > top.head && tokens.isFirstOnLine(i) && this.#mayEndBefore(i)) this.#endHead(top, i)
      const behind = this.#imported(i, top) ?? this.#announced(i, top)
      if (behind !== undefined) return behind
      if (top.assigned || top.brackets > 0 || this.#grammar.script) this.#call(i, top.pending ?? top.unit, top.variables)
    } else if (tokens.is(i, '{')) this.#openFrom(i, top)
    else if (tokens.is(i, '}')) this.#close(i)
    else if (tokens.is(i, '(') || tokens.is(i, '[')) top.brackets++
    else if (tokens.is(i, ')') || tokens.is(i, ']')) top.brackets = Math.max(0, top.brackets - 1)
    else if (top.brackets > 0) return i + 1
    else if (tokens.is(i, ';')) {
      if (!this.#continuesParameters(top.head, i)) this.#endHead(top, i + 1)
    } else if (tokens.is(i, '=')) {
      if (tokens.is(i + 1, '>') && tokens.isGlued(i + 1)) {
        if (functionValues && top.assigned) this.#value(top, i)
      } else top.assigned = true
    } else if (cFamily && tokens.is(i, ':') && i - top.head <= 2 && accessWords.has(tokens.word(i - 1))) top.head = i + 1
    return i + 1
  }

  /** Whether the line before this word may end a statement. */
  #mayEndBefore(i: number): boolean {
    const kind = this.#tokens.kinds[i - 1]
    return kind !== TokenKind.sign || /[)\]}>?!]/.test(this.#tokens.value(i - 1))
  }

  /** `int f(a, b) char *a; int b; {` declares its parameters behind them. */
  #continuesParameters(head: number, semicolon: number): boolean {
    const tokens = this.#tokens
    if (!this.#grammar.cFamily || semicolon - head > 100) return false
    for (let i = head; i < semicolon; i++) {
      if (tokens.is(i, '=')) return false
      if (!tokens.is(i, '(')) continue
      const behind = tokens.behindGroup(i, '(', ')', semicolon)
      const isNames = tokens.between(i, behind).replace(/[\w\s,()]/g, '') === '' && behind - i > 2
      const isTypes = isNames && (tokens.isWord(i + 1) && (tokens.is(i + 2, ',') || tokens.is(i + 2, ')')))
      return isTypes && i > head && tokens.isWord(behind) && (tokens.isWord(behind + 1) || tokens.is(behind + 1, '*')) && semicolon - behind > 1
    }
    return false
  }

  #endHead(top: Scope, next: number): void {
    this.#endPending(top, next)
    const { cFamily } = this.#grammar
    if (next > top.head && cFamily) this.#declared(top, next - 1)
    else if (this.#grammar.newlineEnds && next > top.head) this.#shortType(top, next)
    startHead(top, next)
  }

  #endPending(top: Scope, next: number): void {
    if (top.pending !== undefined) this.#sheet.end(top.pending, this.#tokens.line(next - 1))
    top.pending = undefined
  }

  /** A prototype, a typedef. */
  #declared(top: Scope, semicolon: number): void {
    const tokens = this.#tokens
    const { head } = top
    if (tokens.word(head) === 'typedef') {
      const last = semicolon - 1
      let at = tokens.isWord(last) ? last : -1
      for (let i = head; at < 0 && i < semicolon; i++) if (tokens.is(i, '*') && tokens.is(i - 1, '(') && tokens.is(i + 2, ')')) at = i + 1
      if (at > 0) this.#define({ role: Role.type, name: tokens.value(at), of: top.of, detail: tokens.between(head, semicolon) }, head, semicolon)
      return
    }
    if (top.assigned || tokens.is(head, '(')) return
    const found = readHead(tokens, { from: head, brace: semicolon, inType: top.isType }, this.#grammar, this.#isKeyword)
    // `MACRO(x);` has no type before it, and only a constructor has none.
    const isTyped = found.what === 'routine' && (tokens.isWord(head + 1) || tokens.is(head + 1, '*') || tokens.is(head + 1, ':') || found.name === top.of)
    if (found.what !== 'routine' || !isTyped) return
    const { name, of = top.of, hidden } = found
    this.#define({ name, of, hidden, detail: tokens.between(head, semicolon), declaration: true }, head, semicolon)
  }

  /** A class of one line, and `type Name =`. */
  #shortType(top: Scope, next: number): void {
    const tokens = this.#tokens
    for (let i = top.head; i < Math.min(next, top.head + 4); i++) {
      const word = tokens.word(i)
      if (tokens.isWord(i + 1) && (word === 'type' || (this.#grammar.types.has(word) && !top.assigned)))
        return this.#define({ role: Role.type, name: tokens.value(i + 1), of: top.of, detail: tokens.between(top.head, next) }, top.head, next - 1)
    }
  }

  #define(found: Omit<FoundSymbol, 'startLine'>, from: number, to: number): void {
    this.#sheet.end(this.#sheet.begin({ ...found, startLine: this.#tokens.line(from) }), this.#tokens.line(to))
  }

  #imported(i: number, top: Scope): number | undefined {
    const { imports } = this.#grammar
    if (!imports || i !== top.head) return undefined
    const tokens = this.#tokens
    imports.lastIndex = tokens.starts[i] ?? 0
    const groups = imports.exec(tokens.text)?.groups
    if (!groups) return undefined
    if (groups.path !== undefined) this.#sheet.call(outside, groups.path, tokens.line(i), Qualifier.none, CallForm.path)
    for (const name of (groups.module ?? '').split(',')) {
      const last = name.trim().split(/[.\\]|::/).at(-1) ?? ''
      if (/^\w/.test(last)) this.#sheet.call(outside, last, tokens.line(i), Qualifier.none, CallForm.module)
    }
    return undefined
  }

  /** `function name (…)`, and a function as a value. The index behind what was read. */
  #announced(i: number, top: Scope): number | undefined {
    const { routines, functionValues } = this.#grammar
    const tokens = this.#tokens
    if (!routines?.has(tokens.word(i)) || tokens.is(i - 1, '.')) return undefined
    const named = routineName(tokens, i + 1)
    if (!named) {
      if (functionValues && top.declares && top.assigned && top.brackets === 0) this.#value(top, i)
      return undefined
    }
    const start = top.declares && top.brackets === 0 && i - top.head < 12 ? top.head : i
    const body = this.#bodyOf(named.next)
    const of = named.of ?? top.of
    const detail = tokens.between(start, body.at)
    const isDeclaration = body.what === 'none'
    if (top.declares) this.#endPending(top, start)
    const unit = this.#sheet.begin({ name: named.name, of, detail, startLine: tokens.line(start), declaration: isDeclaration })
    const variables = this.#grammar.shadowing ? namesIn(tokens, named.next, body.at) : undefined
    if (top.declares) startHead(top, body.at)
    if (body.what === 'braces') {
      this.#scopes.push(scope({ declares: false, unit, of: named.name, ends: true, variables }))
      return body.at + 1
    }
    this.#sheet.end(unit, tokens.line(body.at - 1))
    if (body.what === 'none') return body.at
    const end = this.#endOfExpression(body.at)
    for (let at = body.at; at < end; at++) this.#call(at, unit, variables)
    this.#sheet.end(unit, tokens.line(end - 1))
    if (top.declares) startHead(top, end)
    return end
  }

  #bodyOf(from: number): { readonly what: 'braces' | 'expression' | 'none'; readonly at: number } {
    const tokens = this.#tokens
    const limit = Math.min(tokens.count, from + longestRoutineHead)
    for (let i = from; i < limit; i++) {
      if (tokens.is(i, '(')) i = tokens.behindGroup(i, '(', ')', limit) - 1
      else if (tokens.is(i, '{')) {
        // A type may be written in braces.
        if (!/^[:<|&,=]$/.test(tokens.value(i - 1)) || tokens.is(i - 2, ')')) {
          if (!tokens.is(i - 1, ':')) return { what: 'braces', at: i }
        }
        i = tokens.behindGroup(i, '{', '}', limit) - 1
      } else if (tokens.is(i, '=')) return { what: 'expression', at: i }
      else if (tokens.is(i, ';') || tokens.is(i, '}') || tokens.is(i, ')') || tokens.is(i, ',')) return { what: 'none', at: i }
      else if (this.#grammar.newlineEnds && i > from && tokens.isWord(i) && tokens.isFirstOnLine(i) && this.#mayEndBefore(i)) {
        if (tokens.word(i) !== 'where') return { what: 'none', at: i }
      }
    }
    return { what: 'none', at: Math.min(limit, from + 1) }
  }

  #endOfExpression(from: number): number {
    const tokens = this.#tokens
    let depth = 0
    for (let i = from; i < tokens.count; i++) {
      if (tokens.is(i, '(') || tokens.is(i, '{') || tokens.is(i, '[')) depth++
      else if (tokens.is(i, ')') || tokens.is(i, '}') || tokens.is(i, ']')) {
        if (--depth < 0) return i
      } else if (depth === 0 && (tokens.is(i, ';') || (i > from + 1 && tokens.isWord(i) && tokens.isFirstOnLine(i) && this.#mayEndBefore(i)))) return i
    }
    return tokens.count
  }

  /** `const name = (…) =>`, `object.name = function`: the definition begins with the head. */
  #value(top: Scope, i: number): void {
    const tokens = this.#tokens
    if (top.pending !== undefined) return
    let at = top.head
    while (at < i && !(tokens.is(at, '=') || tokens.is(at, ':'))) at++
    const name = at - 1
    if (at >= i || !tokens.isWord(name) || name < top.head) return
    const isMember = tokens.is(name - 1, '.') && tokens.isWord(name - 2)
    const prototype = isMember && tokens.value(name - 2) === 'prototype' && tokens.isWord(name - 4) ? tokens.value(name - 4) : undefined
    const of = prototype ?? (isMember && !exportNames.has(tokens.value(name - 2)) ? tokens.value(name - 2) : top.of)
    top.pending = this.#sheet.begin({ name: tokens.value(name), of, detail: tokens.between(top.head, i + 2), startLine: tokens.line(top.head) })
  }

  #openFrom(i: number, top: Scope): void {
    const { cFamily, shadowing } = this.#grammar
    const tokens = this.#tokens
    if (top.brackets > 0 || top.pending !== undefined) {
      const isBody = top.brackets === 0
      this.#scopes.push(scope({ declares: false, unit: top.pending ?? top.unit, of: top.of, ends: isBody }))
      if (isBody) top.pending = undefined
      return
    }
    const head: Head = readHead(tokens, { from: top.head, brace: i, inType: top.isType }, this.#grammar, this.#isKeyword)
    const detail = tokens.between(top.head, i)
    const startLine = tokens.line(top.head)
    if (head.what === 'routine') {
      const { name, of = top.of, hidden, group } = head
      const unit = this.#sheet.begin({ name, of, detail, startLine, hidden })
      const variables = shadowing ? namesIn(tokens, group, i) : undefined
      // In a routine of a class its other routines are near.
      this.#scopes.push(scope({ declares: false, unit, of, ends: true, variables }))
    } else if (head.what === 'type') {
      const unit = this.#sheet.begin({ role: Role.type, name: head.name, of: top.of, detail, startLine })
      for (const base of head.bases) this.#sheet.inherits(unit, base)
      this.#scopes.push(scope({ declares: true, unit, of: head.name, ends: true, isType: true, head: i + 1 }))
    } else if (head.what === 'unnamed type') {
      const unnamed = { line: startLine, detail }
      this.#scopes.push(scope({ declares: true, unit: top.unit, of: top.of, isType: true, head: i + 1, ...(cFamily ? { unnamed } : {}) }))
    } else if (head.what === 'transparent') this.#scopes.push(scope({ ...top, declares: true, ends: false, head: i + 1 }))
    else return void this.#scopes.push(scope({ declares: false, unit: top.unit, of: top.of, variables: top.variables }))
    startHead(top, i + 1)
  }

  /** What the brace at `i` closes. */
  #close(i: number): void {
    const tokens = this.#tokens
    if (this.#scopes.length < 2) return startHead(this.#top(), i + 1)
    const closed = this.#top()
    if (closed.declares) this.#endHead(closed, i)
    this.#scopes.pop()
    if (closed.ends) this.#sheet.end(closed.unit, tokens.line(i))
    const top = this.#top()
    if (closed.unnamed && tokens.isWord(i + 1)) {
      const { line, detail } = closed.unnamed
      if (/^typedef\b/.test(detail)) {
        const unit = this.#sheet.begin({ role: Role.type, name: tokens.value(i + 1), of: top.of, detail, startLine: line })
        this.#sheet.end(unit, tokens.line(i))
      }
    }
    // Behind a table of values its statement goes on.
    if (top.declares && !(top.assigned && !closed.ends)) startHead(top, i + 1)
  }

  #statement(i: number, top: Scope): number {
    const tokens = this.#tokens
    if (tokens.isWord(i)) {
      if (this.#grammar.cFamily && tokens.isFirstOnLine(i) && tokens.indent(i) === 0 && this.#isDefinitionAt(i)) {
        // Braces did not match: no routine begins inside another.
        while (!this.#top().declares && this.#scopes.length > 1) this.#close(i - 1)
        startHead(this.#top(), i)
        return i
      }
      const behind = this.#announced(i, top)
      if (behind !== undefined) return behind
      if (top.variables && this.#isDeclared(i)) top.variables.add(tokens.value(i))
      this.#call(i, top.unit, top.variables)
    } else if (tokens.is(i, '{')) {
      if (this.#scopes.length <= deepest * 4) this.#scopes.push(scope({ ...top, declares: false, ends: false }))
    } else if (tokens.is(i, '}')) this.#close(i)
    return i + 1
  }

  /** `type name (…) {` in the first column. */
  #isDefinitionAt(i: number): boolean {
    const tokens = this.#tokens
    let at = i
    while (at < i + 12 && (tokens.isWord(at) || tokens.is(at, '*')) && !beforeCall.has(tokens.word(at))) at++
    if (at < i + 2 || !tokens.is(at, '(') || !tokens.isWord(at - 1) || this.#isKeyword(tokens.word(at - 1))) return false
    return tokens.is(tokens.behindGroup(at, '(', ')', Math.min(tokens.count, at + 300)), '{')
  }

  /** Whether a variable is declared or set here that may hold a function. */
  #isDeclared(i: number): boolean {
    const tokens = this.#tokens
    const isSet = tokens.is(i + 1, '=') && !tokens.is(i + 2, '=')
    if (tokens.is(i + 1, ':') && tokens.is(i + 2, '=')) return true
    // A pointer to a function: `int (*name)(…)`.
    if (tokens.is(i - 1, '*') && tokens.is(i - 2, '(') && tokens.is(i + 1, ')') && tokens.is(i + 2, '(')) return tokens.isWord(i - 3)
    if (!isSet && !tokens.is(i + 1, ';') && !tokens.is(i + 1, ',')) return false
    return tokens.isWord(i - 1) && !beforeCall.has(tokens.word(i - 1))
  }

  #call(i: number, unit: number, variables: ReadonlySet<string> | undefined): void {
    const tokens = this.#tokens
    if (!tokens.isWord(i) || !this.#isCalled(i) || this.#isKeyword(tokens.word(i))) return
    const qualifier = qualifierBefore(tokens, i)
    if (qualifier === undefined) {
      const before = tokens.word(i - 1)
      if (tokens.is(i - 1, '@') || (before !== '' && this.#grammar.typesBeforeNames && !beforeCall.has(before))) return
      if (before !== '' && this.#grammar.routines?.has(before)) return
      if (variables?.has(tokens.value(i)) || (this.#grammar.functionValues && this.#isMethodAt(i))) return
    }
    this.#sheet.call(unit, tokens.value(i), tokens.line(i), qualifier ?? Qualifier.none)
  }

  #isCalled(i: number): boolean {
    const tokens = this.#tokens
    if (tokens.is(i + 1, '(')) return true
    if (!this.#grammar.generics || !tokens.is(i + 1, '<') || !tokens.isGlued(i + 1)) return false
    const behind = behindAngles(tokens, i + 1, Math.min(tokens.count, i + 17))
    if (behind <= i + 2 || !tokens.is(behind, '(')) return false
    return /^<[\w\s,.?[\]<>&|]*>$/.test(tokens.between(i + 1, behind))
  }

  /** `{ name (…) {`: a method of an object. */
  #isMethodAt(i: number): boolean {
    const tokens = this.#tokens
    const before = tokens.value(i - 1)
    if (before !== '{' && before !== ',' && before !== 'async' && before !== 'get' && before !== 'set') return false
    return tokens.is(tokens.behindGroup(i + 1, '(', ')', Math.min(tokens.count, i + 100)), '{')
  }
}

const accessWords = new Set(['public', 'private', 'protected', 'signals', 'slots', 'published', '__published'])
const exportNames = new Set(['exports', 'module', 'window', 'globalThis'])

function scope(given: Partial<Scope> & Pick<Scope, 'declares' | 'unit'>): Scope {
  return {
    declares: given.declares,
    unit: given.unit,
    of: given.of,
    ends: given.ends === true,
    isType: given.isType === true,
    variables: given.variables,
    head: given.head ?? 0,
    ...(given.unnamed ? { unnamed: given.unnamed } : {}),
    brackets: 0,
    assigned: false,
    pending: undefined,
  }
}

function startHead(top: Scope, next: number): void {
  top.head = next
  top.brackets = 0
  top.assigned = false
  top.pending = undefined
}

/** The name behind a word that announces a routine: `(r *Type) name`, `<T> Type.name`, `&name`. */
function routineName(tokens: SourceTokens, from: number): { readonly name: string; readonly of: string | undefined; readonly next: number } | undefined {
  let at = from
  let of: string | undefined
  if (tokens.is(at, '(')) {
    const behind = tokens.behindGroup(at, '(', ')', Math.min(tokens.count, at + 20))
    for (let i = at; i < behind; i++) {
      if (tokens.is(i, '[')) break
      if (tokens.isWord(i)) of = tokens.value(i)
    }
    at = behind
    if (!tokens.isWord(at)) return undefined
  }
  if (tokens.is(at, '<')) at = behindAngles(tokens, at, tokens.count)
  while (tokens.is(at, '&') || tokens.is(at, '*')) at++
  if (!tokens.isWord(at)) return undefined
  let name = at
  for (;;) {
    let next = name + 1
    if (tokens.is(next, '<')) next = behindAngles(tokens, next, tokens.count)
    const colons = tokens.is(next, ':') && tokens.is(next + 1, ':') ? 2 : 0
    const step = colons > 0 ? colons : tokens.is(next, '.') ? 1 : 0
    if (step === 0 || !tokens.isWord(next + step)) return { name: tokens.value(name), of, next: name + 1 }
    of = tokens.value(name)
    name = next + step
  }
}

/** What stands before a name and a point, an arrow or two colons; undefined when none of these does. */
export function qualifierBefore(tokens: SourceTokens, i: number): string | number | undefined {
  let at = i - 1
  if (tokens.is(at, '.')) at--
  else if (tokens.is(at, '>') && tokens.is(at - 1, '-') && tokens.isGlued(at)) at -= 2
  else if (tokens.is(at, ':') && tokens.is(at - 1, ':')) at -= 2
  else return undefined
  if (tokens.is(at, '?') || tokens.is(at, '!')) at--
  if (!tokens.isWord(at)) return Qualifier.unknown
  const value = tokens.value(at)
  if (selves.has(tokens.caseless ? value.toLowerCase() : value)) return Qualifier.self
  if (bases.has(tokens.caseless ? value.toLowerCase() : value)) return Qualifier.base
  return value
}

/** Names of parameters: the words before a comma, an end or a default. */
export function namesIn(tokens: SourceTokens, from: number, to: number): Set<string> {
  const names = new Set<string>()
  for (let i = from; i < to; i++) {
    if (tokens.isWord(i) && tokens.kinds[i + 1] === TokenKind.sign && /[,)=:[]/.test(tokens.value(i + 1))) names.add(tokens.value(i))
  }
  return names
}

function bound(tokens: SourceTokens) {
  return {
    isGlued: (i: number) => tokens.isGlued(i),
    is: (i: number, sign: string) => tokens.is(i, sign),
    value: (i: number) => tokens.value(i),
    line: (i: number) => tokens.line(i),
    between: (from: number, to: number) => tokens.between(from, to),
  }
}
