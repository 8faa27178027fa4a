import type { Redact } from '../base/redact.ts'
import { StreamSanitizer } from '../base/sanitize.ts'
import { BlockReader } from './block-reader.ts'
import { type TerminalLook, terminalBlock } from './terminal-block.ts'

/**
 * Markdown that arrives in pieces, as text for a terminal, block by block: what was given is never redrawn. However the text is divided into pieces,
 * the whole is the same. Leading, doubled and trailing empty lines are dropped.
 */
export class MarkdownStream {
  readonly #look: TerminalLook
  readonly #redact: Redact
  readonly #sanitizer = new StreamSanitizer()
  readonly #reader = new BlockReader()
  #line = ''
  #blank = false
  #begun = false

  /** `redact` sees whole sanitised lines. */
  constructor(look: TerminalLook, redact: Redact = (text) => text) {
    this.#look = look
    this.#redact = redact
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
    const lines = (this.#line + text).split('\n')
    this.#line = lines.pop() ?? ''
    return lines.map((line) => this.#render(this.#reader.push(this.#redact(line)))).join('')
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
      out += terminalBlock(block, this.#look)
    }
    return out
  }
}
