import type { FileHandle } from 'node:fs/promises'
import { LineDecoder } from './line-decoder.ts'
import { LineSplitter } from './split-lines.ts'
import type { Encoding, TextFormat } from './text-format.ts'

export interface LineWindow {
  /** Decoded, without line ends; the first is line `startLine`. */
  readonly lines: readonly string[]
  /** Lines of the file; undefined when counting them would have meant to read a huge file to its end. */
  readonly totalLines: number | undefined
  /** The window ended before `endLine` because its lines filled `maxBytes`. */
  readonly cutByBytes: boolean
  readonly encoding: Encoding
  readonly replaced: number
}

export interface WindowRequest {
  readonly handle: FileHandle
  readonly size: number
  readonly format: TextFormat
  /** One of `encodingNames`. */
  readonly wanted: string
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  readonly maxBytes: number
  /** Of a file larger than this the lines after the window are not counted. */
  readonly countBytes: number
}

const pieceBytes = 256 * 1024

/** Lines `startLine` to `endLine` of an open file, read in pieces: memory is bounded by the window and not by the file. */
export async function readLineWindow(request: WindowRequest): Promise<LineWindow> {
  const decoder = new LineDecoder(request.format, request.wanted)
  const lines: string[] = []
  let line = 0
  let filled = 0
  let cutByBytes = false
  let atEnd = false
  const splitter = new LineSplitter({
    records: request.format.records,
    maxLineBytes: request.maxBytes,
    onLine: (bytes) => {
      // What follows the last line end may be an end-of-file mark alone, which is no line.
      if (atEnd && request.format.records.kind === 'delimited' && decoder.line(bytes) === '') return
      line++
      if (line < request.startLine || line > request.endLine || cutByBytes) return
      if (lines.length > 0 && filled + bytes.length > request.maxBytes) cutByBytes = true
      else {
        filled += bytes.length + 1
        lines.push(decoder.line(bytes))
      }
    },
  })
  const isDone = (): boolean => request.size > request.countBytes && (cutByBytes || line >= request.endLine)
  atEnd = await feed(request, splitter, isDone)
  if (atEnd) splitter.end()
  return {
    lines,
    totalLines: atEnd ? line : undefined,
    cutByBytes,
    encoding: decoder.encoding,
    replaced: decoder.replaced,
  }
}

/** Feeds the file to the splitter until it ends or the window is done; true when it ended. */
async function feed(request: WindowRequest, splitter: LineSplitter, isDone: () => boolean): Promise<boolean> {
  const recode = utf8Recoder(request.format.encoding)
  const piece = Buffer.allocUnsafe(pieceBytes)
  for (let position = request.format.bom; ; ) {
    if (isDone()) return false
    const { bytesRead } = await request.handle.read(piece, 0, pieceBytes, position)
    splitter.push(recode(piece.subarray(0, bytesRead), bytesRead === 0))
    if (bytesRead === 0) break
    position += bytesRead
  }
  return true
}

/** UTF-16 becomes UTF-8 piece by piece, so that lines are cut in the same way for all encodings. */
function utf8Recoder(encoding: Encoding): (piece: Uint8Array, last: boolean) => Uint8Array {
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return (piece) => piece
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  return (piece, last) => Buffer.from(decoder.decode(piece, { stream: !last }), 'utf8')
}
