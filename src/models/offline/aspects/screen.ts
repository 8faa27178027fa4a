import type { FlowLink } from '../../../answer/structure-estate-results.ts'
import type { Reference } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import type { Aspect } from '../aspect.ts'
import { flowCall, referencesCall } from '../calls.ts'
import { at, item, nameFor } from '../cite.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Subject } from '../subjects.ts'

const mostItems = 10
const asksScreen = /\b(?:screens?|maps?|mapsets?|panels?|transactions?|trans(?:action)? ?ids?|bms|display\w*|shows?)\b/i
const asksKeys = /\b(?:keys?|p?f[ -]?k?\d{1,2}|pf ?keys?|function keys?|enter|clear|press\w*|hits?|attention)\b/i
/** How programs name keys: by DFHAID, by copies of it, by 88-levels. */
const keyName = /\b(?:DFH(?:ENTER|CLEAR|PA\d|PF\d{1,2})|[A-Z0-9-]*(?:PFK?|PF-?KEY-?|PA)-?\d{1,2}|[A-Z0-9-]*(?:ENTER|CLEAR)(?:-KEY)?)\b/i

/** The maps that a program shows and the transactions it runs under; or of a map or transaction the programs. */
export const screenAspect: Aspect = {
  name: 'screen',
  asks: ({ bare, wants }, subject) =>
    isScreenThing(subject) &&
    (wants.some((want) => want === 'map' || want === 'mapset' || want === 'transaction') || (subject.named && asksScreen.test(bare))),
  calls: (_, { name }) => [referencesCall(name, 'callees'), referencesCall(name, 'callers')],
  draft: (_, { name }, findings) => {
    const callees = referencesOf(findings, name, 'callees').filter(
      ({ to }) => to.kind === 'map' || to.kind === 'mapset' || to.kind === 'transaction',
    )
    const callers = referencesOf(findings, name, 'callers').filter(
      ({ from, kind }) => from.kind === 'transaction' || kind === 'map' || kind === 'transaction',
    )
    const lines = [
      ...distinctBy(callers, ({ from, to }) => `${from.name} ${to.name}`).map((reference) => screenItem(findings, reference)),
      ...distinctBy(callees, ({ to, op }) => `${to.kind} ${to.name} ${op ?? ''}`).map((reference) => screenItem(findings, reference)),
    ]
    return lines.length === 0 ? undefined : { lead: lines.slice(0, mostItems), quotes: [] }
  },
}

/** What a program does on each key. */
export const keysAspect: Aspect = {
  name: 'keys',
  asks: ({ bare }, { kinds }) => asksKeys.test(bare) && kinds.includes('program'),
  calls: (_, { name }) => [flowCall(name)],
  draft: (question, { name }, findings) => {
    const subjects = findings.structure(flowCall(name), 'flow')?.subjects ?? []
    const items = subjects.flatMap(({ links, nodes }) =>
      links
        .filter((link) => keyOf(link) !== undefined && isAsked(question, keyOf(link) ?? ''))
        .map((link) => ({ key: keyOf(link) ?? '', link, to: nodes[link.to]?.unit.name ?? '' })),
    )
    const lines = distinctBy(items, ({ key, to }) => `${key} ${to}`).map(({ key, link, to }) => {
      const places = [at(link)]
      return item(findings, `${key} → ${nameFor(findings, to, places)}`, places)
    })
    return lines.length === 0 ? undefined : { lead: lines.slice(0, mostItems), quotes: [] }
  },
}

function keyOf({ condition }: FlowLink): string | undefined {
  return condition === undefined ? undefined : keyName.exec(condition)?.[0]
}

/** A question for one key wants that one only. */
function isAsked({ text }: Question, key: string): boolean {
  const wanted = [...text.matchAll(/\bp?f[ -]?k?0?(\d{1,2})\b/gi)].map((match) => match[1])
  return wanted.length === 0 || wanted.includes(/0?(\d{1,2})$/.exec(key)?.[1])
}

function isScreenThing({ kinds }: Subject): boolean {
  return kinds.some((kind) => kind === 'program' || kind === 'map' || kind === 'mapset' || kind === 'transaction')
}

function referencesOf(findings: Findings, name: string, relation: 'callers' | 'callees'): readonly Reference[] {
  return (findings.structure(referencesCall(name, relation), relation)?.subjects ?? []).flatMap(({ references }) => references)
}

function screenItem(findings: Findings, reference: Reference): string {
  const { from, to, op, via } = reference
  const places = [at(reference), ...(via === undefined ? [] : [at(via)])]
  return item(
    findings,
    `${from.kind} ${nameFor(findings, from.name, places)} → ${to.kind} ${nameFor(findings, to.name, places)}${to.of === undefined ? '' : ` of ${to.of}`}${op === undefined ? '' : ` (${op})`}`,
    places,
  )
}
