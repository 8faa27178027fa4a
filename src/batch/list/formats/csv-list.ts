import { CsvError, type Info, parse } from 'csv-parse/sync'
import { limits } from '../../../base/limits.ts'
import { count } from '../../../base/text.ts'
import type { ListFault } from '../../question-list.ts'
import { quoted } from '../clean-text.ts'
import { fieldName, questionFields, unknownField } from '../list-fields.ts'
import { faultyList, type ListFormat, type RawList, type RawQuestion } from '../raw-list.ts'

interface Row {
  /** Where it begins: a cell can have several lines. */
  readonly line: number
  readonly cells: readonly string[]
}

/** A header row that names the columns, then a question a row. Cells are separated by commas, semicolons or tabs, and quoted as RFC 4180 says. */
export const csvList: ListFormat = {
  extensions: ['.csv'],
  read(text) {
    const { rows, faults } = rowsOf(text)
    const [header, ...rest] = rows
    if (header === undefined) return faultyList(faults)
    const names = header.cells.map(fieldName)
    const ofHeader = headerFaults(names, header.line)
    if (ofHeader.length > 0) return faultyList([...ofHeader, ...faults])
    const list = listOf({ line: header.line, names }, rest)
    return { ...list, faults: [...list.faults, ...faults] }
  },
}

function listOf(header: { line: number; names: readonly string[] }, rows: readonly Row[]): RawList {
  const isKnown = (name: string) => questionFields.some((known) => known === name)
  const faults: ListFault[] = []
  const questions: RawQuestion[] = []
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (cells.length === header.names.length) {
      const fields = header.names.flatMap((name, i) => (isKnown(name) ? [[name, { value: cells[i], line }] as const] : []))
      questions.push({ line, fields: new Map(fields) })
    } else {
      const message = `This row has ${count(cells.length, 'cell')} and the header ${header.names.length}. Put a cell that holds the separator into quotes.`
      faults.push({ line, message })
    }
  }
  const named = header.names.filter((name, i) => name !== '' || rows.some(({ cells }) => (cells[i] ?? '').trim() !== ''))
  const notes = named.filter((name) => !isKnown(name)).map((name) => unknownField(name, header.line, questionFields))
  return { defaults: new Map(), questions, notes, faults }
}

function headerFaults(names: readonly string[], line: number): ListFault[] {
  if (!names.includes('question')) {
    return [
      {
        line,
        message: `The first row has to name the columns, and one of them "question"; others are ${questionFields.slice(1).join(', ')}.`,
      },
    ]
  }
  return names
    .filter((name, i) => name !== '' && names.indexOf(name) < i)
    .map((name) => ({ line, message: `The column ${quoted(name)} stands here twice. Leave one of them out.` }))
}

/**
 * Rows of another length than the header's are let through, since the parser would stop at the first one and the others would not be told. Quotes are not
 * relaxed: a cell with a stray one would end somewhere else than its writer thinks.
 */
function rowsOf(text: string): { readonly rows: readonly Row[]; readonly faults: readonly ListFault[] } {
  const rows: Row[] = []
  let read = 0
  const add = (cells: string[], { lines }: Info) => {
    // The parser tells the line where a row ends.
    rows.push({ line: lines - breaksIn(cells), cells })
    read = lines
    return null
  }
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: add,
      // One more than may be, behind the header: so it shows that there are too many.
      to: limits.listQuestions + 2,
    })
    return { rows, faults: [] }
  } catch (error) {
    if (error instanceof CsvError) return { rows, faults: [faultOf(error, nextLine(text, read))] }
    throw error
  }
}

function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
}

/** The first line decides. A title of a column holds none of the three. */
function delimiterOf(text: string): string {
  const first = /^\s*([^\n]*)/.exec(text)?.[1] ?? ''
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: first.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** The first line behind `line` that is not empty. */
function nextLine(text: string, line: number): number {
  return (
    line +
    1 +
    text
      .split('\n')
      .slice(line)
      .findIndex((behind) => behind !== '')
  )
}

function faultOf(error: CsvError, line: number): ListFault {
  const message =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A cell of the row that begins here opens a quote that is never closed. Close it, or double it.'
      : 'A quote stands within a cell of the row that begins here. Put the whole cell into quotes, and double those that belong to its text.'
  return { line, message }
}
