/** Where something stands in the text of a statement. */
interface Span {
  readonly from: number
  readonly to: number
}

export interface Column extends Span {
  /** Without quotes around it. */
  readonly name: string
  /** Its type and what else is said of it, with one blank where there were several. */
  readonly declared: string
}

/** Columns, keys and checks between the outermost parentheses of a CREATE TABLE; also what there is of the last one, where the statement is not whole. */
function partsOf(statement: string): readonly Span[] {
  const parts: Span[] = []
  let from = statement.indexOf('(') + 1
  if (from === 0) return parts
  const push = (end: number) => {
    const said = statement.slice(from, end)
    const to = from + said.trimEnd().length
    if (said.trim() !== '') parts.push({ from: to - said.trim().length, to })
    from = end + 1
  }
  let depth = 1
  let isQuoted = false
  for (let at = from; at < statement.length && depth > 0; at++) {
    const char = statement.charAt(at)
    if (char === "'") isQuoted = !isQuoted
    if (isQuoted) continue
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth === 0 || (depth === 1 && char === ',')) push(at)
  }
  if (depth > 0) push(statement.length)
  return parts
}

const noColumn = /^(?:PRIMARY|FOREIGN|UNIQUE|CONSTRAINT|CHECK|PERIOD|LIKE|KEY|INDEX|FULLTEXT|SPATIAL)\b/i
const column = /^(?:["`[](?<quoted>[^"`\]]+)["`\]]|(?<plain>[\p{L}\p{N}_#@$]+))\s+(?<declared>\S.*)$/su

/** The columns of a CREATE TABLE, or of the DECLARE of a table, in their order. */
export function columnsOf(statement: string): readonly Column[] {
  return partsOf(statement).flatMap(({ from, to }) => {
    const text = statement.slice(from, to)
    const { quoted, plain, declared } = (noColumn.test(text) ? null : column.exec(text))?.groups ?? {}
    const name = quoted ?? plain
    return name === undefined || declared === undefined ? [] : [{ name, declared: declared.replace(/\s+/g, ' '), from, to }]
  })
}
