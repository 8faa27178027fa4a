/** A value of JSON or YAML that knows its line (1-based). */
export type LocatedValue =
  | { readonly kind: 'scalar'; readonly line: number; readonly value: string | number | boolean | null }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly LocatedValue[] }
  | { readonly kind: 'map'; readonly line: number; readonly entries: readonly LocatedEntry[] }

export interface LocatedEntry {
  readonly key: string
  readonly line: number
  readonly value: LocatedValue
}

/** Lists and maps in each other; a list of questions needs four. A parser that follows more of them by calling itself ends the process. */
export const maxNesting = 16

/** The value alone. Maps become null-prototype objects: what is asked of them is only that they are no text. */
export function plainValue(value: LocatedValue): unknown {
  if (value.kind === 'scalar') return value.value
  if (value.kind === 'list') return value.items.map(plainValue)
  return Object.create(null)
}
