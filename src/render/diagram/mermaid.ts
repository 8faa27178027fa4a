import type { Diagram, DiagramBox } from '../../answer/diagram.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { isPlain } from './plain-box.ts'

/** The picture as a Mermaid flowchart. */
export function mermaid({ title, direction, boxes, arrows, folded }: Diagram): string {
  const caption = folded === 0 ? title : `${title} (${folded} more folded)`
  return [
    `%% ${sanitizeLine(caption).replaceAll('%', '')}`,
    `flowchart ${direction === 'right' ? 'LR' : 'TD'}`,
    ...boxes.map((box) => `  ${idOf(box.id)}${shaped(box)}`),
    ...arrows.map(({ from, to, label, dashed, both }) => {
      const line = `${both ? '<' : ''}${dashed ? '-.->' : '-->'}`
      return `  ${idOf(from)} ${line}${label === undefined ? '' : `|${quoted(label)}|`} ${idOf(to)}`
    }),
    ...boxes.filter(({ asked }) => asked === true).map(({ id }) => `  style ${idOf(id)} stroke-width:3px`),
    '',
  ].join('\n')
}

function idOf(id: string): string {
  return id.replace(/\W/g, '_')
}

function shaped({ kind, label }: DiagramBox): string {
  const text = quoted((isPlain(kind) ? label : [`${kind}:`, ...label]).join('\n'))
  switch (kind) {
    case 'dataset':
    case 'file':
    case 'table':
    case 'view':
    case 'segment':
    case 'dbd':
    case 'queue':
    case 'container':
      return `[(${text})]`
    case 'transaction':
    case 'more':
    case 'when':
      return `([${text}])`
    case 'job':
    case 'proc':
      return `[[${text}]]`
    default:
      return `[${text}]`
  }
}

/** What Mermaid or the HTML it makes would read as more than text becomes an entity of Mermaid's. */
function quoted(text: string): string {
  const entity = (sign: string) => `#${sign.codePointAt(0)};`
  const lines = text.split('\n').map((line) => sanitizeLine(line).replace(/["<>&#`|[\]{}()\\]/g, entity))
  return `"${lines.join('<br/>')}"`
}
