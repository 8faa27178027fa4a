import type { Reference, ReferencesResult } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { linesNaming, linesThatMayUse, namedItems, searchCall } from '../absence.ts'
import type { Aspect, Draft } from '../aspect.ts'
import { definitionCall, referencesCall } from '../calls.ts'
import { item, type Lines } from '../cite.ts'
import type { Findings } from '../findings.ts'
import { isOf } from '../located-owners.ts'
import { askedComplement } from '../question/complement.ts'
import type { Question } from '../question/question.ts'
import { type AskedRelation, askedRelations } from '../question/relation.ts'
import { asksYesOrNo } from '../question/yes-or-no.ts'
import { code, plain } from '../quote.ts'
import { isRoutine, type Subject } from '../subjects.ts'
import { innerEdges } from './inner-edges.ts'
import { passagesWithin } from './passages.ts'
import { calleeItem, callerItem } from './reference-words.ts'

const mostItems = 14
const mostNames = 30
/** How far callers of callers are followed. */
const deepest = 4
const unitsWithCallers: ReadonlySet<string> = new Set([
  'program',
  'entry',
  'paragraph',
  'section',
  'copybook',
  'proc',
  'job',
  'transaction',
  'mapset',
  'map',
  'macro',
  'psb',
  'dbd',
  'member',
  'mention',
  'symbol',
])

/** Who calls, runs or copies the subject. */
export const callersAspect: Aspect = {
  name: 'callers',
  asks: (question, subject) => relationTo(question, subject, 'object') !== undefined,
  calls: (question, subject, findings) => {
    const found = findings.structure(callersCall(question, subject), 'callers')
    const isNothing = found?.subjects.every(({ references }) => references.length === 0)
    return [
      callersCall(question, subject),
      ...(asksYesOrNo(question) ? [definitionCall(subject.name)] : []),
      ...(isNothing ? [searchCall(subject.name)] : []),
    ]
  },
  draft: (question, subject, findings) => {
    const relation = relationTo(question, subject, 'object')
    const result = findings.structure(callersCall(question, subject), 'callers')
    if (relation === undefined || result === undefined) return undefined
    const all = inChains(referencesOf(result, subject))
    const fitting = ofNamed(callersInScope(all, relation, question), question, subject, ({ from }) => from.name)
    if (fitting.length === 0) return nothing(question, subject, relation, result, findings)
    const direct = fitting.filter(({ depth }) => depth === 1)
    const names = namesOf(direct, ({ from }) => from.name)
    const deeper = namesOf(fitting, ({ from }) => from.name).filter((name) => !names.includes(name) && name !== subject.name)
    const title = `${code(subject.name)} is ${done(direct, relation)} ${names.slice(0, mostNames).join(', ')}.${
      deeper.length === 0 ? '' : ` Through them also: ${deeper.slice(0, mostNames).join(', ')}.`
    }`
    const items = distinctBy(direct, (reference) => `${reference.from.name} ${reference.kind} ${reference.path} ${reference.within ?? ''}`)
    return { lead: [title, ...items.slice(0, mostItems).map((reference) => callerItem(findings, reference))], quotes: [] }
  },
}

/** What the subject calls, runs, copies and touches. */
export const calleesAspect: Aspect = {
  name: 'callees',
  asks: (question, subject) => {
    const relation = relationTo(question, subject, 'doer')
    // What a job runs and works on is told step by step.
    return relation !== undefined && (!isJob(subject) || relation.name === 'calls')
  },
  calls: (_, subject) => [referencesCall(subject.name, 'callees')],
  draft: (question, subject, findings) => {
    const relation = relationTo(question, subject, 'doer')
    const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
    if (relation === undefined || result === undefined) return undefined
    const scoped = calleesInScope(referencesOf(result, subject), relation, question)
    const fitting = ofNamed(scoped, question, subject, ({ to }) => to.name)
    if (fitting.length === 0) return undefined
    const sorted = nearPassages(fitting, question, subject, findings)
    const names = namesOf(sorted, ({ to }) => to.name)
    const items = distinctBy(sorted, ({ to, kind, verb }) => `${to.kind} ${to.name} ${kind} ${verb ?? ''}`).slice(0, mostItems)
    const title = `${code(subject.name)} ${does(fitting)} ${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ` and ${names.length - mostNames} more` : ''}.`
    return { lead: [title, ...items.map((reference) => calleeItem(findings, reference))], quotes: [] }
  },
}

/** The relation that is asked of the subject in this role; of what is neither named nor described `which program updates the balance` asks for none. */
function relationTo(question: Question, subject: Subject, role: AskedRelation['subjectIs']): AskedRelation | undefined {
  if (!unitsWithCallers.has(subject.kinds[0] ?? '') || askedComplement(question) !== undefined) return undefined
  const relations = askedRelations(question, subject.named ? subject.name : undefined)
  return relations.find((relation) => relation.subjectIs === role && isWorth(relation, role, question, subject))
}

function isJob({ kinds: [kind] }: Subject): boolean {
  return kind === 'job' || kind === 'proc'
}

const followed: ReadonlySet<AskedRelation['name']> = new Set(['calls', 'runs', 'copies', 'affects'])

function isWorth(relation: AskedRelation, role: AskedRelation['subjectIs'], { wants }: Question, subject: Subject): boolean {
  const { named, kinds } = subject
  const { name, described, pointed } = relation
  if (name === 'changes') return named && role === 'object' && kinds[0] !== 'symbol'
  // Who uses a variable is told by its uses.
  if (kinds[0] === 'symbol' && name === 'uses' && !isRoutine(subject)) return false
  if (named) return described === undefined
  const usesTargets = name === 'uses' && (role === 'object' || wants.some((want) => targetKinds.has(want)))
  return (described !== undefined || pointed) && (followed.has(name) || usesTargets)
}

function callersCall(question: Question, { name, kinds, paths }: Subject) {
  const asked = askedRelations(question, name)
  // A member may hold one routine of its own name: it is copied as the member, not as that.
  const [path] = paths
  const isMember = kinds.length > 1 && kinds.includes('copybook') && path !== undefined && asked[0]?.name === 'copies'
  return referencesCall(isMember ? path : name, 'callers', asked.some(({ deep }) => deep) ? deepest : undefined)
}

/** Of the things that the name may mean those that the question means. */
function referencesOf({ subjects }: ReferencesResult, { kinds: [kind] }: Subject): readonly Reference[] {
  const meant = subjects.filter(({ unit }) => unit.kind === kind)
  const chosen = meant.some(({ references }) => references.length > 0) ? meant : subjects
  return chosen.flatMap(({ references }) => references)
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

/** Where the question also names one of the other side, that one alone. */
function ofNamed(references: readonly Reference[], { names }: Question, { name }: Subject, other: (reference: Reference) => string) {
  const others = new Set(names.map((one) => one.toUpperCase()).filter((one) => one !== name.toUpperCase()))
  const named = references.filter((reference) => others.has(other(reference).toUpperCase()))
  return named.length > 0 ? named : references
}

const callerKinds: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'transaction'])

function callersInScope(references: readonly Reference[], { edges, name }: AskedRelation, { wants }: Question): readonly Reference[] {
  const ofEdges = edges.length === 0 ? references : references.filter(({ kind }) => edges.includes(kind))
  const kinds = wants.filter((want) => callerKinds.has(want))
  const ofKind = kinds.length === 0 ? ofEdges : ofEdges.filter(({ from }) => kinds.some((want) => isOf(want, from.kind)))
  if (ofKind.length > 0) return ofKind
  // `runs` and `copies` are always stated in the open; what else leads there is no answer to them.
  return name === 'runs' || name === 'copies' ? ofKind : ofEdges
}

const targetKinds: ReadonlySet<string> = new Set([
  'table',
  'file',
  'dataset',
  'map',
  'mapset',
  'queue',
  'segment',
  'copybook',
  'transaction',
  'psb',
])

function calleesInScope(references: readonly Reference[], { edges }: AskedRelation, { wants }: Question): readonly Reference[] {
  const kinds = wants.filter((want) => targetKinds.has(want))
  const ofKind = references.filter(({ to }) => kinds.some((want) => isOf(want, to.kind)))
  if (ofKind.length > 0) return ofKind
  const ofEdges = edges.length === 0 ? references : references.filter(({ kind }) => edges.includes(kind))
  return ofEdges.filter(({ kind }) => !innerEdges.has(kind))
}

const near = 12

/** Those that stand by the lines which carry the question's words first, where there are more than can be shown. */
function nearPassages(references: readonly Reference[], question: Question, { paths }: Subject, findings: Findings): readonly Reference[] {
  if (references.length <= mostItems) return references
  const passages = passagesWithin(question, findings, paths)
  const rankOf = ({ path, line }: Reference) => {
    const at = passages.findIndex(
      ({ source, startLine, lines }) =>
        source.kind === 'code' && source.path === path && line >= startLine - near && line <= startLine + lines.length + near,
    )
    return at < 0 ? passages.length : at
  }
  return references.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function namesOf(references: readonly Reference[], name: (reference: Reference) => string): readonly string[] {
  return [...new Set(references.map(name))]
}

function done(references: readonly Reference[], { name }: AskedRelation): string {
  const kinds = new Set(references.map(({ kind }) => kind))
  if (kinds.size === 1 && kinds.has('copy')) return 'copied by'
  if (kinds.size === 1 && (kinds.has('runs') || kinds.has('runs-proc'))) return 'run by'
  return name === 'calls' ? 'called from' : 'used by'
}

function does(references: readonly Reference[]): string {
  const kinds = new Set(references.map(({ kind }) => kind))
  if (kinds.size === 1 && kinds.has('copy')) return 'copies'
  if ([...kinds].every((kind) => kind === 'runs' || kind === 'runs-proc')) return 'runs'
  return [...kinds].every((kind) => ['call', 'link', 'xctl', 'start'].includes(kind)) ? 'calls' : 'works with'
}

const unread: ReadonlySet<string> = new Set(['lines', 'document', 'member'])

/** A question for yes or no is answered by no; any other has no answer, where nothing leads to the subject. */
function nothing(
  question: Question,
  { name, kinds, named: isNamed, paths, startLine }: Subject,
  relation: AskedRelation,
  { subjects }: ReferencesResult,
  findings: Findings,
): Draft | undefined {
  // Of a file whose language nobody reads it is not known who refers to it.
  if (!relation.sure || (!isNamed && (relation.pointed || unread.has(kinds[0] ?? '')))) return undefined
  const unresolved = subjects.flatMap((subject) => subject.unresolved).length
  const all = subjects.flatMap(({ references }) => references)
  const said =
    all.length > 0
      ? `nothing of the kind that was asked for leads to ${code(name)}; it is ${done(all, relation)} ${namesOf(all, ({ from }) => from.name)
          .slice(0, mostNames)
          .join(', ')}`
      : `nothing in the code calls, runs, starts or copies ${code(name)}`
  const doubt = unresolved === 0 ? '' : `; of ${unresolved} other references the target is not known`
  const unsearched = findings.unsearched.map((notice) => ` ${plain(notice)}`).join('')
  const named = linesNaming(name, findings).filter((line) => !paths.includes(line.path))
  const mayUse = linesThatMayUse(named, findings)
  if (all.length === 0 && mayUse.length > 0) return namedDraft(name, mayUse, findings)
  const [path] = paths
  const place = path === undefined || startLine === undefined ? [] : [{ path, startLine, endLine: startLine }]
  if (asksYesOrNo(question))
    return { lead: [item(findings, `No: ${said}${doubt}`, place), ...(unsearched === '' ? [] : [unsearched.trim()])], quotes: [] }
  return { lead: [], quotes: [], nothing: `${said}${doubt}` }
}

/** Lines that name the subject where the structure knows no statement: they are shown, and nothing is claimed. */
function namedDraft(name: string, lines: readonly Lines[], findings: Findings): Draft {
  return {
    lead: [`No statement that is understood leads to ${code(name)}, but these lines name it:`, ...namedItems(lines, findings)],
    quotes: [],
  }
}
