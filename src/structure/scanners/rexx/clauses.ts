import type { Token } from './lex.ts'

/** One instruction, label or command; what follows THEN, ELSE and OTHERWISE is one of its own. */
export interface Clause {
  /** At least one. */
  readonly tokens: readonly Token[]
  /** 1-based, of the first token. */
  readonly line: number
}

/** Cuts a program into clauses: TSO/E REXX Reference, "Clauses". */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  for (let from = 0; from < tokens.length; ) {
    let to = from
    while (to < tokens.length && tokens[to]?.kind !== 'end') to++
    cut(tokens, from, to, clauses)
    from = to + 1
  }
  return clauses
}

/** What a clause may begin with that is no clause of its own. */
const openers = new Set(['THEN', 'ELSE', 'OTHERWISE'])

function cut(tokens: readonly Token[], start: number, to: number, clauses: Clause[]): void {
  const push = (from: number, end: number) => {
    const line = tokens[from]?.line
    if (line !== undefined && end > from) clauses.push({ tokens: tokens.slice(from, end), line })
  }
  let from = start
  while (from < to) {
    if (isLabel(tokens, from)) {
      push(from, from + 2)
      from += 2
      continue
    }
    const word = keywordAt(tokens, from)
    if (openers.has(word) && !isAssignment(tokens, from)) {
      from++
      continue
    }
    if ((word !== 'IF' && word !== 'WHEN') || isAssignment(tokens, from)) break
    const then = thenBehind(tokens, from, to)
    push(from, then)
    from = then + 1
  }
  push(from, to)
}

/** The token THEN; `to` when it stands in the next line. */
function thenBehind(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from + 1; i < to; i++) if (keywordAt(tokens, i) === 'THEN') return i
  return to
}

function isLabel(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.kind === 'symbol' && isSign(tokens[i + 1], ':') && !isSign(tokens[i + 2], ':')
}

/** Keywords are no reserved words: `IF = 1` gives IF a value. */
function isAssignment(tokens: readonly Token[], i: number): boolean {
  return isSign(tokens[i + 1], '=')
}

/** The word at `i` in upper case; empty where none stands there. */
export function keywordAt(tokens: readonly Token[], i: number): string {
  const token = tokens[i]
  return token?.kind === 'symbol' ? token.text.toUpperCase() : ''
}

export function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text
}
