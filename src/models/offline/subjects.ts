import type { LocatedField, LocatedUnit, LocateResult } from '../../answer/located.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { bareFileName } from '../../base/file-name.ts'
import { isAboutStatement } from './about-statement.ts'
import { beginningsCall, locateCall, ownersCall } from './calls.ts'
import type { Call } from './conversation.ts'
import { calledBelow, calledBelowCalls } from './described/called-below.ts'
import { programsOfScreen } from './described/described-screen.ts'
import { dataSubjects, includeSubject, versionSubject } from './described-data.ts'
import { standsIn, termsIn } from './evidence/told-words.ts'
import type { Findings } from './findings.ts'
import { isOf, locatedOwners } from './located-owners.ts'
import { namedSubjects, routineLines } from './named-subjects.ts'
import { placedFileSubject } from './placed-file.ts'
import { isAgentNoun } from './question/agent-nouns.ts'
import { askedEndingPrograms } from './question/asked-ending-programs.ts'
import { askedKeyUsers } from './question/asked-key-users.ts'
import { askedMissingSources } from './question/asked-missing-sources.ts'
import { askedSetting } from './question/asked-setting.ts'
import { askedSize } from './question/asked-size.ts'
import { askedTechnology } from './question/asked-technology.ts'
import { askedComplement } from './question/complement.ts'
import { type DescribedThing, describedThings } from './question/described-thing.ts'
import { languageWanted } from './question/language-wanted.ts'
import { listedKind } from './question/listing.ts'
import { asksBuildOfAll, asksMain } from './question/newcomers.ts'
import { asksOverview, asksSchedule } from './question/overview.ts'
import type { Question } from './question/question.ts'
import { askedRelations } from './question/relation.ts'
import { askedTechnologies } from './question/technologies.ts'
import { kindOfNoun, type WantedKind } from './question/wanted-kinds.ts'
import { sumOfWeights } from './sum-of-weights.ts'

/** Something that a question is about: a unit or member that it names, or what its words lead to. */
export interface Subject {
  /** As the structure tools take it. */
  readonly name: string
  /** Likeliest first; `mention` is named in the code and defined elsewhere. */
  readonly kinds: readonly (UnitKind | 'document' | 'lines' | 'member' | 'mention' | 'system')[]
  /** Files in which it is defined; empty for what is only named. */
  readonly paths: readonly string[]
  /** Where it begins and ends in the first of them, where that is known. */
  readonly startLine?: number
  readonly endLine?: number
  /** The question names it; else its words led there. */
  readonly named: boolean
  /** The question describes a thing in place of naming it, and this is the one that its words fit best. */
  readonly described?: boolean
  /** … but so few of the words that describe it stand in it that nothing may be told of it as of that thing. */
  readonly isDoubtful?: boolean
  /** Of a member that the question describes and asks besides who includes it. */
  readonly included?: boolean
  /** Of one that is not named: how well the question's words fit, comparable within one question. */
  readonly score: number
}

const mostLocated = 3
/** Of the best score: what has less is no candidate. */
const leastShare = 0.6

/** What a question is about, surest first: what it names, else the thing that it describes, else what its words fit best. */
export function subjectsOf(question: Question, findings: Findings): readonly Subject[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  if (isAboutStatement(question, findings) || askedTechnology(question)?.of === 'all' || askedSize(question) !== undefined)
    return [wholeSystem]
  const placed = placedFileSubject(question, findings)
  if (placed !== undefined) return [placed]
  const named = namedSubjects(located.names, question)
  if (named.length > 0) return named
  const included = includeSubject(question, findings)
  if (included !== undefined) return [included]
  if (isAboutAll(question)) return [wholeSystem]
  const version = versionSubject(question, findings)
  if (version !== undefined) return [version]
  const data = dataSubjects(question, findings)
  const described = describedSubject(question, findings)
  if (described !== undefined)
    return data.length > 0 && (isTransaction(data) || (isPart(question) && !isRun(question))) ? data : [described]
  const owners = findings.located(ownersCall(question.text)) ?? located
  const wants = wantsOf(question)
  const best = wantedFirst(nearBest(locatedOwners(wants, owners)), wants)
  return [...data, ...(data.length > 0 ? [] : layoutAsked(question, best, findings)), ...best]
}

/** Who asks for the transaction that starts something wants that, whatever it starts. */
function isTransaction([first]: readonly Subject[]): boolean {
  return first?.kinds[0] === 'transaction'
}

/** Of many programs with the words of a layout none may be near the best that is one: the copybook is what was asked for. */
function layoutAsked(question: Question, best: readonly Subject[], findings: Findings): readonly Subject[] {
  const [want] = question.wants
  const isThere = best.some(({ kinds: [kind] }) => isOf('copybook', kind) || kind === 'record')
  if (want !== 'copybook' || question.names.length > 0 || isThere) return []
  const located = findings.located(layoutCall(question))
  return located === undefined
    ? []
    : locatedOwners([want], located)
        .filter(({ kinds: [kind] }) => isOf(want, kind))
        .slice(0, 1)
}

/** The call that locates layouts among themselves, where one is asked for. */
export function layoutCalls(question: Question): readonly ReturnType<typeof ownersCall>[] {
  return question.wants[0] === 'copybook' && question.names.length === 0 ? [layoutCall(question)] : []
}

function layoutCall({ text }: Question): ReturnType<typeof ownersCall> {
  return locateCall(text, { kinds: ['copybook', 'record'], limit: mostLocated })
}

/** Of what kind the thing is that is asked about: `which macros does the program use that …` asks about a program. */
function wantsOf(question: Question): readonly WantedKind[] {
  const [relation] = question.names.length > 0 ? [] : askedRelations(question)
  return relation?.subjectIs === 'doer' && relation.described !== undefined ? [relation.described.kind] : question.wants
}

/** Whether it is a routine of a language in which all that is defined counts as symbols. */
export function isRoutine({ kinds: [kind], startLine = 0, endLine = 0 }: Subject): boolean {
  return kind === 'symbol' && endLine - startLine + 1 >= routineLines
}

function isAboutAll(question: Question): boolean {
  return (
    listedKind(question) !== undefined ||
    asksOverview(question) ||
    askedTechnologies(question.text) !== undefined ||
    asksSchedule(question) ||
    asksMain(question) ||
    languageWanted(question) !== undefined ||
    asksBuildOfAll(question) ||
    askedMissingSources(question) !== undefined ||
    askedSetting(question) !== undefined ||
    askedEndingPrograms(question.bare) !== undefined ||
    askedKeyUsers(question.bare) !== undefined ||
    (question.names.length === 0 && askedComplement(question)?.described === false)
  )
}

function nearBest(subjects: readonly Subject[]): readonly Subject[] {
  const least = leastShare * (subjects[0]?.score ?? 0)
  return subjects.filter(({ score }) => score >= least).slice(0, mostLocated)
}

/** What is a member of its own and hardly spoken of elsewhere: where one is asked for first, a program that has the same words only uses it. */
const ownMembers: ReadonlySet<WantedKind> = new Set(['copybook', 'macro', 'job', 'proc', 'table'])

function wantedFirst(subjects: readonly Subject[], [want]: readonly WantedKind[]): readonly Subject[] {
  // What is done a program does; a copybook that has the words is copied by it.
  if (want === 'program')
    return [...subjects.filter(({ kinds: [kind] }) => kind !== 'copybook'), ...subjects.filter(({ kinds: [kind] }) => kind === 'copybook')]
  if (want === undefined || !ownMembers.has(want)) return subjects
  const isWanted = ({ kinds: [kind] }: Subject) => isOf(want, kind)
  return [...subjects.filter(isWanted), ...subjects.filter((subject) => !isWanted(subject))]
}

const wholeSystem: Subject = { name: '', kinds: ['system'], paths: [], named: true, score: 1 }

/** The calls that locate what a question describes and asks a relation of. */
export function describedCalls(question: Question, findings: Findings): readonly Call[] {
  const thing = describedThing(question)
  if (thing === undefined) return []
  return [ownersCall(thing.text), beginningsCall(thing.text), ...ofKindCall(thing), ...calledBelowCalls(thing, findings)]
}

/** Members that others copy have few lines of their own: among all units of a system they come far behind. */
function ofKindCall({ kind, text }: { readonly kind: WantedKind; readonly text: string }): readonly ReturnType<typeof ownersCall>[] {
  return kind === 'copybook' ? [locateCall(text, { kinds: ['copybook', 'record'], limit: mostLocated })] : []
}

function describedThing(question: Question) {
  if (question.names.length > 0) return undefined
  const [relation] = askedRelations(question)
  // What it uses inside is told by its lines, wherever they are.
  if (relation === undefined || (relation.subjectIs === 'doer' && (relation.name === 'uses' || relation.name === 'changes')))
    return undefined
  return relation.described ?? (relation.pointed ? describedThings(question.bare)[0] : undefined)
}

/** A question for a job, screen or transaction itself is answered from there, whatever else it describes: `which transaction opens the menu, and which program …`. */
function isPart({ wants: [want], bare }: Question): boolean {
  return want === 'job' || want === 'transaction' || want === 'map' || want === 'key' || /^\W*(?:which|what) transaction\b/i.test(bare)
}

/** `which job runs the label program`: a program is described, and who runs it is known. */
function isRun(question: Question): boolean {
  const thing = describedThing(question)
  const [relation] = askedRelations(question)
  return thing?.kind === 'program' && relation?.name === 'runs' && relation.subjectIs === 'object'
}

/** Behind a screen that is described stand its programs; else what is of that kind among all that fits, or alone. */
function ownersDescribed(question: Question, thing: DescribedThing, located: LocateResult, findings: Findings): readonly Subject[] {
  const found = ownersOfKind(thing, located)
  const behind = hasChoices.test(thing.noun) ? programsOfScreen(question, findings) : []
  if (behind.length > 0) {
    const shown = found.filter(({ name }) => behind.some((program) => program.name === name))
    return shown.length > 0 ? shown : behind
  }
  if (found.length > 0) return found
  return ofKindCall(thing)
    .flatMap((call) => findings.located(call) ?? [])
    .flatMap((some) => ownersOfKind(thing, some))
}

/** The thing of its kind that fits the description best; undefined where none of that kind does. */
function describedSubject(question: Question, findings: Findings): Subject | undefined {
  const thing = describedThing(question)
  const located = thing === undefined ? undefined : findings.located(ownersCall(thing.text))
  if (thing === undefined || located === undefined || !isTold(located)) return undefined
  const owners = ownersDescribed(question, thing, located, findings)
  const [best] = withBeginnings(
    owners,
    findings.located(beginningsCall(thing.text))?.units ?? [],
    hasChoices.test(thing.noun) ? (findings.located(ownersCall(question.text))?.units ?? []) : [],
  )
  const below = calledBelow(thing, findings)
  if (below !== undefined) return { ...below, described: true }
  if (best === undefined) return undefined
  return isDoubtful(best, thing, located, findings) ? { ...best, isDoubtful: true } : { ...best, described: true }
}

/** Of the weight of the words that describe a program: what its name, that of its file and its first lines carry of it; or all of its lines. */
const leastOfHead = 0.55
const leastOfLines = 0.9
/** Where its words stand: not in what stands around it. */
const ofItself: ReadonlySet<LocatedField> = new Set(['name', 'identifier', 'comment', 'literal', 'text', 'past'])
/** Where they say what some lines are for: those that have a date and convert something are no date conversion. */
const saying: ReadonlySet<LocatedField> = new Set(['name', 'comment', 'literal'])

/** `the error logging routine` is none that only has errors. Of what a noun says of its kind nothing need stand there. */
function isDoubtful({ name, paths: [path] }: Subject, { kind, text }: DescribedThing, located: LocateResult, findings: Findings): boolean {
  const telling = located.words.filter(({ word }) => kindOfNoun(word) === undefined && !isAgentNoun(word))
  if (kind !== 'program' || telling.length === 0) return false
  const total = sumOfWeights(telling)
  const ofFile = termsIn(bareFileName(path ?? ''))
  const carries = (units: readonly LocatedUnit[], least: number, fields = ofItself) => {
    const words = new Set(units.flatMap(({ why }) => why.filter(({ field }) => fields.has(field)).map(({ word }) => word)))
    return sumOfWeights(telling.filter((one) => words.has(one.word) || standsIn(one, ofFile))) >= least * total
  }
  const heads = findings.located(beginningsCall(text))?.units ?? []
  const isOwn = (unit: LocatedUnit) => unit.path === path && unit.name === name
  // One word stands in the first lines of many.
  if (telling.length === 1 && !carries([], 1) && heads.some((unit) => !isOwn(unit) && carries([unit], 1))) return true
  const ofPath = located.units.filter((unit) => unit.path === path)
  return (
    !carries(heads.filter(isOwn), leastOfHead) && (telling.length === 1 || !ofPath.some((unit) => carries([unit], leastOfLines, saying)))
  )
}

/** What is interpreted; of a shell's scripts nothing is known but their lines. */
const interpreted = /^(?:rexx|clist|shell|python|perl|powershell|batch|easytrieve|jcl|other)\b/i

function ownersOfKind({ kind, noun }: DescribedThing, located: LocateResult): readonly Subject[] {
  if (/^(?:execs?|scripts?)$/i.test(noun)) {
    const units = located.units.filter((unit) => interpreted.test(unit.language) && unit.kind !== 'document')
    const scripts = locatedOwners([kind], { ...located, units }).filter(({ kinds: [own] }) => isOf(kind, own) || own === 'member')
    if (scripts.length > 0) return scripts
  }
  return locatedOwners([kind], located).filter(({ kinds: [own] }) => isOf(kind, own))
}

/** Whether a word of a description stands anywhere in the code: one that only calls it `the mainframe program` leaves it to the rest of the question. */
function isTold({ words }: LocateResult): boolean {
  return words.some(({ word, units }) => units > 0 && kindOfNoun(word) === undefined)
}

/** What the first lines of a program count beside all that its lines say: who describes a program says what it is for, and so do they. */
const beginningShare = 1.5
/** What the rest of the question counts: of several menus it is the one that has what is asked for. */
const questionShare = 1
const hasChoices = /^(?:menus?|screens?)$/i

function withBeginnings(
  owners: readonly Subject[],
  beginnings: readonly LocatedUnit[],
  ofQuestion: readonly LocatedUnit[],
): readonly Subject[] {
  const most = owners[0]?.score || 1
  const best = beginnings[0]?.score || 1
  const added = ({ name, paths }: Subject) => (beginnings.find((unit) => unit.name === name && unit.path === paths[0])?.score ?? 0) / best
  const around = ({ paths }: Subject) => (ofQuestion.find((unit) => unit.path === paths[0])?.score ?? 0) / (ofQuestion[0]?.score || 1)
  const total = (owner: Subject) => owner.score / most + beginningShare * added(owner) + questionShare * around(owner)
  return owners.toSorted((a, b) => total(b) - total(a))
}
