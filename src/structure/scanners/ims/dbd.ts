import type { StructureUnit, UnitName } from '../../../answer/structure.ts'
import { type MacroStatement, operandOf, sublist } from '../../../base/macro-statements.ts'
import type { Reference } from '../../facts.ts'
import { isMemberName } from '../../member-name.ts'
import { commentAbove, type LineKinds } from '../line-kinds.ts'
import { operandWords } from './operand-words.ts'

// IMS System Utilities, "Database Description (DBD) Generation utility".

export interface ImsDefinitions {
  readonly units: readonly StructureUnit[]
  readonly references: readonly Reference[]
}

/** Operands that a reader wants to see, by statement. */
const shown = {
  DBD: ['ACCESS'],
  SEGM: ['PARENT', 'BYTES', 'SOURCE'],
  FIELD: ['START', 'BYTES', 'TYPE', 'DATATYPE', 'EXTERNALNAME'],
  XDFLD: ['SEGMENT', 'SRCH', 'SUBSEQ', 'CONST'],
} as const

/** The databases that statements of a member define, with their segments and fields. */
export function readDbds(statements: readonly MacroStatement[], lineKinds: LineKinds, path: string): ImsDefinitions {
  const reader = new DbdReader(lineKinds, path)
  for (const statement of statements) reader.take(statement)
  return reader.end()
}

class DbdReader {
  readonly #lineKinds: LineKinds
  readonly #path: string
  readonly #units: StructureUnit[] = []
  readonly #references: Reference[] = []
  #dbd: StructureUnit | undefined
  #segment: StructureUnit | undefined
  #isGsam = false
  #lastLine = 1

  constructor(lineKinds: LineKinds, path: string) {
    this.#lineKinds = lineKinds
    this.#path = path
  }

  take(statement: MacroStatement): void {
    const { operation, endLine } = statement
    if (operation === 'DBD') this.#begin(statement)
    else if (this.#dbd === undefined) return
    else if (operation === 'DATASET') this.#dataSet(statement)
    else if (operation === 'SEGM') this.#beginSegment(statement)
    else if (operation === 'FIELD' || operation === 'XDFLD') this.#field(statement, operation)
    else if (operation === 'LCHILD') this.#relations(statement, 'LCHILD', [listIn(statement, 'NAME')], 1)
    const ends = operation === 'DBDGEN' || operation === 'FINISH' || operation === 'END'
    if (ends) this.#endSegment()
    this.#lastLine = endLine
    if (ends) this.#endDbd()
  }

  end(): ImsDefinitions {
    this.#endDbd()
    return { units: this.#units.sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine), references: this.#references }
  }

  #begin(statement: MacroStatement): void {
    this.#endDbd()
    const name = nameIn(statement)
    if (name === undefined) return
    this.#isGsam = /\bGSAM\b/i.test(operandOf(statement, 'ACCESS') ?? '')
    const detail = operandWords(statement, shown.DBD)
    this.#dbd = this.#unit({ kind: 'dbd', name }, statement, detail)
  }

  #beginSegment(statement: MacroStatement): void {
    this.#endSegment()
    const name = nameIn(statement)
    if (name === undefined || this.#dbd === undefined) return
    this.#segment = this.#unit({ kind: 'segment', name, of: this.#dbd.name }, statement, operandWords(statement, shown.SEGM))
    for (const key of ['PARENT', 'SOURCE']) this.#relations(statement, key, listIn(statement, key).map(sublist), 2)
  }

  /** `NAME=(KEY,SEQ,U)`: what stands behind the name says that the segments are in its order. */
  #field(statement: MacroStatement, operation: 'FIELD' | 'XDFLD'): void {
    const name = nameIn(statement)
    if (name === undefined || this.#segment === undefined) return
    const sequence = listIn(statement, 'NAME').slice(1)
    const words = [operation === 'XDFLD' ? 'XDFLD' : '', operandWords(statement, shown[operation]), sequence.join(',')]
    const detail = words.filter((word) => word !== '').join(' ')
    this.#units.push(this.#unit({ kind: 'field', name, of: this.#segment.name }, statement, detail))
  }

  /** The DDs of the database. Of GSAM the first is its input and the second its output; one alone may be either. */
  #dataSet(statement: MacroStatement): void {
    const isDirected = this.#isGsam && operandOf(statement, 'DD2') !== undefined
    for (const key of ['DD1', 'DD2', 'OVFLW'] as const) {
      const operand = statement.operands.find((one) => one.key === key)
      const name = operand?.value.toUpperCase() ?? ''
      if (operand === undefined || !isMemberName(name)) continue
      const op: Pick<Reference, 'op'> = isDirected ? { op: key === 'DD1' ? 'read' : 'write' } : {}
      this.#refer('file', { kind: 'file', name }, operand.line, { verb: `DATASET ${key}`, ...op })
    }
  }

  /** Relations to segments of other databases: lists that begin with the segment, `at` being where the database stands in them. */
  #relations(statement: MacroStatement, verb: string, lists: readonly (readonly string[])[], at: number): void {
    for (const names of lists) {
      const [segment = '', dbd = ''] = [names[0], names[at]].map((name) => name?.toUpperCase())
      if (!isMemberName(segment) || !isMemberName(dbd) || dbd === this.#dbd?.name) continue
      this.#refer('dli', { kind: 'dbd', name: dbd }, statement.startLine, { verb, operand: segment })
    }
  }

  #refer(kind: 'dli' | 'file', to: UnitName, line: number, more: Partial<Reference>): void {
    if (this.#dbd === undefined) return
    const from = { kind: 'dbd', name: this.#dbd.name, path: this.#path } as const
    this.#references.push({ kind, from, to, path: this.#path, line, how: 'literal', complete: true, ...more })
  }

  #unit(unit: UnitName, { startLine, endLine }: MacroStatement, detail: string): StructureUnit {
    const comment = commentAbove(this.#lineKinds, startLine)
    return {
      ...unit,
      ...{ path: this.#path, startLine, endLine },
      ...(detail === '' ? {} : { detail }),
      ...(comment === undefined ? {} : { comment }),
    }
  }

  #endSegment(): void {
    if (this.#segment) this.#units.push({ ...this.#segment, endLine: this.#lastLine })
    this.#segment = undefined
  }

  #endDbd(): void {
    this.#endSegment()
    if (this.#dbd) this.#units.push({ ...this.#dbd, endLine: this.#lastLine })
    this.#dbd = undefined
  }
}

/** NAME, alone or at the beginning of a list. */
function nameIn(statement: MacroStatement): string | undefined {
  const name = (listIn(statement, 'NAME')[0] ?? '').toUpperCase()
  return isMemberName(name) ? name : undefined
}

function listIn(statement: MacroStatement, key: string): string[] {
  return sublist(operandOf(statement, key) ?? '')
}
