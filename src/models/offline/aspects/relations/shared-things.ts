import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import { commonCalls, commonsOf } from '../../evidence/commons-of.ts'
import type { Findings } from '../../findings.ts'
import { asksShared } from '../../question/asks-shared.ts'
import type { Question } from '../../question/question.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { code } from '../../quote.ts'
import { type Subject, subjectsOf } from '../../subjects.ts'
import { isMacroCall } from './caller-words.ts'
import { innerEdges } from './inner-edges.ts'
import { referencesOf } from './meant-references.ts'

const mostItems = 16
const mostNames = 40

interface Shared {
  readonly name: string
  /** In each of the two. */
  readonly places: readonly Lines[]
}

/** What two things that are named both copy, call or work on: of the kind that the question says, and nothing that only one of them does. */
export const sharedThingsAspect: Aspect = {
  name: 'shared things',
  asks: (question, { named, paths }) => named && paths.length > 0 && asksShared(question),
  calls: (question, subject, findings) => [
    referencesCall(subject.name, 'callees'),
    ...(asksCommons(question) ? commonCalls(subject, findings) : []),
  ],
  draft: (question, subject, findings) => {
    const named = distinctBy(
      subjectsOf(question, findings).filter(({ paths }) => paths.length > 0),
      ({ name }) => name,
    )
    const [one, other] = named
    // Said once, of both.
    if (one === undefined || other === undefined || named.length > 2 || one.name !== subject.name) return undefined
    return sharedDraft(question, [one, other], findings)
  },
}

function sharedDraft(question: Question, [one, other]: readonly [Subject, Subject], findings: Findings): Draft {
  const kind = kindAsked(question)
  const both = sharedReferences(one, other, findings)
  const fitting = both.filter(({ of }) => kind.fits(of))
  const copied = fitting.length > 0 ? fitting : both.filter(({ of }) => kind.else?.(of))
  const found: readonly Shared[] = asksCommons(question) ? [...sharedCommons(one, other, findings), ...copied] : copied
  const two = `${code(one.name)} and ${code(other.name)}`
  if (found.length === 0) {
    const said = `no ${kind.noun} is known that both ${two} use`
    return { lead: [asksYesOrNo(question) ? `No: ${said}.` : `${said.replace(/^n/, 'N')}.`], quotes: [], alone: true }
  }
  const names = found.slice(0, mostNames).map(({ name }) => inert(name))
  const title = `${two} share ${found.length}: ${names.join(', ')}${found.length > mostNames ? ' …' : ''}.`
  const items = found.slice(0, mostItems).map(({ name, places }) => item(findings, nameFor(findings, name, places), places))
  return { lead: [title, ...items], quotes: [], alone: true }
}

function sharedReferences(one: Subject, other: Subject, findings: Findings): readonly (Shared & { readonly of: Reference })[] {
  const theirs = new Map(outerOf(other, findings).map((reference) => [keyOf(reference), reference]))
  return distinctBy(outerOf(one, findings), keyOf).flatMap((of) => {
    const same = theirs.get(keyOf(of))
    return same === undefined ? [] : [{ name: of.to.name, places: [at(of), at(same)], of }]
  })
}

function outerOf(subject: Subject, findings: Findings): readonly Reference[] {
  const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
  return result === undefined ? [] : referencesOf(result, subject).filter(({ kind }) => !innerEdges.has(kind))
}

function keyOf({ to }: Reference): string {
  return `${to.kind} ${to.name}`
}

function sharedCommons(one: Subject, other: Subject, findings: Findings): readonly Shared[] {
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

const stores: ReadonlySet<string> = new Set(['file', 'dataset', 'table', 'view', 'segment', 'queue'])
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
    noun: 'routine',
    fits: (reference) => !isCopied(reference) && !isStore(reference),
  },
]
const anything: AskedKind = { noun: 'thing', fits: () => true }

function kindAsked({ bare }: Question): AskedKind {
  return kinds.find(({ said }) => said.test(bare)) ?? anything
}
