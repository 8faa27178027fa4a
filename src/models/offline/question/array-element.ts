import { escapeRegex } from '../../../base/escape-regex.ts'

const number = String.raw`\d{1,4}`
/** The variable of a loop; which one tells nothing. */
const running = String.raw`[A-Za-z]\w{0,5}`
const others = String.raw`\s?,\s?(?:${number}|${running})`

/** One element of an array, or those of one kind: `BREAD(9)`, `BREAD(9,I)`, `BREAD(K,9)`. One of its subscripts is a number. */
export const elementText = String.raw`[A-Za-z]\w*\((?:${number}(?:${others}){0,2}|${running}\s?,\s?(?:${running}\s?,\s?)?${number}(?:${others})?)\)`

/** How code may write an element; undefined for a name without subscripts. */
export function elementPattern(name: string): string | undefined {
  const [, array, inside] = /^(\w+)\((.*)\)$/.exec(name) ?? []
  if (array === undefined || inside === undefined) return undefined
  const subscripts = inside.split(',').map((one) => (/^\s*\d+\s*$/.test(one) ? one.trim() : String.raw`[^(),=]+`))
  return String.raw`${escapeRegex(array)}\s?\(\s?${subscripts.join(String.raw`\s?,\s?`)}\s?\)`
}
