import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { referencesCall } from '../../calls.ts'
import { bold } from '../../cite.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Findings } from '../../findings.ts'
import { type AskedOwnAccess, askedOwnAccess } from '../../question/asked-own-access.ts'
import type { Question } from '../../question/question.ts'
import { askedRelations } from '../../question/relation.ts'
import type { Subject } from '../../subjects.ts'
import { deedsInWords, doesOneOf, tellingDeeds } from './deeds.ts'
import { ownCallees } from './own-callees.ts'
import { ownDatasets, ownDatasetsCalls } from './own-datasets.ts'
import { calleeItem } from './reference-words.ts'
import { unseenAccesses, unseenCalls, unseenItems } from './unseen-accesses.ts'

const mostItems = 12

/** Whether a program reads, writes, updates or deletes, and from what; also that it does not. */
export const ownAccessesAspect: Aspect = {
  name: 'own accesses',
  exact: true,
  asks: (question, { name, named, kinds: [kind], paths }) => {
    const [first] = question.names
    return (
      named &&
      kind === 'program' &&
      paths.length > 0 &&
      first !== undefined &&
      sameName(first, name) &&
      askedOwnAccess(question) !== undefined
    )
  },
  calls: (question, subject, findings) => {
    const asked = askedOwnAccess(question)
    return [
      referencesCall(subject.name, 'callees'),
      ...(asked?.datasets ? ownDatasetsCalls(subject.name, findings) : []),
      ...(asked === undefined || asked.isWhether ? [] : unseenCalls(unseenAccesses(subject, findings, isAskedOf(asked)))),
    ]
  },
  draft: (question, subject, findings) => {
    const asked = askedOwnAccess(question)
    if (asked === undefined || findings.structure(referencesCall(subject.name, 'callees'), 'callees') === undefined) return undefined
    const isData = (kind: Reference['kind']) => dataEdges.has(kind) || (kind === 'queue' && asked.store === 'queue')
    const data = ownCallees(subject, findings).filter(({ kind }) => isData(kind))
    const called = nameMeant(asked, question, data)
    const meant = data.filter((reference) => (called === undefined ? isMeant(reference, asked) : sameName(reference.to.name, called)))
    // What it uses is told as all that it works with is.
    if (asked.deeds.length === 0 && (meant.length > 0 || asked.more)) return undefined
    const done = meant.filter((reference) => doesOneOf(reference, asked.deeds))
    const opened = onlyOpened(asked, meant, done)
    // What else is asked has the words of a relation.
    if (asked.more && (done.length + opened.length === 0 || askedRelations(question).length > 0)) return undefined
    if (done.length + opened.length > 0) {
      const lead = [
        ...(done.length === 0 ? [] : itDoes(asked, called, subject.name, done, findings)),
        ...itOpens(asked, subject.name, opened, findings),
        ...(asked.isWhether ? [] : unseen(subject, asked, findings, true)),
      ]
      return { lead, quotes: [], alone: !asked.more }
    }
    const open = asked.isWhether || asked.more ? [] : unseen(subject, asked, findings, false)
    if (open.length > 0) return { lead: open, quotes: [], alone: true }
    // Of what it does not touch in any way nothing is known: it may be called otherwise.
    if (called !== undefined && meant.length === 0) return undefined
    // What is only described may be kept otherwise than the question says: no statement may do that to anything.
    const isVague = asked.described !== undefined && called === undefined
    const mayDo = data.length === 0 || callsOthers(subject, findings) || data.some((one) => doesOneOf(one, asked.deeds))
    if (isVague && mayDo) return undefined
    if (!isKnown(subject, data, findings)) return undefined
    const denial = isVague ? { ...asked, store: 'any' as const } : asked
    const [denied = '', ...instead] = no(denial, called, subject.name, called === undefined ? data : meant, findings)
    if (asked.isWhether) return { lead: [denied, ...instead], quotes: [], alone: true }
    // Who asks which there are finds none.
    return {
      lead: [],
      quotes: [],
      nothing: {
        said: denied
          .replace(/^No: /, '')
          .replace(/\.(?: What it does:)?$/, '')
          .replaceAll('**', '`'),
        instead,
        decides: true,
      },
    }
  },
}

/** Of DL/I. Anything else is a field that holds one when the program runs. */
const functionCodes =
  /^(?:G[HN]?[UN]P?|GHNP|GNP|ISRT|REPL|DLET|LOAD|PCB|SCHD|TERM|CHKP|SYMCHKP|XRST|ROLB?|ROLS|SETS|STAT|POS|LOG|INQY|DEQ|PURG|CHNG)$/i

const dataEdges: ReadonlySet<Reference['kind']> = new Set(['file', 'sql', 'dli'])

/** DL/I and MQ: of a call only the run tells which segment or queue it means. */
const ofUnseen = /TDLI$|^MQ[A-Z]/i

/** Of files in other languages than these the structure knows little, and what a text of SQL or a call of DL/I does may be told elsewhere. */
function isKnown({ name, paths: [path = ''] }: Subject, data: readonly Reference[], findings: Findings): boolean {
  const found = findings.structure(referencesCall(name, 'callees'), 'callees')?.subjects ?? []
  if (found.some(({ unresolved }) => unresolved.some(({ kind }) => dataEdges.has(kind) || kind === 'queue'))) return false
  if (data.some(({ kind, verb = '' }) => (kind === 'dli' && !functionCodes.test(verb)) || /^(?:EXECUTE|PREPARE|MERGE)\b/i.test(verb)))
    return false
  if (findings.referencesOf(name, 'callees').some(({ to, verb = '' }) => ofUnseen.test(to.name) || ofUnseen.test(verb))) return false
  return data.length > 0 || isCobol(path) || /^cobol/i.test(findings.languageOf(path) ?? '')
}

/** What it calls may do for it what is only described. */
function callsOthers({ name }: Subject, findings: Findings): boolean {
  return findings.referencesOf(name, 'callees').some(({ kind, to, depth }) => depth === 1 && callEdges.has(kind) && doesWork(to.name))
}

const callEdges: ReadonlySet<Reference['kind']> = new Set(['call', 'link'])

/** Routines of the system end a program, wait or look up the date. */
function doesWork(name: string): boolean {
  return !/^(?:CEE|ILBO|DFH|DSN|IGZ|IBM)/i.test(name)
}

/** The name that stands in the question, or the one that its words spell: `the customer table`. */
function nameMeant({ ofName, described }: AskedOwnAccess, { names }: Question, data: readonly Reference[]): string | undefined {
  if (ofName) return names[1]
  return described === undefined ? undefined : data.find(({ to }) => sameName(to.name, described))?.to.name
}

/** Of the store that is asked for. */
function unseen(subject: Subject, asked: AskedOwnAccess, findings: Findings, isMore: boolean): readonly string[] {
  return unseenItems(unseenAccesses(subject, findings, isAskedOf(asked)), findings, isMore)
}

function isAskedOf({ store }: AskedOwnAccess): (kind: Reference['kind']) => boolean {
  return (kind) => dataEdges.has(kind) && (store === 'any' || store === storeOf(kind))
}

function storeOf(kind: Reference['kind']): AskedOwnAccess['store'] {
  return kind === 'queue' ? 'queue' : kind === 'sql' ? 'table' : kind === 'dli' ? 'segment' : 'file'
}

function isMeant({ kind, to }: Reference, { store }: AskedOwnAccess): boolean {
  if (store === 'queue') return kind === 'queue'
  if (store === 'segment') return kind === 'dli' && to.kind !== 'dbd'
  return store === 'any' || kind === (store === 'table' ? 'sql' : 'file')
}

/** What is opened for what is asked, though no statement is seen that does it: a routine that is called, or a statement that is not read, may. */
function onlyOpened({ deeds, verb }: AskedOwnAccess, meant: readonly Reference[], done: readonly Reference[]): readonly Reference[] {
  const isFor = ({ op }: Reference) =>
    (op === 'open input' && deeds.includes('read')) ||
    ((op === 'open output' || op === 'open extend') && deeds.includes('write') && verb !== 'insert')
  return meant.filter((one) => one.kind === 'file' && isFor(one) && !done.some(({ to }) => to.name === one.to.name))
}

function itOpens({ datasets, deeds }: AskedOwnAccess, name: string, opened: readonly Reference[], findings: Findings): readonly string[] {
  if (opened.length === 0) return []
  const shown = datasets ? ownDatasets(name, opened, findings) : opened
  const names = [...new Set(shown.map(({ to }) => to.name))].slice(0, mostItems)
  const [does, way] = deeds.length > 2 ? ['work on', ''] : deeds.includes('read') ? ['read', ' for input'] : ['write', ' for output']
  const them = names.length === 1 ? 'it' : 'them'
  return [
    `${bold(name)} opens ${names.join(', ')}${way}; no statement of its own is seen to ${does} ${them}.`,
    ...itemsOf([...shown, ...opened], findings),
  ]
}

const thirdPerson: Readonly<Record<string, string>> = {
  modify: 'modifies',
  delete: 'deletes from',
  insert: 'inserts into',
  write: 'writes to',
}

function itDoes(
  { verb, mode = '', deeds, described, datasets, isWhether }: AskedOwnAccess,
  called: string | undefined,
  name: string,
  done: readonly Reference[],
  findings: Findings,
): readonly string[] {
  const shown = datasets ? ownDatasets(name, done, findings) : done
  const items = itemsOf([...shown, ...done], findings)
  const things = [...new Set(shown.map(({ to }) => to.name))]
  if (!isWhether && deeds.length > 1) return [`${bold(name)} ${deedsInWords(shown, mostItems)}.`, ...items]
  const head = `${!isWhether || (described !== undefined && called === undefined) ? '' : 'Yes: '}${bold(name)} ${thirdPerson[verb] ?? `${verb}s`} ${things.slice(0, mostItems).join(', ')}${things.length > mostItems ? ' …' : ''}${mode}.`
  return [head, ...items]
}

function no(
  { verb, store, mode = '' }: AskedOwnAccess,
  called: string | undefined,
  name: string,
  data: readonly Reference[],
  findings: Findings,
): readonly string[] {
  const what = called ?? (store === 'any' ? 'file, table or segment' : store)
  const head = `No: no statement of ${bold(name)} itself ${thirdPerson[verb] ?? `${verb}s`}${called === undefined ? ' a' : ''} ${what}${mode}`
  const others = tellingDeeds(data)
  return others.length === 0 ? [`${head}.`] : [`${head}. What it does:`, ...itemsOf(others, findings)]
}

function itemsOf(references: readonly Reference[], findings: Findings): readonly string[] {
  return distinctBy(references, ({ to, verb, op }) => `${to.kind} ${to.name} ${verb} ${op}`)
    .slice(0, mostItems)
    .map((reference) => calleeItem(findings, reference))
}
