/** A text that stands between two marks. */
export interface TextForm {
  readonly open: string
  readonly close: string
  /** What keeps the closing mark from closing: a backslash before it, or itself a second time. */
  readonly escape?: 'backslash' | 'doubled'
  /** Whether it goes on over line ends. One that does not is closed by the end of its line, so a stray quote costs one line. */
  readonly lines?: boolean
  /** Code inside: how it begins, how it ends, and what nests in it. */
  readonly hole?: { readonly open: string; readonly close: string; readonly nest: string }
  /** Only around one character: elsewhere the mark means something else (lifetimes of Rust, attributes of Ada). */
  readonly oneCharacter?: boolean
}

export interface CommentBlock {
  readonly open: string
  readonly close: string
  readonly nested?: boolean
  /** It tells the compiler something, and describes nothing. */
  readonly directive?: boolean
  /** Only in the first column. */
  readonly atLineStart?: boolean
}

/** How a language writes names, texts and comments, as data for `lex-source.ts`. */
export interface Lexis {
  readonly lineComments?: readonly string[]
  readonly blockComments?: readonly CommentBlock[]
  readonly texts?: readonly TextForm[]
  /** Signs that may stand in a name beside letters, digits and `_`. */
  readonly nameSigns?: string
  /** Those of them that a name may begin with. */
  readonly nameStarts?: string
  /** Sticky: a line that it matches from the first column is a comment. */
  readonly commentLine?: RegExp
  /** Lines that begin with `#` are for a preprocessor. */
  readonly directives?: boolean
  /** Sticky, with the closing line as the group `end`: the lines up to that are a text. */
  readonly hereDocs?: RegExp
  /** `/…/` is a regular expression where no value stands before it. */
  readonly patterns?: boolean
  /** `R"x(…)x"` and `1'000` of C++. */
  readonly rawTexts?: boolean
  /** `#` begins a comment only behind a space: `$#` and `${x#y}` of a shell do not. */
  readonly spacedComments?: boolean
}
