/** What stands between the commas outside parentheses and quotes, as written. */
export function splitList(list: string, quotes = "'"): string[] {
  if (list === '') return []
  const parts: string[] = []
  let depth = 0
  let quote = ''
  let start = 0
  for (let at = 0; at < list.length; at++) {
    const char = list.charAt(at)
    if (quote !== '') quote = char === quote ? '' : quote
    else if (quotes.includes(char)) quote = char
    else if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === ',' && depth <= 0) {
      parts.push(list.slice(start, at))
      start = at + 1
    }
  }
  parts.push(list.slice(start))
  return parts
}
