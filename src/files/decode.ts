import { isUtf8 } from 'node:buffer'
import { LineDecoder, withoutLineEnd } from './line-decoder.ts'
import { splitLines } from './split-lines.ts'
import { detectFormat, type Encoding, formatSampleBytes, type TextFormat } from './text-format.ts'

export interface DecodedText {
  /** Line ends are `\n`, whatever they were; line N of the file is `text.split('\n')[N - 1]`. */
  readonly text: string
  readonly encoding: Encoding
  /** Replacement characters that stand for undecodable bytes; only a named encoding or UTF-16 can produce them. */
  readonly replaced: number
  /** The bytes are no text; `text` is what little can be read. */
  readonly binary: boolean
}

/** The text of a whole file in memory. `encoding`: one of `encodingNames`, `auto` unless given. Never throws. */
export function decodeBytes(bytes: Uint8Array, encoding = 'auto'): DecodedText {
  const format = detectFormat(bytes.subarray(0, formatSampleBytes), bytes.length, encoding)
  return decodeAs(bytes, format, encoding)
}

/** `decodeBytes` for a format that is known already. */
export function decodeAs(bytes: Uint8Array, format: TextFormat, wanted = 'auto'): DecodedText {
  const body = bytes.subarray(format.bom)
  if (format.encoding === 'utf-8' && isUtf8(body)) {
    const text = plainLines(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'))
    return { text, encoding: 'utf-8', replaced: 0, binary: format.binary }
  }
  if (format.encoding === 'utf-16le' || format.encoding === 'utf-16be') {
    const text = plainLines(new TextDecoder(format.encoding, { ignoreBOM: true }).decode(body))
    return { text, encoding: format.encoding, replaced: text.split('\ufffd').length - 1, binary: format.binary }
  }
  const decoder = new LineDecoder(format, wanted)
  const lines = splitLines(body, format.records).map((line) => decoder.line(line))
  const { records } = format
  const closed = records.kind === 'delimited' ? records.delimiters.includes(body.at(-1) ?? -1) : lines.length > 0
  const text = lines.join('\n') + (closed ? '\n' : '')
  return { text, encoding: decoder.encoding, replaced: decoder.replaced, binary: format.binary }
}

function plainLines(text: string): string {
  return text.includes('\r') || text.includes('\x1a') ? text.split('\n').map(withoutLineEnd).join('\n') : text
}
