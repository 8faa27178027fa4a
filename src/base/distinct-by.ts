/** The first item of each key, in their order. */
export function distinctBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): Item[] {
  const first = new Map<unknown, Item>()
  for (const item of items) {
    const key = keyOf(item)
    if (!first.has(key)) first.set(key, item)
  }
  return [...first.values()]
}
