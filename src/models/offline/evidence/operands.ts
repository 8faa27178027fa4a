/** An operand of a statement: positional where it has no key. */
export interface Operand {
  readonly key: string | undefined
  readonly value: string
}

const opening = '('
const closing = ')'

/** The pieces of a text between separators that stand neither in parentheses nor in apostrophes. */
function splitOutside(text: string, isSeparator: (char: string) => boolean): readonly string[] {
  const pieces: string[] = []
  let depth = 0
  let quoted = false
  let from = 0
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (char === "'") quoted = !quoted
    else if (quoted) continue
    else if (char === opening) depth++
    else if (char === closing) depth--
    else if (depth === 0 && isSeparator(char)) {
      pieces.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...pieces, text.slice(from)]
}

/** `A,KEY=VALUE,(B,C)` as JCL and macros write it. */
export function operandsOf(text: string): readonly Operand[] {
  return splitOutside(text, (char) => char === ',').map((piece) => {
    const [, key, value] = /^([A-Z@#$][\w@#$.]*)=(.*)$/is.exec(piece.trim()) ?? []
    return key === undefined ? { key: undefined, value: piece.trim() } : { key: key.toUpperCase(), value: value ?? '' }
  })
}

/** The value without the parentheses or apostrophes around all of it. */
export function bareValue(value: string): string {
  return /^'[^']*'$|^\([^()]*\)$/.test(value) ? value.slice(1, -1) : value
}
