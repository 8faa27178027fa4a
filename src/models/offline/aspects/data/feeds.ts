import { isAccess } from '../../../../answer/access.ts'
import { lineageWords } from '../../../../answer/estate-words.ts'
import { sameName } from '../../../../answer/name-match.ts'
import type { LineageUse } from '../../../../answer/structure-estate-results.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { at, bold, inert, item, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { type AskedFeeds, askedFeeds } from '../../question/asked-feeds.ts'
import type { Subject } from '../../subjects.ts'
import { ownCallees } from '../relations/own-callees.ts'
import { doingWords } from '../relations/reference-words.ts'

const mostThings = 6
const mostUses = 4
const dataEdges: ReadonlySet<Reference['kind']> = new Set(['file', 'sql', 'dli', 'queue', 'container', 'dataset'])

/** Who writes what a program or job reads, or reads what it writes: over the data sets of the steps that run it, and over tables, queues and files of CICS. */
export const feedsAspect: Aspect = {
  name: 'feeds',
  exact: true,
  asks: (question, { named, kinds: [kind] }) => named && (kind === 'program' || kind === 'job') && askedFeeds(question) !== undefined,
  calls: (question, subject, findings) => {
    const asked = askedFeeds(question)
    if (asked === undefined) return []
    const things = thingsOf(subject, asked, findings)
    return [
      referencesCall(subject.name, 'callees'),
      referencesCall(subject.name, 'callers'),
      ...things.flatMap(([first]) => (first === undefined || first.to.kind === 'dataset' ? [] : [referencesCall(first.to.name, 'uses')])),
      ...things.flatMap((thing) => dataSetsOf(thing, subject, findings).map(({ to }) => referencesCall(to.name, 'lineage'))),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedFeeds(question)
    const things = asked === undefined ? [] : thingsOf(subject, asked, findings)
    if (asked === undefined || things.length === 0) return undefined
    const told = things.flatMap((thing) => lineOf(thing, asked, subject, findings))
    const does = asked.own === 'read' ? 'reads' : 'writes'
    const names = things.flatMap(([one]) => (one === undefined ? [] : [inert(one.to.name)]))
    return { lead: [`${bold(subject.name)} ${does} ${names.join(', ')}.`, ...told], quotes: [], alone: true }
  },
}

/** What it reads or writes, each with its statements. */
function thingsOf(subject: Subject, { own }: AskedFeeds, findings: Findings): readonly (readonly Reference[])[] {
  const all = ownCallees(subject, findings).filter((reference) => dataEdges.has(reference.kind) && isAccess(reference, own))
  return [...groupBy(all, ({ to }) => `${to.kind} ${to.name}`).values()].slice(0, mostThings)
}

/** The data sets of a file of a program: of the steps that run it, where they are known. */
function dataSetsOf([first]: readonly Reference[], subject: Subject, findings: Findings): readonly Reference[] {
  if (first === undefined) return []
  if (first.to.kind === 'dataset') return [first]
  const uses = usesOf(first, findings).filter(({ kind, dd = '' }) => kind === 'dataset' && sameName(dd, first.to.name))
  const runs = findings.referencesOf(subject.name, 'callers').filter(({ kind }) => kind === 'runs')
  const own = uses.filter(({ from, path }) => runs.some((run) => run.step === from.name && run.path === path))
  return distinctBy(own.length > 0 || runs.length > 0 ? own : uses, ({ to }) => to.name).slice(0, 2)
}

function usesOf({ to }: Reference, findings: Findings): readonly Reference[] {
  return findings.usesOf(to.name, ({ kind }) => kind === to.kind)
}

function lineOf(thing: readonly Reference[], asked: AskedFeeds, subject: Subject, findings: Findings): readonly string[] {
  const [first] = thing
  if (first === undefined) return []
  const sets = dataSetsOf(thing, subject, findings)
  const [set] = sets
  const done = asked.others === 'write' ? 'written' : 'read'
  const called = set === undefined || set === first ? inert(first.to.name) : `${inert(first.to.name)} (${inert(set.to.name)})`
  const places = (set === undefined ? thing.slice(0, 1) : [set]).flatMap(placesOf)
  const items = sets.length > 0 ? ofDataSets(sets, asked, subject, findings) : ofPrograms(first, asked, subject, findings)
  if (items.length === 0) return [item(findings, `${called}: nothing else is seen to ${asked.others} it`, places)]
  return [item(findings, `${called} is ${done} by:`, []), ...items.map((one) => `  ${one}`)]
}

function ofDataSets(sets: readonly Reference[], { others }: AskedFeeds, subject: Subject, findings: Findings): readonly string[] {
  const uses = sets
    .flatMap(({ to }) => findings.structure(referencesCall(to.name, 'lineage'), 'lineage')?.subjects ?? [])
    .flatMap((one) => one.uses)
  const isOwn = ({ program, job }: LineageUse) => sameName((subject.kinds[0] === 'job' ? job?.name : program?.name) ?? '', subject.name)
  const fitting = uses.filter((use) => !isOwn(use) && (others === 'read' ? use.access === 'read' : isWriting(use)))
  return distinctBy(fitting, ({ job, step, access }) => `${job?.name} ${step} ${access}`)
    .slice(0, mostUses)
    .map((use) => item(findings, lineageWords(use).replaceAll('`', "'"), [at(use)]))
}

function isWriting({ access }: LineageUse): boolean {
  return access !== 'read' && access !== 'delete'
}

function ofPrograms(first: Reference, { others }: AskedFeeds, { name }: Subject, findings: Findings): readonly string[] {
  const users = usesOf(first, findings).filter(
    (reference) =>
      reference.from.kind === 'program' && !sameName(reference.from.name, name) && reference.op !== 'delete' && isAccess(reference, others),
  )
  return distinctBy(users, ({ from }) => from.name)
    .slice(0, mostUses)
    .map((reference) =>
      item(
        findings,
        `program ${nameFor(findings, reference.from.name, placesOf(reference))} (${doingWords(findings, reference)})`,
        placesOf(reference),
      ),
    )
}
