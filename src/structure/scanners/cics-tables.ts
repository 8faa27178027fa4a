import type { EdgeKind, StructureUnit, UnitKind, UnitName } from '../../answer/structure.ts'
import { type MacroStatement, operandOf, quotedText, readMacroStatements, sublist } from '../../base/macro-statements.ts'
import { emptyFacts, type Reference } from '../facts.ts'
import type { Scanner } from '../scanner.ts'

/** An entry of a table: which operand names it, and which operands name others. The first operand that stands there counts. */
interface EntryForm {
  readonly table: string
  readonly names: readonly string[]
  readonly unit: UnitKind
  /** Value of USAGE= that makes it this kind of entry. */
  readonly usage?: string
  readonly links: readonly { readonly key: string; readonly edge: EdgeKind; readonly to: UnitKind }[]
}

/** Tables that the CSD came in place of, and those of start and queues: CICS, "Resource Definition (Macro)". KICKS names the same macros KIK in place of DFH. */
const forms: readonly EntryForm[] = [
  {
    ...{ table: 'PCT', names: ['TRANSID'], unit: 'transaction' },
    links: [{ key: 'PROGRAM', edge: 'transaction', to: 'program' }],
  },
  { table: 'PPT', names: ['MAPSET'], unit: 'mapset', links: [] },
  { table: 'PPT', names: ['PROGRAM'], usage: 'MAP', unit: 'mapset', links: [] },
  { table: 'PPT', names: ['PROGRAM'], unit: 'symbol', links: [] },
  { table: 'FCT', names: ['FILE', 'DATASET'], unit: 'file', links: [{ key: 'DSNAME', edge: 'dataset', to: 'dataset' }] },
  { table: 'DCT', names: ['DESTID'], unit: 'queue', links: [{ key: 'TRANSID', edge: 'start', to: 'transaction' }] },
]

const macroName = /^(?:DFH|KIK)([A-Z]+)$/

/** TYPE of what is no entry: the begin and the end of a table, groups of entries, shared buffers. */
const noEntry = new Set(['INITIAL', 'FINAL', 'GROUP', 'SHRCTL', 'SDSCI', 'PARTITION', 'OPTGRP', 'CICSTABLE'])

/** Tables of CICS written as macros of assembler: transactions, programs, files, queues, and the programs of start and end. */
export const cicsTableScanner: Scanner = {
  name: 'CICS table',
  languages: ['CICS table'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      return { ...emptyFacts(path, language, lines.length), ...readTables(readMacroStatements(lines), path) }
    },
  }),
}

function readTables(statements: readonly MacroStatement[], path: string): { units: StructureUnit[]; references: Reference[] } {
  const units: StructureUnit[] = []
  const references: Reference[] = []
  const add = (unit: UnitName, statement: MacroStatement) => {
    const { startLine, endLine, operation } = statement
    const type = operandOf(statement, 'TYPE')
    units.push({ ...unit, path, startLine, endLine, detail: type === undefined ? operation : `${operation} TYPE=${type}` })
  }
  const refer = (kind: EdgeKind, from: UnitName, to: UnitName, { startLine: line }: MacroStatement) =>
    references.push({ kind, from: { ...from, path }, to, path, line, how: 'literal', complete: true })
  let list: UnitName | undefined
  for (const statement of statements) {
    const [, table] = macroName.exec(statement.operation) ?? []
    const type = operandOf(statement, 'TYPE')?.toUpperCase() ?? ''
    if (table === 'PLT') {
      // The table is the unit: CICS runs its programs in their order.
      if (type === 'INITIAL') {
        list = { kind: 'symbol', name: `${statement.operation}${firstName(statement, 'SUFFIX') ?? ''}` }
        add(list, statement)
      }
      const program = firstName(statement, 'PROGRAM')
      if (list && program !== undefined) refer('call', list, { kind: 'program', name: program }, statement)
      continue
    }
    const usage = operandOf(statement, 'USAGE')?.toUpperCase()
    const form = forms.find(
      (one) =>
        one.table === table &&
        (one.usage === undefined || one.usage === usage) &&
        one.names.some((key) => operandOf(statement, key) !== undefined),
    )
    if (form === undefined || noEntry.has(type)) continue
    const key = form.names.find((name) => operandOf(statement, name) !== undefined) ?? ''
    for (const name of namesOf(statement, key)) {
      const unit = { kind: form.unit, name }
      add(unit, statement)
      for (const link of form.links) {
        const to = firstName(statement, link.key)
        if (to !== undefined) refer(link.edge, unit, { kind: link.to, name: to }, statement)
      }
    }
  }
  return { units, references }
}

function namesOf(statement: MacroStatement, key: string): string[] {
  return sublist(operandOf(statement, key) ?? '').flatMap((text) => {
    const name = (quotedText(text) ?? text).trim().toUpperCase()
    return name === '' ? [] : [name]
  })
}

function firstName(statement: MacroStatement, key: string): string | undefined {
  return namesOf(statement, key)[0]
}
