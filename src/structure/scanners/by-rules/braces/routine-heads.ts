import type { SourceTokens } from '../source-tokens.ts'
import { TokenKind } from '../source-tokens.ts'
import { beforeCall } from './brace-calls.ts'
import type { BraceGrammar } from './brace-grammar.ts'
import { behindAngles } from './brace-heads.ts'

/** So far is looked ahead for the body of a routine; more parameters than that nobody has. */
const longestHead = 1500

/** Whether the line before the word at `i` may end a statement. */
export function mayEndBefore(tokens: SourceTokens, i: number): boolean {
  return tokens.kinds[i - 1] !== TokenKind.sign || /[)\]}>?!]/.test(tokens.value(i - 1))
}

/** The name behind a word that announces a routine: `(r *Type) name`, `<T> Type.name`, `&name`. */
export function routineName(
  tokens: SourceTokens,
  from: number,
): { readonly name: string; readonly of: string | undefined; readonly next: number } | undefined {
  let at = from
  let of: string | undefined
  if (tokens.is(at, '(')) {
    const behind = tokens.behindGroup(at, '(', ')', Math.min(tokens.count, at + 20))
    for (let i = at; i < behind && !tokens.is(i, '['); i++) if (tokens.isWord(i)) of = tokens.value(i)
    at = behind
    if (!tokens.isWord(at)) return undefined
  }
  if (tokens.is(at, '<')) at = behindAngles(tokens, at, tokens.count)
  while (tokens.is(at, '&') || tokens.is(at, '*')) at++
  if (!tokens.isWord(at)) return undefined
  for (let name = at; ; ) {
    let next = name + 1
    if (tokens.is(next, '<')) next = behindAngles(tokens, next, tokens.count)
    const step = tokens.is(next, ':') && tokens.is(next + 1, ':') ? 2 : tokens.is(next, '.') ? 1 : 0
    if (step === 0 || !tokens.isWord(next + step)) return { name: tokens.value(name), of, next: name + 1 }
    of = tokens.value(name)
    name = next + step
  }
}

/** Where the body of a routine begins, from behind its name; or where its declaration ends. */
export function routineBody(
  tokens: SourceTokens,
  from: number,
  { newlineEnds }: BraceGrammar,
): { readonly what: 'braces' | 'expression' | 'none'; readonly at: number } {
  const limit = Math.min(tokens.count, from + longestHead)
  for (let i = from; i < limit; i++) {
    if (tokens.is(i, '(')) i = tokens.behindGroup(i, '(', ')', limit) - 1
    else if (tokens.is(i, '{')) {
      // A result's type may be written in braces.
      if (!/^[:<|&,=]$/.test(tokens.value(i - 1))) return { what: 'braces', at: i }
      i = tokens.behindGroup(i, '{', '}', limit) - 1
    } else if (tokens.is(i, '<')) i = behindAngles(tokens, i, limit) - 1
    else if (tokens.is(i, '=') && tokens.is(i + 1, '>')) i++
    else if (tokens.is(i, '=')) return { what: 'expression', at: i }
    else if (/^[;}),]$/.test(tokens.value(i))) return { what: 'none', at: i }
    else if (
      newlineEnds &&
      i > from &&
      tokens.isWord(i) &&
      tokens.isFirstOnLine(i) &&
      mayEndBefore(tokens, i) &&
      tokens.word(i) !== 'where'
    )
      return { what: 'none', at: i }
  }
  return { what: 'none', at: Math.min(limit, from + 1) }
}

/** The end of `= …`. */
export function endOfExpression(tokens: SourceTokens, from: number): number {
  let depth = 0
  for (let i = from; i < tokens.count; i++) {
    if (tokens.is(i, '(') || tokens.is(i, '{') || tokens.is(i, '[')) depth++
    else if (tokens.is(i, ')') || tokens.is(i, '}') || tokens.is(i, ']')) {
      if (--depth < 0) return i
    } else if (depth > 0) continue
    else if (tokens.is(i, ';') || (i > from + 1 && tokens.isWord(i) && tokens.isFirstOnLine(i) && mayEndBefore(tokens, i))) return i
  }
  return tokens.count
}

/** Whether a semicolon of C stands among parameters that are declared behind their brackets: `int f(a, b) char *a; int b; {`. */
export function continuesParameters(tokens: SourceTokens, head: number, semicolon: number): boolean {
  let open = head
  while (open < semicolon && !tokens.is(open, '(') && !tokens.is(open, '=')) open++
  if (open === head || open - head > 10 || semicolon - open > 100 || !tokens.is(open, '(')) return false
  const behind = tokens.behindGroup(open, '(', ')', semicolon)
  // Names and commas and nothing else stand there, and a type and a name behind it.
  for (let i = open + 1; i < behind - 1; i++) if (tokens.isWord(i) !== ((i - open) % 2 === 1)) return false
  return behind > open + 2 && tokens.isWord(behind) && (tokens.isWord(behind + 1) || tokens.is(behind + 1, '*'))
}

/** `type name (…) {` in the first column: where braces match, no routine of C begins so inside another. */
export function isDefinitionAt(tokens: SourceTokens, i: number, isKeyword: (word: string) => boolean): boolean {
  let at = i
  while (at < i + 12 && (tokens.isWord(at) || tokens.is(at, '*')) && !beforeCall.has(tokens.word(at))) at++
  if (at < i + 2 || !tokens.is(at, '(') || !tokens.isWord(at - 1) || isKeyword(tokens.word(at - 1))) return false
  return tokens.is(tokens.behindGroup(at, '(', ')', Math.min(tokens.count, at + 300)), '{')
}
