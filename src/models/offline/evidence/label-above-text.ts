import type { Findings, Place } from '../findings.ts'

/** Between the label and the text there stands a length, or the label of the text alone. */
const mostAbove = 2
const size = /^([A-Z@#$][\w@#$]*)?\s+D[CS]\s+(?:(?:[AY]|AL[1-4])\(|[HFX](?:L\d)?'|0(?:C|H|F|D|X)(?:L\d+)?(?:\s|$))/i

/** The labels right above a text of assembler that begin with its length: `MSG1 DC AL2(LEN1)` over `DC C'text'`. */
export function labelsAboveText({ path, line }: Place, findings: Findings): readonly string[] {
  const lines = findings.linesOf(path)
  const labels: string[] = []
  for (let at = line - 1; at >= line - mostAbove; at--) {
    const found = size.exec(lines.get(at) ?? '')
    if (found === null) break
    if (found[1] !== undefined) labels.push(found[1])
  }
  return labels
}
