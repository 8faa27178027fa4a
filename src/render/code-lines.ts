import type { Highlight, HighlightSpan } from '../answer/highlight.ts'
import type { CodeBlock } from './block-reader.ts'

/** A longer block goes on without colours: each line is read with all above it. */
const mostLines = 400
const mostChars = 32_768

/** The spans of code that arrives line by line. A line is judged by those above it alone, so that what was shown need not change. */
export class CodeLines {
  readonly #highlight: Highlight | undefined
  #block: CodeBlock['block'] | undefined
  #lines: string[] = []
  #chars = 0

  constructor(highlight: Highlight | undefined) {
    this.#highlight = highlight
  }

  next({ block, text }: CodeBlock): readonly HighlightSpan[] {
    if (block !== this.#block) {
      this.#block = block
      this.#lines = []
      this.#chars = 0
    }
    this.#lines.push(text)
    this.#chars += text.length
    const plain: HighlightSpan = { text, kind: 'plain' }
    if (!this.#highlight || this.#lines.length > mostLines || this.#chars > mostChars) return [plain]
    for (const language of block.languages) {
      const spans = this.#highlight(language, this.#lines)
      if (spans) return spans.at(-1) ?? [plain]
    }
    return [plain]
  }
}
