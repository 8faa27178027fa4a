import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const mostShown = 3
/** Lines of a statement on which its data set may stand. */
const continued = 3
const asksDataset = /\bdata ?sets?\b|\bdsn(?:ames?)?\b|\ballocat\w+/i
const noFile: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'dataset', 'table', 'system'])
/** `DA('A.B')` and `DSN(A.B)` of TSO, `DSN=A.B` of JCL. */
const dataset = /\b(?:DA|DSN|DSNAME|DATASET)(?:\(|=)\s*'?([\w@#$.&()+-]+?)'?(?=[),'\s]|$)/i

/**
 * The data set behind a file that online programs know by its name alone. A definition without a data set leaves it to the DD statement of the file's name
 * (CICS Resource Definition Guide, FILE attribute DSNAME): one in the JCL of the region, or in the CLIST that starts it.
 */
export const fileAllocationsAspect: Aspect = {
  name: 'file allocations',
  asks: ({ bare }, { named, kinds: [kind = 'mention'] }) => named && asksDataset.test(bare) && !noFile.has(kind),
  calls: (_, subject, findings) => [
    allocationsCall(subject),
    ...allocations(subject, findings).map(({ path, line }) => readCall(path, line, line + continued)),
  ],
  draft: (_, subject, findings) => {
    const lead = allocations(subject, findings).flatMap((found) => allocationItem(subject, found, findings))
    return lead.length === 0 ? undefined : { lead: lead.slice(0, mostShown), quotes: [] }
  },
}

function allocationsCall({ name }: Subject) {
  const dd = escapeRegex(name)
  return patternCall(String.raw`\b(?:FI|FILE|DD|DDNAME)\(\s*${dd}\s*\)|^//${dd}\s+DD\s`)
}

function allocations(subject: Subject, findings: Findings): readonly FoundLine[] {
  const found = findings.linesFound(allocationsCall(subject))
  return found.filter(({ text }) => !isComment(text) && !/^\s*\/\*/.test(text) && /\bALLOC|^\/\//i.test(text)).slice(0, mostShown)
}

function allocationItem({ name }: Subject, { path, line }: FoundLine, findings: Findings): readonly string[] {
  const lines = findings.linesOf(path)
  for (let next = line; next < line + continued; next++) {
    const found = dataset.exec(lines.get(next) ?? '')?.[1]
    const places = [{ path, startLine: line, endLine: next }]
    if (found !== undefined)
      return [item(findings, `file ${nameFor(findings, name, places)} is data set ${nameFor(findings, found, places)}`, places)]
    if (next > line && /^\/\/\S/.test(lines.get(next) ?? '')) break
  }
  return []
}
