import { sameName } from '../../../../answer/name-match.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall } from '../../calls.ts'
import { item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { isAskedSource } from '../../question/asked-source.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 4
const withSource: ReadonlySet<string> = new Set(['program', 'entry', 'copybook', 'macro', 'member'])

/** `Is the source of X here`: that it is. That it is not is said by `missing-name.ts`. */
export const sourceHereAspect: Aspect = {
  name: 'source here',
  exact: true,
  asks: (question, { name, named, kinds: [kind] }) => named && withSource.has(kind ?? '') && isAskedSource(question, name),
  calls: (_, { name }) => [definitionCall(name)],
  draft: (_, subject, findings) => {
    const found = sourcesOf(subject, findings).slice(0, mostItems)
    if (found.length === 0) return undefined
    const lead = found.map(({ kind, path, startLine }) => {
      const place = { path, startLine, endLine: startLine }
      return item(findings, `Yes: ${kind} ${nameFor(findings, subject.name, [place])}`, [place])
    })
    return { lead, quotes: [], alone: true }
  },
}

/** What the system is only told of has none. */
function sourcesOf({ name }: Subject, findings: Findings): readonly Definition[] {
  const found = findings
    .definitionsOf(name)
    .filter(
      ({ kind, name: defined, detail = '' }) =>
        withSource.has(kind) && sameName(defined, name) && !/^(?:CSD PROGRAM|[A-Z]{3}PPT)\b/.test(detail),
    )
  return distinctBy(found, ({ path }) => path)
}
