import type { KnownLines } from '../findings.ts'

/** The lines from `first` to `last`, as far as they are known without a gap: a quotation holds nothing that no tool showed. */
export function linesBetween(known: KnownLines, first: number, last: number): readonly string[] {
  const lines: string[] = []
  for (let line = first; line <= last; line++) {
    const text = known.get(line)
    if (text === undefined) break
    lines.push(text)
  }
  return lines
}
