/** 0x80 to 0x9f of windows-1252, as the WHATWG Encoding Standard has it: the five unassigned bytes keep their value. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

export function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (c) => upper.charAt(c.charCodeAt(0) - 0x80))
}

/** The byte of a character; undefined when windows-1252 has none. */
export function windows1252Byte(character: string): number | undefined {
  const at = upper.indexOf(character)
  if (at >= 0) return at + 0x80
  const code = character.charCodeAt(0)
  return code < 0x80 || (code > 0x9f && code <= 0xff) ? code : undefined
}
