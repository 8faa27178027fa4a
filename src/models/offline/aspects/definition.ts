import type { Definition } from '../../../answer/structure-results.ts'
import { definitionDetail } from '../../../answer/structure-words.ts'
import type { Aspect } from '../aspect.ts'
import { definitionCall } from '../calls.ts'
import { item, nameFor } from '../cite.ts'
import type { Findings } from '../findings.ts'
import type { Subject } from '../subjects.ts'

const mostDefinitions = 4
const dataKinds: ReadonlySet<string> = new Set(['field', 'record', 'symbol'])
const asksForm =
  /\b(?:defin\w*|declar\w*|pic|pictures?|how (?:big|long|large|wide)|sizes?|length|lengths|format|type of|layout|where is|what is|means?|values?|stands? for|digits?|bytes?|offset|position)\b/i

/** Where a name is defined, how big it is, what it may hold. */
export const definitionAspect: Aspect = {
  name: 'definition',
  asks: ({ bare }, { kinds, named }) => named && kinds.some((kind) => dataKinds.has(kind)) && asksForm.test(bare),
  calls: (_, { name }) => [definitionCall(name)],
  draft: (_, subject, findings) => {
    const result = findings.structure(definitionCall(subject.name), 'where')
    if (result === undefined || result.definitions.length === 0) return undefined
    return {
      lead: result.definitions.slice(0, mostDefinitions).map((definition) => definitionItem(findings, definition, subject)),
      quotes: [],
    }
  },
}

function definitionItem(findings: Findings, definition: Definition, { name }: Subject): string {
  const { path, startLine, of, field } = definition
  const places = [{ path, startLine, endLine: startLine }]
  const record = field?.groups.at(-1) ?? of
  const file = path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '')
  const detail = definitionDetail(definition).replaceAll('`', "'")
  return item(findings, `${nameFor(findings, name, places)}${record === undefined ? '' : ` of ${record}`} in ${file}: ${detail}`, places)
}
