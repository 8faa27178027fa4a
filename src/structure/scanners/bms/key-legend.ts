const key = String.raw`(?:ENTER|CLEAR|PA[1-3]|P?F(?:0?[1-9]|1\d|2[0-4]))`
/** Some together, as `PF7/8` or `F1-F12`. */
const keys = String.raw`(${key}(?:\s?[/&]\s?(?:${key}|\d{1,2})|-${key}(?!\d))*)`
const before = String.raw`(?<![\p{L}\d])[<(]?`
/** `F3=Exit`, `PF7/8: Scroll`, `<F3> Exit`. */
const explained = new RegExp(String.raw`${before}${keys}\s*(?:[=:>)]|-(?!P?F\d))`, 'giu')
/** `F3 Exit  F12 Cancel`, where nothing stands before the first key: elsewhere a key is a word of a sentence. */
const listed = new RegExp(String.raw`${before}${keys}\s`, 'giu')
const beginsWithKey = new RegExp(String.raw`^\s*[<(]?${key}[>)]?\s`, 'iu')
/** Rows of a terminal are no longer. */
const longest = 256

/** What the keys do that a constant of a screen names: `ENTER Continue, F3 Exit`. Undefined for any other text. */
export function keyLegend(text: string): string | undefined {
  const legend = text.slice(0, longest)
  return explains(legend, explained) ?? (beginsWithKey.test(legend) ? explains(legend, listed) : undefined)
}

function explains(text: string, pattern: RegExp): string | undefined {
  const found = [...text.matchAll(pattern)]
  const entries = found.flatMap((match, i) => {
    const does = text.slice(match.index + match[0].length, found[i + 1]?.index).replace(/\s+/g, ' ')
    const what = does.replace(/^[ =:>)-]+/, '').replace(/[ ,;|/.]+$/, '')
    return what === '' ? [] : [`${(match[1] ?? '').toUpperCase().replace(/\s/g, '')} ${what}`]
  })
  return entries.length === 0 ? undefined : entries.join(', ')
}
