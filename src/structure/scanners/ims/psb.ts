import type { StructureUnit, UnitName } from '../../../answer/structure.ts'
import { type MacroStatement, operandOf } from '../../../base/macro-statements.ts'
import type { Reference } from '../../facts.ts'
import { isMemberName, memberName } from '../../member-name.ts'
import { commentAbove, type LineKinds } from '../line-kinds.ts'
import type { ImsDefinitions } from './dbd.ts'
import { operandWords } from './operand-words.ts'
import { type PcbAccess, pcbAccess } from './procopt.ts'

// IMS System Utilities, "Program Specification Block (PSB) Generation utility".

/** A PSB as programs see it: a list of PCBs, which are their parameters in this order. */
export interface Psb {
  readonly name: string
  /** The I/O PCB comes first, also in batch. */
  readonly compatible: boolean
  readonly pcbs: readonly Pcb[]
}

export interface Pcb {
  readonly type: 'DB' | 'TP' | 'GSAM'
  /** PCBNAME or label, by which AIBTDLI calls name it. */
  readonly name?: string
  readonly dbd?: string
  readonly access?: PcbAccess
  /** LIST=NO: the program does not get it as a parameter. */
  readonly listed: boolean
  readonly segments: readonly string[]
  readonly line: number
}

export interface PsbDefinitions extends ImsDefinitions {
  readonly psbs: readonly Psb[]
}

/** The PSBs that statements of a member define. */
export function readPsbs(statements: readonly MacroStatement[], lineKinds: LineKinds, path: string): PsbDefinitions {
  const reader = new PsbReader(lineKinds, path)
  for (const statement of statements) reader.take(statement)
  return reader.end()
}

interface OpenPcb {
  readonly statement: MacroStatement
  readonly procopt: string
  readonly pcb: Omit<Pcb, 'segments'>
  readonly senses: { readonly statement: MacroStatement; readonly name: string; readonly fields: MacroStatement[] }[]
  endLine: number
}

class PsbReader {
  readonly #lineKinds: LineKinds
  readonly #path: string
  readonly #units: StructureUnit[] = []
  readonly #references: Reference[] = []
  readonly #psbs: Psb[] = []
  #pcbs: OpenPcb[] = []

  constructor(lineKinds: LineKinds, path: string) {
    this.#lineKinds = lineKinds
    this.#path = path
  }

  take(statement: MacroStatement): void {
    const { operation, endLine } = statement
    const last = this.#pcbs.at(-1)
    if (operation === 'PCB') this.#pcbs.push(openPcb(statement))
    else if (operation === 'PSBGEN') this.#endPsb(statement)
    else if (last !== undefined && operation === 'SENSEG') {
      const name = (operandOf(statement, 'NAME') ?? '').toUpperCase()
      if (isMemberName(name)) last.senses.push({ statement, name, fields: [] })
      last.endLine = endLine
    } else if (last !== undefined && operation === 'SENFLD') {
      last.senses.at(-1)?.fields.push(statement)
      last.endLine = endLine
    }
  }

  end(): PsbDefinitions {
    // A generation that is cut off has the name of its member.
    if (this.#pcbs.length > 0) this.#endPsb(undefined)
    return { units: this.#units, references: this.#references, psbs: this.#psbs }
  }

  #endPsb(generation: MacroStatement | undefined): void {
    const named = (generation && operandOf(generation, 'PSBNAME'))?.toUpperCase() ?? ''
    const name = isMemberName(named) ? named : memberName(this.#path)
    const compatible = /^Y/i.test((generation && operandOf(generation, 'CMPAT')) ?? '')
    const startLine = this.#pcbs[0]?.statement.startLine ?? generation?.startLine ?? 1
    const endLine = generation?.endLine ?? this.#pcbs.at(-1)?.endLine ?? startLine
    const detail = generation === undefined ? '' : operandWords(generation, ['LANG', 'CMPAT'])
    const comment = commentAbove(this.#lineKinds, startLine)
    this.#units.push({
      ...{ kind: 'psb', name, path: this.#path, startLine, endLine },
      ...(detail === '' ? {} : { detail }),
      ...(comment === undefined ? {} : { comment }),
    })
    for (const [index, open] of this.#pcbs.entries()) this.#pcb(name, open, index + 1)
    const pcbs = this.#pcbs.map(({ pcb, senses }) => ({ ...pcb, segments: senses.map((sense) => sense.name) }))
    this.#psbs.push({ name, compatible, pcbs })
    this.#pcbs = []
  }

  #pcb(psb: string, { statement, pcb, procopt, senses, endLine }: OpenPcb, ordinal: number): void {
    const { type, name, dbd, access } = pcb
    const { startLine } = statement
    const words = [`PCB ${ordinal} ${type}`, dbd ?? '', operandWords(statement, ['LTERM', 'PROCOPT', 'PROCSEQ', 'KEYLEN', 'LIST'])]
    const detail = words.filter((word) => word !== '').join(' ')
    this.#units.push({ kind: 'symbol', name: name ?? `#${ordinal}`, of: psb, path: this.#path, startLine, endLine, detail })
    const index = (operandOf(statement, 'PROCSEQ') ?? '').toUpperCase()
    if (dbd !== undefined) this.#refer(psb, { kind: 'dbd', name: dbd }, statement, 'PCB', access)
    if (isMemberName(index)) this.#refer(psb, { kind: 'dbd', name: index }, statement, 'PROCSEQ', 'read')
    for (const sense of senses) {
      const of = dbd === undefined ? {} : { of: dbd }
      const own = operandOf(sense.statement, 'PROCOPT') ?? procopt
      this.#refer(psb, { kind: 'segment', name: sense.name, ...of }, sense.statement, 'SENSEG', pcbAccess(own))
      for (const field of sense.fields) {
        const written = (operandOf(field, 'NAME') ?? '').toUpperCase()
        if (isMemberName(written)) this.#refer(psb, { kind: 'field', name: written, of: sense.name }, field, 'SENFLD', undefined)
      }
    }
  }

  #refer(psb: string, to: UnitName, { startLine: line }: MacroStatement, verb: string, op: PcbAccess | undefined): void {
    const from = { kind: 'psb', name: psb, path: this.#path } as const
    const more = op === undefined ? {} : { op }
    this.#references.push({ kind: 'dli', from, to, path: this.#path, line, how: 'literal', complete: true, verb, ...more })
  }
}

function openPcb(statement: MacroStatement): OpenPcb {
  const written = operandOf(statement, 'TYPE')?.toUpperCase()
  const type = written === 'TP' || written === 'GSAM' ? written : 'DB'
  const procopt = operandOf(statement, 'PROCOPT') ?? ''
  const access = pcbAccess(procopt)
  const name = (operandOf(statement, 'PCBNAME') ?? statement.label ?? '').toUpperCase()
  // NAME is the database, and for TP the terminal or transaction.
  const dbd = (operandOf(statement, 'DBDNAME') ?? (type === 'TP' ? '' : (operandOf(statement, 'NAME') ?? ''))).toUpperCase()
  const pcb = {
    type,
    ...(isMemberName(name) ? { name } : {}),
    ...(isMemberName(dbd) ? { dbd } : {}),
    ...(access === undefined ? {} : { access }),
    listed: operandOf(statement, 'LIST')?.toUpperCase() !== 'NO',
    line: statement.startLine,
  } as const
  return { statement, procopt, pcb, senses: [], endLine: statement.endLine }
}
