import { LineRedactor } from '../base/line-redactor.ts'
import { StreamSanitizer } from '../base/sanitize.ts'
import { BlockReader } from './block-reader.ts'
import { CodeLines } from './code-lines.ts'
import { type TerminalLook, terminalBlock } from './terminal-block.ts'

/**
 * Markdown that arrives in pieces, as text for a terminal, block by block: what was given is never redrawn. However the text is divided into pieces,
 * the whole is the same. Leading, doubled and trailing empty lines are dropped.
 */
export class MarkdownStream {
  readonly #look: TerminalLook
  readonly #redactor: LineRedactor | undefined
  readonly #sanitizer = new StreamSanitizer()
  readonly #reader = new BlockReader()
  readonly #code: CodeLines
  #line = ''
  #blank = false
  #begun = false

  constructor(look: TerminalLook) {
    this.#look = look
    // Without colours nobody would see what the code consists of.
    this.#code = new CodeLines(look.colors.level > 0 ? look.highlight : undefined)
    this.#redactor = look.redact && new LineRedactor(look.redact)
  }

  /** Text that is ready to be printed; empty or ending with a newline. */
  push(text: string): string {
    return this.#take(this.#sanitizer.push(text))
  }

  end(): string {
    let out = this.#take(this.#sanitizer.end())
    if (this.#line !== '') out += this.#take('\n')
    return out + this.#render(this.#reader.end())
  }

  #take(text: string): string {
    // A long line of many pieces is put together once.
    const [first = '', ...rest] = text.split('\n')
    this.#line += first
    const last = rest.pop()
    if (last === undefined) return ''
    const lines = [this.#line, ...rest]
    this.#line = last
    return lines.map((line) => this.#render(this.#reader.push(this.#redactor?.next(line) ?? line))).join('')
  }

  #render(blocks: ReturnType<BlockReader['push']>): string {
    let out = ''
    for (const block of blocks) {
      if (block.kind === 'blank') {
        this.#blank = this.#begun
        continue
      }
      if (this.#blank) out += '\n'
      this.#blank = false
      this.#begun = true
      out += terminalBlock(block, this.#look, block.kind === 'code' ? this.#code.next(block) : undefined)
    }
    return out
  }
}
