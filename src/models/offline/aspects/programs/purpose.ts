import type { LocateResult } from '../../../../answer/located.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName, fileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, locateCall, readCall, referencesCall } from '../../calls.ts'
import { cite, inert, item, type Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { copiedHead, copiedHeadCalls } from '../../evidence/copied-head.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { mainCalls, mainLines } from '../../evidence/main-lines.ts'
import { pointedCalls, pointedHead } from '../../evidence/pointed-head.ts'
import { textCalls, toldInTexts } from '../../evidence/told-in-texts.ts'
import type { Findings, KnownLines } from '../../findings.ts'
import { findHead, type Head, headFrom } from '../../head.ts'
import { headLines, wordsIn } from '../../head-paragraphs.ts'
import { askedFunctionCode } from '../../question/asked-function-code.ts'
import { asksWhatItIs } from '../../question/asked-name.ts'
import { asksGivenValues } from '../../question/asks-given-values.ts'
import { asksComparison } from '../../question/comparison.ts'
import { isNamedInCondition } from '../../question/named-in-condition.ts'
import { asksPurpose } from '../../question/purpose.ts'
import type { Question } from '../../question/question.ts'
import { isTradeWord } from '../../question/trade-words.ts'
import type { Quote } from '../../quote.ts'
import { aboveRoutine, belowRoutine, routineHead } from '../../routine-head.ts'
import { routineOf } from '../../routine-of.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'
import { locatedWithin } from '../passages.ts'
import { deedsInWords, tellingDeeds } from '../relations/deeds.ts'
import { referencesOf, relationTo } from '../relations/meant-references.ts'

/** Lines of the head in an answer to another question. */
const linesBeside = 5
const mostTouched = 14
/** Of the weight of the question's words, what the head of a program that it does not name has to speak of. */
const leastSpoken = 0.2
const mostMacroLines = 16
/** Fewer words over a macro are its title. */
const fewestOfMacro = 6
const asksLanguage =
  /\blanguages?\b|\bwritten in\b|\b(?:what|which) (?:kind|sort|type) of (?:program|module|routine|source|script|member)\b/i
const bodied: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'member', 'copybook', 'mapset', 'macro', 'entry'])

/** What a program, job or other member is for, as its own beginning says, and what it works with. */
export const purposeAspect: Aspect = {
  name: 'purpose',
  asks: (question, subject) => {
    const { bare } = question
    const { kinds, named } = subject
    if (isOnlyPlace(question, subject) || (named && (asksGivenValues(bare) || isNamedInCondition(question.text, subject.name))))
      return false
    const isBodied = isRoutine(subject) || kinds.some((kind) => bodied.has(kind))
    return isBodied && (named ? asksPurpose({ bare }) || asksComparison(question) || /^\W*NAME\W*$/.test(bare) : true)
  },
  calls: (question, subject, findings) => {
    const { paths, name, kinds, named } = subject
    const [path] = paths
    const asked = named && kinds.includes('program') && path !== undefined
    const head = asked && asksPurpose(question) ? headOf(question, subject, path, findings) : undefined
    const isSilent = asked && (saysNothing(path, findings) || copiedHead(head, path, name, findings) !== undefined)
    const begins = beginningOf(question, subject, findings)
    const routine = routineIn(question, subject, findings)
    return [
      ...paths.slice(0, 1).map((path) => readCall(path, 1, headLines)),
      ...(path === undefined ? [] : deckCalls(path, subject, findings)),
      ...(named && kinds.includes('program') ? [referencesCall(name, 'callees')] : []),
      ...(isRoutine(subject) ? [definitionCall(name)] : []),
      ...(routine === undefined ? [] : [readCall(routine.path, routine.startLine, lastShown(routine))]),
      ...(isSilent ? [...mainCalls(path, subject.startLine, findings), ...textCalls(question, subject, findings)] : []),
      ...(path === undefined ? [] : copiedHeadCalls(head, path, name, findings)),
      ...(path !== undefined && named ? pointedCalls(headOf(question, subject, path, findings), path) : []),
      ...(begins === undefined ? [] : paths.slice(0, 1).map((path) => readCall(path, begins - aboveRoutine, begins + belowRoutine))),
    ]
  },
  draft: (question, subject, findings) => {
    const { bare, text } = question
    const [path] = subject.paths
    if (path === undefined) return undefined
    const language = findings.located(locateCall(text))?.units.find((unit) => unit.path === path)?.language
    const written =
      language === undefined || !asksLanguage.test(bare)
        ? []
        : [`${inert(subject.name)} is written in ${language}: ${cite(findings, { path, startLine: 1, endLine: 1 }) ?? ''}`]
    // What two things are for is where they differ first.
    const isCompared = asksComparison(question)
    const asked = subject.named && (isCompared || (asksPurpose({ bare }) && !asksPart(question, subject)))
    const head = headOf(question, subject, path, findings)
    const copied = asked && subject.kinds.includes('program') ? copiedHead(head, path, subject.name, findings) : undefined
    const pointed = asked ? pointedHead(head, path, subject.name, findings) : undefined
    const silent =
      asked && (head === undefined || copied !== undefined) ? linesOfSilent(subject, routineIn(question, subject, findings), findings) : []
    const spoken = head === undefined ? 0 : shareSpoken(head.lines.slice(0, linesBeside), findings.located(locateCall(text)))
    const quotes =
      head === undefined || !(asked || subject.named || spoken > 0)
        ? []
        : [
            {
              source: { kind: 'code' as const, path },
              startLine: head.startLine,
              lines: asked ? head.lines : head.lines.slice(0, linesBeside),
            },
          ]
    // What is asked for besides its purpose is told by itself.
    const touched = asked && !isCompared && relationTo(question, subject, 'doer') === undefined ? touchedBy(subject, findings) : []
    const deeds = silent.length === 0 ? undefined : doneTo(subject, findings)
    const taken = copied === undefined || head === undefined ? [] : [takenWords(subject, path, head, copied, findings)]
    const works =
      touched.length === 0 ? [] : [`${inert(subject.name)} works with ${touchedWords(touched.slice(0, mostTouched))}.`, ...(deeds ?? [])]
    if (quotes.length + works.length + written.length + silent.length + taken.length === 0) return undefined
    const told = silent.length === 0 ? undefined : toldInTexts(question, subject, findings)
    const elsewhere =
      pointed === undefined
        ? (told ?? [])
        : [{ source: { kind: 'code' as const, path: pointed.path }, startLine: pointed.startLine, lines: pointed.lines }]
    // What may not be its own is quoted behind the line that says so.
    if (taken.length > 0)
      return { introduces: true, first: [elsewhere].flat(), lead: [...written, ...taken, ...works], quotes: [...quotes, ...silent] }
    return asked
      ? { introduces: true, first: [elsewhere, quotes].flat(), lead: [...written, ...taken, ...works], quotes: silent }
      : subject.named || spoken > leastSpoken
        ? { lead: [...written, ...works], quotes }
        : { lead: [...written, ...works], quotes: [], beside: quotes }
  },
}

/** Which of two programs with one comment it was written for, nothing tells. */
function takenWords({ name }: Subject, path: string, { startLine, lines }: Head, copied: Lines, findings: Findings): string {
  const own = { path, startLine, endLine: startLine + lines.length - 1 }
  return item(
    findings,
    `The comment at the beginning of ${inert(name)} also stands word for word in ${inert(fileName(copied.path))}: it need not be about ${inert(name)} alone`,
    [own, copied],
  )
}

/** What stands above or below the beginning of a routine, else what its file begins with. */
function headOf(question: Question, subject: Subject, path: string, findings: Findings): Head | undefined {
  const lines = findings.linesOf(path)
  const begins = beginningOf(question, subject, findings)
  const said = begins === undefined ? undefined : routineHead(lines, begins, subject.named)
  const isTitle = wordsIn(said?.lines.join('\n') ?? '') < fewestOfMacro
  const own = begins === undefined ? undefined : isTitle ? (macroLines(subject, lines) ?? said) : said
  const inDeck = headInDeck(path, subject, findings)
  if (inDeck !== undefined) return inDeck
  const isOfOther = (begins ?? 0) > headLines || (begins !== undefined && !isRoutine(subject)) || isBehindOther(subject, lines)
  return own ?? (isOfOther ? undefined : findHead(lines, isRoutine(subject) ? subject.name : bareFileName(path)))
}

const anyProgramId = /^.{0,11}\s*PROGRAM-ID\b/i

/** For the line that names the program: what was located of it may be any piece. */
function programIdCall(path: string, name: string): Call {
  return patternCall(String.raw`${anyProgramId.source}\W+${escapeRegex(name)}\b`, path)
}

/** Where a program of COBOL begins that stands behind another in one member, as in a deck of cards. */
function startInDeck(path: string, { kinds: [kind], name }: Subject, findings: Findings): number | undefined {
  if (kind !== 'program') return undefined
  const own = findings.codeLinesFound(programIdCall(path, name))[0]?.line ?? 0
  const before = linesBetween(findings.linesOf(path), 1, Math.min(own - 1, headLines))
  return before.some((line) => anyProgramId.test(line) && !isComment(line)) ? own : undefined
}

function deckCalls(path: string, subject: Subject, findings: Findings): readonly Call[] {
  if (subject.kinds[0] !== 'program' || findings.languageOf(path)?.startsWith('COBOL') !== true) return []
  const start = startInDeck(path, subject, findings)
  return [programIdCall(path, subject.name), ...(start === undefined ? [] : [readCall(path, start, start + headLines)])]
}

/** What stands at the beginning of such a program. */
function headInDeck(path: string, subject: Subject, findings: Findings): Head | undefined {
  const start = startInDeck(path, subject, findings)
  return start === undefined ? undefined : headFrom(start, findings.linesOf(path), subject.name)
}

/** What opens a control section, a member that a job puts into a library, and a job. */
const opensProgram = /^(?:[A-Z@#$][\w@#$]*\s+[CR]SECT|\.\/\s+(?:ADD|REPL))\b/i
const opensJob = /^\/\/\S+\s+JOB\b/

/** A control section, a job or a procedure behind another: what its file begins with is about that. */
function isBehindOther({ kinds: [kind], startLine = 0 }: Subject, lines: KnownLines): boolean {
  const opens = kind === 'program' ? opensProgram : kind === 'job' || kind === 'proc' ? opensJob : undefined
  return opens !== undefined && linesBetween(lines, 1, Math.min(startLine - 1, headLines)).some((line) => opens.test(line))
}

/** A macro that says nothing of itself is as short as what it stands for. */
function macroLines({ kinds: [kind], startLine = 0, endLine = 0 }: Subject, lines: KnownLines): Head | undefined {
  const shown = kind === 'macro' ? linesBetween(lines, startLine, Math.min(endLine, startLine + mostMacroLines - 1)) : []
  return shown.length === 0 ? undefined : { startLine, lines: shown }
}

/** `what does X do in NAME`: the name beside it only says where it is. */
function isOnlyPlace({ text, names }: Question, { name, named }: Subject): boolean {
  const place = new RegExp(String.raw`\b(?:in|of|within|inside)\s+(?:the\s+)?(?:program\s+|module\s+)?${escapeRegex(name)}(?![\w-])`, 'i')
  return named && names.some((other) => other !== name && asksWhatItIs(text, other)) && place.test(text)
}

/** How much of what the question is about lines have, 0 to 1. */
function shareSpoken(lines: readonly string[], located: LocateResult | undefined): number {
  const words = located?.words ?? []
  const said =
    lines
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const spoken = words.filter(({ forms }) => forms.some((form) => said.some((word) => word.startsWith(form))))
  return sumOfWeights(spoken) / (sumOfWeights(words) || 1)
}

/** What one key of a screen or one code does is no purpose of the program. */
function asksPart({ bare, text }: Question, { name }: Subject): boolean {
  return askedFunctionCode(text, name) !== undefined || (bare.match(/[A-Za-z]+\d+/g) ?? []).some(isTradeWord)
}

/** Whether nothing at the beginning of a program tells what it is for. */
function saysNothing(path: string, findings: Findings): boolean {
  const lines = findings.linesOf(path)
  return lines.has(1) && findHead(lines, bareFileName(path)) === undefined
}

/** Of a program that says nothing of itself what it does to its data. */
function doneTo(subject: Subject, findings: Findings): readonly string[] {
  const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
  const data = result === undefined ? [] : referencesOf(result, subject).filter(({ kind, to }) => isData(kind) && stored.has(to.kind))
  const deeds = data.length === 0 ? undefined : deedsInWords(tellingDeeds(data), mostTouched)
  return deeds === undefined ? [] : [`It ${deeds}.`]
}

const stored: ReadonlySet<string> = new Set(['file', 'table', 'segment', 'queue'])

function isData(kind: Reference['kind']): boolean {
  return kind === 'file' || kind === 'sql' || kind === 'dli' || kind === 'queue'
}

/** What the subject refers to beside its own paragraphs and copybooks, each once. */
function touchedBy(subject: Subject, findings: Findings): readonly Reference[] {
  const result = findings.structure(referencesCall(subject.name, 'callees'), 'callees')
  const references = result === undefined ? [] : referencesOf(result, subject)
  // What stands in its own lines comes before what it copies: a copybook of calls may hold those of all programs.
  const isOwn = ({ path }: Reference) => subject.paths.includes(path)
  const ownFirst = [...references.filter(isOwn), ...references.filter((one) => !isOwn(one))]
  return distinctBy(ownFirst, ({ to }) => `${to.kind} ${to.name}`).filter(
    ({ kind }) => kind !== 'perform' && kind !== 'goto' && kind !== 'copy',
  )
}

/** `programs A, B; file C` */
function touchedWords(references: readonly Reference[]): string {
  return [...groupBy(references, ({ to }) => to.kind)]
    .map(([kind, all]) => `${all.length === 1 ? kind : `${kind}s`} ${all.map(({ to }) => to.name).join(', ')}`)
    .join('; ')
}

/** Where a routine begins that its file holds behind others; undefined for what a file is all of, and for the first, which the file's beginning is about. */
function beginningOf(question: Question, subject: Subject, findings: Findings): number | undefined {
  const [path] = subject.paths
  if (path === undefined) return undefined
  if ((subject.kinds[0] === 'macro' || subject.kinds[0] === 'entry') && (subject.startLine ?? 0) > headLines) return subject.startLine
  const isSymbol = isRoutine(subject)
  const routine = isSymbol ? undefined : routineIn(question, subject, findings)
  if (!isSymbol && routine === undefined) return undefined
  const begins =
    routine?.startLine ?? findings.definitionsOf(subject.name).find((one) => one.kind === 'symbol' && one.path === path)?.startLine ?? 0
  const above = linesBetween(findings.linesOf(path), 1, Math.min(begins - 1, headLines))
  return above.every((line) => line.trim() === '' || isComment(line)) ? undefined : begins
}

function routineIn(question: Question, subject: Subject, findings: Findings): Lines | undefined {
  return routineOf(subject, locatedWithin(question, findings, subject.paths))
}

/** The first lines of a routine, which may be all of it. */
const mostShown = 26

function lastShown({ startLine, endLine }: Lines): number {
  return Math.min(endLine, startLine + mostShown - 1)
}

/** What does not say what it is for is shown from where it begins to do something. */
function linesOfSilent({ paths: [path = ''], startLine }: Subject, routine: Lines | undefined, findings: Findings): readonly Quote[] {
  if (routine === undefined) return mainLines(path, startLine, findings)
  const lines = linesBetween(findings.linesOf(path), routine.startLine, lastShown(routine))
  return lines.length < 2 ? [] : [{ source: { kind: 'code', path }, startLine: routine.startLine, lines }]
}
