import { wrapSpans } from './wrap-spans.ts'

/** Sanitised prose in lines of at most `width` columns, broken at spaces; a word that is wider stands alone. Indented lines, which are laid out, stay as they are. */
export function wrapText(text: string, width: number): string {
  return text
    .split('\n')
    .flatMap((line) =>
      /^\s/.test(line) ? [line] : wrapSpans([{ text: line }], width).map((spans) => spans.map((span) => span.text).join('')),
    )
    .join('\n')
}
