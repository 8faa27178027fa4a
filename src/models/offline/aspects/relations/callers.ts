import type { Reference, ReferencesResult } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { searchCall } from '../../absence.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { innermost } from '../../evidence/nested-conditions.ts'
import type { Findings } from '../../findings.ts'
import { isOf } from '../../located-owners.ts'
import type { Question } from '../../question/question.ts'
import { type AskedRelation, askedRelations } from '../../question/relation.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { countFirst, doneBy, ifSeveral } from './caller-words.ts'
import {
  asCalled,
  asMeantOf,
  callerKinds,
  callersInScope,
  fromOutside,
  inChains,
  inDirection,
  throughProcedures,
} from './callers-in-scope.ts'
import { commentedCalls } from './commented-calls.ts'
import { fallsIntoCalls } from './falls-into.ts'
import { copiedBy, isJob, namesOf, ofNamed, referencesOf, relationTo, withoutOtherEntries } from './meant-references.ts'
import { noCallers } from './no-callers.ts'
import { otherDirection, otherDirectionCalls } from './other-direction.ts'
import { asksConditions, asksForConditions, conditionsOf, readAboveReferences, type Under } from './reference-conditions.ts'
import { labelOfReference, linesAroundReferences, readAroundReferences, readLabelsOver } from './reference-lines.ts'
import { callerItem, proceduresCall, runnerItem } from './reference-words.ts'
import { runThroughCalls } from './run-through-calls.ts'
import { macroUsersCalls, throughMacros } from './through-macros.ts'
import { starterCalls, withStarters } from './through-transactions.ts'

const mostItems = 14
const mostNames = 30
/** How far callers of callers are followed. */
const deepest = 4

/** Who calls, runs or copies the subject. */
export const callersAspect: Aspect = {
  name: 'callers',
  asks: (question, subject) => relationTo(question, subject, 'object') !== undefined,
  calls: (question, subject, findings) => {
    const found = callersFound(question, subject, findings)
    const references = found?.subjects.flatMap((one) => one.references) ?? []
    const isNothing = found !== undefined && references.length === 0
    return [
      callersCall(question, subject),
      ...asFortranCalls(subject).map((other) => callersCall(question, other)),
      ...(asksYesOrNo(question) ? [definitionCall(subject.name), ...(subject.named ? [searchCall(subject.name)] : [])] : []),
      ...(isNothing ? [searchCall(subject.name), ...fallsIntoCalls(found)] : []),
      ...(references.some(({ from }) => from.kind === 'step') ? [proceduresCall] : []),
      ...macroUsersCalls(references, findings),
      ...starterCalls(references),
      ...otherDirectionCalls(question, subject.name, references),
      ...readAroundReferences(references),
      ...readLabelsOver(references),
      ...readAboveReferences(question, references),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = relationTo(question, subject, 'object')
    const relation = asked === undefined ? undefined : asMeantOf(subject, asked)
    const result = callersFound(question, subject, findings)
    if (relation === undefined || result === undefined) return undefined
    const chained = relation.name === 'runs' && !relation.deep ? throughProcedures : inChains
    const inScope = (references: readonly Reference[]) => callersInScope(chained(fromOutside(references, subject)), relation, question)
    const found = referencesOf(result, subject)
    const meant = inScope(relation.name === 'calls' ? withStarters(throughMacros(found, findings), findings) : found)
    // The symbolic map of a mapset is copied by the mapset's name.
    const others = isJob(subject) ? [] : withoutOtherEntries(result.subjects, subject).flatMap(({ references }) => references)
    const all = inDirection(meant.length > 0 ? meant : inScope(others), question)
    const fitting = ofNamed(all, question, subject, ({ from }) => from.name, membersOf)
    if (fitting.length === 0 && relation === copiedBy) return undefined
    const otherwise = otherDirection(question, subject.name, all, findings)
    if (otherwise !== undefined) return otherwise
    const indirect = fitting.length === 0 ? throughCalls(question, subject, relation, result, findings) : undefined
    if (indirect !== undefined) return indirect
    if (fitting.length === 0) return noCallers(question, subject, relation, result, findings)
    const near = fitting.filter(({ depth }) => depth === 1)
    const direct = near.length > 0 ? near : waysTo(fitting, all)
    const names = namesOf(direct, ({ from }) => from.name)
    const deeper = namesOf(fitting, ({ from }) => from.name).filter((name) => !names.includes(name) && name !== subject.name)
    const title = `${ifSeveral(question, names, direct.length)}${countFirst(question, names)}${code(subject.name)} is ${doneBy(direct, relation)}${throughThem(deeper, direct)}.`
    // A procedure does nothing by itself: who runs it runs what is in it.
    const ways = groupBy(direct.every(isByProcedure) ? new Set([...direct, ...fitting]) : direct, (reference) => {
      const { from, kind, path, within, op, line } = reference
      const under = conditionsOf(question, reference, findings)?.text
      return [
        from.of,
        from.name,
        kind,
        path,
        within,
        kind === 'dataset' ? op : '',
        kind === 'perform' ? line : labelOfReference(reference, findings),
        under,
      ].join(' ')
    })
    const items = [...ways.values()].flatMap(([first]) => first ?? [])
    const again = new Map([...ways.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [[first, others] as const])))
    const told = eachFirst(items)
      .slice(0, mostItems)
      .map((reference) => callerItem(findings, reference, underOf(question, reference, findings), again.get(reference)))
    const around = linesAroundReferences(items, findings)
    // Where it is asked when they do, the lines around are the answer, not only what may bear on it.
    const commented = asksYesOrNo(question) && subject.named ? commentedCalls(subject.name, findings) : []
    return { lead: [title, ...told, ...commented], ...(asksForConditions(question) ? { quotes: around } : { quotes: [], beside: around }) }
  },
}

/** A function of C that Fortran calls has a mark behind the name that the calls are without: compilers of Fortran add it. */
function asFortranCalls(subject: Subject): readonly Subject[] {
  const { name, kinds, paths } = subject
  const isOfC = kinds[0] === 'symbol' && paths.some((path) => /\.[ch]$/i.test(path))
  return isOfC && /\w_$/.test(name) ? [{ ...subject, name: name.replace(/_+$/, '') }] : []
}

/** As it is called in its own language; where nobody does so, as Fortran calls it. */
function callersFound(question: Question, subject: Subject, findings: Findings): ReferencesResult | undefined {
  const own = findings.structure(callersCall(question, subject), 'callers')
  const isCalled = own?.subjects.some(({ references }) => references.length > 0) === true
  const others = isCalled
    ? []
    : asFortranCalls(subject).flatMap((other) => findings.structure(callersCall(question, other), 'callers') ?? [])
  return others.find(({ subjects }) => subjects.some(({ references }) => references.length > 0)) ?? own
}

/** A program may be labelled otherwise than the member is called that it stands in, by which others know it; a paragraph is part of one. */
function membersOf({ path, via, from: { of } }: Reference): readonly string[] {
  return [bareFileName(path), ...(via === undefined ? [] : [bareFileName(via.path)]), ...(of === undefined ? [] : [of])]
}

/** Under what it does, where that is asked. */
function underOf(question: Question, reference: Reference, findings: Findings): Under | undefined {
  const { condition } = reference
  if (condition === undefined) return conditionsOf(question, reference, findings)
  return asksConditions(question) ? { text: innermost(condition), lines: undefined } : undefined
}

/** Where there are more than can be told, one of each caller before the second of any. */
function eachFirst(items: readonly Reference[]): readonly Reference[] {
  if (items.length <= mostItems) return items
  const firsts = distinctBy(items, ({ from }) => `${from.of ?? ''} ${from.name}`)
  return [...firsts, ...items.filter((one) => !firsts.includes(one))]
}

function callersCall(question: Question, { name, kinds, paths }: Subject) {
  const asked = askedRelations(question, name)
  // A member may hold one routine of its own name: it is copied as the member, not as that.
  const [path] = paths
  const isMember = kinds.length > 1 && kinds.includes('copybook') && path !== undefined && asked[0]?.name === 'copies'
  return referencesCall(
    isMember ? path : name,
    'callers',
    asked.some(({ deep, name: how }) => deep || how === 'runs') ? deepest : undefined,
  )
}

function throughThem(deeper: readonly string[], direct: readonly Reference[]): string {
  const names = deeper.slice(0, mostNames).join(', ')
  if (deeper.length === 0) return ''
  return direct.every(isByProcedure) ? `, and through ${direct.length === 1 ? 'it' : 'them'} by ${names}` : `. Through them also: ${names}`
}

/** Of callers that call it through others these. */
function waysTo(deeper: readonly Reference[], all: readonly Reference[]): readonly Reference[] {
  const direct = all.filter(({ depth }) => depth === 1)
  const between = direct.filter(({ from }) => deeper.some(({ to }) => to.name === from.name))
  return between.length > 0 ? between : direct
}

function isByProcedure({ from }: Reference): boolean {
  return from.kind === 'proc'
}

/** A subroutine that no job names is run where its callers are. */
function throughCalls(
  { wants }: Question,
  subject: Subject,
  relation: AskedRelation,
  result: ReferencesResult,
  findings: Findings,
): Draft | undefined {
  if (relation.name !== 'runs') return undefined
  const kinds = wants.filter((want) => callerKinds.has(want))
  const isRunner = ({ kind, from }: Reference) =>
    relation.edges.includes(kind) &&
    kind !== 'perform' &&
    kind !== 'goto' &&
    (kinds.length === 0 || kinds.some((want) => isOf(want, from.kind)))
  const found = runThroughCalls(referencesOf(result, subject), isRunner)
  if (found === undefined) return undefined
  const { callers, runners } = found
  const title = `${code(subject.name)} is ${doneBy(callers, asCalled(relation))}; what calls it is ${doneBy(runners, relation)}.`
  const called = distinctBy(callers, ({ from }) => from.name).slice(0, mostItems - runners.length)
  const items = [
    ...called.map((reference) => callerItem(findings, reference)),
    ...runners.map((reference) => runnerItem(findings, reference)),
  ]
  return { lead: [title, ...new Set(items)], quotes: [] }
}
