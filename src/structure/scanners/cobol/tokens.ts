/** What a token is. */
export const TokenKind = {
  /** In upper case. May hold `:TAG:`. */
  word: 1,
  number: 2,
  /** The content, without quotes and prefix. */
  literal: 3,
  /** The character string behind PICTURE, upper case, without the period that ends the sentence. */
  picture: 4,
  /** A period that ends something: followed by a space or the end of the line. */
  period: 5,
  /** Any other sign: `( ) = < > + - * / : , ;` or a period inside a name of SQL; `**` and `==` are one token, all others one character. */
  sign: 6,
} as const
export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind]

/** Bits of `flags`. */
export const TokenFlag = {
  /** The first token of its line. */
  firstOnLine: 1,
  /** The first token of its line, where area A is; in free format every first token. */
  inAreaA: 2,
  /** No space between it and the token before. */
  glued: 4,
  /** A literal in double quotes: in SQL a name. */
  doubleQuoted: 8,
  /** A literal with a prefix (X, N, Z …): its content is not the text it stands for. */
  prefixed: 16,
} as const

/**
 * A run of tokens, as columns. `,` and `;` that separate nothing are left out, as are comments, listing directives and compiler options.
 * Objects for each token would cost four times the time and memory.
 */
export interface CobolTokens {
  readonly count: number
  readonly kinds: Uint8Array
  readonly texts: readonly string[]
  /** 1-based, in the member that it stands in. */
  readonly lines: Uint32Array
  readonly flags: Uint8Array
}

/** Tokens of a member with those of its copybooks spliced in. */
export interface SplicedTokens extends CobolTokens {
  /** For each token the index into `sources`. */
  readonly sourceOf: Uint16Array
  /** `[0]` is the member itself; one for each COPY site. */
  readonly sources: readonly TokenSource[]
  readonly copies: readonly CopyUse[]
}

export interface TokenSource {
  readonly path: string
  /** Its names are not those of the member by itself: REPLACING changed them. */
  readonly replaced: boolean
  /** One `LineKind` a line of the member, for the comments above things. */
  readonly lineKinds: Uint8Array
  /** The COPY statement of the member itself that brought it in, directly or through others; undefined for the member itself. */
  readonly via?: { readonly path: string; readonly line: number }
}

/** A COPY statement (or vendor include, or EXEC SQL INCLUDE) and where it stands. */
export interface CopyUse {
  readonly name: string
  /** The statement's own place. */
  readonly path: string
  readonly line: number
  readonly via?: { readonly path: string; readonly line: number }
  /** The member that was put in; undefined when there is none. */
  readonly found?: string
  /** How many tokens of the spliced run stand before it. */
  readonly at: number
}
