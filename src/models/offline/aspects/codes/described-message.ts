import type { LocatedWord } from '../../../../answer/located.ts'
import type { Definition } from '../../../../answer/structure-results.ts'
import { linesNaming, searchCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { everyCall, locateCall, readCall } from '../../calls.ts'
import type { Lines } from '../../cite.ts'
import { blockAround } from '../../evidence/block-around.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { isTelling, termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import { codesIn } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const asksMessage = /\b(?:which|what)\s+(?:[a-z]+\s+){0,2}?(?:message|warning|error text)\b/i
/** What such a question says of the asking. */
const ofAsking = /^(?:messages?|warnings?|errors?|texts?|codes?|returns?|displayed|shown|users?|programs?|says?)$/i
/** One word alone tells too little of a text. */
const fewestWords = 2
/** Of the best: what has so much may be meant as well. */
const nearBest = 0.85
/** Where more are as near, the words tell none from another. */
const mostMeant = 3
/** `Customer ID: ` before a value says what that is, and is no message; one has more words, or its code. */
const label = /^(?!\S*\d)\S+(?:\s+\S+){0,5}?\s*[:=](?:\s+\S+)?$/
const room = { before: 8, after: 3, most: 12 } as const

/** A message that a question describes in place of quoting it: its text, and the lines that give it. */
export const describedMessageAspect: Aspect = {
  name: 'described message',
  asks: ({ text, bare }) => asksMessage.test(bare) && codesIn(text).length === 0,
  calls: (question, subject, findings) => {
    const meant = meantMessages(question, subject, findings)
    return [
      everyCall('message'),
      ...meant.flatMap(({ detail }) => labelIn(detail)?.map(searchCall) ?? []),
      ...meant.flatMap((message) =>
        usesOf(message, findings).map(({ path, startLine }) => readCall(path, startLine - room.before, startLine + room.after)),
      ),
    ]
  },
  draft: (question, subject, findings) => {
    const meant = meantMessages(question, subject, findings)
    const quotes = meant.flatMap((message) => {
      const uses = usesOf(message, findings)
      // Around a constant stand others.
      const text = uses.length === 0 ? quoteOf(message, findings) : constantOf(message, findings)
      return [...uses.map((use) => quoteOf(use, findings)), text].filter((quote) => quote.lines.length > 0)
    })
    if (quotes.length === 0) return undefined
    return meant.length === 1 ? { first: quotes, lead: [], quotes: [] } : { lead: [], quotes }
  },
}

/** The messages that have most of the question's words, each by how few messages have it; in the subject's own files where it is named. */
function meantMessages(question: Question, { named, paths }: Subject, findings: Findings): readonly Definition[] {
  const words = (findings.located(locateCall(question.text))?.words ?? []).filter(({ word }) => !ofAsking.test(word))
  const all = findings.structure(everyCall('message'), 'where')?.definitions ?? []
  const messages = all.filter(({ name, path }) => !label.test(name.trim()) && (!named || paths.length === 0 || paths.includes(path)))
  const found = messages.map((message) => ({ message, said: saidIn(message.name, words) }))
  const having = new Map<string, number>()
  for (const { said } of found) for (const term of said.keys()) having.set(term, (having.get(term) ?? 0) + 1)
  const weighed = found
    .filter(({ said }) => said.size >= fewestWords && [...said.values()].some(isTelling))
    .map(({ message, said }) => ({ message, weight: weightOf(said, having, messages.length) }))
    .sort((a, b) => b.weight - a.weight)
  const best = weighed[0]?.weight ?? 0
  const meant = weighed.filter(({ weight }) => weight >= nearBest * best).map(({ message }) => message)
  return new Set(meant.map(({ name }) => name)).size > mostMeant ? [] : meant.slice(0, mostMeant)
}

/** The terms of a text that stand for words of the question; one that stands for several (`PDS`) is one. */
function saidIn(text: string, words: readonly LocatedWord[]): ReadonlyMap<string, LocatedWord> {
  const said = new Map<string, LocatedWord>()
  const terms = termsIn(text)
  for (const word of words) {
    const form = [word.word.toLowerCase(), ...word.forms].find((one) => terms.has(one))
    const known = form === undefined ? undefined : said.get(form)
    if (form !== undefined && word.weight > (known?.weight ?? 0)) said.set(form, word)
  }
  return said
}

function weightOf(said: ReadonlyMap<string, LocatedWord>, having: ReadonlyMap<string, number>, messages: number): number {
  let weight = 0
  for (const [term, word] of said) weight += word.weight * Math.log(1 + messages / (having.get(term) ?? 1))
  return weight
}

/** Of the constant that holds it. */
function labelIn(detail: string | undefined): readonly string[] | undefined {
  const constant = /^VALUE OF (\S+)/.exec(detail ?? '')?.[1]
  return constant === undefined ? undefined : [constant]
}

/** The first statement that names the constant, in the member that defines it. */
function usesOf({ detail, path, startLine }: Definition, findings: Findings): readonly Lines[] {
  const lines = (labelIn(detail) ?? []).flatMap((constant) => linesNaming(constant, findings))
  return lines
    .filter((line) => line.path === path && line.startLine !== startLine && !isComment(findings.linesOf(path).get(line.startLine) ?? ''))
    .slice(0, 1)
}

function quoteOf({ path, startLine, endLine }: Lines, findings: Findings): Quote {
  return { source: { kind: 'code', path }, ...blockAround(findings.linesOf(path), startLine, endLine, room) }
}

function constantOf({ path, startLine, endLine }: Lines, findings: Findings): Quote {
  return { source: { kind: 'code', path }, startLine, lines: linesBetween(findings.linesOf(path), startLine, endLine) }
}
