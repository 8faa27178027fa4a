/** `text` within `max` characters; a cut is marked with an ellipsis and never splits a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let end = Math.max(0, max - 1)
  const last = text.charCodeAt(end - 1)
  if (last >= 0xd800 && last <= 0xdbff) end -= 1
  return `${text.slice(0, end)}…`
}

/** With a capital at its beginning, as a sentence has. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** A whole number with commas, as `1,234`. By hand: the first use of `toLocaleString` costs a short-lived process some 40 ms. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `1 file`, `1,234 files`. */
export function count(n: number, noun: string, plural = `${noun.replace(/(?<=[^aeiou])y$/, 'ie')}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`
}

/** Edits (a letter added, left out, changed, or two neighbours swapped) between two short names, or more than `max`. */
function distance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, i) => i)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? max + 1
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : max + 1
      const edits = Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    // A swap reaches back over two rows.
    if (least > max + 1) return max + 1
  }
  return at(a.length, b.length)
}

/** As many edits make another name of one that is mistyped. */
export function mostEdits(name: string): number {
  return Math.max(1, Math.floor(name.length / 3))
}

/** The names nearest to a mistyped one, best first: beginning with it, containing it or within some edits, a third of its letters unless told. */
export function nearest(name: string, names: Iterable<string>, max = 3, allowed = mostEdits(name)): string[] {
  const wanted = name.toLowerCase()
  const scored: { name: string; score: number }[] = []
  for (const candidate of names) {
    const lower = candidate.toLowerCase()
    const contains = wanted.length >= 3 && lower.length >= 3 && (lower.includes(wanted) || wanted.includes(lower))
    // Of names that are a part of the one asked for, the longest is nearest.
    const score = contains
      ? (lower.startsWith(wanted) ? 0.4 : 0.5) + Math.max(0, wanted.length - lower.length) / 1000
      : distance(wanted, lower, allowed)
    if (score <= allowed && score < wanted.length) scored.push({ name: candidate, score })
  }
  scored.sort((a, b) => a.score - b.score || (a.name < b.name ? -1 : 1))
  return scored.slice(0, max).map((s) => s.name)
}
