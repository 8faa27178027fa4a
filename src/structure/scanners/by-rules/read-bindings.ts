import type { SourceTokens } from './source-tokens.ts'

/** A name that a type gives to a procedure, or to several. */
export interface Binding {
  /** Index of the token that names it. */
  readonly at: number
  /** Tokens that name what it stands for; its own where the type takes the procedure's name. None where only types made of this one say. */
  readonly targets: readonly number[]
  /** Chosen by its arguments (GENERIC). */
  readonly isGeneric: boolean
}

/**
 * The bindings of one statement of a type (Fortran 2018, 7.5.5): `procedure, public :: name => other, second`, `generic :: name => one, two`. Operators and
 * assignments have no name to be called by; a pointer is a variable.
 */
export function bindingsIn(tokens: SourceTokens, from: number, to: number): readonly Binding[] {
  const isGeneric = tokens.word(from) === 'generic'
  if (!isGeneric && tokens.word(from) !== 'procedure') return []
  let at = from + 1
  let isDeferred = false
  while (at < to && !(tokens.is(at, ':') && tokens.is(at + 1, ':'))) {
    if (tokens.word(at) === 'pointer') return []
    isDeferred ||= tokens.word(at) === 'deferred'
    at++
  }
  // `procedure name` alone may go without the colons.
  const first = at < to ? at + 2 : from + 1
  const bindings: Binding[] = []
  for (let i = first; i < to; ) {
    const end = isGeneric ? to : commaFrom(tokens, i, to)
    if (tokens.isWord(i) && !tokens.is(i + 1, '(')) {
      const renamed = tokens.is(i + 1, '=') && tokens.is(i + 2, '>')
      const targets = renamed ? wordsIn(tokens, i + 3, end) : isDeferred ? [] : [i]
      bindings.push({ at: i, targets, isGeneric })
    }
    i = end + 1
  }
  return bindings
}

/** Names that a statement lists behind its words: `module procedure a, b`, `final :: c`. */
export function listedNames(tokens: SourceTokens, from: number, to: number): readonly number[] {
  return wordsIn(tokens, from, to).filter((i) => tokens.word(i) !== 'module' && tokens.word(i) !== 'procedure' && i > from)
}

function wordsIn(tokens: SourceTokens, from: number, to: number): number[] {
  const found: number[] = []
  for (let i = from; i < to; i++) if (tokens.isWord(i)) found.push(i)
  return found
}

function commaFrom(tokens: SourceTokens, from: number, to: number): number {
  for (let i = from; i < to; i++) if (tokens.is(i, ',')) return i
  return to
}
