import type { DataItem, ItemValue } from './cobol-program.ts'

/** The part of a value as it stands in storage: left-justified and filled up with blanks. */
export function slice(value: ItemValue, from: number, length: number, size: number): string {
  if (value.kind === 'figurative') return ''
  const text =
    value.all === true && value.text.length > 0 ? value.text.repeat(Math.ceil(size / value.text.length)).slice(0, size) : value.text
  return within(text, from, length)
}

/** What of a text stands in the bytes; all of it where their number is not known, as of a constant, which has no storage. */
export function within(text: string, from: number, length: number): string {
  return length <= 0 ? text : text.slice(from, from + length)
}

/** A number stands at the right, behind zeros; text at the left. */
export function inStorage(text: string, { picture, length }: DataItem): string {
  return picture?.startsWith('9') && /^\d+$/.test(text) ? text.padStart(length, '0') : text.padEnd(length)
}
