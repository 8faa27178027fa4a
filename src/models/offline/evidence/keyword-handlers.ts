import { escapeRegex } from '../../../base/escape-regex.ts'
import { bareFileName } from '../../../base/file-name.ts'
import { patternCall } from '../absence.ts'
import { definitionCall, linesCall, readCall } from '../calls.ts'
import { at, inert, item } from '../cite.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine, Place } from '../findings.ts'
import type { AskedKeyword } from '../question/asked-keyword.ts'
import type { Quote } from '../quote.ts'
import { quoteAround, readAround } from './around-place.ts'
import { farFormatUser, formatUsersCall } from './format-users.ts'
import { isFortranFile } from './is-fortran.ts'
import { lettersOf, literalsIn } from './keyword-literals.ts'
import { keywordCall, keywordTests } from './keyword-tests.ts'

const mostNoted = 2
const mostCalled = 2
const mostKnown = 12
const below = 9
const room = { before: 1, after: 8, most: 10 } as const

/** What works on a keyword: the statements below comments that write it as `[tie,…]` or `<TIE>`, and the routines that are called there. */
export interface Handlers {
  readonly paths: readonly string[]
  readonly quotes: readonly Quote[]
}

/** For comments that write the keyword in brackets, as manuals of commands do. */
function notedCall(word: string): Call {
  return linesCall(String.raw`^\s*[Cc*!].*[\[<]\s*${escapeRegex(word)}\b`, 20)
}

/** Those that write options behind it first. */
function notedPlaces(word: string, findings: Findings): readonly FoundLine[] {
  const found = findings.linesFound(notedCall(word)).filter(({ path }) => isFortranFile(path))
  const isOfOptions = ({ text }: FoundLine) => /\[\s*[^\]\s]+,/.test(text)
  return [...found.filter(isOfOptions), ...found.filter((line) => !isOfOptions(line))].slice(0, mostNoted)
}

export function handlerCalls(asked: AskedKeyword, places: readonly Place[], findings: Findings): readonly Call[] {
  const noted = notedPlaces(asked.word, findings)
  const reads = noted.map(({ path, line }) => readCall(path, line, line + below))
  if (asked.options.length === 0) return [notedCall(asked.word), ...reads]
  const { paths } = handlersOf(asked, places, findings)
  return [
    notedCall(asked.word),
    ...reads,
    ...asked.options.map(keywordCall),
    ...calledAt(noted.length > 0 ? noted : places, findings).map(definitionCall),
    ...paths.flatMap((path) => [knownCall(path), refusalCall(path)]),
    ...refusals(paths, findings).flatMap((place) => [
      readAround(place, room),
      ...[formatUsersCall(place, findings) ?? []].flat(),
      ...farFormatUser(place, findings).map((user) => readAround(user, room)),
    ]),
    ...optionTests(asked, paths, findings).map((place) => readAround(place, room)),
  ]
}

/** What stands behind it is done for another keyword. */
const leaves = /^\s*(?:\d+\s+)?(?:RETURN|GO\s*TO\s*\d+|ELSE.*|END\s*IF)\s*$/i

function calledAt(places: readonly Place[], findings: Findings): readonly string[] {
  const names = places.flatMap(({ path, line }) => {
    const known = findings.linesOf(path)
    const lines = Array.from({ length: below }, (_, i) => known.get(line + i) ?? '')
    const end = lines.findIndex((text) => leaves.test(text))
    return lines.slice(0, end < 0 ? below : end + 1).flatMap((text) => /^[^Cc*!].*\bCALL\s+(\w+)/i.exec(` ${text}`)?.[1] ?? [])
  })
  return [...new Set(names.map((name) => name.toUpperCase()))].slice(0, mostCalled)
}

export function handlersOf({ word, options }: AskedKeyword, places: readonly Place[], findings: Findings): Handlers {
  const noted = notedPlaces(word, findings)
  const called = calledAt(noted.length > 0 ? noted : places, findings).flatMap((name) =>
    findings.definitionsOf(name).map(({ path }) => path),
  )
  // Where comments tell which statements work on it, other places that know the word are for other purposes.
  const own = noted.length > 0 ? noted : places
  const paths = [...new Set([...called, ...own.map(({ path }) => path)])]
  const quotes = noted.map((place) => quoteAround(place, room, findings))
  if (options.length === 0) return { paths, quotes }
  const tests = optionTests({ word, options }, paths, findings)
  const refused = refusals(called, findings)
  const first = tests.length > 0 ? tests : [...refused, ...refused.flatMap((place) => farFormatUser(place, findings))]
  return { paths, quotes: [...first.map((place) => quoteAround(place, room, findings)), ...quotes] }
}

/** Where the options are compared in what works on the keyword. */
function optionTests({ options }: AskedKeyword, paths: readonly string[], findings: Findings): readonly FoundLine[] {
  return options.flatMap((option) =>
    keywordTests(option, findings)
      .filter(({ path }) => paths.includes(path))
      .slice(0, 2),
  )
}

const comparedTo = /\.EQ\.|==|\bCASE\s*\(|\b\w+\s*\([^()]*(?:\([^()]*\)[^()]*)*,\s*['"]/i

function knownCall(path: string): Call {
  return linesCall(String.raw`^[^!]*(?:\.EQ\.\s*|==\s*|\bCASE\s*\(\s*|,\s*)(?:['"]|\dH)`, 40, path)
}

/** For what a program says of an option that it does not know. */
function refusalCall(path: string): Call {
  return patternCall(
    String.raw`['"].*(?:not\s+(?:an?\s+)?(?:implemented|available|allowed|valid|known|legal|recogni[sz]ed)|unknown|illegal|invalid|unrecogni[sz]ed)`,
    path,
  )
}

function refusals(paths: readonly string[], findings: Findings): readonly FoundLine[] {
  return paths.flatMap((path) => findings.codeLinesFound(refusalCall(path))).slice(0, 1)
}

/** That an option of the keyword is compared nowhere in what works on it, and what is. */
export function optionItems(asked: AskedKeyword, { paths }: Handlers, findings: Findings): readonly string[] {
  return asked.options.flatMap((option) => {
    if (optionTests({ ...asked, options: [option] }, paths, findings).length > 0 || findings.resultOf(keywordCall(option)) === undefined)
      return []
    const lines = paths
      .flatMap((path) => findings.codeLinesFound(knownCall(path)))
      .filter(({ text }) => comparedTo.test(text) && /\b(?:ELSE)?IF\b|\bCASE\b/i.test(text))
    const known = [
      ...new Set(
        lines.flatMap(({ text }) =>
          literalsIn(text)
            .map((one) => one.text.trim().toUpperCase())
            .filter((one) => lettersOf(one).length > 1),
        ),
      ),
    ]
    const there = known.length === 0 ? '' : `; there are ${known.slice(0, mostKnown).map(inert).join(', ')}`
    const said = `No line of what works on ${inert(asked.word)} (${paths.map((path) => inert(bareFileName(path))).join(', ')}) compares anything with ${inert(option)}${there}`
    return [item(findings, said, lines.slice(0, 2).map(at))]
  })
}
