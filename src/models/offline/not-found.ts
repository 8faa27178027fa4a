import type { LocatedName, LocatedUnit } from '../../answer/located.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { capitalized, count } from '../../base/text.ts'
import { linesNamingMember, namedItems } from './absence.ts'
import { assemble } from './assemble.ts'
import { locateCall } from './calls.ts'
import { inert, item } from './cite.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import { code, overlaps, plain, type Quote } from './quote.ts'
import type { Missing } from './verdict.ts'

const mostNear = 4
/** Of an answer that has none: so much may be quoted of what is nearest. */
const mostQuoted = 3
const roomForNearest = 1800

/** What was looked for in vain, where, and the nearest things that do exist: lines, or names alone where `nearby` has none. */
export function composeNotFound(missing: Missing, nearby: readonly Quote[], question: Question, findings: Findings, room: number): string {
  const named = namedItems(missing.why === 'definition' ? linesNamingMember(missing.name.word, findings) : [], findings)
  const quotes = showsLines(missing) ? nearby.slice(0, mostQuoted) : []
  const near = missing.why === 'nothing' && missing.instead !== undefined ? missing.instead : nearest(missing, quotes, question, findings)
  const said = [
    whatIsMissing(missing),
    searched(missing, question, findings),
    named.length > 0 ? ['', 'It is named here:', ...named].join('\n') : '',
  ].filter((part) => part !== '')
  const head = said.join('\n')
  const quoted = assemble({ lead: [], quotes }, Math.min(room, roomForNearest) - head.length - nearestIs.length)
  if (quoted === '' && near.length === 0) return head
  const places = near.join('\n')
  return quoted === '' ? `${head}\n\n${nearestIs}\n${places}` : [head, nearestIs, quoted, places].filter((part) => part !== '').join('\n\n')
}

const nearestIs = 'Nearest, but no answer:'

/** Beside what there is instead, or where a name is nowhere, lines that words alone led to are noise. */
function showsLines(missing: Missing): boolean {
  return missing.why !== 'name' && (missing.why !== 'nothing' || missing.instead === undefined)
}

/** The units that the words of the question are in and no quotation shows. */
function nearest(missing: Missing, shown: readonly Quote[], question: Question, findings: Findings): readonly string[] {
  // Beside the name that was meant, what else the words of the question are in is noise.
  if (missing.why === 'name' && nearNames(missing.name).length > 0) return []
  const units = distinctBy(findings.located(locateCall(question.text))?.units ?? [], ({ kind, name }) => `${kind} ${name}`)
  const isShown = ({ path, passages: [best] }: LocatedUnit) =>
    best !== undefined && shown.some((quote) => overlaps(quote, { source: { kind: 'code', path }, ...best }))
  return units
    .slice(0, mostNear)
    .filter((unit) => !isShown(unit))
    .map((unit) =>
      item(
        findings,
        `${unit.kind} ${inert(unit.name)}`,
        unit.passages.slice(0, 1).map(({ startLine, endLine }) => ({ path: unit.path, startLine, endLine })),
      ),
    )
}

/** How much was searched, and what was not. */
function searched(missing: Missing, question: Question, findings: Findings): string {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return ''
  const absent = located.words.filter(({ units }) => units === 0).map(({ word }) => plain(word))
  const isAboutWords = missing.why === 'words' || missing.why === 'core'
  const nowhere = isAboutWords && absent.length > 0 ? `; nowhere in them: ${absent.join(', ')}` : ''
  const { units, members } = located.searched
  return [`Searched: ${count(units, 'unit')} in ${count(members, 'file')}${nowhere}.`, ...findings.unsearched.map(plain)].join(' ')
}

/** Of the length of a name: what is shorter is a part that it happens to share. */
const leastOfName = 0.6

function nearNames({ word, nearest: names }: LocatedName): readonly string[] {
  return names.filter((name) => name.length >= leastOfName * word.length)
}

function whatIsMissing(missing: Missing): string {
  switch (missing.why) {
    case 'name': {
      const near = nearNames(missing.name)
      return `Nothing in the code is named ${code(missing.name.word)}.${near.length > 0 ? ` Near to it: ${near.map(code).join(', ')}.` : ''}`
    }
    case 'definition':
      return `${code(missing.name.word)} is ${missing.name.mentions > 0 ? `referred to (${missing.name.mentions} times)` : 'only spoken of'}; its source is not in the code.`
    case 'code':
      return `${code(missing.text)} stands in nothing of the code that is about the rest of the question.`
    case 'core':
      return missing.inTexts
        ? `Only texts and data speak of ${missing.words.map(code).join(', ')}; no program does it.`
        : `Nothing in ${missing.within === undefined ? 'the code' : code(missing.within)} speaks of ${missing.words.map(code).join(', ')}.`
    case 'nothing':
      return `${capitalized(missing.said)}.`
    case 'words':
      return 'No part of the code speaks of what the question is about.'
    case 'not searched':
      return 'The code could not be searched, so nothing can be said about it: the search failed, or the limits of the question left no room for it.'
    case 'nothing asked':
      return 'The question names nothing that can be looked for.'
  }
}
