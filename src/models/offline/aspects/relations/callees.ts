import { sameName } from '../../../../answer/name-match.ts'
import type { UnresolvedReference } from '../../../../answer/structure.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { inLineOrder } from '../../evidence/in-line-order.ts'
import { mayBeAssembler } from '../../evidence/is-assembler.ts'
import type { Findings } from '../../findings.ts'
import { isOf } from '../../located-owners.ts'
import { askedLink } from '../../question/asked-link.ts'
import { askedMacroDeed } from '../../question/asked-macro-deed.ts'
import { statementOfNamed } from '../../question/asked-statement.ts'
import { askedSystemMacros } from '../../question/asked-system-macros.ts'
import type { Question } from '../../question/question.ts'
import type { AskedRelation } from '../../question/relation.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { passagesWithin } from '../passages.ts'
import { countFirst, isHandedOver, isMacroCall, isStart } from './caller-words.ts'
import { isAskedForCommands } from './commands.ts'
import { deedsInWords, tellingDeeds } from './deeds.ts'
import { innerEdges } from './inner-edges.ts'
import { namesOf, ofNamed, referencesOf, relationTo, targetKinds } from './meant-references.ts'
import { conditionsOf, readAboveReferences, underNamed } from './reference-conditions.ts'
import { linesAroundReferences, readAroundReferences } from './reference-lines.ts'
import { calleeItem, isNextInput } from './reference-words.ts'
import { asPrograms, programCalls, startedItems } from './through-transactions.ts'
import { unseenAccesses, unseenCalls, unseenItems } from './unseen-accesses.ts'

const mostItems = 14
const mostNames = 30

/** What the subject calls, runs, copies and touches. */
export const calleesAspect: Aspect = {
  name: 'callees',
  asks: (question, subject) => {
    const relation = relationTo(question, subject, 'doer')
    // What a job runs and works on is told step by step.
    // `which macros does it copy`: what COPY brings in is meant, whatever it is called.
    const isOfSystem = !copying.test(question.bare) && subject.paths.some(mayBeAssembler) && asksMacros(question, subject)
    return relation !== undefined && !isOfSystem && !isAskedForCommands(question, subject) && (!isJob(subject) || relation.name === 'calls')
  },
  calls: (question, subject, findings) => [
    referencesCall(subject.name, 'callees'),
    ...(asksStarted(question, subject) ? programCalls(findings.referencesOf(subject.name, 'callees')) : []),
    ...readAroundReferences(calleesOf(question, subject, findings)),
    ...readAboveReferences(question, calleesOf(question, subject, findings)),
    ...unseenCalls(unseenOf(question, subject, calleesOf(question, subject, findings), findings)),
  ],
  draft: (question, subject, findings) => {
    const fitting = calleesOf(question, subject, findings)
    if (fitting.length === 0) return undefined
    const sorted = nearPassages(underNamed(question, inOrder(fitting, subject), findings), question, subject, findings)
    const named = isCalls(question, subject) ? titled(sorted, question) : sorted
    const title = `${countFirst(
      question,
      namesOf(named, ({ to }) => to.name),
    )}${code(subject.name)} ${doesTo(named)}.`
    const items = itemsOf(sorted)
    const told = items.map((reference) => calleeItem(findings, reference, conditionsOf(question, reference, findings)))
    const defined = asksStarted(question, subject) ? startedItems(findings.referencesOf(subject.name, 'callees'), findings) : []
    const unseen = unseenItems(unseenOf(question, subject, fitting, findings), findings, true)
    return { lead: [title, ...told, ...defined, ...unseen], quotes: linesAroundReferences(fitting, findings) }
  },
}

const copying = /\bcop(?:y|ies|ied|ying)\b/i

/** Where all that is told are files, tables … of one program: a list of them would be taken for all. */
function unseenOf(question: Question, subject: Subject, told: readonly Reference[], findings: Findings): readonly UnresolvedReference[] {
  const kinds = new Set(told.map(({ kind }) => kind))
  const isData = told.length > 0 && [...kinds].every((kind) => kind === 'file' || kind === 'sql' || kind === 'dli')
  return isData && question.names.length < 2 ? unseenAccesses(subject, findings, (kind) => kinds.has(kind)) : []
}

/** Whether the programs of the transactions are wanted that it starts; who names one, or asks for transactions, means those. */
function asksStarted(question: Question, subject: Subject): boolean {
  const relation = relationTo(question, subject, 'doer')?.name
  return (relation === 'calls' || relation === 'runs') && subject.kinds[0] === 'program' && wantsPrograms(question)
}

function wantsPrograms({ wants }: Question): boolean {
  return wants.includes('program') || !wants.includes('transaction')
}

/** Macros of the system, or those that do what it says: other aspects tell them, and all that the subject uses is no answer. */
function asksMacros(question: Question, { name }: Subject): boolean {
  const ofSystem = askedSystemMacros(question)
  return (
    (ofSystem !== undefined && ofSystem !== 'beside') ||
    askedMacroDeed(question, name) !== undefined ||
    statementOfNamed(question, name) !== undefined
  )
}

function calleesOf(question: Question, subject: Subject, findings: Findings): readonly Reference[] {
  const relation = relationTo(question, subject, 'doer')
  const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
  if (relation === undefined || result === undefined) return []
  const all = referencesOf(result, subject)
  const handed = asksHandedOver.test(question.bare) ? all.filter(isHandedOver) : []
  if (handed.length > 0) return handed
  const scope = calleesInScope(all, relation, question, subject)
  const inScope = asksStarted(question, subject) ? asPrograms(scope, findings) : scope
  const found = ofNamed(
    inScope,
    question,
    subject,
    ({ to }) => to.name,
    ({ to }) => [segmentOf(to.name)],
  )
  // `When does A call B`: others that it calls are no answer to that.
  const link = askedLink(question)
  if (
    link !== undefined &&
    sameName(link.from, subject.name) &&
    !found.some(({ to }) => [to.name, segmentOf(to.name)].some((one) => sameName(one, link.to)))
  )
    return []
  const done = withoutCancels(relation.name === 'changes' ? written(found) : asksReadAlone(question) ? readOf(found) : found)
  const opened = asksOpening.test(question.bare) ? done.filter(({ op = '' }) => op.startsWith('open')) : []
  const telling = opened.length > 0 ? opened : asksHandling.test(question.bare) ? done : tellingDeeds(done)
  return isCalls(question, subject) ? lastly(telling, isNextInput) : telling
}

/** `SEGMENT$ENTRY` is an entry of the segment. */
function segmentOf(name: string): string {
  return name.replace(/(?<=.)\$.*/, '')
}

/** Without what is only read, where anything is written. */
function written(references: readonly Reference[]): readonly Reference[] {
  const found = references.filter(({ op = '' }) => /^(?:write|update|delete|insert|create|open (?:output|extend))$/.test(op))
  return found.length > 0 ? found : references
}

/** Without what is only written: who asks what is read is not told that. */
function readOf(references: readonly Reference[]): readonly Reference[] {
  const isWritten = (op = '') => /^(?:write|delete|insert|create|open (?:output|extend))$/.test(op)
  const onlyWritten = new Set(references.filter(({ op }) => isWritten(op)).map(({ to }) => to.name))
  for (const { to, op } of references) if (op !== 'close' && !isWritten(op)) onlyWritten.delete(to.name)
  return references.filter((reference) => !isWritten(reference.op) && !onlyWritten.has(reference.to.name))
}

function asksReadAlone({ bare }: Question): boolean {
  return (
    /\b(?:reads?|reading)\b/i.test(bare) && !/\b(?:writ|written|updat|chang|delet|us(?:e|es|ed|ing)\b|access|work|touch|open)/i.test(bare)
  )
}

/** Who asks what is called does not ask for the CANCEL of it. */
function withoutCancels(references: readonly Reference[]): readonly Reference[] {
  const called = new Set(references.filter(({ verb }) => verb !== 'CANCEL').map(({ to }) => to.name))
  return references.filter(({ verb, to }) => verb !== 'CANCEL' || !called.has(to.name))
}

function isCalls(question: Question, subject: Subject): boolean {
  return relationTo(question, subject, 'doer')?.name === 'calls'
}

/** All that is done to each; of many things first one statement each. */
function itemsOf(references: readonly Reference[]): readonly Reference[] {
  const all = distinctBy(references, ({ to, kind, verb, op }) => `${to.kind} ${to.name} ${kind} ${verb ?? op ?? ''}`)
  if (all.length <= mostItems) return all
  return distinctBy(all, ({ to, kind, verb }) => `${to.kind} ${to.name} ${kind} ${verb ?? ''}`).slice(0, mostItems)
}

/** What is called later, by another. */
const asksHandedOver = /\b(?:schedul\w*|regist\w*|install\w*|hands?|handed|handing|pass(?:es|ed)?|timers?|callbacks?|handlers?)\b/i

/** Of what is done to files that alone. */
const asksOpening = /\bby opening\b/i
/** What a program does to use a file at all. */
const asksHandling = /\b(?:open|clos|fetch|cursor)\w*/i

/** What is done inside a part of a program is told in the order in which it stands there. */
function inOrder(references: readonly Reference[], { kinds: [kind] }: Subject): readonly Reference[] {
  return kind === 'paragraph' ? inLineOrder(references) : references
}

function lastly(references: readonly Reference[], isLast: (reference: Reference) => boolean): readonly Reference[] {
  return [...references.filter((reference) => !isLast(reference)), ...references.filter(isLast)]
}

/** Without what is no answer to the question by itself: a transaction that the next input starts is not called, and no program. */
function titled(references: readonly Reference[], { wants }: Question): readonly Reference[] {
  const called = references.filter((reference) => wants.includes('transaction') || !isNextInput(reference))
  const programs = wants.includes('program') ? called.filter(({ to }) => to.kind !== 'transaction') : called
  return [programs, called].find(({ length }) => length > 0) ?? references
}

function doesTo(references: readonly Reference[]): string {
  const deeds = deedsInWords(references, mostNames)
  if (deeds !== undefined) return deeds
  const names = namesOf(references, ({ to }) => to.name)
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : ''
  return `${does(references)} ${names.slice(0, mostNames).join(', ')}${more}`
}

function isJob({ kinds: [kind] }: Subject): boolean {
  return kind === 'job' || kind === 'proc'
}

function calleesInScope(
  references: readonly Reference[],
  { edges, name, wants: ofPart }: AskedRelation,
  { wants: ofAll, bare }: Question,
  subject: Subject,
): readonly Reference[] {
  // What another part of the question asks for is not asked here.
  const wants = ofPart ?? ofAll
  const kinds = wants.filter((want) => targetKinds.has(want))
  const isQueued = ({ to }: Reference) => kinds.includes('queue') && onQueues.test(to.name)
  const ofKind = references.filter((one) => kinds.some((want) => isOf(want, one.to.kind)) || isQueued(one))
  if (ofKind.length > 0) return ofKind
  // What else it uses is none.
  if (kinds.length === 1 && kinds[0] === 'macro' && !copying.test(bare)) return []
  // What Fortran and C include is a member, and no copybook by its kind.
  const copied = wants.includes('copybook') ? references.filter(({ kind }) => kind === 'copy') : []
  if (copied.length > 0) return copied
  // A routine of a language whose files nothing is known of reads none of what it calls.
  const isUse = name === 'uses' || name === 'changes'
  if (isUse && isRoutine(subject) && wants.some((want) => stored.has(want))) return []
  // Who asks for queues is not told of calls.
  if (isUse && wants.length > 0 && wants.every((want) => managed.has(want))) return []
  const stated = edges.length === 0 ? references : references.filter(({ kind }) => edges.includes(kind))
  // A program runs others by calls.
  const isProgram = name === 'runs' && subject.kinds[0] === 'program' && !stated.some(({ kind }) => !innerEdges.has(kind))
  const ofEdges = isProgram ? references.filter(({ kind }) => kind === 'call' || kind === 'link' || kind === 'xctl') : stated
  // What a program does inside itself is no call; what one part of it calls is another part.
  const isPart = subject.kinds[0] === 'paragraph' && name === 'calls'
  return ofEdges.filter(({ kind }) => !innerEdges.has(kind) || (isPart && kind === 'perform'))
}

const stored: ReadonlySet<string> = new Set(['file', 'dataset', 'table', 'segment', 'queue', 'container'])
/** The calls of MQ by which messages come and go: which queue they mean is told beside them. */
const onQueues = /^MQ(?:OPEN|GET|PUT1?)$/i
/** What a system keeps for a program: a program that uses none may use anything else. */
const managed: ReadonlySet<string> = new Set(['table', 'segment', 'queue', 'container'])
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
  // A copybook may hold the calls of all programs.
  const copied = ({ path }: Reference) => (paths.includes(path) ? 0 : 1)
  return references.toSorted((a, b) => rankOf(a) - rankOf(b) || copied(a) - copied(b))
}

function does(references: readonly Reference[]): string {
  const kinds = new Set(references.map(({ kind }) => kind))
  if (references.every(isMacroCall)) return 'uses'
  if (references.every(isHandedOver)) return 'hands over for a later call'
  if (kinds.size === 1 && kinds.has('copy')) return 'copies'
  if ([...kinds].every((kind) => kind === 'runs' || kind === 'runs-proc')) return 'runs'
  if (references.every(isStart)) return 'starts'
  if (references.every(isNextInput)) return 'returns with'
  return [...kinds].every((kind) => ['call', 'link', 'xctl', 'start', 'perform'].includes(kind)) ? 'calls' : 'works with'
}
