import type { DataItem } from '../../../src/structure/scanners/cobol/cobol-program.ts'
import { readDataItems } from '../../../src/structure/scanners/cobol/data-division.ts'
import { fixed, tokensOf } from './spliced.ts'

/** The items of lines in fixed format, which stand in area A unless they begin with blanks. */
export function itemsOf(lines: readonly string[], copybooks: Readonly<Record<string, string>> = {}): DataItem[] {
  const tokens = tokensOf(fixed(...lines), copybooks)
  return readDataItems(tokens, { from: 0, to: tokens.count })
}

/** One line an item: level, name, offset and length, then what else there is; indented as the groups nest. */
export function table(items: readonly DataItem[]): string[] {
  return items.map((item) => {
    const { name, level, section, file, picture, usage, redefines, occurs, dependingOn, indexes, values, offset, length } = item
    const parts = [`${'  '.repeat(depth(items, item))}${String(level).padStart(2, '0')} ${name} ${offset}+${length}`]
    if (section !== 'working-storage') parts.push(`(${section}${file === undefined ? '' : ` ${file}`})`)
    if (picture !== undefined) parts.push(picture)
    if (usage !== undefined && usage !== 'DISPLAY') parts.push(usage)
    if (redefines >= 0) parts.push(`redefines ${items[redefines]?.name}`)
    if (occurs !== 1) parts.push(`x${occurs}`)
    if (dependingOn !== undefined) parts.push(`by ${dependingOn}`)
    if (indexes.length > 0) parts.push(`indexes ${indexes.join(' ')}`)
    if (values.length > 0)
      parts.push(`= ${values.map((v) => `${v.all ? 'ALL ' : ''}${v.text}${v.thru === undefined ? '' : `..${v.thru}`}`).join(' ')}`)
    return parts.join(' ')
  })
}

function depth(items: readonly DataItem[], item: DataItem): number {
  let levels = 0
  for (let at = item.parent; at >= 0; at = items[at]?.parent ?? -1) levels++
  return levels
}
