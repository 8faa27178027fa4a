/** The citations that an item ends with. */
const cited = /^(- .*): ((?:`[^`\s][^`]*:\d+(?:-\d+)?`(?:, )?)+)$/s

/** Of items that say the same of several places, as of copies of a member in two directories, one with all their citations; none of lines that one before shows with more. */
export function toldOnce(lead: readonly string[]): readonly string[] {
  return oneOfPlaces(lead.filter((line, n) => !isLineAlone(line) || !lead.some((other, i) => i < n && showsMore(other, line))))
}

/** A line of code with its citation and no word about it. */
function isLineAlone(item: string): boolean {
  return /^- `[^`]+`: `[^`]+:\d+`$/.test(item)
}

function showsMore(item: string, line: string): boolean {
  return item.length > line.length && item.endsWith(line.slice(2))
}

function oneOfPlaces(lead: readonly string[]): readonly string[] {
  const isAlone = (n: number) => !/^\s/.test(lead[n + 1] ?? '')
  const placesOf = new Map<string, Set<string>>()
  const parts = lead.map((line, n) => {
    const [, said, places] = (isAlone(n) ? cited.exec(line) : null) ?? []
    if (said === undefined || places === undefined) return { line }
    // A name may be written in either case.
    const key = said.toUpperCase()
    const known = placesOf.get(key)
    if (known === undefined) placesOf.set(key, new Set(places.split(', ')))
    else for (const place of places.split(', ')) known.add(place)
    return known === undefined ? { line, said } : undefined
  })
  return parts.flatMap((part) => {
    if (part === undefined) return []
    return part.said === undefined ? [part.line] : [`${part.said}: ${[...(placesOf.get(part.said.toUpperCase()) ?? [])].join(', ')}`]
  })
}
