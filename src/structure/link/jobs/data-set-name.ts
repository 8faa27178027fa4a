/** A data set as a DD names it. */
export interface DataSetName {
  readonly name: string
  /** Of a library. */
  readonly member?: string
  readonly temporary: boolean
}

/** A generation's number is relative to the run, so it is no part of the name; a member's name is. */
export function dataSetName(written: string): DataSetName | undefined {
  const text = written.trim()
  const open = text.indexOf('(')
  const inside =
    open < 0
      ? undefined
      : text
          .slice(open + 1)
          .replace(/\)$/, '')
          .trim()
  const name = (open < 0 ? text : text.slice(0, open)).trim()
  if (name === '') return undefined
  const member = inside === undefined || /^[+-]?\d+$/.test(inside) ? undefined : inside.toUpperCase()
  // `&X` that no symbol of this name replaced is the old way to write `&&X`.
  const temporary = member === undefined ? /^&&?[A-Z@#$][A-Z0-9@#$]{0,7}$/i.test(name) : name.startsWith('&&')
  return { name: name.toUpperCase(), ...(member === undefined ? {} : { member }), temporary }
}

/** `LIB(MEMBER)`, or the name alone. */
export function wholeName({ name, member }: DataSetName): string {
  return member === undefined ? name : `${name}(${member})`
}
