import type { DiagramBox } from '../../answer/diagram.ts'

/** Boxes that need no word of what they are: most are paragraphs, the rest says it by its text. */
export function isPlain(kind: DiagramBox['kind']): boolean {
  return kind === 'paragraph' || kind === 'more' || kind === 'when'
}
