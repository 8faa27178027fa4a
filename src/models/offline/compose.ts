import type { LocatedWord } from '../../answer/located.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { limits } from '../../base/limits.ts'
import { askedAspects } from './asked-aspects.ts'
import type { Aspect, Draft } from './aspect.ts'
import { quotesOf } from './aspects/passages.ts'
import { assemble, gap, type Manner, type Place } from './assemble.ts'
import { attachedLines } from './attached.ts'
import { locateCall } from './calls.ts'
import { continued } from './continued.ts'
import { deniedParts } from './denied-part.ts'
import { doubtAbout } from './doubt.ts'
import { isDecidedIn } from './evidence/deciding.ts'
import { withProgram } from './evidence/program-around.ts'
import { isTelling, standsIn, termsIn } from './evidence/told-words.ts'
import type { Findings } from './findings.ts'
import { leavesUnsaid, type Told } from './leaves-unsaid.ts'
import { nearPlaces } from './near-places.ts'
import { composeNotFound } from './not-found.ts'
import { answeredSubjects } from './plan.ts'
import { asksAmount } from './question/asks-amount.ts'
import { codesIn } from './question/codes.ts'
import { isNamedInCondition } from './question/named-in-condition.ts'
import type { Question } from './question/question.ts'
import { isStatementWord } from './question/statement-words.ts'
import { formatQuote, overlaps, type Quote } from './quote.ts'
import { saysAgain } from './said-again.ts'
import { withSkills } from './skills/with-skills.ts'
import type { Subject } from './subjects.ts'
import { tellsAll } from './told-all.ts'
import { toldOnce } from './told-once.ts'
import { findMissing, type Missing } from './verdict.ts'

/** The answers to all questions of a text, in turn. Never more than the limit of characters. */
export function compose(questions: readonly Question[], findings: Findings): string {
  const answers = questions.map((question) => {
    const heading = questions.length === 1 ? 0 : headed(question, '').length + gap.length
    const room = Math.floor(limits.offlineAnswerChars / questions.length) - heading
    const { text, found, isDoubtful } = withAttached(question, findings, room)
    return { question, text, found: found && isDoubtful !== true }
  })
  const [only] = answers
  if (answers.length === 1 && only !== undefined) return only.found ? only.text : `NOT FOUND\n${only.text}`
  const text = answers.map((answer) => headed(answer.question, answer.text)).join(gap)
  return answers.some(({ found }) => found) ? text : `NOT FOUND\n${text}`
}

function headed({ text: question, standing }: Question, text: string): string {
  return `**${standing?.asked ?? question}**${gap}${text}`
}

/** Lines that the user pointed at come first; what words alone lead to is not put beside them. */
function withAttached(question: Question, findings: Findings, room: number): Answered {
  const attached = attachedLines(question.text, findings, room)
  const left = attached === '' ? room : room - attached.length - gap.length
  const answered = withSkills(question, answerTo(question, findings, left), findings, left)
  if (attached === '') return answered
  const adds = answered.found && answeredSubjects(question, findings).some(({ named }) => named)
  return { found: true, text: adds && answered.text.length <= left ? `${attached}${gap}${answered.text}` : attached }
}

export interface Answered {
  readonly found: boolean
  readonly text: string
  /** Lines were found, and do not speak of what is asked for: unless a skill does, that is no answer. */
  readonly isDoubtful?: true
}

function answerTo(question: Question, findings: Findings, room: number): Answered {
  const drafted = draftOf(question, findings)
  if ('lacks' in drafted) return { found: false, text: composeNotFound(drafted.lacks, drafted.nearest, question, findings, room) }
  const { draft } = drafted
  const said = [...draft.lead, ...(draft.first ?? []).map(formatQuote)]
  const manner: Manner = {
    needsNotes: asksAmount(question.bare),
    isPartial: leavesUnsaid(question, drafted.told, said, findings.wordsOf(question)),
    near: drafted.near,
    // What is told in full needs no more lines, and what the team wrote comes beside these.
    ...(drafted.isTold || findings.skillTexts.length > 0
      ? {}
      : {
          goOn: (quotes: readonly Quote[], left: number, before: readonly Quote[]) => continued(quotes, left, findings, before),
        }),
  }
  const text = assemble(draft, room, manner)
  const doubt = drafted.isAlone ? undefined : doubtAbout(question, { text, isTold: draft.lead.length > 0 }, findings)
  if (doubt === undefined) return { found: true, text }
  return { found: true, isDoubtful: true, text: `${doubt}${gap}${assemble(draft, room - doubt.length - gap.length, manner)}` }
}

/**
 * All that could be said, the best first, whatever room there is; or what is missing from the code, and the lines nearest to what is asked for. Where names alone
 * were asked for, lines from elsewhere are left out unless `beyond` wants them.
 */
export function draftOf(
  question: Question,
  findings: Findings,
  { beyond = false } = {},
):
  | {
      readonly draft: Draft
      readonly isTold: boolean
      readonly isAlone: boolean
      readonly near: readonly Place[]
      readonly told: readonly Told[]
    }
  | { readonly lacks: Missing; readonly nearest: readonly Quote[] } {
  const missing = findMissing(question, findings)
  const subjects = answeredSubjects(question, findings)
  const told = aloneIf(
    subjects.map((subject) => askedAspects(question, subject).flatMap((aspect) => toldBy(aspect, question, subject, findings))),
  )
  const found = told.map((of) => of.map(({ draft }) => draft))
  // Two things of one name may be told alike.
  const said = toldOnce([...new Set(found.flat().flatMap((draft) => draft.lead))])
  const lead = said.length === 0 ? said : [...said, ...denialsIn(found), ...deniedParts(question, told)]
  const isAlone = found.flat().some(({ alone }) => alone)
  const isWhole = found.flat().some(({ whole }) => whole) || isAlone
  const isDefined = missing?.why === 'definition' && found.flat().some(({ defines }) => defines)
  // What is answered exactly lacks no word of the asker's own.
  const lacking = isDefined || (isWhole && (missing?.why === 'core' || missing?.why === 'words')) ? undefined : missing
  const isAnswered = missing?.why === 'name' ? isWhole && isToldOf(missing.name.word, found.flat()) : isAlone
  const lacks = isAnswered ? undefined : missing?.why === 'name' ? missing : (nothingIn(found.flat(), lead) ?? lacking)
  const located = findings.located(locateCall(question.text))
  const isTold = !beyond && lead.length > 0 && (isWhole || tellsAll(lead, question, located?.words ?? []))
  // Then only who found it out adds lines.
  const bySubject = isTold ? found.map((drafts) => drafts.filter((draft) => draft.lead.length > 0 || draft.always === true)) : found
  const drafts = bySubject.flat()
  const elsewhere = located === undefined || isTold ? [] : quotesOf(located, findings)
  const bears = bearsOn(question, located?.words ?? [])
  const first = distinctQuotes(
    drafts.flatMap((draft) => draft.first ?? []),
    bears,
  )
  const quotesOfSome = (when: boolean) =>
    inTurn(
      bySubject.map((of, i) =>
        isNamedInCondition(question.text, subjects[i]?.name ?? '') === when ? of.flatMap((one) => one.quotes) : [],
      ),
    )
  const own = [...quotesOfSome(false), ...quotesOfSome(true)]
  const quotes = subjects.some(({ named }) => named) ? own : withOthers(own, elsewhere, lead.length > 0)
  const quoted = distinctQuotes([...first, ...quotes], bears).slice(first.length)
  if (lacks !== undefined) return { lacks, nearest: quoted }
  const shown = first.length + lead.length + quoted.length
  const beside = drafts.flatMap((draft) => [...(draft.beside ?? []), ...(shown === 0 ? (draft.spare ?? []) : [])])
  if (shown + beside.length === 0) return { lacks: { why: 'words' }, nearest: [] }
  const ofProgram = (quote: Quote) => withProgram(quote, findings)
  const draft = {
    first: first.map(ofProgram),
    lead,
    quotes: quoted.map(ofProgram),
    beside: distinctQuotes([...first, ...quoted, ...beside], bears)
      .slice(first.length + quoted.length)
      .map(ofProgram),
    notes: drafts.flatMap(({ notes = [] }) => notes),
  }
  const near = located === undefined ? [] : nearPlaces(located, findings)
  return { draft, isTold, isAlone, near, told: told.flat() }
}

function toldBy(aspect: Aspect, question: Question, subject: Subject, findings: Findings): Told | [] {
  const draft = aspect.draft(question, subject, findings)
  return draft === undefined ? [] : { aspect, subject, draft }
}

/**
 * A name that no structure knows may stand in the declaration that is told (the external name of a file, a step, a data set), and a word of its statement is
 * no name: `What BLKSIZE does it have?`
 */
function isToldOf(name: string, drafts: readonly Draft[]): boolean {
  const told = drafts.flatMap(({ lead, quotes }) => [...lead, ...quotes.flatMap(({ lines }) => lines)]).join('\n')
  return isStatementWord(name) || told.toUpperCase().includes(name.toUpperCase())
}

/** Only what answers exactly, where something does. */
function aloneIf(bySubject: readonly (readonly Told[])[]): readonly (readonly Told[])[] {
  const isAlone = ({ draft }: Told) => draft.alone === true
  return bySubject.some((told) => told.some(isAlone))
    ? bySubject.map((told) => told.filter((one) => one.draft.always === true || isAlone(one)))
    : bySubject
}

/** What an aspect denies: it knows more of it than the words of the question. */
function nothingIn(drafts: readonly Draft[], lead: readonly string[]): Missing | undefined {
  const denied = drafts.flatMap(({ nothing }) => nothing ?? [])
  const nothing = denied.find(({ decides }) => decides) ?? (lead.length === 0 ? denied[0] : undefined)
  return nothing === undefined ? undefined : { why: 'nothing', ...nothing }
}

/** Of several things some may be called and others not: that is an answer, too. */
function denialsIn(bySubject: readonly (readonly Draft[])[]): readonly string[] {
  const silent = bySubject.filter((drafts) => drafts.every((draft) => draft.lead.length === 0))
  const denied = silent.flatMap((drafts) => drafts.flatMap(({ nothing }) => nothing?.said ?? []))
  return denied.map((said) => `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`)
}

/** Of several things that a question names each has its say before the first has its second. */
function inTurn(lists: readonly (readonly Quote[])[]): readonly Quote[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

/** How many quotations of what a question seems to be about stand before each one from elsewhere: words alone do not tell for sure what it is about. */
const ownBeforeOther = 2

/** `isTold`: something is said of it before, so that the first from elsewhere may come sooner. */
function withOthers(own: readonly Quote[], elsewhere: readonly Quote[], isTold: boolean): readonly Quote[] {
  const paths = new Set(own.map(placeOf))
  const others = elsewhere.filter((quote) => !paths.has(placeOf(quote)))
  const mixed = own.flatMap((quote, index) => {
    const isTurn = (index + 1) % ownBeforeOther === 0 || (isTold && index === 0)
    const other = isTurn ? others.shift() : undefined
    return other === undefined ? [quote] : [quote, other]
  })
  return [...mixed, ...others, ...elsewhere]
}

function placeOf({ source }: Quote): string {
  return source.kind === 'code' ? source.path : `skill:${source.skill.name}`
}

type Bears = (lines: readonly string[]) => boolean

/** Whether a word of the question stands in some lines that says what is asked for. */
function bearsOn({ text, names }: Question, words: readonly LocatedWord[]): Bears {
  const nouns = new Set([...names, ...codesIn(text)].map((name) => nounBefore(text, name)))
  const telling = words.filter((word) => isTelling(word) && !nouns.has(word.word.toLowerCase()))
  return (lines) => {
    const terms = termsIn(lines.join('\n'))
    return telling.some((word) => standsIn(word, terms))
  }
}

/** `message` of `message X`: all its neighbours are messages, too. */
function nounBefore(text: string, name: string): string | undefined {
  return new RegExp(String.raw`([a-z]+)\s+["'(]?${escapeRegex(name)}(?![\w-])`, 'i').exec(text)?.[1]?.toLowerCase()
}

/** Of each quotation what those before it have not shown, be it of a copy. */
function distinctQuotes(quotes: readonly Quote[], bears: Bears): readonly Quote[] {
  const kept: Quote[] = []
  for (const quote of quotes) {
    const rest = kept.reduce<Quote | undefined>((left, other) => left && without(left, other, bears), quote)
    if (rest !== undefined && !saysAgain(rest, kept)) kept.push(rest)
  }
  return kept
}

/** Lines that say nothing by themselves: the name of a paragraph, the beginning of a division, an entry of a change log. */
const saysNothing = /^(?:\d{6})?\s*\S*\s*$|\b(?:DIVISION|SECTION|PROGRAM-ID|AUTHOR|FILE-CONTROL)\b|^.{0,7}[*\s]+\d{1,4}[-/.]\d\d[-/.]\d/i

/** The longer of the two pieces of a quotation that stand outside another, if it still bears on the question or decides something. */
function without(quote: Quote, other: Quote, bears: Bears): Quote | undefined {
  if (!overlaps(quote, other)) return quote
  const above = quote.lines.slice(0, Math.max(0, other.startLine - quote.startLine))
  const below = quote.lines.slice(other.startLine + other.lines.length - quote.startLine)
  const { lead: _, ...rest } = quote
  const piece =
    below.length >= above.length
      ? { ...rest, startLine: quote.startLine + quote.lines.length - below.length, lines: below }
      : { ...rest, lines: above }
  if (piece.lines.every((line) => saysNothing.test(line))) return undefined
  return bears(piece.lines) || isDecidedIn(piece.lines) ? piece : undefined
}
