/**
 * ILE RPG Reference, "Calculation Specifications" and RPG/400: where factor 1, the operation, factor 2 and the result begin and end, from 0.
 */
const calculation = {
  ile: { factor1: [11, 25], operation: [25, 35], factor2: [35, 49], result: [49, 63], extended: [35, 80] },
  older: { factor1: [17, 27], operation: [27, 32], factor2: [32, 42], result: [42, 48], extended: [32, 59] },
} as const

/** Operations whose factor 2 goes on over the result. */
const extended = new Set(['EVAL', 'EVALR', 'CALLP', 'IF', 'DOW', 'DOU', 'WHEN', 'ELSEIF', 'RETURN', 'FOR', 'ON-ERROR'])

/** A member in columns, wholly or in parts, as one in free form, line for line. */
export function freeRpg(text: string, path: string): string {
  if (/^\s*\*\*free/i.test(text)) return text.replace(/^\s*\*\*free/i, '')
  const columns = /\.(?:rpg|sqlrpg)$/i.test(path) ? calculation.older : calculation.ile
  let isSql = false
  return text
    .split('\n')
    .map((raw) => {
      const line = raw.replace(/\r$/, '')
      if (/^.{5}[cC ]\/EXEC\s+SQL/i.test(line)) isSql = true
      if (isSql) {
        if (/\/END-EXEC/i.test(line)) isSql = false
        return ''
      }
      return freeLine(line, columns)
    })
    .join('\n')
}

function freeLine(line: string, columns: (typeof calculation)['ile' | 'older']): string {
  const spec = line[5]?.toUpperCase() ?? ' '
  if (line[6] === '*') return `//${line.slice(7)}`
  const directive = /^.{5}.\s*(\/(?:COPY|INCLUDE)\s.*)$/i.exec(line.slice(0, 80))
  if (directive) return `${directive[1]};`
  // The compiler's own, as /FREE and /EJECT.
  if (line[6] === '/') return ''
  const part = ([from, to]: readonly [number, number]) => line.slice(from, to).trim()
  switch (spec) {
    case 'C': {
      const operation = part(columns.operation).replace(/\(.*$/, '').toUpperCase()
      if (operation === 'BEGSR') return `begsr ${part(columns.factor1)};`
      if (extended.has(operation)) return `${operation} ${part(columns.extended)};`
      return operation === '' ? part(columns.extended) : `${operation} ${part(columns.factor2)} ${part(columns.result)};`
    }
    case 'P':
      return /^[BE]$/i.test(line[23] ?? '')
        ? line[23]?.toUpperCase() === 'B'
          ? `dcl-proc ${part([6, 21])} ${part([43, 80])};`
          : 'end-proc;'
        : ''
    case 'D': {
      const type = part([23, 25]).toUpperCase()
      const word = type === 'PR' ? 'dcl-pr' : type === 'C' ? 'dcl-c' : 'dcl-s'
      return part([6, 21]) === '' ? '' : `${word} ${part([6, 21])} ${part([43, 80])};`
    }
    case 'H':
    case 'F':
    case 'I':
    case 'O':
    case 'E':
    case 'L':
      // In free form a statement may begin there, and then it ends with a semicolon.
      return /;\s*(?:\/\/.*)?$/.test(line) ? line.slice(5) : ''
    default:
      return line.slice(5)
  }
}
