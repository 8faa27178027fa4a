import { type MacroStatement, operandOf, sublist } from '../../../../base/macro-statements.ts'
import type { MacroThing } from '../../evidence/macro-things.ts'
import type { MacroClause } from '../../question/asked-macro-clauses.ts'

interface Around {
  readonly thing: MacroThing
  /** Its own statement first. */
  readonly own: readonly MacroStatement[]
  /** The map and the mapset around it. */
  readonly heads: readonly MacroStatement[]
}

interface Told {
  readonly text: string
  /** The statements that say so. */
  readonly from: readonly MacroStatement[]
}

/** What an operand says, and on which statement; what holds without it, where it is left out. */
export function macroValue({ keys, byDefault, inherited, of }: MacroClause, around: Around): Told {
  const { own, heads, thing } = around
  const [key = ''] = keys
  if (of === 'segment' && key === 'SEQ') return sequenceOf(around)
  if (of === 'segment' && key === 'LCHILD') return childrenOf(around)
  if (of === 'pcb' && key === 'SENSEG') return segmentsOf(around)
  const where = [
    // A mapset's options hold for its maps, and what is asked of the mapset is on its own statement.
    ...(of === 'pcb' || of === 'dbd' ? own : own.slice(0, 1)),
    ...(inherited ? heads.filter((head) => head.startLine !== own[0]?.startLine) : []),
  ]
  const found = where.flatMap((statement) =>
    keys.flatMap((one) => {
      const value = operandOf(statement, one)
      return value === undefined || value === '' ? [] : [{ statement, one, value }]
    }),
  )
  const shown = inherited ? found.slice(0, 1) : found
  if (shown.length > 0) {
    return {
      text: shown.map(({ one, value, statement }) => said(one, value, statement === own[0] ? '' : outer(statement, own), thing)).join(', '),
      from: [...new Set(shown.map(({ statement }) => statement))],
    }
  }
  const length = /\bLENGTH=(\d+)/.exec(thing.detail)?.[1]
  if (of === 'screen field' && key === 'LENGTH' && length !== undefined) return { text: `${length} characters`, from: own.slice(0, 1) }
  return { text: byDefault === undefined ? `no ${keys[0]}` : `no ${key}, so ${byDefault}`, from: own.slice(0, 1) }
}

/** That it stands on the map or mapset around. */
function outer(statement: MacroStatement, [own]: readonly MacroStatement[]): string {
  if (!/^DFHM/.test(statement.operation) || own === undefined) return ''
  return statement.operation === 'DFHMSD' ? ' (on its mapset)' : ' (on its map)'
}

const attributeMeanings: Readonly<Record<string, string>> = {
  ASKIP: 'protected and skipped by the cursor',
  PROT: 'protected',
  UNPROT: 'can be typed into',
  NUM: 'numeric',
  BRT: 'bright',
  NORM: 'normal intensity',
  DRK: 'hidden',
  IC: 'the cursor stands there first',
  FSET: 'sent back even when unchanged (FSET)',
  DET: 'detectable',
}

function said(key: string, value: string, where: string, { detail }: MacroThing): string {
  const written = `${key}=${value}`
  if (key === 'POS') {
    const [, row, column] = /\bSCREEN=\((\d+),(\d+)\)/.exec(detail) ?? /^\((\d+),(\d+)\)$/.exec(value) ?? []
    return row === undefined ? written : `row ${Number(row)}, column ${Number(column)} (${written})`
  }
  if (key === 'LENGTH') return `${value} characters (${written})`
  if (key === 'BYTES') return `${sublist(value).join(' to ')} bytes (${written})`
  if (key === 'SIZE') {
    const [rows, columns] = sublist(value)
    return columns === undefined ? written : `${rows} rows by ${columns} columns (${written})`
  }
  if (key === 'ATTRB') {
    const words = sublist(value)
    // Of a field that says neither, something can be typed into it (CICS TS, "DFHMDF").
    const isOpen = !words.some((word) => /^(?:ASKIP|PROT|UNPROT)$/i.test(word))
    const meanings = [...words, ...(isOpen ? ['UNPROT'] : [])].flatMap((word) => attributeMeanings[word.toUpperCase()] ?? [])
    return `${written}: ${meanings.join(', ')}`
  }
  if (key === 'NAME') {
    const [, seq, unique] = sublist(value)
    if (seq?.toUpperCase() !== 'SEQ') return `no sequence field (${written})`
    return `the sequence field, ${unique?.toUpperCase() === 'M' ? 'not unique' : 'unique'} (${written})`
  }
  if (key === 'TYPE' && /^[XPCF]$/i.test(value)) return `${typeMeanings[value.toUpperCase()]} (${written})`
  if (key === 'PARENT' && (value === '0' || value === '')) return `the root, no parent (${written})`
  return `${written}${where}`
}

const typeMeanings: Readonly<Record<string, string>> = { X: 'hexadecimal', P: 'packed decimal', C: 'character', F: 'binary fullword' }

/** The field of a segment with SEQ, with its place and length. */
function sequenceOf({ own }: Around): Told {
  const keys = own.filter((one) => one.operation === 'FIELD' && /,\s*SEQ\b/i.test(operandOf(one, 'NAME') ?? ''))
  if (keys.length === 0) return { text: 'no sequence field', from: own.slice(0, 1) }
  const told = keys.map((statement) => {
    const [name = '', , unique] = sublist(operandOf(statement, 'NAME') ?? '')
    const more = ['START', 'BYTES', 'TYPE'].flatMap((key) => {
      const value = operandOf(statement, key)
      return value === undefined ? [] : [`${key}=${value}`]
    })
    return `key ${name}, ${unique?.toUpperCase() === 'M' ? 'not unique' : 'unique'}, ${more.join(' ')}`
  })
  return { text: told.join(', '), from: keys }
}

function childrenOf({ own }: Around): Told {
  const found = own.filter(({ operation }) => operation === 'LCHILD')
  if (found.length === 0) return { text: 'no LCHILD', from: own.slice(0, 1) }
  const told = found.map(({ operands }) => operands.map(({ text }) => text).join(' '))
  return { text: told.map((one) => `LCHILD ${one}`).join(', '), from: found }
}

function segmentsOf({ own }: Around): Told {
  const found = own.filter(({ operation }) => operation === 'SENSEG')
  const names = found.map((statement) => {
    const parent = operandOf(statement, 'PARENT')
    return `${operandOf(statement, 'NAME') ?? ''}${parent === undefined || parent === '0' ? '' : ` under ${parent}`}`
  })
  return {
    text: names.length === 0 ? 'no SENSEG' : `segments ${names.join(', ')}`,
    from: [...own.slice(0, 1), ...found],
  }
}
