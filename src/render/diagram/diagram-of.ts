import type { Diagram } from '../../answer/diagram.ts'
import type { UnitName } from '../../answer/structure.ts'
import type { Affected, LineageUse, SubjectImpact, SubjectLineage } from '../../answer/structure-estate-results.ts'
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
      return result.subjects.map(impactDiagram)
    case 'lineage':
      return result.subjects.map(lineageDiagram)
    default:
      return undefined
  }
}

function referencesDiagram(query: 'callers' | 'callees', { unit, references }: SubjectReferences): Diagram {
  const drawing = new Drawing()
  drawing.unit(unit, { asked: true })
  for (const reference of references) {
    const { from, to, complete } = reference
    drawing.arrow(drawing.unit(outerOf(from)), drawing.unit(to), shortWords(reference), !complete)
  }
  return drawing.diagram(`${query} of ${unitWords(unit)}`, 'right')
}

/** Steps and paragraphs are drawn as what they are part of. */
function outerOf(unit: UnitName): UnitName {
  if (unit.of === undefined) return unit
  return unit.kind === 'step' ? { kind: 'job', name: unit.of } : unit
}

function shortWords(reference: Reference): string {
  return reference.kind === 'copy' || reference.kind === 'call' ? reference.kind : doesWords(reference)
}

function impactDiagram({ unit, affected }: SubjectImpact): Diagram {
  const drawing = new Drawing()
  const start = drawing.unit(unit, { asked: true })
  for (const one of affected) drawWay(drawing, start, one)
  return drawing.diagram(`impact of ${unitWords(unit)}`, 'right')
}

function drawWay(drawing: Drawing, start: string, { path, unit, does, complete }: Affected): void {
  let from = start
  for (const step of path) {
    const to = drawing.unit(step.unit)
    if (to !== from) drawing.arrow(from, to, step.does)
    from = to
  }
  const to = drawing.unit(unit)
  if (to !== from) drawing.arrow(from, to, does, !complete)
}

function lineageDiagram({ unit, uses, madeOf, madeInto }: SubjectLineage): Diagram {
  const drawing = new Drawing()
  const center = drawing.unit(unit, { asked: true })
  for (const use of uses) {
    const box = drawing.box(useKey(use), { kind: use.program?.kind ?? 'job', label: useLabel(use) })
    if (use.access !== 'read') drawing.arrow(box, center, use.access)
    if (use.access === 'read' || use.access === 'update') drawing.arrow(center, box, use.access === 'read' ? 'read' : '')
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
