import { isAccess } from '../../../../answer/access.ts'
import type { Reference, ReferencesResult } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { linesNaming, linesOfTables, linesThatMayUse, namedItems, searchCall } from '../../absence.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { item, type Lines } from '../../cite.ts'
import { isMarkup } from '../../evidence/is-document.ts'
import { isListingOf } from '../../evidence/is-listing.ts'
import { innermost } from '../../evidence/nested-conditions.ts'
import { linesRunningScript } from '../../evidence/script-runs.ts'
import type { Findings } from '../../findings.ts'
import { isOf } from '../../located-owners.ts'
import { askedDirection } from '../../question/asked-direction.ts'
import type { Question } from '../../question/question.ts'
import { type AskedRelation, askedRelations } from '../../question/relation.ts'
import { asksYesOrNo } from '../../question/yes-or-no.ts'
import { code, plain } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { countFirst, doneBy, ifSeveral } from './caller-words.ts'
import { fallsInto, fallsIntoCalls } from './falls-into.ts'
import { copiedBy, isJob, namesOf, ofNamed, referencesOf, relationTo } from './meant-references.ts'
import { otherDirection, otherDirectionCalls } from './other-direction.ts'
import { asksConditions, asksForConditions, conditionsOf, readAboveReferences, type Under } from './reference-conditions.ts'
import { labelOfReference, linesAroundReferences, readAroundReferences, readLabelsOver } from './reference-lines.ts'
import { callerItem, proceduresCall, runnerItem } from './reference-words.ts'
import { runThroughCalls } from './run-through-calls.ts'
import { macroUsersCalls, throughMacros } from './through-macros.ts'

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
      ...(asksYesOrNo(question) ? [definitionCall(subject.name)] : []),
      ...(isNothing ? [searchCall(subject.name), ...fallsIntoCalls(found)] : []),
      ...(references.some(({ from }) => from.kind === 'step') ? [proceduresCall] : []),
      ...macroUsersCalls(references, findings),
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
    const meant = inScope(relation.name === 'calls' ? throughMacros(found, findings) : found)
    // The symbolic map of a mapset is copied by the mapset's name.
    const others = isJob(subject) ? [] : result.subjects.flatMap(({ references }) => references)
    const all = inDirection(meant.length > 0 ? meant : inScope(others), question)
    const fitting = ofNamed(all, question, subject, ({ from }) => from.name, membersOf)
    if (fitting.length === 0 && relation === copiedBy) return undefined
    const otherwise = otherDirection(question, subject.name, all, findings)
    if (otherwise !== undefined) return otherwise
    const indirect = fitting.length === 0 ? throughCalls(question, subject, relation, result, findings) : undefined
    if (indirect !== undefined) return indirect
    if (fitting.length === 0) return nothing(question, subject, relation, result, findings)
    const direct = fitting.filter(({ depth }) => depth === 1)
    const names = namesOf(direct, ({ from }) => from.name)
    const deeper = namesOf(fitting, ({ from }) => from.name).filter((name) => !names.includes(name) && name !== subject.name)
    const title = `${ifSeveral(question, names, direct.length)}${countFirst(question, names)}${code(subject.name)} is ${doneBy(direct, relation)}${throughThem(deeper, direct)}.`
    // A procedure does nothing by itself: who runs it runs what is in it.
    const ways = groupBy(direct.every(isByProcedure) ? fitting : direct, (reference) => {
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
    return { lead: [title, ...told], ...(asksForConditions(question) ? { quotes: around } : { quotes: [], beside: around }) }
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

function isByProcedure({ from }: Reference): boolean {
  return from.kind === 'proc'
}

/** A program that has a paragraph of its own name does not call itself by performing that. */
function fromOutside(references: readonly Reference[], { name, kinds: [kind] }: Subject): readonly Reference[] {
  if (kind !== 'program') return references
  return references.filter((one) => one.kind !== 'perform' || one.to.of?.toUpperCase() !== name.toUpperCase())
}

/** Who runs it, and who runs the procedures that do: a caller of what a job runs is another matter. */
function throughProcedures(references: readonly Reference[]): readonly Reference[] {
  let kept = 0
  return references.filter(({ depth, kind }) => {
    const fits = depth <= kept + 1 && (depth === 1 || kind === 'runs-proc')
    if (depth <= kept + 1) kept = fits ? depth : depth - 1
    return fits
  })
}

const calling: ReadonlySet<string> = new Set(['call', 'link', 'perform'])

/** Callers of callers as far as each comes back to its caller: who transfers control for good does not end up calling. */
function inChains(references: readonly Reference[]): readonly Reference[] {
  let cutAt = Number.POSITIVE_INFINITY
  return references.filter(({ depth, kind }) => {
    if (depth > cutAt) return false
    cutAt = depth === 1 || calling.has(kind) ? Number.POSITIVE_INFINITY : depth
    return cutAt === Number.POSITIVE_INFINITY
  })
}

const callerKinds: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'transaction'])

/** Of a data set those who do what is asked to it, where any are seen to: a step may, of which nothing is known. */
function inDirection(references: readonly Reference[], { bare }: Question): readonly Reference[] {
  const direction = askedDirection(bare)
  if (direction === undefined || !references.every(({ kind }) => kind === 'dataset')) return references
  const doing = references.filter((reference) => isAccess(reference, direction))
  return doing.length > 0 ? doing : references
}

const keepsData: ReadonlySet<string> = new Set(['dataset', 'file', 'table', 'view', 'segment', 'queue'])

/** What a JCL procedure is called, programs of other languages are called, too. */
const ofAnyLanguage = /\bprocedures?\b/i

/** What calls a macro has it as a statement. */
function asMeantOf(subject: Subject, relation: AskedRelation): AskedRelation {
  if (subject.kinds[0] === 'macro' && (relation.name === 'calls' || relation.name === 'runs'))
    return { ...relation, name: 'calls', edges: [] }
  return isRoutine(subject) ? asCalled(relation) : relation
}

/** Jobs run programs; a subroutine is run by a call. */
function asCalled(relation: AskedRelation): AskedRelation {
  return relation.name === 'runs' ? { ...relation, name: 'calls', edges: ['call', ...relation.edges] } : relation
}

function callersInScope(references: readonly Reference[], { edges, name }: AskedRelation, { wants, bare }: Question): readonly Reference[] {
  // What keeps data is not called, copied or run: whatever verb is said of it, who works with it is meant.
  const ofEdges =
    edges.length === 0 || references.every(({ to }) => keepsData.has(to.kind))
      ? references
      : references.filter(({ kind }) => edges.includes(kind))
  const kinds = wants.filter((want) => callerKinds.has(want))
  // A paragraph that performs another is a routine, too, and one of a program.
  const isWanted = (kind: Reference['from']['kind']) =>
    kinds.some((want) => isOf(want, kind) || (want === 'program' && (kind === 'paragraph' || kind === 'section')))
  const ofKind = kinds.length === 0 ? ofEdges : ofEdges.filter(({ from }) => isWanted(from.kind))
  if (ofKind.length > 0) return ofKind
  if (kinds.every((kind) => kind === 'proc') && ofAnyLanguage.test(bare)) return ofEdges
  // `runs` and `copies` are always stated in the open; what else leads there is no answer to them.
  return name === 'runs' || name === 'copies' ? ofKind : ofEdges
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

/** What shares its name with a copybook may be called; that is put in by these alone. */
const copying = /\b(?:copy|include)\b|%INC/i

/** A macro is used where its name is the operation. */
function isUseOf(kind: Subject['kinds'][number] | undefined, name: string, line: string): boolean {
  if (kind === 'macro') return new RegExp(String.raw`^\S*\s+${escapeRegex(name)}(?:\s|$)`, 'i').test(line)
  return kind !== 'copybook' || copying.test(line)
}

function textAt({ path, startLine }: Lines, findings: Findings): string {
  return findings.linesOf(path).get(startLine) ?? ''
}

/** A question for yes or no is answered by no; any other has no answer, where nothing leads to the subject. */
function nothing(
  question: Question,
  subject: Subject,
  relation: AskedRelation,
  { subjects }: ReferencesResult,
  findings: Findings,
): Draft | undefined {
  const { name, named: isNamed, kinds, paths, startLine } = subject
  const [kind] = kinds
  // What a description led to may be another thing than was meant.
  if (!relation.sure || !isNamed || relation.name === 'changes') return undefined
  const unresolved = subjects.flatMap((one) => one.unresolved).length
  const own = isJob(subject) ? subjects.filter(({ unit }) => unit.kind === kind) : subjects
  const all = fromOutside(
    own.flatMap(({ references }) => references),
    subject,
  )
  const said =
    all.length > 0
      ? `nothing of the kind that was asked for leads to ${code(name)}; it is ${doneBy(
          all.filter(({ depth }) => depth === 1),
          relation,
        )}`
      : `nothing in the code calls, runs, starts or copies ${code(name)}`
  const doubt = unresolved === 0 ? '' : `; of ${unresolved} other references the target is not known`
  const unsearched = findings.unsearched.map((notice) => ` ${plain(notice)}`).join('')
  // A text that speaks of it uses nothing.
  const named = linesNaming(name, findings).filter(({ path }) => !paths.includes(path) && !isMarkup(path) && !isListingOf(path, paths))
  const mayUse = [
    ...linesThatMayUse(named, findings).filter((line) => isUseOf(kind, name, textAt(line, findings))),
    ...(kind === 'copybook' || kind === 'macro' ? [] : linesOfTables(named, findings)),
  ]
  const running = all.length === 0 && relation.name !== 'copies' ? linesRunningScript(name, named, findings) : []
  if (running.length > 0) return { lead: [`${code(name)} is run here:`, ...namedItems(running, findings)], quotes: [] }
  if (all.length === 0 && mayUse.length > 0) return namedDraft(name, mayUse, findings)
  const fallen = all.length === 0 ? fallsInto(question, name, subjects, findings) : []
  if (fallen.length > 0) return { lead: fallen, quotes: [] }
  const [path] = paths
  const place = path === undefined || startLine === undefined ? [] : [{ path, startLine, endLine: startLine }]
  if (asksYesOrNo(question))
    return { lead: [item(findings, `No: ${said}${doubt}`, place), ...(unsearched === '' ? [] : [unsearched.trim()])], quotes: [] }
  return { lead: [], quotes: [], nothing: { said: `${said}${doubt}` } }
}

/** Lines that name the subject where the structure knows no statement: they are shown, and nothing is claimed. */
function namedDraft(name: string, lines: readonly Lines[], findings: Findings): Draft {
  return {
    lead: [`No statement that is understood leads to ${code(name)}, but these lines name it:`, ...namedItems(lines, findings)],
    quotes: [],
  }
}
