import type { LocatedUnit, LocateResult } from '../../answer/located.ts'
import { tellingPassages, tellingUnits } from './aspects/passages.ts'
import type { Place } from './assemble.ts'
import { cite, inert } from './cite.ts'
import type { Findings } from './findings.ts'
import { codesIn } from './question/codes.ts'

/** The units that the words of a question lead to, best first: each with what it is and its best lines. A code or message stands where it stands. */
export function nearPlaces(located: LocateResult, findings: Findings): readonly Place[] {
  if (codesIn(located.question).length > 0 || located.names.some(({ units }) => units.some(({ kind }) => kind === 'message'))) return []
  return tellingUnits(located).flatMap((unit) => {
    const [passage] = tellingPassages(unit)
    const citation = passage && cite(findings, { path: unit.path, ...passage })
    if (passage === undefined || citation === undefined) return []
    return [{ quote: { source: { kind: 'code' as const, path: unit.path }, ...passage }, text: `- ${saidOf(unit)}${citation}` }]
  })
}

/** Lines without a structure have the name of their file, which the citation says; what is marked as code in a heading need not stand in the lines below it. */
function saidOf({ kind, name }: LocatedUnit): string {
  if (kind === 'lines') return ''
  const said = inert(name.replaceAll('`', ''))
  return kind === 'symbol' || kind === 'document' ? `${said}: ` : `${kind} ${said}: `
}
