/** How the constants of GnuCOBOL's `screenio` name keys. */
export const consoleKey = String.raw`COB-SCR-(?:F\d{1,2}|ESC|OK|INSERT|DELETE|BACKSPACE|TAB|PAGE-UP|PAGE-DOWN|KEY-[A-Z]+|PRINT)`

export function isConsoleKey(key: string): boolean {
  return /^COB-SCR-/i.test(key)
}

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

const ownName = /^(?!DFH)([A-Z0-9-]*)(?<!RE)(?:ENTER|CLEAR)(?:-KEY)?$/i
const numbered = /(?<![\w-])(?!DFH)([A-Z0-9-]*?)(?:PFK?|PF-?KEY-?)-?\d{1,2}\b/gi

/**
 * Whether a condition of this name is the test of a key. `X-ENTER` may as well be a state of the program, such as its first call: it is a key where the program names
 * numbered keys in the same way, or where the name says that it is one.
 */
export function isOneOfKeys(name: string, conditions: readonly string[]): boolean {
  const prefix = ownName.exec(name)?.[1]?.toUpperCase()
  if (prefix === undefined || /AID|KEY/i.test(name)) return true
  return conditions.some((condition) => [...condition.matchAll(numbered)].some((match) => match[1]?.toUpperCase() === prefix))
}
