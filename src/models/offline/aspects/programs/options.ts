import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { isOfTests } from '../../../../base/of-tests.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { locateCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksOptions, optionsIn, wordOptionsIn } from '../../question/asked-options.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostItems = 14
const mostQuotes = 3
const longestRow = 100
const room = { before: 2, after: 6, most: 9 } as const
/** What may be meant begins with so many of the letters that a question spells. */
const sharedLetters = 4

/** What stands right before an option where programs and scripts test for it; what a variable is given, or stands in a longer text, is no test. */
const compared = [
  // `IF ARGS = "--all"`, `[ "$1" = "--all" ]`: with one such sign also values are given.
  String.raw`\b(?:if|elif|elseif|until|while|when|and|or|test)\b(?!.*\.(?:eq|ne|and|or)\.).*[^=]=\s*`,
  String.raw`={2}\s*|\.eq\.\s*|\b(?:when|case|or|equals?(?:\s+to)?)\s*\(?\s*`,
  String.raw`\b(?:equals|strn?(?:case)?cmp)\s*\([^"']*|\badd_(?:argument|option)\s*\(\s*(?:["'][^"']*["'],\s*)*`,
].join('|')
const tests = new RegExp(String.raw`(?:${compared})["']\s*--?[A-Za-z]|^\s*\(?-[\w-]+(?:[\s|]+-[\w-]+)*[\s|]*\)`, 'i')
/** What is shown to the user says what it should be. */
const shows = /^\s*(?:\d{6})?\s*(?:display|print\w*|echo|say|write|puts|put)\b/i
const asksOnly = /^\W*(?:which|what) (?:[a-z-]+ ){0,4}(?:switch(?:es)?|flags?|options?|arguments?)\b[^,;?]*\?\W*$/i
const inQuotes = String.raw`["']\s*--?[A-Za-z][\w-]*=?["']`
const inCase = String.raw`^\s*(?:-[\w|-]+\s*\|\s*)*--?[A-Za-z][\w-]*\)`

/** The options that the code tests of its command line; of one that it does not test those that are spelled nearly so. */
export const optionsAspect: Aspect = {
  name: 'options',
  // What a routine takes is what its callers hand over.
  asks: ({ text }, subject) =>
    asksOptions(text) ? optionsIn(text).length > 0 || !(subject.named && isRoutine(subject)) : wordOptionsIn(text).length > 0,
  calls: ({ text }, subject, findings) =>
    asksOptions(text)
      ? [...searchCalls(text), ...shownOf(text, subject, findings).map((test) => readAround(test, room))]
      : searchesFor(wordOptionsIn(text)),
  draft: ({ text }, subject, findings) => {
    if (!asksOptions(text)) return namedDraft(wordOptionsIn(text), findings)
    const found = shownOf(text, subject, findings)
    const asked = optionsIn(text)
    if (found.length === 0) return undefined
    const missing = asked.filter((option) => !found.some((test) => optionsOf(test).some((one) => sameOption(one, option))))
    const lead = distinctBy(found, (test) => optionsOf(test).join())
      .slice(0, mostItems)
      .map((test) => itemOf(test, findings))
    const denied = missing.map((option) => `No test for ${code(option)} was found; tests for what begins like it:`)
    return {
      lead: [...denied, ...lead],
      whole: asked.length === 0 && asksOnly.test(text),
      quotes: asked.length === 0 ? [] : found.slice(0, mostQuotes).map((test) => quoteAround(test, room, findings)),
    }
  },
}

/** Where none is tested by itself, options stand in tables, whose rows say what each is for. */
function namedDraft(asked: readonly string[], findings: Findings): Draft | undefined {
  const rows = searchesFor(asked)
    .flatMap((call) => findings.codeLinesFound(call))
    .filter((line) => !isDocument(line.path) && !isOfTests(line.path) && !shows.test(line.text))
    .filter((line) => optionsOf(line).some((one) => asked.some((option) => sameOption(one, option))))
  // Where one is tested the lines of the test tell more than a list of them.
  if (rows.length === 0 || rows.some(({ text }) => tests.test(text))) return undefined
  const items = rows.slice(0, mostItems).map((line) => item(findings, code(lineText(line.text, longestRow)), [at(line)]))
  return { lead: [`${asked.map(code).join(', ')} stands in these lines:`, ...items], quotes: [] }
}

/** Of each option that is spelled; else for all. */
function searchCalls(text: string): readonly Call[] {
  const asked = optionsIn(text)
  if (asked.length === 0) return [patternCall(`${inQuotes}|${inCase}`)]
  return searchesFor(asked)
}

function searchesFor(asked: readonly string[]): readonly Call[] {
  return asked.map((option) => patternCall(String.raw`(?:["'(|]|^)\s*${escapeRegex(beginOf(option))}[\w-]*=?["'()|]`))
}

/** The marks and the first letters of a long option; of a letter all of it. */
function beginOf(option: string): string {
  return option.startsWith('--') ? option.slice(0, 2 + sharedLetters) : option
}

/**
 * Lines that test, for the option that is asked for first, then in the order in which they stand. Those of what is named if it has any; where all of its options
 * are asked for, those of others are none of them.
 */
function shownOf(text: string, { named, paths }: Subject, findings: Findings): readonly FoundLine[] {
  const asked = optionsIn(text)
  const all = searchCalls(text)
    .flatMap((call) => findings.codeLinesFound(call))
    .filter(
      (line) =>
        !isDocument(line.path) && !isOfTests(line.path) && !shows.test(line.text) && tests.test(line.text) && optionsOf(line).length > 0,
    )
  const own = all.filter(({ path }) => paths.includes(path))
  const isOwn = named && (own.length > 0 || (asked.length === 0 && paths.length > 0))
  const found = isOwn ? own : asked.length > 0 ? all : ofLocated(text, all, findings)
  const isAsked = (line: FoundLine) => optionsOf(line).some((one) => asked.some((option) => sameOption(one, option)))
  const near = found.filter((line) => !isAsked(line)).toSorted((a, b) => sharedOf(b, asked) - sharedOf(a, asked))
  return [...found.filter(isAsked), ...near].slice(0, mostItems)
}

/** Of a system with many scripts those that have the question's words; the options of the others are not asked for. */
function ofLocated(text: string, all: readonly FoundLine[], findings: Findings): readonly FoundLine[] {
  const isOne = new Set(all.map(({ path }) => path)).size === 1
  const units = findings.located(locateCall(text))?.units ?? []
  return isOne || asksOnly.test(text) ? all : all.filter((line) => units.some(({ path }) => path === line.path))
}

/** How many letters of an option that is asked for a test has at the beginning. */
function sharedOf(line: FoundLine, asked: readonly string[]): number {
  const shared = (a: string, b: string) => [...a].findIndex((letter, i) => letter !== b[i])
  return Math.max(0, ...optionsOf(line).flatMap((one) => asked.map((option) => shared(`${one} `, option))))
}

function optionsOf({ text }: FoundLine): readonly string[] {
  const quoted = [...text.matchAll(/["']\s*(--?[A-Za-z](?:[\w-]*\w)?)=?["']/g)].map((match) => match[1] ?? '')
  const cased = /^\s*((?:-[\w-]+\s*\|\s*)*--?[A-Za-z][\w-]*)\)/.exec(text)?.[1]?.split(/\s*\|\s*/) ?? []
  return [...new Set([...quoted, ...cased])]
}

function sameOption(a: string, b: string): boolean {
  return a.replaceAll('_', '-').toLowerCase() === b.replaceAll('_', '-').toLowerCase()
}

function itemOf(line: FoundLine, findings: Findings): string {
  const names = optionsOf(line).map((option) => nameFor(findings, option, [at(line)]))
  return item(findings, `option ${names.join(', ')}`, [at(line)])
}
