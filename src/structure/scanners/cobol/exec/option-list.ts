import type { Operand } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'
import { type CobolTokens, TokenKind } from '../tokens.ts'

/** `NAME` or `NAME (operand)` of EXEC CICS and EXEC DLI. */
export interface ExecOption {
  readonly name: string
  readonly token: number
  /** Tokens `[from, to)` of the operand; empty where there is none. */
  readonly from: number
  readonly to: number
  /** What the operand begins with, as a rule all of it; read once, since reading notes the uses of subscripts. */
  readonly operand?: Operand
  /** The token behind `operand`. */
  readonly rest: number
}

/** Options in source order, the command's own words among them. Parentheses inside operands may be nested to any depth. */
export function optionsOf(tokens: CobolTokens, from: number, to: number, context: ExecContext): ExecOption[] {
  const options: ExecOption[] = []
  for (let i = from; i < to; ) {
    if (tokens.kinds[i] !== TokenKind.word) {
      i++
      continue
    }
    const name = tokens.texts[i] ?? ''
    if (i + 1 < to && isSign(tokens, i + 1, '(')) {
      const close = closingParenthesis(tokens, i + 1, to)
      const operand = i + 2 < close ? context.operands.read(i + 2) : undefined
      const rest = operand ? context.operands.next : i + 2
      options.push({ name, token: i, from: i + 2, to: close, rest, ...(operand ? { operand } : {}) })
      i = close + 1
    } else {
      options.push({ name, token: i, from: i + 1, to: i + 1, rest: i + 1 })
      i++
    }
  }
  return options
}

/** The first option of this name that has an operand. */
export function operandOption(options: readonly ExecOption[], ...names: readonly string[]): ExecOption | undefined {
  return options.find((option) => option.to > option.from && names.includes(option.name))
}

export function hasOption(options: readonly ExecOption[], name: string): boolean {
  return options.some((option) => option.name === name)
}

/** A missing `)` ends where the block does. */
function closingParenthesis(tokens: CobolTokens, open: number, to: number): number {
  let depth = 0
  for (let i = open; i < to; i++) {
    if (isSign(tokens, i, '(')) depth++
    else if (isSign(tokens, i, ')') && --depth === 0) return i
  }
  return to
}

function isSign(tokens: CobolTokens, i: number, text: string): boolean {
  return tokens.kinds[i] === TokenKind.sign && tokens.texts[i] === text
}
