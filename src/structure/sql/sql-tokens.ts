/** What a token of SQL is. */
export const SqlKind = {
  /** A keyword or an ordinary name, upper case. */
  word: 1,
  /** A name in double quotes, backquotes or brackets, upper case: what it names is looked up without regard to case. */
  name: 2,
  string: 3,
  number: 4,
  /** One character. */
  sign: 5,
  /** Ends a statement. */
  end: 6,
} as const
type SqlKind = (typeof SqlKind)[keyof typeof SqlKind]

/** Tokens of SQL, as columns, wherever they come from. */
export interface SqlTokens {
  readonly kinds: readonly SqlKind[]
  readonly texts: readonly string[]
  /** Where each token stands, ascending: its line, or its index in the tokens of the program around it. */
  readonly places: readonly number[]
}

export class SqlTokenBuffer implements SqlTokens {
  readonly kinds: SqlKind[] = []
  readonly texts: string[] = []
  readonly places: number[] = []

  push(kind: SqlKind, text: string, place: number): void {
    this.kinds.push(kind)
    this.texts.push(text)
    this.places.push(place)
  }
}

/** Whether token `i` is this keyword; a quoted name never is. */
export function isWord(tokens: SqlTokens, i: number, text: string): boolean {
  return tokens.kinds[i] === SqlKind.word && tokens.texts[i] === text
}

export function isSign(tokens: SqlTokens, i: number, text: string): boolean {
  return tokens.kinds[i] === SqlKind.sign && tokens.texts[i] === text
}

/** The token behind the parenthesis that closes the one at `open`; `to` when none does. */
export function behindParenthesis(tokens: SqlTokens, open: number, to: number): number {
  let depth = 0
  for (let i = open; i < to; i++) {
    if (isSign(tokens, i, '(')) depth++
    else if (isSign(tokens, i, ')') && --depth === 0) return i + 1
  }
  return to
}
