import { isUtf8 } from 'node:buffer'
import { ebcdicDecoder, isEbcdicPage } from './ebcdic.ts'
import type { Encoding, TextFormat } from './text-format.ts'
import { decodeWindows1252 } from './windows-1252.ts'

/**
 * Turns the bytes of lines into text and remembers what it met. In a file that is not declared otherwise a line that is not UTF-8 is read as
 * windows-1252: one such byte anywhere must neither destroy its line nor change how the rest of the file reads.
 */
export class LineDecoder {
  readonly #format: TextFormat
  readonly #decode: (bytes: Uint8Array) => string
  /** Some line was not UTF-8 although the sample was. */
  #fellBack = false
  /** Replacement characters that stand for bytes no line of this encoding may hold. */
  replaced = 0

  constructor(format: TextFormat, wanted = 'auto') {
    this.#format = format
    this.#decode = this.#chooseDecoder(wanted)
  }

  /** What the lines decoded so far turned out to be. */
  get encoding(): Encoding {
    return this.#fellBack ? 'windows-1252' : this.#format.encoding
  }

  /** One line without its line end: carriage returns and the end-of-file mark Ctrl-Z at its end are not part of it. */
  line(bytes: Uint8Array): string {
    const text = this.#decode(bytes)
    if (this.#format.records.kind === 'fixed') return text.trimEnd()
    return withoutLineEnd(text)
  }

  #chooseDecoder(wanted: string): (bytes: Uint8Array) => string {
    const { encoding } = this.#format
    if (isEbcdicPage(encoding)) return ebcdicDecoder(encoding)
    if (encoding === 'latin1') return (bytes) => buffer(bytes).toString('latin1')
    // A file is recoded from UTF-16 before it is cut into lines.
    if (encoding !== 'utf-8' && encoding !== 'windows-1252') return (bytes) => buffer(bytes).toString('utf8')
    if (wanted === 'windows-1252') return decodeWindows1252
    if (wanted === 'utf-8') return (bytes) => this.#lenientUtf8(bytes)
    return (bytes) => {
      if (isUtf8(bytes)) return buffer(bytes).toString('utf8')
      this.#fellBack = true
      return decodeWindows1252(bytes)
    }
  }

  #lenientUtf8(bytes: Uint8Array): string {
    const text = buffer(bytes).toString('utf8')
    if (!isUtf8(bytes)) this.replaced += text.split('\ufffd').length - 1
    return text
  }
}

/** The text of a line as it is shown and matched: without carriage returns and Ctrl-Z at its end. */
export function withoutLineEnd(text: string): string {
  let end = text.length
  while (end > 0 && isLineEnd(text.charCodeAt(end - 1))) end--
  return end === text.length ? text : text.slice(0, end)
}

function isLineEnd(code: number): boolean {
  return code === 0x0d || code === 0x0a || code === 0x1a
}

function buffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
