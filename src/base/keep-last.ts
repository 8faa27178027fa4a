/**
 * A pure function of one thing that many ask of the same thing in turn: what it gave last is kept. Of a question some hundred rules ask what others asked
 * before, and a pattern that is matched once only is interpreted; V8 compiles it, for far longer, when it is matched again.
 */
export function keepLast<K, T>(compute: (key: K) => T): (key: K) => T {
  let last: { readonly key: K; readonly value: T } | undefined
  return (key) => {
    if (last === undefined || last.key !== key) last = { key, value: compute(key) }
    return last.value
  }
}
