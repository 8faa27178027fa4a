import { containsName } from '../../answer/name-match.ts'
import { limits } from '../../base/limits.ts'
import type { Draft, Note } from './aspect.ts'
import { quotesOf } from './aspects/passages.ts'
import { aspects } from './aspects.ts'
import { locateCall } from './calls.ts'
import { doubtAbout } from './doubt.ts'
import type { Findings } from './findings.ts'
import { composeNotFound } from './not-found.ts'
import { answeredSubjects } from './plan.ts'
import type { Question } from './question/question.ts'
import { formatQuote, type Quote } from './quote.ts'
import { withSkills } from './skills/with-skills.ts'
import { findMissing, type Missing } from './verdict.ts'

/** Characters that quotations may fill up to beside facts that were found; and after which nothing more is quoted where lines alone have to answer. */
const enoughWithFacts = 1800
const enough = 2200
/** What has fewer has room for lines that only may bear on the question. */
const little = 1000
const mostQuotes = 8

/** The answers to all questions of a text, in turn. Never more than the limit of characters. */
export function compose(questions: readonly Question[], findings: Findings): string {
  const answers = questions.map((question) => ({ question, ...withSkills(question, answerTo(question, findings), findings) }))
  const [only] = answers
  if (answers.length === 1 && only !== undefined) return only.found ? only.text : `NOT FOUND\n${only.text}`
  const parts = answers.map(({ question, text }) => `**${question.text}**\n\n${text}`)
  const text = parts.join('\n\n')
  return answers.some(({ found }) => found) ? text : `NOT FOUND\n${text}`
}

export interface Answered {
  readonly found: boolean
  readonly text: string
}

function answerTo(question: Question, findings: Findings): Answered {
  const missing = findMissing(question, findings)
  const subjects = answeredSubjects(question, findings)
  const bySubject = subjects.map((subject) =>
    aspects.filter((aspect) => aspect.asks(question, subject)).flatMap((aspect) => aspect.draft(question, subject, findings) ?? []),
  )
  const drafts = bySubject.flat()
  const lead = drafts.flatMap((draft) => draft.lead)
  const lacks = missing?.why === 'name' ? missing : (nothingIn(drafts, lead) ?? missing)
  if (lacks !== undefined) return { found: false, text: composeNotFound(lacks, question, findings) }
  const located = findings.located(locateCall(question.text))
  const elsewhere = located === undefined ? [] : quotesOf(located, findings)
  const first = drafts.flatMap((draft) => draft.first ?? [])
  const own = inTurn(bySubject.map((ofSubject) => ofSubject.flatMap((draft) => draft.quotes)))
  const told = distinctQuotes(subjects.some(({ named, described }) => named || described) ? own : withOthers(own, elsewhere)).filter(
    (quote) => !first.some((one) => overlaps(one, quote)),
  )
  const spare = drafts.flatMap((draft) => draft.spare ?? [])
  if (first.length + lead.length + told.length + spare.length === 0)
    return { found: false, text: composeNotFound({ why: 'words' }, question, findings) }
  const text = assemble({
    first,
    lead,
    quotes: told,
    spare: distinctQuotes([...first, ...told, ...spare]).slice(first.length + told.length),
    notes: drafts.flatMap(({ notes = [] }) => notes).filter((note) => bears(note, told)),
  })
  const doubt = doubtAbout(question, { text, isTold: lead.length > 0 }, findings)
  return { found: true, text: doubt === undefined ? text : `${doubt}\n\n${text}` }
}

/** What an aspect denies: it knows more of it than the words of the question. */
function nothingIn(drafts: readonly Draft[], lead: readonly string[]): Missing | undefined {
  const denied = drafts.flatMap(({ nothing }) => nothing ?? [])
  const nothing = denied.find(({ decides }) => decides) ?? (lead.length === 0 ? denied[0] : undefined)
  return nothing === undefined ? undefined : { why: 'nothing', ...nothing }
}

function bears({ name }: Note, quotes: readonly Quote[]): boolean {
  return name === undefined || quotes.slice(0, mostQuotes).some(({ lines }) => containsName(lines.join('\n'), name))
}

/** Of several things that a question names each has its say before the first has its second. */
function inTurn(lists: readonly (readonly Quote[])[]): readonly Quote[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}

/** How many quotations of what a question seems to be about stand before each one from elsewhere: words alone do not tell for sure what it is about. */
const ownBeforeOther = 2

function withOthers(own: readonly Quote[], elsewhere: readonly Quote[]): readonly Quote[] {
  const paths = new Set(own.map(placeOf))
  const others = elsewhere.filter((quote) => !paths.has(placeOf(quote)))
  const mixed = own.flatMap((quote, index) => {
    const other = (index + 1) % ownBeforeOther === 0 ? others.shift() : undefined
    return other === undefined ? [quote] : [quote, other]
  })
  return [...mixed, ...others, ...elsewhere]
}

function placeOf({ source }: Quote): string {
  return source.kind === 'code' ? source.path : `skill:${source.skill.name}`
}

function assemble({ first = [], lead, quotes, spare = [], notes = [] }: Draft): string {
  const opening = first.map(formatQuote)
  const parts: string[] = []
  let used = opening.join('').length
  for (const line of lead) {
    if (used + line.length > limits.offlineAnswerChars - 200) break
    // A sentence behind a list would be read as part of its last item.
    if (!isItem(line) && isItem(parts.at(-1))) parts.push('')
    parts.push(line)
    used += line.length + 1
  }
  const text = [...opening, parts.join('\n')]
  const room = text.join('') === '' ? limits.offlineAnswerChars : enoughWithFacts
  let taken = 0
  for (const quote of [...quotes, ...spare]) {
    if (used > (taken < quotes.length ? enough : little) || taken >= mostQuotes) break
    const formatted = formatQuote(quote)
    if (used + formatted.length > (taken === 0 ? limits.offlineAnswerChars : room)) continue
    text.push(formatted)
    used += formatted.length + 2
    taken++
  }
  const said = notes.map((note) => note.text).join('\n')
  return [...text, used + said.length < limits.offlineAnswerChars ? said : ''].filter((part) => part !== '').join('\n\n')
}

function isItem(line: string | undefined): boolean {
  return line !== undefined && /^\s*- /.test(line)
}

/** Of each quotation what those before it have not shown. */
function distinctQuotes(quotes: readonly Quote[]): readonly Quote[] {
  const kept: Quote[] = []
  for (const quote of quotes) {
    const rest = kept.reduce<Quote | undefined>((left, other) => left && without(left, other), quote)
    if (rest !== undefined) kept.push(rest)
  }
  return kept
}

/** The longer of the two pieces of a quotation that stand outside another. */
function without(quote: Quote, other: Quote): Quote | undefined {
  if (!overlaps(quote, other)) return quote
  const above = quote.lines.slice(0, Math.max(0, other.startLine - quote.startLine))
  const below = quote.lines.slice(other.startLine + other.lines.length - quote.startLine)
  const { source } = quote
  const piece =
    below.length >= above.length
      ? { source, startLine: quote.startLine + quote.lines.length - below.length, lines: below }
      : { source, startLine: quote.startLine, lines: above }
  return piece.lines.some((line) => /\p{L}{2}/u.test(line)) ? piece : undefined
}

function overlaps(a: Quote, b: Quote): boolean {
  const same =
    a.source.kind === 'code'
      ? b.source.kind === 'code' && a.source.path === b.source.path
      : b.source.kind === 'skill' && a.source.skill === b.source.skill
  return same && a.startLine < b.startLine + b.lines.length && b.startLine < a.startLine + a.lines.length
}
