import { containsName } from '../../../../answer/name-match.ts'
import { namedItems, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, Place } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const mostAssemblies = 4
const mapFile = /\.(?:bms|map|mfs)$/i
const asksOrigin =
  /\b(?:cop(?:y|ies|ybooks?)|symbolic|dsect|come(?:s)? from|came from|generat\w*|produc\w*|assembl\w*|built|where is|missing|defined|source)\b/i

/** How jobs, and scripts that write jobs, assemble a mapset: by a procedure for maps, or with the parameter that asks for the map or its DSECT. */
const assembling = String.raw`\bMAPNAME=|\bSYSPARM[=('"]+(?:DSECT|MAP|ADSMAP|ADSECT|AMAP|ADSECTL?)\b|\bEXEC\s+(?:PROC=)?[A-Z0-9@#$]*MAPS?\b`

/** Where a copybook comes from that is nowhere: assembling the mapset makes it. */
export const symbolicMapAspect: Aspect = {
  name: 'symbolic-map',
  asks: ({ bare }, { named, kinds }) => named && kinds[0] === 'mapset' && !kinds.includes('copybook') && asksOrigin.test(bare),
  calls: (_, { name }) => [definitionCall(name), referencesCall(name, 'callers'), patternCall(assembling)],
  draft: (_, subject, findings) => {
    const mapset = findings.definitionsOf(subject.name).find(({ kind }) => kind === 'mapset')
    // What no program copies may have a copybook of any name, or none.
    const isCopied = findings.referencesOf(subject.name, 'callers').some(({ kind }) => kind === 'copy')
    if (mapset === undefined || !isCopied) return undefined
    const place = at({ path: mapset.path, line: mapset.startLine })
    const said = `copybook ${nameFor(findings, subject.name, [place])} is the symbolic map of the mapset in ${mapset.path}: assembling that makes it`
    const by = assembliesOf(subject, findings).map(at)
    return {
      lead: [
        item(findings, said, [place]),
        ...(by.length === 0 ? [] : ['By their names these assemble mapsets:', ...namedItems(by, findings)]),
      ],
      quotes: [],
    }
  },
}

/** Lines that assemble this mapset, or any: not those that name another one. */
function assembliesOf({ name }: Subject, findings: Findings): readonly Place[] {
  // JCL is written in capitals; a script's own variables may have the same names.
  const inJcl = new RegExp(assembling)
  const lines = findings.linesFound(patternCall(assembling))
  const found = lines.filter(({ path, text }) => inJcl.test(text) && !isComment(text) && !mapFile.test(path))
  const own = found.filter(({ text }) => containsName(text, name))
  const general = found.filter(({ text }) => /MAPNAME=['"]?[&$%{<]/i.test(text) || !/MAPNAME=/i.test(text))
  return (own.length > 0 ? own : general).slice(0, mostAssemblies)
}
