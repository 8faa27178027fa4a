import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { inert, item, type Lines, nameFor } from '../../cite.ts'
import { quoteFromCondition, readFromCondition } from '../../evidence/around-place.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const asksMessage =
  /\bmessages?\s+NAME\b|\bNAME\s+messages?\b|\bwhat does NAME (?:mean|say|tell)\b|\bwhy\b.*\b(?:get|gets|got|see|sees|saw|receive[ds]?|have|had)\b[^?]*\bNAME\b|\bNAME\b[^?]*\b(?:shown|displayed|issued|printed|sent|logged|appears?|comes? (?:up|from))\b|\b(?:shows?|displays?|issues?|prints?|sends?|logs?)\s+(?:the )?NAME\b/i
/** Of a text that people read; other constants are values. A long one is cut. */
const text = /\bVALUE (['"]).*[A-Za-z]\S*\s+\S*[A-Za-z].*?(?:\1|…)/
const mostUses = 4
const room = { before: 3, after: 3, most: 10 } as const

/** A message asked for by the name of the item that holds its text: what it says, and the statements that show it, from the condition on that leads there. */
export const namedMessageAspect: Aspect = {
  name: 'named message',
  asks: ({ bare }, { kinds: [kind], named }) => named && kind === 'field' && asksMessage.test(bare),
  calls: (_, subject, findings) => [
    definitionCall(subject.name),
    referencesCall(subject.name, 'uses'),
    ...(saidBy(subject, findings) === undefined ? [] : usesOf(subject, findings).map((use) => readFromCondition(use, room))),
  ],
  draft: (_, subject, findings) => {
    const said = saidBy(subject, findings)
    const uses = usesOf(subject, findings)
    if (said === undefined || uses.length === 0) return undefined
    return {
      lead: [item(findings, `${nameFor(findings, subject.name, [said])} says “${inert(said.text)}”`, [said])],
      quotes: uses.map((use) => quoteFromCondition(use, room, findings)),
      whole: true,
    }
  },
}

interface Said extends Lines {
  readonly text: string
}

/** What the item of the name says. */
function saidBy({ name }: Subject, findings: Findings): Said | undefined {
  return findings.definitionsOf(name).flatMap(({ kind, detail = '', path, startLine, endLine }) => {
    const said = kind === 'field' ? text.exec(detail) : null
    return said === null ? [] : [{ text: said[0].replace(/^VALUE ['"]|['"]$/g, '').replace(/\s+/g, ' '), path, startLine, endLine }]
  })[0]
}

/** Statements that read the item, one of each paragraph. */
function usesOf({ name }: Subject, findings: Findings): readonly Reference[] {
  const found = findings.structure(referencesCall(name, 'uses'), 'uses')?.subjects.flatMap(({ reads }) => reads) ?? []
  return distinctBy(found, ({ path, within, line }) => `${path} ${within ?? line}`).slice(0, mostUses)
}
