/** A text that a variable may hold. */
export interface KnownValue {
  /** Other variables in it as `&NAME`. */
  readonly text: string
  /** 1-based, where it is set. */
  readonly line: number
  /** Set by default, and by a statement otherwise. */
  readonly how: 'value' | 'move'
}

export interface VariableValues {
  readonly values: readonly KnownValue[]
  /** Why it may hold something else: `parameter`, `screen`, `file`, `computed`; `never set`. */
  readonly open: readonly string[]
}

/** Finds what a variable of a REXX or CLIST member may hold, by its name in upper case. */
export type FindValues = (name: string) => VariableValues

/** A text in which variables were replaced by what they may hold. */
export interface Expansion {
  readonly text: string
  readonly how: 'literal' | KnownValue['how']
  /** Where the variable is set that was replaced first. */
  readonly line?: number
  readonly open: readonly string[]
}

/** `&NAME`, and the period that ends it where it touches a word, as CLIST and JCL write it. */
const variable = /&([A-Z@#$_][A-Z0-9@#$_]*)\.?/i
/** Variables of variables are followed so far, and a text becomes no more than so many: what is beyond is a table, and not a name. */
const mostSteps = 8
const mostTexts = 64
const mostChars = 4096

export function hasVariable(text: string): boolean {
  return variable.test(text)
}

/** How a variable is written where its value is not known. */
export function variableText(name: string, follows: string): string {
  return /^[A-Z0-9@#$_.]/i.test(follows) ? `&${name}.` : `&${name}`
}

/** All texts that a text with variables may become, those that stay unknown with their `&NAME`. */
export function expand(text: string, find: FindValues): Expansion[] {
  let texts: Expansion[] = [{ text, how: 'literal', open: [] }]
  for (let step = 0; step < mostSteps; step++) {
    const next = texts.flatMap((one) => expandFirst(one, find))
    if (next.length > mostTexts || next.every((one, i) => one === texts[i])) break
    texts = next
  }
  return texts
}

/** Replaces the first variable of which something is known. */
function expandFirst(expansion: Expansion, find: FindValues): Expansion[] {
  const { text } = expansion
  for (let from = 0; from < text.length; ) {
    const found = variable.exec(text.slice(from))
    if (!found) break
    const at = from + found.index
    const { values, open } = find((found[1] ?? '').toUpperCase())
    const told = values.filter((value) => value.text.trim() !== '')
    if (told.length > 0 && text.length < mostChars) {
      const [before, after] = [text.slice(0, at), text.slice(at + found[0].length)]
      return told.map((value) => ({
        text: before + value.text + after,
        how: expansion.how === 'literal' ? value.how : expansion.how,
        line: expansion.line ?? value.line,
        open: [...new Set([...expansion.open, ...open])],
      }))
    }
    from = at + found[0].length
  }
  return [expansion]
}
