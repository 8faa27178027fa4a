/** The number in the name of a PF key; undefined for other keys. */
export function numberOf(key: string): string | undefined {
  return /(?<!PA-?)(?<!\d)0?(\d{1,2})$/i.exec(key)?.[1]
}

/** One key, however a program names it: `3`, `ENTER`, `PA1`. */
export function keyIdentity(key: string): string {
  const upper = key.toUpperCase().replace(/-KEY$/, '')
  return /(?:ENTER|CLEAR|PA-?\d)$/.exec(upper)?.[0] ?? numberOf(upper) ?? upper
}

const legendKey = /\b(?:P?F0?(\d{1,2})|(ENTER|CLEAR|PA[123]))\s*[=:-]\s*(.+?)(?=\s+(?:P?F\d|ENTER\b|CLEAR\b|PA\d)|\s{2,}|$)/gi

/** What texts of a screen say of its keys, `F5=Mark`, by the identity of the key. */
export function keyTextsIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const text of texts)
    for (const [, number, name = '', does = ''] of text.matchAll(legendKey)) all.set(number ?? name.toUpperCase(), does.trim())
  return all
}

/** ` (“BACK” on the screen)`, or nothing. */
export function onScreen(key: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(keyIdentity(key))
  return text === undefined ? '' : ` (“${text.replaceAll('`', "'")}” on the screen)`
}
