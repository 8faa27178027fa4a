import { BoundedMap } from './bounded-map.ts'

/** As `keepLast`, where several are asked of in turn: what a function gave for so many is kept. */
export function keepSome<K, T>(compute: (key: K) => T, most = 64): (key: K) => T {
  const kept = new BoundedMap<K, { readonly value: T }>(most)
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known.value
    const value = compute(key)
    kept.set(key, { value })
    return value
  }
}
