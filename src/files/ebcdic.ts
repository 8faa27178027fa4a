/**
 * EBCDIC code pages as tables. Source of the facts: IBM's character data representation (CCSID 37, 1047, 500, 273, 1140), as the GNU C library's
 * `iconv` has them; a test compares every byte with it.
 */
const controls037 =
  '000102039c09867f978d8e0b0c0d0e0f101112139d8508871819928f1c1d1e1f' + '80818283840a171b88898a8b8c050607909116939495960498999a9b14159e1a'

const printable037 =
  ' \u00a0âäàáãåçñ¢.<(+|&éêëèíîïìß!$*);¬-/ÂÄÀÁÃÅÇÑ¦,%_>?øÉÊËÈÍÎÏÌ`:#@\'="Øabcdefghi«»ðýþ±°jklmnopqrªºæ¸Æ¤µ~stuvwxyz¡¿ÐÝÞ®' +
  '^£¥·©§¶¼½¾[]¯¨´×{ABCDEFGHI\u00adôöòóõ}JKLMNOPQR¹ûüùúÿ\\÷STUVWXYZ²ÔÖÒÓÕ0123456789³ÛÜÙÚ'

/** How each page differs from 037: a byte in hexadecimal, then its character. */
const differences = {
  cp037: '',
  cp1047: '5f^ ad[ b0¬ baÝ bb¨ bd]',
  cp500: '4a[ 4f! 5a] 5f^ b0¢ ba¬ bb|',
  cp273: '43{ 4aÄ 4f! 59~ 5aÜ 5f^ 63[ 6aö 7c§ a1ß b0¢ b5@ ba¬ bb| c0ä cc¦ d0ü dc} e0Ö ec\\ fc]',
  cp1140: '9f€',
} as const

export type EbcdicPage = keyof typeof differences

export const ebcdicPages = Object.keys(differences) as readonly EbcdicPage[]

export function isEbcdicPage(name: string): name is EbcdicPage {
  return Object.hasOwn(differences, name)
}

/** A function that reads bytes in this page: every byte becomes one character, nothing can fail and nothing is replaced. */
export function ebcdicDecoder(page: EbcdicPage): (bytes: Uint8Array) => string {
  const units = unitsOf(page)
  return (bytes) => {
    const out = Buffer.allocUnsafe(bytes.length * 2)
    for (let i = 0; i < bytes.length; i++) out.writeUInt16LE(units[bytes[i] as number] as number, i * 2)
    return out.toString('utf16le')
  }
}

/** The UTF-16 code unit of each of the 256 bytes. */
function unitsOf(page: EbcdicPage): Uint16Array {
  const units = Uint16Array.from({ length: 256 }, (_, byte) => {
    if (byte < 0x40) return Number.parseInt(controls037.slice(byte * 2, byte * 2 + 2), 16)
    return byte === 0xff ? 0x9f : printable037.charCodeAt(byte - 0x40)
  })
  for (const change of differences[page].split(' ').filter(Boolean)) {
    units[Number.parseInt(change.slice(0, 2), 16)] = change.charCodeAt(2)
  }
  return units
}

const tab = 0x05
const formFeed = 0x0c
const carriageReturn = 0x0d
export const newLine = 0x15
export const lineFeed = 0x25
const space = 0x40

/** What a stretch of bytes looks like when it is taken for EBCDIC: `data` is EBCDIC text among packed or binary fields. */
export type EbcdicLikeness = 'text' | 'data' | 'none'

/** How often each byte occurs; all decisions on a sample rest on these, so that it is read once. */
export type ByteCounts = Uint32Array

export function countBytes(bytes: Uint8Array): ByteCounts {
  const counts = new Uint32Array(256)
  // By index: reading a file begins here, before V8 has compiled anything, and an iterator takes several times as long.
  for (let at = 0; at < bytes.length; at++) (counts[bytes[at] as number] as number)++
  return counts
}

/**
 * EBCDIC has its blank at 0x40 and its letters and digits above 0x80; ASCII has neither. More than one control byte in fifty means binary fields
 * (COMP, COMP-3), which no code page makes readable.
 */
export function ebcdicLikeness(counts: ByteCounts): EbcdicLikeness {
  const size = sumOf(counts, () => true)
  const blanks = counts[space] as number
  const alphanumerics = sumOf(counts, isAlphanumeric)
  const controls = sumOf(counts, (byte) => byte === 0xff || (byte < space && !isLayout(byte)))
  if (size === 0 || (blanks + alphanumerics) / size < 0.5 || alphanumerics === 0 || (counts[0x20] as number) * 4 > blanks) return 'none'
  return controls * 50 <= size ? 'text' : 'data'
}

/** How many of the bytes are of a kind. */
export function sumOf(counts: ByteCounts, isOfKind: (byte: number) => boolean): number {
  return counts.reduce((sum, count, byte) => (count > 0 && isOfKind(byte) ? sum + count : sum), 0)
}

function isLayout(byte: number): boolean {
  return byte === tab || byte === formFeed || byte === carriageReturn || byte === newLine || byte === lineFeed
}

function isAlphanumeric(byte: number): boolean {
  const low = byte & 0x0f
  const high = byte >> 4
  if (high === 0xf) return low <= 9
  if (high === 0x8 || high === 0x9 || high === 0xc || high === 0xd) return low >= 1 && low <= 9
  return (high === 0xa || high === 0xe) && low >= 2 && low <= 9
}

/** 037 and 1047 differ in six bytes; the square brackets tell them apart. Without any, the pages read alike but for `¬` and `^`: 037. */
export function likelyPage(counts: ByteCounts): EbcdicPage {
  const brackets = (...bytes: readonly number[]) => bytes.reduce((sum, byte) => sum + (counts[byte] as number), 0)
  return brackets(0xad, 0xbd) > brackets(0xba, 0xbb) ? 'cp1047' : 'cp037'
}
