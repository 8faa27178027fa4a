import { sanitize } from '../base/sanitize.ts'
import type { ListLook } from './definition-list.ts'
import { paintCode } from './paint-code.ts'

/** Lines of a file with their numbers, the first of them `firstLine`, and in the colours of its language. */
export function numberedCode(
  path: string,
  firstLine: number,
  text: string,
  { colors, highlight, redact = (line) => line }: ListLook,
): string[] {
  // Colours may divide a secret.
  const lines = redact(sanitize(text)).split('\n')
  const spans = colors.level > 0 ? highlight?.(path, lines) : undefined
  const column = String(firstLine + lines.length - 1).length
  return lines.map((line, i) => {
    const painted = spans?.[i] === undefined ? line : paintCode(spans[i], colors)
    return `${colors.dim(String(firstLine + i).padStart(column))}  ${painted}`.trimEnd()
  })
}
