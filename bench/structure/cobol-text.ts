/** What a generated program is put together from. */
export interface TreeNames {
  readonly copybooks: readonly string[]
  readonly records: readonly string[]
  readonly subprograms: readonly string[]
  readonly tables: readonly string[]
}

export type Random = () => number

const verbs = ['READ', 'CHECK', 'BUILD', 'WRITE', 'APPLY', 'PRINT', 'CLOSE', 'EDIT', 'SEEK', 'TOTAL']
const nouns = ['ACCOUNT', 'METER', 'TARIFF', 'INVOICE', 'CUSTOMER', 'PAYMENT', 'READING', 'ORDER', 'BALANCE', 'HEADER', 'TRAILER', 'PERIOD']
const pictures = ['X(8)', 'X(30)', '9(5)', 'S9(7)V99 COMP-3', 'S9(9) COMP', 'X', '9(8)', 'S9(4) BINARY', 'X(120)']

/** Text of fixed format: columns 1 to 6 and 73 to 80 filled as in a third of real members. */
export class CobolText {
  readonly lines: string[] = []
  readonly #numbered: boolean
  readonly #stamp: string

  constructor(numbered: boolean, stamp: string) {
    this.#numbered = numbered
    this.#stamp = stamp.slice(0, 8).padEnd(8)
  }

  /** `at`: 7 for the indicator, 8 for area A, 12 for area B. */
  add(at: number, text: string): void {
    if (at + text.length > 73) throw new Error(`beyond column 72: ${text}`)
    if (!this.#numbered) this.lines.push(' '.repeat(at - 1) + text)
    else
      this.lines.push(
        `${String(this.lines.length * 100).padStart(6, '0')}${' '.repeat(at - 7)}${text}`.padEnd(72).slice(0, 72) + this.#stamp,
      )
  }

  toString(): string {
    return `${this.lines.join('\n')}\n`
  }
}

export function pick<T>(random: Random, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T
}

export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** A record description of `lines` lines: groups of fields, conditions, comments. Returns the names of its elementary items. */
export function addRecord(text: CobolText, random: Random, record: string, prefix: string, lines: number): string[] {
  const names: string[] = []
  text.add(8, `01  ${record}.`)
  // The fields that the group at hand still gets.
  let left = 0
  for (let n = 1; n < lines; n++) {
    const name = `${prefix}-${pick(random, nouns)}-${pick(random, verbs)}-${n}`
    const kind = random()
    const [at, level] = left-- > 0 ? [16, '10'] : [12, '05']
    if (kind < 0.1 && left < 0) {
      text.add(12, `05  ${name}.`)
      text.add(16, '10  FILLER PIC X(02).')
      left = between(random, 2, 9)
    } else if (kind < 0.15) text.add(7, `* ${name} AS THE ${pick(random, nouns)} FILE HAS IT`)
    else if (kind < 0.25 && names.length > 0) text.add(20, `88  ${name} VALUE '${pick(random, verbs).slice(0, 1)}' '${n % 10}'.`)
    else if (kind < 0.3) text.add(at, `${level}  FILLER PIC X(${between(random, 1, 40)}) VALUE SPACES.`)
    else {
      names.push(name)
      const picture = random() < 0.05 ? `X(8) OCCURS ${between(random, 2, 50)}` : pick(random, pictures)
      text.add(at, `${level}  ${name.padEnd(24)} PIC ${picture}.`)
    }
  }
  return names
}

/** Paragraphs until the text has `until` lines. */
export function addProcedure(
  text: CobolText,
  random: Random,
  until: number,
  context: { items: readonly string[]; names: TreeNames; cics: boolean },
): void {
  const paragraphs = Math.max(3, Math.round((until - text.lines.length) / 22))
  const paragraph = (n: number) => `${1000 + n * 10}-${verbs[n % verbs.length]}-${nouns[(n * 7) % nouns.length]}`
  text.add(8, '0000-MAIN.')
  for (let n = 0; n < Math.min(8, paragraphs); n++) text.add(12, `PERFORM ${paragraph(n)} THRU ${paragraph(n)}-EXIT`)
  text.add(12, context.cics ? 'EXEC CICS RETURN END-EXEC.' : 'GOBACK.')
  for (let n = 0; n < paragraphs; n++) {
    text.add(7, '*'.padEnd(60, '-'))
    text.add(7, `* ${verbs[n % verbs.length]} THE ${pick(random, nouns)}: SEE THE OPERATIONS MANUAL, CHAPTER ${n}`)
    text.add(8, `${paragraph(n)}.`)
    const statements = between(random, 5, 12)
    for (let s = 0; s < statements; s++)
      addStatement(text, random, { ...context, paragraph: paragraph(between(random, 0, paragraphs - 1)) })
    text.add(12, 'CONTINUE.')
    text.add(8, `${paragraph(n)}-EXIT.`)
    text.add(12, 'EXIT.')
  }
}

function addStatement(
  text: CobolText,
  random: Random,
  { items, names, cics, paragraph }: { items: readonly string[]; names: TreeNames; cics: boolean; paragraph: string },
): void {
  const item = () => pick(random, items)
  const kind = random()
  if (kind < 0.35) text.add(12, `MOVE ${random() < 0.3 ? "'ABC'" : item()} TO ${item()}`)
  else if (kind < 0.5) {
    text.add(12, `IF ${item()} = ${item()}`)
    text.add(15, `AND ${item()} > 0`)
    text.add(15, `MOVE ${item()} TO ${item()}`)
    text.add(12, 'ELSE')
    text.add(15, `ADD 1 TO ${item()}`)
    text.add(12, 'END-IF')
  } else if (kind < 0.6) text.add(12, `PERFORM ${paragraph} THRU ${paragraph}-EXIT`)
  else if (kind < 0.68) {
    text.add(12, `COMPUTE ${item()} ROUNDED`)
    text.add(15, `= ${item()} * ${item()} / 100`)
  } else if (kind < 0.74) {
    text.add(12, `EVALUATE ${item()}`)
    for (let n = 0; n < 3; n++) {
      text.add(15, `WHEN '${n}'`)
      text.add(18, `MOVE ${item()} TO ${item()}`)
    }
    text.add(12, 'END-EVALUATE')
  } else if (kind < 0.8) {
    text.add(12, `STRING ${item()} ' ' DELIMITED BY SIZE`)
    text.add(15, `INTO ${item()}`)
  } else if (kind < 0.86) text.add(12, `DISPLAY 'VALUE OF THE ITEM: ' ${item()}`)
  else if (kind < 0.9) {
    text.add(12, 'EXEC SQL')
    text.add(15, 'SELECT COL_A, COL_B')
    text.add(15, `INTO :${item()}, :${item()}`)
    text.add(15, `FROM ${pick(random, names.tables)}`)
    text.add(15, `WHERE COL_A = :${item()}`)
    text.add(12, 'END-EXEC')
  } else if (kind < 0.94 && !cics) {
    text.add(12, `READ INFILE-F INTO ${item()}`)
    text.add(15, `AT END MOVE '10' TO WS-STATUS`)
    text.add(12, 'END-READ')
  } else if (kind < 0.94) {
    text.add(12, `EXEC CICS READ FILE('${pick(random, names.records).slice(0, 8)}')`)
    text.add(15, `INTO(${item()})`)
    text.add(15, `RIDFLD(${item()}) RESP(WS-RESP)`)
    text.add(12, 'END-EXEC')
  } else if (kind < 0.945) {
    // Few items name programs, and each few of them.
    const program = `WS-PROGRAM-${between(random, 1, 3)}`
    text.add(12, `MOVE '${pick(random, names.subprograms)}' TO ${program}`)
    text.add(12, cics ? `EXEC CICS LINK PROGRAM(${program})` : `CALL ${program} USING ${item()}`)
    text.add(15, cics ? `COMMAREA(${item()}) END-EXEC` : item())
  } else if (kind < 0.98) {
    text.add(12, `IF ${item()} NOT = SPACES`)
    text.add(15, `MOVE ${item()}`)
    text.add(17, `TO ${item()}`)
    text.add(12, 'END-IF')
  } else text.add(12, `CALL '${pick(random, names.subprograms)}' USING ${item()}`)
}
