import { isUtf8 } from 'node:buffer'
import {
  type ByteCounts,
  countBytes,
  type EbcdicPage,
  ebcdicLikeness,
  ebcdicPages,
  isEbcdicPage,
  likelyPage,
  lineFeed,
  newLine,
  sumOf,
} from './ebcdic.ts'

/** Encodings a user can name; `auto` looks at the bytes: byte-order mark, strict UTF-8, EBCDIC, else windows-1252. */
export const encodingNames = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'latin1', ...ebcdicPages] as const

export type Encoding = Exclude<(typeof encodingNames)[number], 'auto'>

/** How the bytes of a file are cut into lines. */
export type Records =
  /** At each of these bytes; a carriage return before it is not part of the line. */
  | { readonly kind: 'delimited'; readonly delimiters: readonly number[] }
  /** Records of one length and no line ends, as data sets of fixed format are downloaded. */
  | { readonly kind: 'fixed'; readonly length: number }
  /** Every record begins with a record descriptor word: its length, itself included, in two bytes, then two zero bytes. */
  | { readonly kind: 'variable' }

export interface TextFormat {
  readonly encoding: Encoding
  readonly records: Records
  /** Bytes of the byte-order mark at the start. */
  readonly bom: number
  /** Not text: packed data, an object deck, an archive. */
  readonly binary: boolean
}

/** Bytes at the start of a file that decide its format. */
export const formatSampleBytes = 16 * 1024

/** UTF-16 is recoded to UTF-8 before it is cut, as ripgrep does. */
const lines: Records = { kind: 'delimited', delimiters: [0x0a] }

/** The format of a file, from its first bytes and its size. `wanted` is one of `encodingNames`. */
export function detectFormat(sample: Uint8Array, size: number, wanted = 'auto'): TextFormat {
  const counts = countBytes(sample)
  if (isEbcdicPage(wanted)) return ebcdicFormat(sample, size, { encoding: wanted, counts })
  const mark = byteOrderMark(sample)
  if (wanted === 'utf-16le' || wanted === 'utf-16be') {
    return { encoding: wanted, records: lines, bom: mark?.encoding === wanted ? mark.bom : 0, binary: false }
  }
  if (wanted !== 'auto') {
    const bom = wanted === 'utf-8' && mark?.encoding === 'utf-8' ? mark.bom : 0
    return { encoding: wanted as Encoding, records: lines, bom, binary: looksBinary(counts) }
  }
  if (mark) return mark
  if (isUtf8(wholeCharacters(sample, size))) return { encoding: 'utf-8', records: lines, bom: 0, binary: looksBinary(counts) }
  const descriptors = looksVariable(sample, size)
  const likeness = ebcdicLikeness(descriptors ? countBytes(withoutDescriptors(sample)) : counts)
  if (likeness === 'text') return ebcdicFormat(sample, size, { encoding: likelyPage(counts), counts })
  if (likeness === 'data') return { ...ebcdicFormat(sample, size, { encoding: 'cp037', counts }), binary: true }
  return { encoding: 'windows-1252', records: lines, bom: 0, binary: looksBinary(counts) }
}

function byteOrderMark(sample: Uint8Array): TextFormat | undefined {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return { encoding: 'utf-8', records: lines, bom: 3, binary: false }
  if (sample[0] === 0xff && sample[1] === 0xfe) return { encoding: 'utf-16le', records: lines, bom: 2, binary: false }
  if (sample[0] === 0xfe && sample[1] === 0xff) return { encoding: 'utf-16be', records: lines, bom: 2, binary: false }
  return undefined
}

/** A sample that ends inside the file may end inside a character: up to three bytes of one are left off. */
function wholeCharacters(sample: Uint8Array, size: number): Uint8Array {
  if (sample.length >= size) return sample
  let end = sample.length
  while (end > 0 && sample.length - end < 3 && ((sample[end - 1] as number) & 0xc0) === 0x80) end--
  if (end > 0 && (sample[end - 1] as number) >= 0xc0) end--
  return sample.subarray(0, end)
}

/** More than one control byte in fifty that no text holds. A few NULs do not make a source file binary: compilers accept them. */
function looksBinary(counts: ByteCounts): boolean {
  const controls = sumOf(counts, (byte) => byte < 0x07 || (byte > 0x0d && byte < 0x1a) || byte === 0x7f)
  return controls * 50 > sumOf(counts, () => true)
}

/** Record lengths of source, object and listing data sets: cards, cards without sequence numbers, print lines with and without control. */
const recordLengths = [80, 133, 121, 132, 72]

function ebcdicFormat(sample: Uint8Array, size: number, found: { readonly encoding: EbcdicPage; readonly counts: ByteCounts }): TextFormat {
  const { encoding, counts } = found
  const base = { encoding, bom: 0, binary: ebcdicLikeness(counts) === 'none' && looksBinary(counts) }
  if (looksVariable(sample, size)) return { ...base, binary: false, records: { kind: 'variable' } }
  if (counts[newLine] || counts[lineFeed]) return { ...base, records: { kind: 'delimited', delimiters: [newLine, lineFeed] } }
  return { ...base, records: { kind: 'fixed', length: recordLengths.find((length) => size % length === 0) ?? 80 } }
}

/** Whether the whole sample is a chain of records that carry their length. */
function looksVariable(sample: Uint8Array, size: number): boolean {
  let at = 0
  while (at + 4 <= sample.length) {
    const length = descriptorLength(sample, at)
    if (length < 5) return false
    at += length
  }
  return at > 0 && (at === size || (sample.length < size && at <= size))
}

/** The length in the record descriptor word at `at`; 0 when there is none. */
export function descriptorLength(bytes: Uint8Array, at: number): number {
  if (bytes[at + 2] !== 0 || bytes[at + 3] !== 0) return 0
  return (bytes[at] as number) * 256 + (bytes[at + 1] as number)
}

function withoutDescriptors(sample: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  for (let at = 0; at + 4 <= sample.length; at += descriptorLength(sample, at)) {
    parts.push(sample.subarray(at + 4, at + descriptorLength(sample, at)))
  }
  return Buffer.concat(parts)
}
