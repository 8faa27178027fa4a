import { lexisOf } from '../retrieval/lexis-of.ts'
import { languageRules } from '../scanners/by-rules/languages/languages.ts'
import { lexSource } from '../scanners/by-rules/lex-source.ts'
import { type SourceTokens, TokenKind } from '../scanners/by-rules/source-tokens.ts'
import { LineKind } from '../scanners/line-kinds.ts'
import type { Marker } from './highlight.ts'
import type { LineMarks } from './line-marks.ts'
import { wordsOf } from './word-lists.ts'

/** A language by the lexer of languages that are described by rules: what is no token there is a comment. */
export function markBySigns(language: string): Marker {
  const rules = languageRules.get(language)
  const upper = wordsOf.get(language)
  const caseless = rules?.caseless === true
  const isKeyword = (word: string) => upper?.has(word.toUpperCase()) ?? rules?.keywords.has(caseless ? word.toLowerCase() : word) ?? false
  return (lines, marks) => {
    const text = lines.join('\n')
    const tokens = lexSource(text, lexisOf(language), caseless)
    new TokenMarker(tokens, lines, marks, isKeyword).run()
  }
}

class TokenMarker {
  readonly #tokens: SourceTokens
  readonly #lines: readonly string[]
  readonly #marks: LineMarks
  readonly #isKeyword: (word: string) => boolean
  /** Where each line begins. */
  readonly #starts: number[] = []
  #line = 0

  constructor(tokens: SourceTokens, lines: readonly string[], marks: LineMarks, isKeyword: (word: string) => boolean) {
    this.#tokens = tokens
    this.#lines = lines
    this.#marks = marks
    this.#isKeyword = isKeyword
    let at = 0
    for (const line of lines) {
      this.#starts.push(at)
      at += line.length + 1
    }
  }

  run(): void {
    const { text, count, kinds, starts, ends } = this.#tokens
    let behind = 0
    let inDirective = false
    for (let i = 0; i < count; i++) {
      const kind = kinds[i]
      let start = starts[i] ?? 0
      let end = ends[i] ?? 0
      if (kind === TokenKind.text) {
        // The token is what stands between the marks.
        while (start > behind && /[^\s]/.test(text[start - 1] ?? ' ')) start--
        end += /^(?:"""|["'`])/.exec(text.slice(end, end + 3))?.[0].length ?? 0
      }
      if (kind === TokenKind.directive) start = text.lastIndexOf('#', start)
      if (!inDirective) this.#comments(behind, start)
      if (kind === TokenKind.directive) inDirective = true
      if (kind === TokenKind.directiveEnd) inDirective = false
      if (kind === TokenKind.text) this.#add(start, end, 'text')
      else if (kind === TokenKind.number) this.#add(start, end, 'number')
      else if (kind === TokenKind.directive) this.#add(start, end, 'keyword')
      else if (kind === TokenKind.word) this.#add(start, end, this.#isKeyword(text.slice(start, end)) ? 'keyword' : 'name')
      behind = Math.max(behind, end)
    }
    this.#comments(behind, text.length)
  }

  /** What stands between two tokens. A whole line that is none is one of a text up to a mark. */
  #comments(from: number, to: number): void {
    if (!/[^\s\\]/.test(this.#tokens.text.slice(from, to))) return
    let at = from
    while (at < to) {
      const line = this.#lineOf(at)
      const lineEnd = (this.#starts[line] ?? 0) + (this.#lines[line]?.length ?? 0)
      const piece = this.#tokens.text.slice(at, Math.min(to, lineEnd))
      const isWhole = at === this.#starts[line] && piece.length === this.#lines[line]?.length
      const kind = isWhole && this.#tokens.lineKinds[line + 1] !== LineKind.comment ? 'text' : 'comment'
      this.#add(at + piece.search(/\S|$/), at + piece.trimEnd().length, kind)
      at = lineEnd + 1
    }
  }

  #add(start: number, end: number, kind: Parameters<LineMarks['add']>[3]): void {
    for (let at = start; at < end; ) {
      const line = this.#lineOf(at)
      const from = this.#starts[line] ?? 0
      const lineEnd = from + (this.#lines[line]?.length ?? 0)
      this.#marks.add(line, at - from, Math.min(end, lineEnd) - from, kind)
      at = lineEnd + 1
    }
  }

  /** Places are asked for from left to right. */
  #lineOf(at: number): number {
    while (this.#line + 1 < this.#starts.length && (this.#starts[this.#line + 1] ?? 0) <= at) this.#line++
    return this.#line
  }
}
