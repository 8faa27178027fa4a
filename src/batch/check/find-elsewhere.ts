import { basename } from 'node:path/posix'
import type { CurrentSources } from '../../app/current-sources.ts'
import { addToGroup, groupBy } from '../../base/group-by.ts'
import type { Finding, Place } from './check-report.ts'
import { type CitedLines, nearestStart, placeAt, placesIn, wantedLines } from './cited-lines.ts'
import { lineFinder, saysLittle } from './find-lines.ts'

/** Places of the same lines that are kept; copies in more files than this tell nothing. */
const mostPlaces = 64

type Code = Pick<CurrentSources, 'paths' | 'readLines'>

interface Lost {
  /** Not in their file any more. */
  readonly changed: readonly CitedLines[]
  /** Their file is not there any more. */
  readonly gone: readonly CitedLines[]
}

/**
 * Looks through all of the code for lines that are not where they were. Of a file that is gone they have moved to the file that holds most of what was cited
 * of it. Where their file is there they have moved when one other file holds them; copies in several are older than the change, most likely.
 */
export async function findElsewhere({ changed, gone }: Lost, sources: Code): Promise<Map<CitedLines, Finding>> {
  const places = await placesOf([...changed, ...gone], sources)
  const findings = new Map<CitedLines, Finding>()
  for (const citation of changed) {
    const [place, another] = places.get(citation) ?? []
    findings.set(citation, place && !another ? { state: 'moved', movedTo: place } : { state: 'changed', movedTo: null })
  }
  for (const [path, citations] of groupBy(gone, (citation) => citation.path)) {
    const heir = heirOf(
      path,
      citations.map((citation) => places.get(citation) ?? []),
    )
    const lines = heir === undefined ? undefined : await sources.readLines(heir)
    const inherited = placesIn(heir ?? '', lines ?? [], citations)
    for (const citation of citations) {
      const place = inherited.get(citation) ?? places.get(citation)?.[0]
      findings.set(citation, place ? { state: 'moved', movedTo: place } : { state: 'vanished', movedTo: null })
    }
  }
  return findings
}

/** Where else the lines stand, one place a file, in the order of the paths. */
async function placesOf(lost: readonly CitedLines[], sources: Code): Promise<Map<CitedLines, Place[]>> {
  const places = new Map<CitedLines, Place[]>()
  const byHash = groupBy(lost, ({ hash }) => hash)
  const wanted = wantedLines(lost)
  if (wanted.length === 0) return places
  const find = lineFinder(wanted)
  for (const path of await sources.paths()) {
    const lines = await sources.readLines(path)
    for (const [hash, starts] of lines === undefined ? [] : find(lines)) {
      for (const citation of byHash.get(hash) ?? []) {
        const place = placeAt(path, nearestStart(starts, citation) ?? 1, citation)
        if ((places.get(citation)?.length ?? 0) === mostPlaces || saysLittle(lines?.slice(place.startLine - 1, place.endLine) ?? []))
          continue
        addToGroup(places, citation, place)
      }
    }
  }
  return places
}

/** The file that stands for one that is gone: it holds most of what was cited of it, and among several has its name. */
function heirOf(gone: string, held: readonly (readonly Place[])[]): string | undefined {
  const votes = new Map<string, number>()
  for (const { path } of held.flat()) votes.set(path, (votes.get(path) ?? 0) + 1)
  const isNamesake = (path: string) => (basename(path) === basename(gone) ? 1 : 0)
  const [heir] = [...votes].sort(([a, m], [b, n]) => n - m || isNamesake(b) - isNamesake(a))
  return heir?.[0]
}
