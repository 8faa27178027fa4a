import { type MacroStatement, operandOf, quotedText, sublist } from '../../../base/macro-statements.ts'
import { type BmsField, type BmsMap, type BmsMapset, numberOf, readMapsets } from './mapsets.ts'

/** The copybook that assembling a mapset with TYPE=DSECT gives, and for each of its lines the line of the macro that it comes from. */
export interface SymbolicMap {
  /** COBOL in free format. */
  readonly text: string
  /** 1-based. */
  readonly lines: readonly number[]
  /** Of the member. */
  readonly lineCount: number
}

/** Attributes that programs can set, in the order of their bytes, and the letters behind the field's name: CICS TS, "DFHMSD", DSATTS. */
const attributeLetters = [
  ['COLOR', 'C'],
  ['PS', 'P'],
  ['HILIGHT', 'H'],
  ['VALIDN', 'V'],
  ['OUTLINE', 'U'],
  ['SOSI', 'M'],
  ['TRANSP', 'T'],
] as const
/** What EXTATT=YES means. */
const extended = ['COLOR', 'PS', 'HILIGHT', 'VALIDN']

/** Letters behind the name of a field in the names of its items: length, flag, attribute, input, output, array, and the attributes. */
export const itemSuffixes: readonly string[] = ['L', 'F', 'A', 'I', 'O', 'D', ...attributeLetters.map(([, letter]) => letter)]

/** The symbolic maps of a BMS member in COBOL: "Symbolic maps" in CICS Application Programming; the forms are those that CICS TS writes. */
export function symbolicMapOf(text: string, member: string): SymbolicMap {
  const source = text.replace(/\n$/, '').split('\n')
  const writer = new SymbolicMapWriter()
  for (const mapset of readMapsets(source, member)) writer.mapset(mapset)
  return { text: writer.texts.join('\n'), lines: writer.lines, lineCount: source.length }
}

/** What holds for the fields of one map. */
interface MapLayout {
  readonly input: boolean
  readonly output: boolean
  readonly letters: readonly string[]
}

class SymbolicMapWriter {
  readonly texts: string[] = ['>>SOURCE FORMAT IS FREE']
  readonly lines: number[] = [1]
  /** Tables are numbered through the member. */
  #tables = 0

  mapset({ statement, maps }: BmsMapset): void {
    let shared = statement && operandOf(statement, 'BASE')?.toUpperCase()
    const isSeparate = statement !== undefined && operandOf(statement, 'STORAGE')?.toUpperCase() === 'AUTO'
    for (const map of maps) {
      if (map.name === '') continue
      const first = this.#map(map, statement, shared)
      // Without STORAGE=AUTO the maps of a set lie on each other.
      if (!isSeparate) shared ??= first
    }
  }

  /** The name of its first record. */
  #map({ name, statement, fields }: BmsMap, mapset: MacroStatement | undefined, shared: string | undefined): string {
    const given = (key: string) => (operandOf(statement, key) ?? (mapset && operandOf(mapset, key)))?.toUpperCase()
    const mode = given('MODE') ?? 'OUT'
    const layout = { input: mode !== 'OUT', output: mode !== 'IN', letters: lettersOf(given('DSATTS'), given('EXTATT')) }
    const { startLine } = statement
    const begin = (record: string, base: string | undefined) => {
      this.#item(startLine, 1, base === undefined ? record : `${record} REDEFINES ${base}`)
      if (given('TIOAPFX') === 'YES') this.#item(startLine, 2, 'FILLER PIC X(12)')
    }
    const [input, output] = [`${name}I`, `${name}O`]
    const entries = entriesOf(fields)
    if (layout.input) {
      begin(input, shared)
      for (const entry of entries) this.#input(entry, layout)
    }
    if (layout.output) {
      begin(output, layout.input ? input : shared)
      for (const entry of entries) this.#output(entry, layout)
    }
    return layout.input ? input : output
  }

  #input(entry: Entry, { letters, output }: MapLayout): void {
    const { field, line, occurs } = entry
    const { name } = field
    const level = this.#open(entry, `${name}D`)
    this.#item(line, level, `${name}L COMP PIC S9(4)`)
    this.#item(line, level, `${name}F PICTURE X`)
    if (output && occurs === undefined) {
      this.#item(line, level, `FILLER REDEFINES ${name}F`)
      this.#item(line, level + 1, `${name}A PICTURE X`)
    }
    if (letters.length > 0) this.#item(line, level, `FILLER PICTURE X(${letters.length})`)
    this.#data(entry, level, 'I', 'PICIN')
  }

  #output(entry: Entry, { letters, input }: MapLayout): void {
    const { field, line, occurs } = entry
    const { name } = field
    const level = this.#open(entry, occurs === undefined ? '' : `DFHMS${++this.#tables}`)
    // The attribute byte of a map for both directions is described with the input.
    const ownAttribute = !input || occurs !== undefined
    this.#item(line, level, `FILLER PICTURE X(${ownAttribute ? 2 : 3})`)
    if (ownAttribute) this.#item(line, level, `${name}A PICTURE X`)
    for (const letter of letters) this.#item(line, level, `${name}${letter} PICTURE X`)
    this.#data(entry, level, 'O', 'PICOUT')
  }

  /** The group or table around a field; the level of what is in it. */
  #open({ line, occurs, group }: Entry, table: string): number {
    if (occurs !== undefined) this.#item(line, 2, `${table} OCCURS ${occurs} TIMES`)
    else if (group !== undefined) this.#item(line, 2, group)
    return occurs === undefined && group === undefined ? 2 : 3
  }

  /** The field itself and the others of its group, which have no attributes of their own. */
  #data({ field, others }: Entry, level: number, suffix: 'I' | 'O', key: 'PICIN' | 'PICOUT'): void {
    for (const { name, length = 1, statement } of [field, ...others]) {
      const picture = quotedText(operandOf(statement, key) ?? '') ?? `X(${Math.max(1, length)})`
      this.#item(statement.startLine, level, `${name === undefined ? 'FILLER' : `${name}${suffix}`} PIC ${picture}`)
    }
  }

  #item(line: number, level: number, description: string): void {
    this.texts.push(`0${level} ${description}.`)
    this.lines.push(line)
  }
}

/** A named field, or a group of them that the terminal knows as one. */
interface Entry {
  readonly field: BmsField
  readonly line: number
  readonly others: BmsField[]
  readonly occurs?: number
  readonly group?: string
}

function entriesOf(fields: readonly BmsField[]): Entry[] {
  const entries: Entry[] = []
  for (const field of fields) {
    const { statement } = field
    const group = operandOf(statement, 'GRPNAME')?.toUpperCase()
    const last = entries.at(-1)
    if (group !== undefined && last?.group === group) last.others.push(field)
    else if (field.name !== undefined) {
      const times = numberOf(operandOf(statement, 'OCCURS')) ?? 1
      const occurs = times > 1 && group === undefined ? { occurs: times } : {}
      entries.push({ field, line: statement.startLine, others: [], ...occurs, ...(group === undefined ? {} : { group }) })
    }
  }
  return entries
}

function lettersOf(attributes: string | undefined, extatt: string | undefined): string[] {
  const set = new Set([...sublist(attributes ?? ''), ...(extatt === 'YES' ? extended : [])])
  return attributeLetters.flatMap(([name, letter]) => (set.has(name) ? [letter] : []))
}
