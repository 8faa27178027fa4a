import { type CobolTokens, TokenKind } from '../tokens.ts'

/** `NAME` or `NAME (operand)` of EXEC CICS and EXEC DLI. */
export interface ExecOption {
  readonly name: string
  readonly token: number
  /** Tokens `[from, to)` of the operand; empty where there is none. */
  readonly from: number
  readonly to: number
}

/** Options in source order, the command's own words among them. Parentheses inside operands may be nested to any depth. */
export function optionsOf(tokens: CobolTokens, from: number, to: number): ExecOption[] {
  const options: ExecOption[] = []
  for (let i = from; i < to; ) {
    if (tokens.kinds[i] !== TokenKind.word) {
      i++
      continue
    }
    const close = isSign(tokens, i + 1, '(') && i + 1 < to ? closingParenthesis(tokens, i + 1, to) : i
    options.push({ name: tokens.texts[i] ?? '', token: i, from: close === i ? i + 1 : i + 2, to: close === i ? i + 1 : close })
    i = close + 1
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
