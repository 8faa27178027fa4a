import { CallForm, Qualifier, Role } from '../call-sheet.ts'
import type { Source } from '../language-rules.ts'
import { namesIn } from '../read-names.ts'
import { type SourceTokens, TokenKind } from '../source-tokens.ts'
import type { SymbolSheet } from '../symbol-sheet.ts'
import { BraceCalls } from './brace-calls.ts'
import type { BraceGrammar } from './brace-grammar.ts'
import { type Head, readHead } from './brace-heads.ts'
import { type Scope, scope, startHead } from './brace-scope.ts'
import { bracelessDefinition, functionValue } from './braceless-definitions.ts'
import { readInclude, readMacro } from './preprocessor.ts'
import { continuesParameters, endOfExpression, isDefinitionAt, mayEndBefore, routineBody, routineName } from './routine-heads.ts'

const outside = -1
/** Deeper is no code. */
const deepest = 500

/** Definitions and calls of a language whose blocks stand in braces. */
export function readBraces(grammar: BraceGrammar): (source: Source) => void {
  return ({ tokens, sheet }) => new BraceReader(tokens, sheet, grammar).run()
}

class BraceReader {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  readonly #grammar: BraceGrammar
  readonly #calls: BraceCalls
  #scopes: Scope[] = [scope({ declares: true, unit: outside })]
  /** What was open at each `#if`: every branch begins with that. */
  readonly #conditionals: (readonly Scope[])[] = []

  constructor(tokens: SourceTokens, sheet: SymbolSheet, grammar: BraceGrammar) {
    this.#tokens = tokens
    this.#sheet = sheet
    this.#grammar = grammar
    this.#calls = new BraceCalls(tokens, sheet, grammar)
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
      } else i = top.declares ? this.#declaration(i, top) : this.#statement(i, top)
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
    if (name === 'define') readMacro({ tokens: this.#tokens, sheet: this.#sheet, calls: this.#calls }, i, end)
    else if (name === 'include' || name === 'import') readInclude(this.#tokens, this.#sheet, i, end)
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

  #declaration(i: number, top: Scope): number {
    const tokens = this.#tokens
    const { newlineEnds, functionValues, cFamily } = this.#grammar
    if (tokens.isWord(i)) {
      if (newlineEnds && top.brackets === 0 && i > top.head && tokens.isFirstOnLine(i) && mayEndBefore(tokens, i)) this.#endHead(top, i)
      const behind = this.#imported(i, top) ?? this.#announced(i, top)
      if (behind !== undefined) return behind
      if (top.assigned || top.brackets > 0 || (this.#grammar.script && !top.isType))
        this.#calls.call(i, top.pending ?? top.unit, top.variables)
    } else if (tokens.is(i, '{')) this.#openFrom(i, top)
    else if (tokens.is(i, '}')) this.#close(i)
    else if (tokens.is(i, '(') || tokens.is(i, '[')) top.brackets++
    else if (tokens.is(i, ')') || tokens.is(i, ']')) top.brackets = Math.max(0, top.brackets - 1)
    else if (top.brackets > 0) return i + 1
    else if (tokens.is(i, ';')) {
      if (!(cFamily && continuesParameters(tokens, top.head, i))) this.#endHead(top, i + 1)
    } else if (tokens.is(i, '=')) {
      if (tokens.is(i + 1, '>') && tokens.isGlued(i + 1)) {
        if (functionValues && top.assigned) this.#value(top, i)
        else if (top.isType && !top.assigned) this.#shortMethod(top, i)
      } else top.assigned = true
    } else if (cFamily && tokens.is(i, ':') && i - top.head <= 2 && accessWords.has(tokens.word(i - 1))) top.head = i + 1
    return i + 1
  }

  #endHead(top: Scope, next: number): void {
    this.#endPending(top, next)
    if (this.#grammar.packages?.has(this.#tokens.word(top.head))) this.#package(top, next)
    const found = next > top.head ? bracelessDefinition(this.#tokens, { scope: top, next }, this.#grammar, this.#isKeyword) : undefined
    if (found) this.#sheet.end(this.#sheet.begin(found), this.#tokens.line(next - 1))
    startHead(top, next)
  }

  /** `package A::B;` */
  #package(top: Scope, next: number): void {
    const name = next - 2
    if (!this.#tokens.isWord(name) || name <= top.head) return
    top.of = this.#tokens.value(name)
    const startLine = this.#tokens.line(top.head)
    this.#sheet.begin({ role: Role.type, name: top.of, detail: this.#tokens.between(top.head, next - 1), startLine })
  }

  #endPending(top: Scope, next: number): void {
    if (top.pending !== undefined) this.#sheet.end(top.pending, this.#tokens.line(next - 1))
    top.pending = undefined
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
      const last =
        name
          .trim()
          .split(/[.\\]|::/)
          .at(-1) ?? ''
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
    const body = routineBody(tokens, named.next, this.#grammar)
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
    const end = endOfExpression(tokens, body.at)
    for (let at = body.at; at < end; at++) this.#calls.call(at, unit, variables)
    this.#sheet.end(unit, tokens.line(end - 1))
    if (top.declares) startHead(top, end)
    return end
  }

  /** The definition begins with the head, and its body may be what follows. */
  #value(top: Scope, i: number): void {
    const found = top.pending === undefined ? functionValue(this.#tokens, top, i) : undefined
    if (found) top.pending = this.#sheet.begin(found)
  }

  /** `int Name (…) => value;` */
  #shortMethod(top: Scope, i: number): void {
    const tokens = this.#tokens
    const head = readHead(tokens, { from: top.head, brace: i, inType: true }, this.#grammar, this.#isKeyword)
    if (head.what !== 'routine' || top.pending !== undefined) return
    top.pending = this.#sheet.begin({ name: head.name, of: top.of, detail: tokens.between(top.head, i), startLine: tokens.line(top.head) })
    top.assigned = true
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
    } else if (head.what === 'extension')
      this.#scopes.push(scope({ declares: true, unit: top.unit, of: head.name, isType: true, head: i + 1 }))
    else if (head.what === 'unnamed type') {
      const unnamed = { line: startLine, detail }
      this.#scopes.push(scope({ declares: true, unit: top.unit, of: top.of, isType: true, head: i + 1, ...(cFamily ? { unnamed } : {}) }))
    } else if (head.what === 'transparent') this.#scopes.push(scope({ ...top, declares: true, ends: false, head: i + 1 }))
    else return void this.#scopes.push(scope({ declares: false, unit: top.unit, of: top.of, variables: top.variables }))
    startHead(top, i + 1)
  }

  /** What the brace at `i` closes. */
  #close(i: number): void {
    const tokens = this.#tokens
    if (this.#scopes.length < 2) {
      startHead(this.#top(), i + 1)
      return
    }
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
      if (this.#grammar.cFamily && tokens.isFirstOnLine(i) && tokens.indent(i) === 0 && isDefinitionAt(tokens, i, this.#isKeyword)) {
        // Braces did not match: no routine begins inside another.
        while (!this.#top().declares && this.#scopes.length > 1) this.#close(i - 1)
        startHead(this.#top(), i)
        return i
      }
      const behind = this.#announced(i, top)
      if (behind !== undefined) return behind
      if (top.variables && this.#calls.isDeclared(i)) top.variables.add(tokens.value(i))
      this.#calls.call(i, top.unit, top.variables)
    } else if (tokens.is(i, '{')) {
      if (this.#scopes.length <= deepest * 4) this.#scopes.push(scope({ ...top, declares: false, ends: false }))
    } else if (tokens.is(i, '}')) this.#close(i)
    return i + 1
  }
}

const accessWords = new Set(['public', 'private', 'protected', 'signals', 'slots', 'published', '__published'])
