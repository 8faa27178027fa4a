import type { StructureUnit, UnitName } from '../../answer/structure.ts'
import { type MacroStatement, operandOf, quotedText, readMacroStatements, sublist } from '../../base/macro-statements.ts'
import { emptyFacts, type Reference } from '../facts.ts'
import type { Scanner } from '../scanner.ts'
import { commentAbove, type LineKinds } from './line-kinds.ts'
import { macroLineKinds } from './macro-line-kinds.ts'
import { messageName } from './message-text.ts'

/** What begins a block, and how its end is written: IMS, "Message Format Service (MFS) utility control statements". */
const blocks: ReadonlyMap<string, { readonly kind: 'map' | 'message'; readonly end: string }> = new Map([
  ['FMT', { kind: 'map', end: 'FMTEND' }],
  ['MSG', { kind: 'message', end: 'MSGEND' }],
])
const said = /[\p{L}\p{N}]/u

/** Screens of IMS: formats are maps, their device fields are fields, message descriptors are messages that name the format they use. From the manual: no real member was at hand. */
export const mfsScanner: Scanner = {
  name: 'MFS',
  languages: ['MFS'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      return { ...emptyFacts(path, language, lines.length), ...readFormats(lines, path) }
    },
  }),
}

interface OpenBlock {
  readonly unit: UnitName
  readonly statement: MacroStatement
  /** Of a format: the first device it is for. */
  device?: MacroStatement
  endLine: number
  readonly inner: StructureUnit[]
}

function readFormats(lines: readonly string[], path: string): { readonly units: StructureUnit[]; readonly references: Reference[] } {
  const found: OpenBlock[] = []
  let open: OpenBlock | undefined
  for (const statement of readMacroStatements(lines)) {
    const { operation, label, endLine } = statement
    const block = blocks.get(operation)
    if (block) {
      open = undefined
      if (label === undefined) continue
      open = { unit: { kind: block.kind, name: label }, statement, endLine, inner: [] }
      found.push(open)
    } else if (operation === 'END') open = undefined
    else if (open) {
      open.endLine = endLine
      if (operation === blocks.get(open.statement.operation)?.end) open = undefined
      else if (operation === 'DEV') open.device ??= statement
      else if (operation === 'DFLD') open.inner.push(...deviceField(statement, open.unit.name, path))
    }
  }
  const lineKinds = macroLineKinds(lines)
  return {
    units: found.flatMap((block) => [unitOf(block, lineKinds, path), ...block.inner]),
    references: found.flatMap((block) => formatOf(block, path)),
  }
}

function unitOf({ unit, statement, device, endLine }: OpenBlock, lineKinds: LineKinds, path: string): StructureUnit {
  const comment = commentAbove(lineKinds, statement.startLine)
  const detail = unit.kind === 'map' ? operandsOf(device) : `MSG ${operandsOf(statement)}`
  return { ...unit, path, startLine: statement.startLine, endLine, ...(detail === '' ? {} : { detail }), ...(comment ? { comment } : {}) }
}

/** A field with a label can be filled; a literal is text of the screen. */
function deviceField(statement: MacroStatement, of: string, path: string): StructureUnit[] {
  const { label, operands, startLine, endLine } = statement
  const place = { of, path, startLine, endLine }
  const text = quotedText(operands.find(({ key }) => key === undefined)?.value ?? '')?.trim() ?? ''
  const detail = operandsOf(statement)
  return [
    ...(label === undefined ? [] : [{ kind: 'field' as const, name: label, ...place, detail }]),
    ...(said.test(text) ? [{ kind: 'message' as const, name: messageName(text), ...place, detail }] : []),
  ]
}

/** SOR of a message names its format. */
function formatOf({ unit, statement }: OpenBlock, path: string): Reference[] {
  const [format] = sublist(operandOf(statement, 'SOR') ?? '')
  const line = statement.operands.find(({ key }) => key === 'SOR')?.line ?? statement.startLine
  if (unit.kind !== 'message' || format === undefined || format === '') return []
  const to = { kind: 'map' as const, name: format.toUpperCase() }
  return [{ kind: 'map', from: { ...unit, path }, to, path, line, how: 'literal', complete: true }]
}

function operandsOf(statement: MacroStatement | undefined): string {
  return (statement?.operands ?? []).flatMap(({ key, text }) => (key === undefined ? [] : [text])).join(' ')
}
