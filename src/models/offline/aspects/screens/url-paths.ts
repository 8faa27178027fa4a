import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { item, type Lines, nameFor } from '../../cite.ts'
import type { DefineCommand } from '../../evidence/define-command.ts'
import { resourceElement } from '../../evidence/resource-element.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const asksUrl = /\b(?:URLs?|URIs?|URI ?maps?|HTTPS?|REST|endpoints?|web (?:address(?:es)?|paths?|requests?))\b/i
/** CICS TS, "URIMAP resources": a definition of DFHCSDUP goes over a few lines. */
const search = patternCall(String.raw`\bURIMAP\s*\(|<(?:\w+:)?cicsdefinitionurimap\s`)
const mostLines = 8
const mostMaps = 8

interface UrlMap extends Lines {
  readonly name: string
  readonly url: string
  readonly transaction: string | undefined
  readonly program: string | undefined
  /** Of a pipeline: the service, which has the name of its program. */
  readonly service?: string | undefined
}

/** By which path of a URL a web request reaches a transaction or program. */
export const urlPathsAspect: Aspect = {
  name: 'url paths',
  asks: ({ bare }, { named, kinds: [kind] }) => named && (kind === 'program' || kind === 'transaction') && asksUrl.test(bare),
  calls: (_, __, findings) => [search, ...findings.linesFound(search).map(({ path, line }) => readCall(path, line, line + mostLines - 1))],
  draft: (_, subject, findings) => {
    const maps = mapsOf(subject, findings).slice(0, mostMaps)
    if (maps.length === 0) return undefined
    return { lead: maps.map((map) => said(map, findings)), quotes: [] }
  },
}

function mapsOf({ name }: Subject, findings: Findings): readonly UrlMap[] {
  return findings
    .linesFound(search)
    .map(({ path, line }) => read(path, line, findings))
    .filter((map) => map !== undefined)
    .filter(({ transaction, program, service }) => [transaction, program, service].some((one) => one?.toUpperCase() === name.toUpperCase()))
}

/** A definition up to the next one; undefined for one without a path. */
function read(path: string, line: number, findings: Findings): UrlMap | undefined {
  const known = findings.linesOf(path)
  const element = resourceElement(known, line)
  if (element !== undefined) return ofElement(path, element)
  let end = line
  while (end < line + mostLines - 1 && known.has(end + 1) && !/^\s*(?:DEFINE|ADD|DELETE|ALTER|\/)/i.test(known.get(end + 1) ?? '')) end++
  const lines = Array.from({ length: end - line + 1 }, (_, i) => known.get(line + i) ?? '')
  const value = (key: string) => new RegExp(String.raw`(?<!\w)${key}\(([^()\s]+)\)`, 'i').exec(lines.join('\n'))?.[1]
  const last = lines.findLastIndex((text) => /\b(?:PATH|TRANSACTION|PROGRAM)\(/i.test(text))
  const [name, url] = [value('URIMAP'), value('PATH')]
  if (name === undefined || url === undefined) return undefined
  return {
    path,
    startLine: line,
    endLine: line + Math.max(0, last),
    name,
    url,
    transaction: value('TRANSACTION'),
    program: value('PROGRAM'),
  }
}

function ofElement(path: string, { name, operands, startLine, endLine }: DefineCommand): UrlMap | undefined {
  const value = (key: string) => operands.find((one) => one.key === key)?.value
  const url = value('PATH')
  if (url === undefined) return undefined
  return { path, startLine, endLine, name, url, transaction: value('TRANSACTION'), program: value('PROGRAM'), service: value('WEBSERVICE') }
}

function said(map: UrlMap, findings: Findings): string {
  const places = [map]
  const to = [
    map.transaction === undefined ? [] : [`transaction ${nameFor(findings, map.transaction, places)}`],
    map.program === undefined ? [] : [`program ${nameFor(findings, map.program, places)}`],
    map.service === undefined ? [] : [`web service ${nameFor(findings, map.service, places)}`],
  ].flat()
  return item(
    findings,
    `URL path ${nameFor(findings, map.url, places)} (URIMAP ${nameFor(findings, map.name, places)}): ${to.join(', ')}`,
    places,
  )
}
