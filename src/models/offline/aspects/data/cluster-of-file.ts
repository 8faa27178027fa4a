import { escapeRegex } from '../../../../base/escape-regex.ts'
import { linesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings, FoundLine } from '../../findings.ts'

const mostFound = 10
const ofCics = /\bDSNAME\s*\(\s*'?([^\s()']+)/i
const ofCluster = /\bNAME\s*\(\s*'?([^\s()']+)/gi
/** A qualifier that is put in when the job is installed or run: `@HLQ@`, `&HLQ.`, `${hlq}`, `{{ hlq }}`. */
const symbolic = /[@&${}%<>]/

/** The search for the clusters of the data set that a definition of a CICS file names; none where it names none. */
export function clusterSearch(definition: readonly string[]): readonly Call[] {
  const dataset = ofCics.exec(definition.join('\n'))?.[1]
  const last = dataset?.split('.').at(-1) ?? ''
  return last === '' || symbolic.test(last)
    ? []
    : [
        linesCall(
          String.raw`(?:CLUSTER|CL)\s*\(.*\bNAME\s*\(\s*'?[^\s()']*${escapeRegex(last)}'?\s*\)|^\s*\(?\s*NAME\s*\(\s*'?[^\s()']*${escapeRegex(last)}'?\s*\)`,
          mostFound,
        ),
      ]
}

/** The lines that name such a cluster. */
export function clusterLines(definition: readonly string[], findings: Findings): readonly FoundLine[] {
  const dataset = ofCics.exec(definition.join('\n'))?.[1]
  if (dataset === undefined) return []
  return clusterSearch(definition)
    .flatMap((call) => findings.codeLinesFound(call))
    .filter(({ text }) => [...text.matchAll(ofCluster)].some(([, name = '']) => isSameDataset(name, dataset)))
}

/** Whether two names are of one data set; behind a symbol in either, by what stands there. */
function isSameDataset(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => {
    const parts = name.toUpperCase().split(/\.+/)
    return { parts: parts.slice(parts.findLastIndex((part) => symbolic.test(part)) + 1), isCut: parts.some((part) => symbolic.test(part)) }
  })
  if (a === undefined || b === undefined) return false
  const shared = Math.min(a.parts.length, b.parts.length)
  if (shared === 0 || a.parts.slice(-shared).join('.') !== b.parts.slice(-shared).join('.')) return false
  // What is longer has its first qualifiers in the place of the symbol of the other.
  return (b.isCut || a.parts.length === shared) && (a.isCut || b.parts.length === shared)
}
