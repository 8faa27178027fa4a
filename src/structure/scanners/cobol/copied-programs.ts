import type { TextStatement } from './copy-statement.ts'
import { type CobolTokens, TokenFlag, TokenKind } from './tokens.ts'

/** Whether a member holds a whole program, and where its own statements may copy one. */
export interface CopiedPrograms {
  readonly holdsProgram: boolean
  /** Of each statement whether it lies in a program of the member. */
  readonly inProgram: readonly boolean[]
  /** Of each statement whether another program may stand there though one has begun: only the end of that one, or another program, follows. */
  readonly mayHold: readonly boolean[]
}

/** `statements` of the member with these tokens, in source order. */
export function copiedPrograms(tokens: CobolTokens, statements: readonly TextStatement[]): CopiedPrograms {
  const { texts } = tokens
  let holdsProgram = false
  const inProgram: boolean[] = []
  let depth = 0
  for (let i = 0; i < tokens.count; i++) {
    while ((statements[inProgram.length]?.from ?? tokens.count) <= i) inProgram.push(depth > 0)
    const opens = texts[i] === 'PROGRAM-ID'
    if (!(opens || (texts[i] === 'END' && texts[i + 1] === 'PROGRAM')) || !startsSentence(tokens, i)) continue
    holdsProgram ||= opens
    depth = Math.max(0, depth + (opens ? 1 : -1))
  }
  const mayHold: boolean[] = []
  for (let n = statements.length - 1; n >= 0; n--) {
    const to = statements[n]?.to ?? 0
    mayHold[n] = statements[n + 1]?.from === to ? (mayHold[n + 1] ?? false) : beginsOrEndsProgram(tokens, to)
  }
  return { holdsProgram, inProgram, mayHold }
}

function beginsOrEndsProgram({ texts }: CobolTokens, i: number): boolean {
  if (texts[i] === 'END') return texts[i + 1] === 'PROGRAM'
  return (texts[i] === 'IDENTIFICATION' || texts[i] === 'ID') && texts[i + 1] === 'DIVISION'
}

/** A word behind a period, at the beginning, or first on its line where the period was forgotten. */
export function startsSentence({ kinds, flags }: CobolTokens, i: number): boolean {
  if (kinds[i] !== TokenKind.word) return false
  return i === 0 || kinds[i - 1] === TokenKind.period || ((flags[i] ?? 0) & TokenFlag.firstOnLine) !== 0
}
