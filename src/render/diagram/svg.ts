import { instance } from '@viz-js/viz'
import type { Diagram } from '../../answer/diagram.ts'
import { dot } from './dot.ts'

/** The picture as SVG, drawn by Graphviz: no scripts, no links, no fonts but those of the reader. Loads a megabyte of WebAssembly. */
export async function svg(diagram: Diagram): Promise<string> {
  const viz = await instance()
  return viz.renderString(dot(diagram), { format: 'svg', engine: 'dot' })
}
