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

/** Names of the variables in a text, in their order. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(new RegExp(variable, 'gi'))].map(([, name = '']) => name.toUpperCase())
}

/** All texts that a text with variables may become. `wanted` says which variables of a text are to be replaced; those of which nothing is known stay. */
export function expand(text: string, find: FindValues, wanted: (text: string) => readonly string[]): Expansion[] {
  let texts: Expansion[] = [{ text, how: 'literal', open: [] }]
  for (let step = 0; step < mostSteps; step++) {
    const next = texts.flatMap((one) => replaced(one, find, wanted(one.text)))
    if (next.length > mostTexts || next.every((one, i) => one === texts[i])) break
    texts = next
  }
  return texts
}

/** With each value of the first variable of which one is known. */
function replaced(expansion: Expansion, find: FindValues, names: readonly string[]): Expansion[] {
  const { text, how, line, open } = expansion
  if (text.length > mostChars) return [expansion]
  for (const name of names) {
    const known = find(name)
    const told = known.values.filter((value) => value.text.trim() !== '')
    if (told.length === 0) continue
    const every = new RegExp(`&${name.replaceAll('$', '\\$')}(?![A-Z0-9@#$_])\\.?`, 'gi')
    return told.map((value) => ({
      text: text.replace(every, () => value.text),
      how: how === 'literal' ? value.how : how,
      line: line ?? value.line,
      open: [...new Set([...open, ...known.open])],
    }))
  }
  return [expansion]
}
