import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { everyCall, outlineCall, readCall, referencesCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor, placesOf } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { screenParts, titleOf } from './screen-layout.ts'

/** Two calls each. */
const mostTold = 12
/** A map and its title in one citation: so both are in it. */
const mostLines = 12

/** What tells the title of each map, and which programs and transactions show it. */
export function listedMapCalls(maps: readonly Definition[], findings: Findings): readonly Call[] {
  const told = maps.slice(0, mostTold)
  return [
    everyCall('message'),
    outlineCall(),
    ...told.map(({ name }) => referencesCall(name, 'callers')),
    ...told.flatMap((map) => titlePlace(map, findings) ?? []).map(({ path, startLine, endLine }) => readCall(path, startLine, endLine)),
  ]
}

/** `RDNGMAP “METER READING ENTRY” of mapset WBMRDNG, shown by WBORDNG (transaction WBRE)`. */
export function mapItem(map: Definition, findings: Findings): string {
  const { name, of, path, startLine } = map
  const title = titlePart(map, findings)
  const shows = showing(name, findings)
  const own = at({ path, line: startLine })
  const titled = titlePlace(map, findings)
  const isTogether = titled?.startLine === startLine && findings.isShown(path, startLine, titled.endLine)
  const places = [...(isTogether ? [] : [own]), ...(titled === undefined ? [] : [titled]), ...shows.flatMap(placesOf)]
  const said = [
    `${nameFor(findings, name, places)}${title === undefined ? '' : ` “${inert(title)}”`}`,
    ...(of === undefined ? [] : [`of mapset ${inert(of)}`]),
  ].join(' ')
  const by = shows.map(({ from }) => `${inert(from.name)}${startedBy(from.name, findings)}`).join(', ')
  return item(findings, `${said}${by === '' ? '' : `, shown by ${by}`}`, places)
}

function titlePart(map: Definition, findings: Findings): string | undefined {
  return titleOf(partsOf(map, findings))?.text
}

function partsOf({ name, path }: Definition, findings: Findings) {
  const texts = findings.structure(everyCall('message'), 'where')?.definitions ?? []
  return screenParts(
    texts.filter((text) => text.path === path),
    name,
  )
}

/** From the beginning of the map to its title; the title alone where that is far below. */
function titlePlace(map: Definition, findings: Findings): Lines | undefined {
  const title = titleOf(partsOf(map, findings))
  if (title === undefined) return undefined
  const { path, endLine } = title
  return { path, startLine: endLine - map.startLine < mostLines ? map.startLine : title.startLine, endLine }
}

const mostShowing = 2

/** Programs that send the map, else those that have it at all. */
function showing(name: string, findings: Findings) {
  const all = findings.referencesOf(name, 'callers').filter(({ from, kind }) => from.kind === 'program' && kind === 'map')
  const sent = all.filter(({ op }) => op === 'send')
  return distinctBy(sent.length > 0 ? sent : all, ({ from }) => from.name).slice(0, mostShowing)
}

function startedBy(program: string, findings: Findings): string {
  const points = findings.structure(outlineCall(), 'overview')?.entryPoints.transactions ?? []
  const names = [...new Set(points.filter(({ related }) => related.includes(program)).map(({ name }) => inert(name)))]
  return names.length === 0 ? '' : ` (transaction ${names.slice(0, mostShowing).join(', ')})`
}
