import type { ControlCard } from './control-card.ts'
import { plainName, valuesAfter, type Word, wordsOf } from './words.ts'

type DataCard = Extract<ControlCard, { kind: 'data' }>

/** Reads statements in which a keyword names DDs, wherever it stands: their order and the rest of their syntax do not matter. */
function keyedData(
  lines: readonly string[],
  firstLine: number,
  named: (keyword: string, values: readonly string[]) => { readonly op: DataCard['op']; readonly dds: readonly string[] } | undefined,
): ControlCard[] {
  const words: (Word & { readonly line: number })[] = lines.flatMap((line, index) =>
    line.startsWith('*') ? [] : wordsOf(line.slice(0, 72)).map((word) => ({ ...word, line: firstLine + index })),
  )
  return words.flatMap((word, index): ControlCard[] => {
    const values = '()='.includes(word.text) ? [] : valuesAfter(words, index)
    if (values.length === 0) return []
    const data = named(
      word.text,
      values.map(({ text }) => plainName(text)),
    )
    return data === undefined ? [] : data.dds.map((dd) => ({ kind: 'data', op: data.op, dd, line: word.line }))
  })
}

/** DDs that DFSORT and ICETOOL statements name beside SORTIN and SORTOUT (DFSORT Application Programming Guide). */
export function readSortStatements(lines: readonly string[], firstLine: number): ControlCard[] {
  return keyedData(lines, firstLine, (keyword, values) => {
    switch (keyword) {
      case 'FNAMES':
      case 'TO':
      case 'DISCARD':
      case 'LIST':
        return { op: 'write', dds: values }
      case 'FROM':
        return { op: 'read', dds: values }
      case 'FILES':
      case 'FILE':
        // Of JOINKEYS: F1 or F2; of OUTFIL: the last two characters of SORTOFnn.
        return values.every((value) => /^F[12]$/.test(value))
          ? { op: 'read', dds: values.map((value) => `SORTJN${value}`) }
          : { op: 'write', dds: values.map((value) => `SORTOF${value}`) }
      case 'F1':
      case 'F2':
        return { op: 'read', dds: values }
      default:
        return undefined
    }
  })
}

/** DDs that IEBCOPY and its like copy between. */
export function readCopyStatements(lines: readonly string[], firstLine: number): ControlCard[] {
  return keyedData(lines, firstLine, (keyword, values) => {
    const dds = values.filter((value) => value !== 'R')
    if (/^(?:INDD|I|INDDNAME)$/.test(keyword)) return { op: 'read', dds }
    return /^(?:OUTDD|O|OUTDDNAME)$/.test(keyword) ? { op: 'write', dds } : undefined
  })
}
