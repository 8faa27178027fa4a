import { Role } from '../call-sheet.ts'
import type { SourceTokens } from '../source-tokens.ts'
import type { FoundSymbol } from '../symbol-sheet.ts'
import type { BraceGrammar } from './brace-grammar.ts'
import { readHead } from './brace-heads.ts'
import type { Scope } from './brace-scope.ts'

const exportNames = new Set(['exports', 'module', 'window', 'globalThis'])

/** What a statement without braces defines, from the head of `scope` to before `next`: a prototype, a typedef, a class of one line. */
export function bracelessDefinition(
  tokens: SourceTokens,
  { scope, next }: { scope: Scope; next: number },
  grammar: BraceGrammar,
  isKeyword: (word: string) => boolean,
): FoundSymbol | undefined {
  if (!grammar.cFamily) return grammar.newlineEnds ? shortType(tokens, scope, next, grammar) : undefined
  const { head, of } = scope
  const semicolon = next - 1
  const detail = tokens.between(head, semicolon)
  const startLine = tokens.line(head)
  if (tokens.word(head) === 'typedef') {
    const name = typedefName(tokens, head, semicolon)
    return name === undefined ? undefined : { role: Role.type, name, of, detail, startLine }
  }
  if (scope.assigned || tokens.is(head, '(')) return undefined
  const found = readHead(tokens, { from: head, brace: semicolon, inType: scope.isType }, grammar, isKeyword)
  if (found.what !== 'routine') return undefined
  // `MACRO(x);` has no type before it, and only a constructor has none.
  const isTyped = tokens.isWord(head + 1) || tokens.is(head + 1, '*') || tokens.is(head + 1, ':') || found.name === of
  return isTyped ? { name: found.name, of: found.of ?? of, hidden: found.hidden, detail, startLine, declaration: true } : undefined
}

/** The last word, or that of `(*name) (…)`. */
function typedefName(tokens: SourceTokens, from: number, semicolon: number): string | undefined {
  if (tokens.isWord(semicolon - 1)) return tokens.value(semicolon - 1)
  for (let i = from; i < semicolon; i++) {
    if (tokens.is(i, '(') && tokens.is(i + 1, '*') && tokens.is(i + 3, ')')) return tokens.value(i + 2)
  }
  return undefined
}

/** A class without members, and `type Name =`. */
function shortType(tokens: SourceTokens, { head, of, assigned }: Scope, next: number, { types }: BraceGrammar): FoundSymbol | undefined {
  for (let i = head; i < Math.min(next, head + 4); i++) {
    const word = tokens.word(i)
    if (!tokens.isWord(i + 1) || !(word === 'type' || (types.has(word) && !assigned))) continue
    return { role: Role.type, name: tokens.value(i + 1), of, detail: tokens.between(head, next), startLine: tokens.line(head) }
  }
  return undefined
}

/** `const name = (…) =>` and `object.name = function`, with the arrow or the word at `i`. */
export function functionValue(tokens: SourceTokens, { head, of }: Scope, i: number): FoundSymbol | undefined {
  if (tokens.word(head) === 'type' || tokens.word(head + 1) === 'type') return undefined
  let at = head
  while (at < i && !tokens.is(at, '=') && !tokens.is(at, ':')) at++
  const name = at - 1
  if (at >= i || !tokens.isWord(name) || name < head) return undefined
  const owner = tokens.is(name - 1, '.') && tokens.isWord(name - 2) ? tokens.value(name - 2) : undefined
  const isPrototype = owner === 'prototype' && tokens.is(name - 3, '.')
  const around = isPrototype ? tokens.value(name - 4) : owner !== undefined && !exportNames.has(owner) ? owner : of
  return { name: tokens.value(name), of: around, detail: tokens.between(head, i + 2), startLine: tokens.line(head) }
}
