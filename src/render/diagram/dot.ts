import type { Diagram, DiagramBox } from '../../answer/diagram.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { isPlain } from './plain-box.ts'

type Shape = readonly [shape: string, fill: string]

const runs: Shape = ['box', '#e3eefc']
const data: Shape = ['cylinder', '#fdf1d8']
const starts: Shape = ['component', '#e4f4e4']
const part: Shape = ['box', '#ffffff']

/** Shapes of Graphviz by what a box stands for; anything else is a plain box. */
const shapes: Partial<Record<DiagramBox['kind'], Shape>> = {
  ...of(['program', 'entry'], runs),
  ...of(['job', 'proc'], starts),
  ...of(['dataset', 'file', 'table', 'view', 'segment', 'dbd', 'psb', 'queue', 'container', 'cursor'], data),
  ...of(['map', 'mapset'], ['tab', '#f3e8fa']),
  ...of(['transaction'], ['box', '#d3efd3']),
  ...of(['copybook', 'macro', 'record'], ['note', '#f7f7f2']),
  ...of(['step'], ['box', '#f1f8f1']),
  more: ['plaintext', 'none'],
  when: ['plaintext', 'none'],
}

function of(kinds: readonly UnitKind[], shape: Shape): Partial<Record<UnitKind, Shape>> {
  return Object.fromEntries(kinds.map((kind) => [kind, shape]))
}

/** The picture in the language of Graphviz. */
export function dot({ title, direction, boxes, arrows, folded, ordered }: Diagram): string {
  const caption = folded === 0 ? title : `${title} (${folded} more folded)`
  return [
    `digraph ${quoted(caption)} {`,
    `  rankdir=${direction === 'right' ? 'LR' : 'TB'}; nodesep=0.25; ranksep=0.5; bgcolor="#ffffff";${ordered === true ? ' ordering=out;' : ''}`,
    `  label=${quoted(caption)}; labelloc=t; fontname="Helvetica"; fontsize=14;`,
    '  node [fontname="Helvetica", fontsize=11, style="filled,rounded", color="#5b6b7d", margin="0.16,0.06"];',
    '  edge [fontname="Helvetica", fontsize=9, color="#5b6b7d", fontcolor="#3c4653", arrowsize=0.7];',
    ...boxes.map(boxLine),
    ...arrows.map(({ from, to, label, dashed, both }) => {
      const attributes = [
        ...(label === undefined ? [] : [`label=${quoted(spaced(label))}`]),
        ...(dashed ? ['style=dashed'] : []),
        ...(both ? ['dir=both'] : []),
        // What comes after what stands in one column, the data beside it.
        ...(direction === 'down' && !dashed ? ['weight=8'] : []),
      ]
      return `  ${quoted(from)} -> ${quoted(to)}${attributes.length > 0 ? ` [${attributes.join(', ')}]` : ''};`
    }),
    '}',
    '',
  ].join('\n')
}

function boxLine({ id, kind, label, asked }: DiagramBox): string {
  const [shape, fill] = shapes[kind] ?? part
  const shown = isPlain(kind) ? label : [`«${kind}»`, ...label]
  // Rounded corners are drawn over any other shape.
  const style = shape === 'box' ? '' : ', style=filled'
  const fillColor = fill === 'none' ? ', style=""' : `, fillcolor=${quoted(fill)}${style}`
  return `  ${quoted(id)} [shape=${shape}${fillColor}, label=${quoted(shown.join('\n'))}${asked === true ? ', penwidth=2.5' : ''}];`
}

/** Fonts differ from the one that Graphviz measures: words must not touch their arrow. */
function spaced(label: string): string {
  return label.replace(/^|$/gm, ' ')
}

/** Backslashes begin escapes in labels; only the newline is one of ours. */
function quoted(text: string): string {
  const lines = text.split('\n').map((line) => sanitizeLine(line).replaceAll('\\', '\\\\').replaceAll('"', '\\"'))
  return `"${lines.join('\\n')}"`
}
