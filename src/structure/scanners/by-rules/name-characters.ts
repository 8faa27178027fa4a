/** The characters that names have, by code: letters, `_` and `more`. */
export function namePart(more: string): Uint8Array {
  const part = new Uint8Array(128)
  for (const char of `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_${more}`) part[char.charCodeAt(0)] = 1
  return part
}

/** Beyond ASCII everything is a letter but the two spaces of Latin-1. */
export function isIn(part: Uint8Array, code: number): boolean {
  return code < 128 ? part[code] === 1 : code > 0xa0 && code !== 0xfeff
}

export function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95
}
