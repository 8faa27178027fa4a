/** A name as somebody may have meant it, upper case; `of` are names of what it stands in, in any order. */
export interface Reading {
  readonly name: string
  readonly of: readonly string[]
}

/**
 * What a typed name may mean, the most literal first: data set names, tables and files have periods of their own, so `A.B` is first a name and then B of A.
 */
export function readingsOf(asked: string): Reading[] {
  // A name that was copied from the end of a sentence has its period with it.
  const text = asked
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\s?\.$/, '')
    .toUpperCase()
  const readings: Reading[] = [{ name: text, of: [] }]
  const [name = '', ...of] = text.split(/ (?:OF|IN) /)
  if (of.length > 0) readings.push({ name, of })
  else if (!text.includes(' ') && !text.includes('/')) {
    const parts = text.split('.').filter((part) => part !== '')
    if (parts.length > 1) readings.push({ name: parts.at(-1) ?? '', of: parts.slice(0, -1) })
  }
  return readings
}
