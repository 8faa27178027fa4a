import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { bold, item, type Lines, nameFor, placesOf } from '../../cite.ts'
import { commonCalls, commonsOf } from '../../evidence/commons-of.ts'
import type { Findings } from '../../findings.ts'
import { asksShared } from '../../question/asks-shared.ts'
import type { Question } from '../../question/question.ts'
import { type Subject, subjectsOf } from '../../subjects.ts'
import { isMacroCall } from './caller-words.ts'
import { ownCallees } from './own-callees.ts'
import { doingWords } from './reference-words.ts'

const mostItems = 20
const mostDeeds = 3
const mostNamed = 12

/** What two things that are named both use: each thing once, with what either does to it, of the kind that the question says. */
export const sharedAspect: Aspect = {
  name: 'shared',
  asks: (question, { named, paths }) => named && paths.length > 0 && asksShared(question),
  calls: (question, subject, findings) => [
    referencesCall(subject.name, 'callees'),
    ...(asksCommons(question) ? commonCalls(subject, findings) : []),
  ],
  draft: (question, subject, findings) => {
    const [first, second, third] = distinctBy(
      subjectsOf(question, findings).filter(({ paths }) => paths.length > 0),
      ({ name }) => name,
    )
    // It is told once, of both.
    if (first?.name !== subject.name || second === undefined || third !== undefined) return undefined
    const { noun, fits } = kindAsked(question, [first, second], findings)
    const [ours, theirs] = [first, second].map((one) => groupBy(ownCallees(one, findings).filter(fits), keyOf))
    if (ours === undefined || theirs === undefined) return undefined
    const both = [...ours].flatMap(([key, own]) => {
      const other = theirs.get(key)
      return other === undefined ? [] : [{ own, other }]
    })
    const commons = asksCommons(question) ? sharedCommons(first, second, findings) : []
    if (both.length + commons.length === 0)
      return { lead: noneOf(noun, first, [...ours.values()], second, [...theirs.values()]), quotes: [], alone: true }
    const items = [
      ...commons.map(({ name, places }) => item(findings, nameFor(findings, name, places), places)),
      ...both.map(({ own, other }) => sharedItem({ own, other }, [first.name, second.name], findings)),
    ]
    const rest = both.slice(Math.max(0, mostItems - commons.length)).flatMap(({ own: [one] }) => (one === undefined ? [] : [one.to.name]))
    return {
      lead: [
        `Both ${bold(first.name)} and ${bold(second.name)} use ${items.length === 1 ? 'this' : `these ${items.length}`}:`,
        ...items.slice(0, mostItems),
        ...(rest.length === 0 ? [] : [`Also ${rest.slice(0, mostNamed).join(', ')}${rest.length > mostNamed ? ' …' : ''}.`]),
      ],
      quotes: [],
      alone: true,
    }
  },
}

function keyOf({ to }: Reference): string {
  return `${to.kind} ${to.of ?? ''} ${to.name}`.toUpperCase()
}

interface Both {
  readonly own: readonly Reference[]
  readonly other: readonly Reference[]
}

function sharedItem({ own, other }: Both, [ourName, theirName]: readonly [string, string], findings: Findings): string {
  const places = [own[0], other[0]].flatMap((one) => (one === undefined ? [] : placesOf(one)))
  const [ours, theirs] = [deedsOf(own, findings), deedsOf(other, findings)]
  const said = ours === theirs ? ours : `${ourName}: ${ours}; ${theirName}: ${theirs}`
  const [first] = own
  return item(findings, `${first?.to.kind} ${nameFor(findings, first?.to.name ?? '', places)} (${said})`, places)
}

/** That it is opened and closed goes without saying where it is read or written. */
function deedsOf(references: readonly Reference[], findings: Findings): string {
  const all = [...new Set(references.map((one) => doingWords(findings, one)))]
  const done = all.filter((deed) => !/^(?:open|close)\b/i.test(deed))
  return (done.length > 0 ? done : all).slice(0, mostDeeds).sort().join(', ')
}

/** By their names: two DD names may still stand for one data set. */
function noneOf(
  noun: string,
  first: Subject,
  ours: readonly (readonly Reference[])[],
  second: Subject,
  theirs: readonly (readonly Reference[])[],
): readonly string[] {
  const namesOf = (groups: readonly (readonly Reference[])[]) =>
    groups.length === 0
      ? 'none'
      : `${groups
          .slice(0, mostNamed)
          .flatMap(([one]) => (one === undefined ? [] : [one.to.name]))
          .join(', ')}${groups.length > mostNamed ? ' …' : ''}`
  return [
    `No ${noun} of one name is used by both:`,
    `- ${bold(first.name)}: ${namesOf(ours)}`,
    `- ${bold(second.name)}: ${namesOf(theirs)}`,
  ]
}

interface Common {
  readonly name: string
  /** In each of the two. */
  readonly places: readonly Lines[]
}

function sharedCommons(one: Subject, other: Subject, findings: Findings): readonly Common[] {
  const theirs = new Map(commonsOf(other, findings).flatMap((at) => at.blocks.map((block) => [block.toUpperCase(), at] as const)))
  return commonsOf(one, findings).flatMap((own) =>
    own.blocks.flatMap((block) => {
      const same = theirs.get(block.toUpperCase())
      return same === undefined ? [] : [{ name: `/${block}/`, places: [own, same] }]
    }),
  )
}

function asksCommons({ bare }: Question): boolean {
  return /\bcommon\s+(?:blocks?|areas?|storage)\b/i.test(bare)
}

interface AskedKind {
  readonly noun: string
  readonly fits: (reference: Reference) => boolean
  /** Where there is none of those. */
  readonly else?: (reference: Reference) => boolean
}

const stores: ReadonlySet<string> = new Set(['file', 'dataset', 'table', 'view', 'segment', 'queue', 'container'])
const isCopied = ({ kind }: Reference) => kind === 'copy'
const isStore = ({ to }: Reference) => stores.has(to.kind)

/** By the noun of the question, the first that fits. What a block of storage is laid out in may be copied, or made by a macro. */
const kinds: readonly (AskedKind & { readonly said: RegExp })[] = [
  { said: /\bcommon\s+(?:blocks?|areas?|storage)\b/i, noun: 'COMMON block or include', fits: isCopied },
  {
    said: /\b(?:copy ?books?|copy members?|includes?|headers?|DSECTs?|control blocks?|layouts?)\b/i,
    noun: 'member that is copied, or macro,',
    fits: (reference) => isCopied(reference) && !isMacroCall(reference),
    else: isCopied,
  },
  { said: /\bmacros?\b/i, noun: 'macro', fits: isMacroCall },
  { said: /\b(?:files?|data ?sets?|tables?|queues?|segments?|data)\b/i, noun: 'file, data set or table', fits: isStore },
  {
    said: /\b(?:routines?|subroutines?|programs?|functions?|procedures?)\b/i,
    noun: 'program or routine',
    fits: (reference) => !isCopied(reference) && !isStore(reference),
  },
]
const anything: AskedKind = { noun: 'thing', fits: () => true }

/** Where neither has anything of the kind, what may be meant instead. */
function kindAsked({ bare }: Question, subjects: readonly Subject[], findings: Findings): Pick<AskedKind, 'noun' | 'fits'> {
  const asked = kinds.find(({ said }) => said.test(bare)) ?? anything
  const isThere = subjects.some((one) => ownCallees(one, findings).some(asked.fits))
  return isThere || asked.else === undefined ? asked : { noun: asked.noun, fits: asked.else }
}
