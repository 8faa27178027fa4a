/** A number or a text, but not the zero or blank that something begins with that is filled later. */
export const constantValue = `(?:[-+]?[0-9.]*[1-9]|[XCB]?['"][^'" ])`

/** How the languages give a name a value: `of` stands for the name, `what` for the value. */
export function settings(of: string, what: string): RegExp['source'] {
  return [
    String.raw`^${of}\s+EQU\s+${what}`,
    String.raw`^${of}\s+DC\s+[0-9]*[A-Z]{1,2}(?:L[0-9]+)?'[^' ]`,
    String.raw`\b${of}\b[^;,=]*\b(?:INIT|INITIAL|VALUE)\s*\(\s*${what}`,
    String.raw`^\s*DATA\s+(?:.*/[\s,]*)?${of}\s*/\s*${what}[^Hh/]*/`,
    String.raw`\bPARAMETER\b.*\b${of}\s*=\s*${what}`,
    String.raw`^\s*(?:[0-9]+\s+)?${of}\s*=\s*${what}`,
    String.raw`%\s*REPLACE\s+${of}\s+BY\s+${what}`,
    String.raw`^\s*#\s*define\s+${of}\s+${what}`,
  ].join('|')
}

const inList = /(?<![\w$])([A-Z]\w*)\s*=/gi
const alone = /^(?:\s*%\s*REPLACE\s+|\s*#\s*define\s+|[0-9\s]*(?:78|77|\d\d)\s+|\s*(?:DCL|DECLARE)\b[\s(]*|\s*)([A-Z@#$_][\w@#$-]*)/i

/** The names that a line gives values: of Fortran's PARAMETER all in its list. */
export function namesGiven(text: string): readonly string[] {
  const list = /\bPARAMETER\b/i.exec(text)
  if (list !== null) return [...text.slice(list.index).matchAll(inList)].map(([, name = '']) => name)
  const name = alone.exec(text)?.[1]
  return name === undefined ? [] : [name]
}
