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

/** More values than any keyword takes; what is corrupt may open a parenthesis behind every word. */
const maxValues = 256

/** What follows a keyword: `KEY(A B)`, `KEY=A`, `KEY=(A,B)`; nothing when neither mark stands there. */
export function valuesAfter(words: readonly Word[], index: number): Word[] {
  let at = index + 1
  const equals = words[at]?.text === '='
  if (equals) at++
  const first = words[at]
  if (first?.text !== '(') return equals && first !== undefined && first.text !== ')' ? [first] : []
  const values: Word[] = []
  for (at++; values.length < maxValues; at++) {
    const word = words[at]
    if (word === undefined || word.text === ')') break
    if (word.text !== '(') values.push(word)
  }
  return values
}

/** The name without its apostrophes and without a password behind a slash. */
export function plainName(text: string): string {
  const name = text.replaceAll("'", '')
  const slash = name.indexOf('/', 1)
  return (slash < 0 ? name : name.slice(0, slash)).toUpperCase()
}
