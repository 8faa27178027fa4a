import { accessOf } from '../../answer/access.ts'
import type { Diagram } from '../../answer/diagram.ts'
import type { EdgeKind, UnitName } from '../../answer/structure.ts'
import type { Affected, ImpactResult, LineageUse, SubjectImpact, SubjectLineage } from '../../answer/structure-estate-results.ts'
import type { Reference, StructureResult, SubjectReferences } from '../../answer/structure-results.ts'
import { doesWords, unitWords } from '../../answer/structure-words.ts'
import { Drawing } from './drawing.ts'
import { flowDiagram } from './flow-diagram.ts'

/** A picture of each thing that was asked for; undefined where the result cannot be drawn. */
export function diagramsOf(result: StructureResult): Diagram[] | undefined {
  switch (result.query) {
    case 'callers':
    case 'callees':
      return result.subjects.map((subject) => referencesDiagram(result.query, subject))
    case 'flow':
      return result.subjects.map(flowDiagram)
    case 'impact':
      return result.subjects.map((subject) => impactDiagram(result.direction, subject))
    case 'lineage':
      return result.subjects.map(lineageDiagram)
    default:
      return undefined
  }
}

/** Who does something to data, and not only names it. */
const dataKinds: ReadonlySet<EdgeKind> = new Set(['file', 'dataset', 'sql', 'dli', 'queue', 'container', 'map'])

function referencesDiagram(query: 'callers' | 'callees', { unit, references }: SubjectReferences): Diagram {
  const drawing = new Drawing()
  drawing.unit(unit, { asked: true })
  for (const reference of references) {
    const { from, to, complete, kind, op } = reference
    // The libraries of a step are where its programs lie and not what they work on.
    if (kind === 'dataset' && (op === 'library' || op === 'model') && to.name !== unit.name) continue
    const [user, used] = [drawing.unit(outerOf(from)), drawing.unit(to)]
    if (!dataKinds.has(kind)) drawing.arrow(user, used, shortWords(reference), !complete)
    else drawing.dataArrow(user, used, { access: accessOf(reference), label: accessWords(reference), dashed: !complete })
  }
  return drawing.diagram(`${query} of ${unitWords(unit)}`, 'right')
}

/** `read`, `UPDATE`: an arrow tells the direction, and nobody asks a picture for OPEN and CLOSE. */
function accessWords({ verb, op, dd }: Reference): string {
  if (op !== undefined && /^(?:open|close|unlock)\b/.test(op)) return ''
  return verb ?? op ?? (dd === undefined ? '' : `DD ${dd}`)
}

/** Steps and paragraphs are drawn as what they are part of. */
function outerOf(unit: UnitName): UnitName {
  if (unit.of === undefined) return unit
  return unit.kind === 'step' ? { kind: 'job', name: unit.of } : unit
}

function shortWords(reference: Reference): string {
  return reference.kind === 'copy' || reference.kind === 'call' ? reference.kind : doesWords(reference)
}

/** Arrows lead from who uses to what is used, and of fields from where a value is to where it goes. */
function impactDiagram(direction: ImpactResult['direction'], { unit, affected }: SubjectImpact): Diagram {
  const drawing = new Drawing()
  const start = drawing.unit(unit, { asked: true })
  const isTurned = (unit.kind === 'field') === (direction === 'backward')
  for (const one of affected) drawWay(drawing, start, one, isTurned)
  const title = direction === 'forward' ? `what a change of ${unitWords(unit)} affects` : `what ${unitWords(unit)} rests on`
  return drawing.diagram(title, 'right')
}

function drawWay(drawing: Drawing, start: string, { path, unit, does, complete }: Affected, isTurned: boolean): void {
  const arrow = (from: string, to: string, label: string, dashed: boolean) => {
    if (from !== to) drawing.arrow(...(isTurned ? ([to, from] as const) : ([from, to] as const)), label, dashed)
  }
  let from = start
  for (const step of path) {
    const to = drawing.unit(step.unit)
    arrow(from, to, step.does, false)
    from = to
  }
  arrow(from, drawing.unit(unit), does, !complete)
}

function lineageDiagram({ unit, uses, madeOf, madeInto }: SubjectLineage): Diagram {
  const drawing = new Drawing()
  const center = drawing.unit(unit, { asked: true })
  for (const use of uses) {
    const box = drawing.box(useKey(use), { kind: use.program?.kind ?? 'job', label: useLabel(use) })
    const access = use.access === 'read' ? 'read' : use.access === 'update' ? 'both' : 'write'
    drawing.dataArrow(box, center, { access, label: use.access })
  }
  for (const { dataset, by } of madeOf) {
    drawing.arrow(drawing.unit({ kind: 'dataset', name: dataset }), drawing.box(useKey(by), { kind: 'job', label: useLabel(by) }), 'read')
  }
  for (const { dataset, by } of madeInto) {
    drawing.arrow(drawing.box(useKey(by), { kind: 'job', label: useLabel(by) }), drawing.unit({ kind: 'dataset', name: dataset }), 'write')
  }
  return drawing.diagram(`lineage of ${unitWords(unit)}`, 'right')
}

function useKey({ job, step, program }: LineageUse): string {
  return `use ${job?.name} ${step} ${program?.name}`
}

function useLabel({ job, step, program }: LineageUse): string[] {
  const at = [job?.name, step].filter((part) => part !== undefined).join('.')
  return [program?.name, at].filter((line): line is string => line !== undefined && line !== '')
}
