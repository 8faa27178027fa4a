/** What stands between the columns of a CREATE TABLE and is none. */
const noColumn = /^(?:PRIMARY|FOREIGN|UNIQUE|CONSTRAINT|CHECK|PERIOD|LIKE|KEY|INDEX|FULLTEXT|SPATIAL)\b/i

/** The first word of each part between the outermost parentheses. */
export function columnsIn(statement: string): readonly string[] {
  const text = statement.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''")
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of text.slice(text.indexOf('('))) {
    if (char === ')') depth--
    if (depth === 0 && char === ')') break
    if (depth === 1 && char === ',') parts.push(part)
    part = depth === 1 && char === ',' ? '' : depth > 0 ? part + char : ''
    if (char === '(') depth++
  }
  return [...parts, part]
    .map((each) => each.trim())
    .filter((each) => !noColumn.test(each))
    .flatMap(
      (each) =>
        /^(?:["`[]([^"`\]]+)["`\]]|([\p{L}\p{N}_#@$]+))\s+\S/u
          .exec(each)
          ?.slice(1)
          .find((name) => name !== undefined) ?? [],
    )
}
