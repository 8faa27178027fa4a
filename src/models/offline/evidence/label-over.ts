import type { KnownLines } from '../findings.ts'

/** Lines above a statement of assembler in which the label stands that is branched to for it. */
export const farthestLabel = 14
/** In column 1, and nothing that is branched to: a constant, or a section. */
const label = /^([A-Z@#$_][A-Z0-9@#$_]*)\s+(?!(?:DC|CSECT|DSECT|RSECT|START|LTORG|DCB|ACB|DFHEIENT)\s)\S/i

export function isLabelled(line: string): boolean {
  return label.test(line)
}

/** The label that a line of assembler stands under or bears, as far as the lines above it are known. */
export function labelOver(lines: KnownLines, line: number): string | undefined {
  return labelPlace(lines, line)?.name
}

export function labelPlace(lines: KnownLines, line: number): { readonly name: string; readonly line: number } | undefined {
  for (let at = line; at > line - farthestLabel && lines.has(at); at--) {
    const name = label.exec(lines.get(at) ?? '')?.[1]
    if (name !== undefined) return { name, line: at }
  }
  return undefined
}
