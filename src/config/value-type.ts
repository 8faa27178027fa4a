import { delimiter } from 'node:path'
import { grouped } from '../base/text.ts'

/** How a value is read from text (a flag, a variable, a `.env`) and from JSON (the user's config file). Both give undefined for a wrong value. */
export interface ValueType<T> {
  /** Completes `must be …`. */
  readonly expected: string
  parse(text: string): T | undefined
  accept(value: unknown): T | undefined
}

export const text: ValueType<string> = {
  expected: 'a text that is not empty',
  parse: (value) => value.trim() || undefined,
  accept: (value) => (typeof value === 'string' ? value.trim() || undefined : undefined),
}

/** Several texts; in one variable they are separated as the system separates the entries of PATH. */
export const list: ValueType<readonly string[]> = {
  expected: `a list, in a variable separated by "${delimiter}"`,
  parse: (value) => {
    const items = value.split(delimiter).filter((item) => item.trim() !== '')
    return items.length > 0 ? list.accept(items) : undefined
  },
  accept: (value) => {
    const items = (Array.isArray(value) ? value : [value]).map((item) => text.accept(item))
    return items.every((item) => item !== undefined) ? items : undefined
  },
}

/** Several names, in a variable separated by commas. */
export const names: ValueType<readonly string[]> = {
  expected: 'a list of names, in a variable separated by commas',
  parse: (value) => {
    const items = value.split(',').filter((item) => item.trim() !== '')
    return items.length > 0 ? list.accept(items) : undefined
  },
  accept: list.accept,
}

const truths = new Map([
  ...['1', 'true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['0', 'false', 'no', 'off'].map((word) => [word, false] as const),
])

export const boolean: ValueType<boolean> = {
  expected: 'true or false (1 or 0, yes or no, on or off)',
  parse: (value) => truths.get(value.trim().toLowerCase()),
  accept: (value) => (typeof value === 'boolean' ? value : undefined),
}

export function integer(min: number, max: number): ValueType<number> {
  const accept = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined
  return {
    expected: `a whole number from ${grouped(min)} to ${grouped(max)}`,
    parse: (value) => (/^\s*\d{1,9}\s*$/.test(value) ? accept(Number(value)) : undefined),
    accept,
  }
}

export function choice<T extends string>(values: readonly T[]): ValueType<T> {
  const find = (value: string) => values.find((known) => known === value.trim().toLowerCase())
  return {
    expected: `one of ${values.join(', ')}`,
    parse: find,
    accept: (value) => (typeof value === 'string' ? find(value) : undefined),
  }
}
