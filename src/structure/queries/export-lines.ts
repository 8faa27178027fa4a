import type { StructureEdge, StructureUnit, UnresolvedReference } from '../../answer/structure.ts'
import type { ExportLine } from '../../answer/structure-results.ts'
import type { FieldTable } from '../facts.ts'
import type { StructureGraph } from '../graph.ts'
import { unitName } from '../unit-name.ts'
import { definitionAt, pathOf, unitOf } from './field-index.ts'
import { usesOf } from './field-uses.ts'

/** Everything, a line each (design.md section 4): units, edges, what is unresolved; always in the same order. */
export function* exportLines({ graph }: { readonly graph: StructureGraph }): Generator<ExportLine> {
  for (const unit of graph.units) yield unitLine(unit)
  yield* fieldLines(graph.fields)
  for (const edge of graph.edges) yield edgeLine(edge)
  for (const table of graph.fields) yield* useLines(table)
  for (const reference of graph.unresolved) yield unresolvedLine(reference)
}

// Keys whose value is undefined are not written.
function unitLine({ kind, name, of, path, startLine, endLine, detail, comment, ends }: StructureUnit): ExportLine {
  return { type: 'unit', kind, name, path, startLine, endLine, of, detail, comment, ends }
}

/** A data item of a copybook is one unit, however many programs hold it. */
function* fieldLines(tables: readonly FieldTable[]): Generator<ExportLine> {
  const seen = new Set<string>()
  for (const table of tables) {
    for (const [row, name] of table.names.entries()) {
      if (name === 'FILLER') continue
      const place = `${name} ${pathOf(table, row)}:${table.lines[row]}`
      if (seen.has(place)) continue
      seen.add(place)
      yield unitLine(definitionAt(table, row, []))
    }
  }
}

function edgeLine(edge: StructureEdge): ExportLine {
  const { kind, from, to, verb, op, path, line, step, how, via, complete, inRepo, system, operand, dd, disp, overrides, thru, condition } =
    edge
  return {
    type: 'edge',
    kind,
    from: unitName(from),
    to: unitName(to),
    verb,
    op,
    path,
    line,
    step,
    how,
    via: via && { path: via.path, line: via.line },
    complete,
    inRepo,
    system,
    operand,
    dd,
    disp,
    overrides: overrides && { path: overrides.path, line: overrides.line },
    thru,
    condition,
  }
}

function* useLines(table: FieldTable): Generator<ExportLine> {
  const own = table.files[0] ?? ''
  const from = { kind: 'program', name: table.owner, path: own } as const
  for (const { row, line, file, verb, access } of usesOf(table)) {
    const copyLine = table.copyLines[file] ?? 0
    const via = copyLine > 0 ? { via: { path: own, line: copyLine } } : {}
    const use = {
      from,
      to: unitOf(table, row),
      path: table.files[file] ?? '',
      line,
      how: 'literal',
      complete: true,
      inRepo: true,
      verb,
      ...via,
    } as const
    if (access !== 1) yield edgeLine({ ...use, kind: 'field-read' })
    if (access !== 0) yield edgeLine({ ...use, kind: 'field-write' })
  }
}

function unresolvedLine({ kind, from, operand, path, line, reason, via }: UnresolvedReference): ExportLine {
  return { type: 'unresolved', kind, from: unitName(from), operand, path, line, reason, via }
}
