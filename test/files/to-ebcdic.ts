import { type EbcdicPage, ebcdicDecoder } from '../../src/files/ebcdic.ts'

const everyByte = Uint8Array.from({ length: 256 }, (_, i) => i)

/** Text in an EBCDIC page; what the page does not have becomes a question mark. */
export function toEbcdic(text: string, page: EbcdicPage = 'cp037'): Buffer {
  const characters = ebcdicDecoder(page)(everyByte)
  return Buffer.from([...text].map((c) => (characters.includes(c) ? characters.indexOf(c) : 0x6f)))
}

/** Lines as records of one length, without line ends. */
export function toFixedRecords(lines: readonly string[], length: number, page: EbcdicPage = 'cp037'): Buffer {
  return toEbcdic(lines.map((line) => line.padEnd(length)).join(''), page)
}

/** Lines as records that begin with their length. */
export function toVariableRecords(lines: readonly string[], page: EbcdicPage = 'cp037'): Buffer {
  return Buffer.concat(
    lines.flatMap((line) => [Buffer.from([(line.length + 4) >> 8, (line.length + 4) & 0xff, 0, 0]), toEbcdic(line, page)]),
  )
}
