import type { StructureResult } from '../../answer/structure-results.ts'
import type { DiagramFormat } from './diagram-formats.ts'
import { diagramsOf } from './diagram-of.ts'
import { dot } from './dot.ts'
import { mermaid } from './mermaid.ts'

/** A picture of each thing that was asked for, in a format; undefined where the result cannot be drawn. */
export async function draw(result: StructureResult, format: DiagramFormat): Promise<readonly string[] | undefined> {
  const diagrams = diagramsOf(result)
  if (format !== 'svg') return diagrams?.map(format === 'dot' ? dot : mermaid)
  if (diagrams === undefined) return undefined
  const { svg } = await import('./svg.ts')
  return Promise.all(diagrams.map(svg))
}
