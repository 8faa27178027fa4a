import type { Operand } from '../cobol-program.ts'

/** A text for people, put together from literals and the names of items: `FILE ERROR ON WS-FILE STATUS WS-STATUS`. */
export class TextParts {
  /** What the literals alone say. */
  literals = ''
  readonly #parts: string[] = []
  #last: 'literal' | 'item' | undefined
  #endsBlank = true

  add(operand: Operand): void {
    if (operand.kind === 'figurative') return
    const kind = operand.kind === 'literal' ? 'literal' : 'item'
    if (kind === 'literal') this.literals += `${operand.text} `
    // Two literals make one text; names need a blank around them to be told from it.
    const glued = this.#endsBlank || operand.text.startsWith(' ') || (kind === 'literal' && this.#last === 'literal')
    this.#parts.push(glued ? operand.text : ` ${operand.text}`)
    this.#last = kind
    this.#endsBlank = operand.text.endsWith(' ')
  }

  get text(): string {
    return this.#parts.join('').trim()
  }
}
