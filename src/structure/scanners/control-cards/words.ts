/** A word, a quoted string (as written), or one of `( ) =`. */
export interface Word {
  /** Upper case, but for strings. */
  readonly text: string
  readonly at: number
}

/** Cuts a command at blanks and commas. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char <= ' ' || char === ',' || char === ';') {
      at++
      continue
    }
    const start = at
    at++
    if (char === "'") {
      const close = text.indexOf("'", at)
      at = close < 0 ? text.length : close + 1
      words.push({ text: text.slice(start, at), at: start })
      continue
    }
    if (!'()='.includes(char)) while (at < text.length && !" ,;()='\t".includes(text[at] ?? '')) at++
    words.push({ text: text.slice(start, at).toUpperCase(), at: start })
  }
  return words
}

/** More words than any list of DDs has; in corrupt text a parenthesis may open behind every word. */
const maxWords = 200

/** What follows a keyword: `KEY(A B)`, `KEY=A`, `KEY=(A,(B,C))`; nothing when neither mark stands there. */
export function valuesAfter(words: readonly Word[], index: number): Word[] {
  let at = index + 1
  const equals = words[at]?.text === '='
  if (equals) at++
  const first = words[at]
  if (first?.text !== '(') return equals && first !== undefined && first.text !== ')' ? [first] : []
  const values: Word[] = []
  let depth = 0
  for (const end = at + maxWords; at < end; at++) {
    const word = words[at]
    if (word?.text === '(') depth++
    else if (word?.text === ')') depth--
    // A keyword inside means that the list was never closed.
    else if (word !== undefined && words[at + 1]?.text !== '=') values.push(word)
    else break
    if (depth === 0) break
  }
  return values
}

/** The name without its apostrophes and without a password behind a slash. */
export function plainName(text: string): string {
  const name = text.replaceAll("'", '')
  const slash = name.indexOf('/', 1)
  return (slash < 0 ? name : name.slice(0, slash)).toUpperCase()
}
