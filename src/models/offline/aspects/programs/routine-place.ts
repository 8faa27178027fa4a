import type { Definition } from '../../../../answer/structure-results.ts'
import { definitionDetail } from '../../../../answer/structure-words.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { asksPlace } from '../../question/asks-place.ts'
import { partsOf } from '../../question/parts.ts'

const mostPlaces = 6
const longestDetail = 80
/** What begins somewhere; where data are declared their definition says. */
const begins: ReadonlySet<string> = new Set([
  'program',
  'paragraph',
  'section',
  'macro',
  'entry',
  'job',
  'proc',
  'copybook',
  'map',
  'mapset',
  'psb',
  'dbd',
])

/** Where the routine, section, macro, job … stands that a question names: each place where one of that name begins. */
export const routinePlaceAspect: Aspect = {
  name: 'routine-place',
  asks: ({ bare }, { named, kinds: [kind] }) => named && begins.has(kind ?? '') && asksPlace(bare),
  calls: (_, { name }, findings) => [
    definitionCall(name),
    ...placesOf(name, findings).map(({ path, startLine }) => readCall(path, startLine, startLine + 1)),
  ],
  draft: ({ text }, { name }, findings) => {
    const places = placesOf(name, findings)
    if (places.length === 0) return undefined
    return { lead: places.map((definition) => placeItem(definition, findings)), quotes: [], whole: partsOf(text).length === 1 }
  },
}

function placesOf(name: string, findings: Findings): readonly Definition[] {
  return findings
    .definitionsOf(name)
    .filter(({ kind }) => begins.has(kind))
    .slice(0, mostPlaces)
}

function placeItem(definition: Definition, findings: Findings): string {
  const { kind, name, of, path, startLine } = definition
  const places = [{ path, startLine, endLine: startLine }]
  const detail = cutText(definitionDetail(definition).replaceAll('`', "'"), longestDetail)
  const whose = of === undefined ? '' : ` of ${inert(of)}`
  return item(
    findings,
    `${kind} ${nameFor(findings, name, places)}${whose} in ${bareFileName(path)}${detail === '' ? '' : `: ${detail}`}`,
    places,
  )
}
