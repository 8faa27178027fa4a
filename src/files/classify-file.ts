import { isAscii } from 'node:buffer'
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { outputMarkerBytes, outputMarkers } from '../base/output-marker.ts'
import { isEbcdicPage } from './ebcdic.ts'
import { detectFormat } from './text-format.ts'

/**
 * How a file is to be treated: `plain` text that any tool reads, `recoded` text that must be decoded first (EBCDIC, or text with NUL characters),
 * `binary`, an export that CodeWhisper wrote itself (`generated`), or `unreadable`.
 */
export type FileClass = 'plain' | 'recoded' | 'binary' | 'generated' | 'unreadable'

const headBytes = 4096

/** Tells the class of files from their first bytes; remembers it for as long as size and modification time stay the same. */
export class FileClassifier {
  readonly #wanted: string
  readonly #known = new Map<string, { bytes: number; mtimeMs: number; fileClass: FileClass }>()
  readonly #head = Buffer.alloc(headBytes)

  /** `wanted`: one of `encodingNames`. */
  constructor(wanted: string) {
    this.#wanted = wanted
  }

  /** `path` is absolute. */
  classify(path: string, bytes: number, mtimeMs: number): FileClass {
    const known = this.#known.get(path)
    if (known !== undefined && known.bytes === bytes && known.mtimeMs === mtimeMs) return known.fileClass
    const fileClass = this.#look(path, bytes)
    this.#known.set(path, { bytes, mtimeMs, fileClass })
    return fileClass
  }

  #look(path: string, bytes: number): FileClass {
    const head = this.#readHead(path)
    if (head === undefined) return 'unreadable'
    if (isGenerated(head)) return 'generated'
    if (isEbcdicPage(this.#wanted) || this.#wanted.startsWith('utf-16')) return 'recoded'
    if (isAscii(head) && !head.includes(0)) return 'plain'
    const format = detectFormat(head, bytes, this.#wanted)
    if (format.binary) return 'binary'
    if (isEbcdicPage(format.encoding)) return 'recoded'
    return format.bom === 0 && head.includes(0) ? 'recoded' : 'plain'
  }

  #readHead(path: string): Uint8Array | undefined {
    let descriptor: number | undefined
    try {
      descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
      return this.#head.subarray(0, readSync(descriptor, this.#head, 0, headBytes, 0))
    } catch {
      return undefined
    } finally {
      if (descriptor !== undefined) closeSync(descriptor)
    }
  }
}

/** Whether the beginning of a file carries the mark of what CodeWhisper writes. */
export function isGenerated(head: Uint8Array): boolean {
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, outputMarkerBytes))
  return outputMarkers.some((marker) => start.includes(marker))
}

const exportNames = /\.(?:md|markdown|html?|jsonl?|svg|mmd|txt|puml|dot|csv)$/i

/** Whether CodeWhisper writes files of this kind: only those are opened to look for its mark when a tree is walked. */
export function mayBeGenerated(path: string): boolean {
  return exportNames.test(path)
}
