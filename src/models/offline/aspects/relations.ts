import type { Reference, SubjectReferences } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { count } from '../../../base/text.ts'
import type { Aspect, Draft } from '../aspect.ts'
import { referencesCall } from '../calls.ts'
import { at, bold, item, nameFor } from '../cite.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { type AskedRelation, askedRelation } from '../question/relation.ts'
import { code } from '../quote.ts'
import type { Subject } from '../subjects.ts'

const mostItems = 14
const code_ = code
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
])

/** Who calls, runs or copies the subject. */
export const callersAspect: Aspect = {
  name: 'callers',
  asks: (question, subject) => {
    const relation = askedRelation(question)
    return relation?.subjectIs === 'object' && isWorth(relation, subject) && unitsWithCallers.has(subject.kinds[0] ?? '')
  },
  calls: (_, subject) => [referencesCall(subject.name, 'callers')],
  draft: (question, subject, findings) => {
    const relation = askedRelation(question)
    const result = findings.structure(referencesCall(subject.name, 'callers'), 'callers')
    if (relation === undefined || result === undefined) return undefined
    const all = result.subjects.flatMap(({ references }) => references)
    const fitting = inScope(all, relation, question)
    if (fitting.length === 0) return nothing(subject, all, result.subjects)
    const froms = distinctBy(fitting, (reference) => reference.from.name)
    const title = `${code_(subject.name)} is reached from ${count(froms.length, froms[0]?.from.kind ?? 'unit')}${froms.length > 1 ? `: ${froms.map((r) => r.from.name).join(', ')}` : ''}.`
    const items = distinctBy(fitting, (r) => `${r.from.name} ${r.kind} ${r.path}:${r.line}`).slice(0, mostItems)
    return { lead: [title, ...items.map((reference) => callerItem(findings, reference))], quotes: [] }
  },
}

/** What the subject calls, runs, copies and touches. */
export const calleesAspect: Aspect = {
  name: 'callees',
  asks: (question, subject) => {
    const relation = askedRelation(question)
    return (
      relation !== undefined &&
      relation.name !== 'changes' &&
      relation.subjectIs === 'doer' &&
      !(relation.name === 'runs' && isJob(subject)) &&
      isWorth(relation, subject) &&
      unitsWithCallers.has(subject.kinds[0] ?? '')
    )
  },
  calls: (_, subject) => [referencesCall(subject.name, 'callees')],
  draft: (question, subject, findings) => {
    const relation = askedRelation(question)
    const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
    if (relation === undefined || result === undefined) return undefined
    const all = result.subjects.flatMap(({ references }) => references)
    const fitting = calleesInScope(all, relation, question)
    if (fitting.length === 0) return undefined
    const targets = distinctBy(fitting, ({ to }) => `${to.kind} ${to.name}`)
    const items = distinctBy(fitting, ({ to, kind, verb }) => `${to.kind} ${to.name} ${kind} ${verb ?? ''}`).slice(0, mostItems)
    return {
      lead: [
        `${code_(subject.name)}: ${targets
          .slice(0, 20)
          .map(({ to }) => to.name)
          .join(', ')}.`,
        ...items.map((reference) => calleeItem(findings, reference)),
      ],
      quotes: [],
    }
  },
}

/** What a job runs is told step by step. */
function isJob({ kinds: [kind] }: Subject): boolean {
  return kind === 'job' || kind === 'proc'
}

/** Of a thing that is described, `which program updates the balance` tells what it does, and asks for no relation to it. */
function isWorth({ name, described }: AskedRelation, { named }: Subject): boolean {
  return named || (described !== undefined && (name === 'calls' || name === 'runs' || name === 'copies' || name === 'affects'))
}

function inScope(references: readonly Reference[], { edges, name }: AskedRelation, { wants }: Question): readonly Reference[] {
  const ofEdges = edges.length === 0 ? references : references.filter(({ kind }) => edges.includes(kind))
  const kinds = wants.filter((want) => ['program', 'job', 'proc', 'transaction'].includes(want))
  const ofKind = kinds.length === 0 ? ofEdges : ofEdges.filter(({ from }) => kinds.includes(from.kind as never))
  if (ofKind.length > 0) return ofKind
  // `runs` and `copies` are always stated in the open; what else leads there is no answer to them.
  return name === 'runs' || name === 'copies' ? ofKind : ofEdges
}

function calleesInScope(references: readonly Reference[], { edges }: AskedRelation, { wants }: Question): readonly Reference[] {
  const kinds = wants.filter((want) =>
    ['table', 'file', 'dataset', 'map', 'mapset', 'queue', 'segment', 'copybook', 'transaction', 'psb'].includes(want),
  )
  if (kinds.length > 0) {
    const ofKind = references.filter(({ to }) => kinds.includes(to.kind as never))
    if (ofKind.length > 0) return ofKind
  }
  const inner = new Set(['perform', 'goto', 'field-read', 'field-write'])
  const ofEdges = edges.length === 0 ? references : references.filter(({ kind }) => edges.includes(kind))
  return ofEdges.filter(({ kind }) => !inner.has(kind))
}

function nothing(subject: Subject, all: readonly Reference[], subjects: readonly SubjectReferences[]): Draft | undefined {
  if (all.length > 0 || subjects.some(({ unresolved }) => unresolved.length > 0))
    return { lead: [], quotes: [], nothing: `nothing of the kind that was asked for leads to ${code_(subject.name)}` }
  return { lead: [], quotes: [], nothing: `nothing in the code calls, runs, starts or copies ${code_(subject.name)}` }
}

function callerItem(findings: Findings, reference: Reference): string {
  const { from, kind, within, step, via, operand, how, thru } = reference
  const here = at(reference)
  const copied = via !== undefined && how === 'literal' ? ` through ${reference.path.split('/').at(-1)}` : ''
  const places = [here, ...(via === undefined ? [] : [at(via)])]
  const inside = within ?? step
  const where = inside === undefined ? '' : ` in ${nameFor(findings, inside, places)}`
  const by = operand === undefined || how === 'literal' ? '' : `, by ${nameFor(findings, operand, places)}`
  const words = `${from.kind} ${nameFor(findings, from.name, places)} (${edgeWords(kind)}${thru === undefined ? '' : ' THRU'}${where}${copied}${by})`
  return item(findings, words, places)
}

function calleeItem(findings: Findings, reference: Reference): string {
  const { to, kind, verb, op, via, condition, system, inRepo } = reference
  const places = [at(reference), ...(via === undefined ? [] : [at(via)])]
  const what = [edgeWords(kind), verb ?? op ?? ''].filter((part) => part !== '').join(' ')
  const outside = inRepo || to.kind !== 'program' ? '' : system ? ', part of the system' : ', not in the code'
  const when = condition === undefined ? '' : `, when ${condition.replaceAll('`', "'").slice(0, 80)}`
  return item(findings, `${to.kind} ${nameFor(findings, to.name, places)} (${what}${outside}${when})`, places)
}

export function edgeWords(kind: Reference['kind']): string {
  const words: Partial<Record<Reference['kind'], string>> = {
    call: 'CALL',
    link: 'LINK',
    xctl: 'XCTL',
    start: 'START',
    copy: 'COPY',
    runs: 'runs it',
    'runs-proc': 'runs the proc',
    perform: 'PERFORM',
    goto: 'GO TO',
    sql: 'SQL',
    dli: 'DL/I',
  }
  return words[kind] ?? kind
}

export { bold }
