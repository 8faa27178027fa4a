import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { locateCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { handlerCalls, handlersOf, optionItems } from '../../evidence/keyword-handlers.ts'
import {
  identifierCall,
  isIdentifier,
  isKeywordNowhere,
  keywordCall,
  keywordTableCalls,
  keywordTables,
  keywordTests,
} from '../../evidence/keyword-tests.ts'
import {
  branchesOf,
  choiceCalls,
  flagCalls,
  flagsSetAt,
  flagTests,
  jumpCalls,
  jumpedTo,
  tableUseCalls,
  tableUses,
} from '../../evidence/keyword-uses.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import { type AskedKeyword, askedKeywords } from '../../question/asked-keyword.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostItems = 6
const mostPlaces = 4
const longest = 90
const room = { before: 1, after: 9, most: 11 } as const
/** With the comment over its label. */
const roomForBranch = { before: 4, after: 9, most: 12 } as const
const roomForFlag = { before: 3, after: 4, most: 8 } as const

/** What a program of Fortran does with a keyword of its input: where it is compared, what is done then, and where what that sets is tested. */
export const inputKeywordsAspect: Aspect = {
  name: 'input keywords',
  exact: true,
  asks: (question) => askedKeywords(question).length > 0,
  calls: (question, _, findings) => askedKeywords(question).flatMap((asked) => callsFor(asked, findings)),
  draft: (question, _, findings) => {
    const drafts = askedKeywords(question).flatMap((asked) => draftFor(asked, findings) ?? [])
    if (drafts.length === 0) return deniedOf(question, findings)
    return {
      lead: drafts.flatMap(({ lead }) => lead),
      quotes: drafts.flatMap(({ quotes }) => quotes),
      defines: true,
      alone: drafts.some(({ isDenied }) => isDenied) || !isDocumented(question, findings),
    }
  },
}

/** A manual says more of it than the code. */
function isDocumented({ text }: Question, findings: Findings): boolean {
  return (findings.located(locateCall(text))?.units ?? []).some(
    ({ path, kind }) => kind === 'document' || isDocument(path) || /\.tex$/i.test(path),
  )
}

function callsFor(asked: AskedKeyword, findings: Findings): readonly Call[] {
  const { word } = asked
  const places = placesOf(word, findings)
  return [
    keywordCall(word),
    ...(isKeywordNowhere(word, findings) ? [identifierCall(word)] : []),
    ...keywordTableCalls(word, findings),
    ...keywordTables(word, findings).flatMap((table) => tableUseCalls(table, findings)),
    ...handlerCalls(asked, places, findings),
    ...places.map((place) => readAround(place, room)),
    ...keywordTests(word, findings)
      .slice(0, mostPlaces)
      .flatMap((test) => [readAround(test, room), ...jumpCalls(test, findings)]),
    ...choicesAt(word, findings).map(({ path, line }) => readCall(path, line, line + 4)),
    ...places.flatMap((place) => choiceCalls(place, arraysOf(word, findings), findings)),
    ...flagCalls(flagsOf(word, findings)),
    ...testedFlags(word, findings).map(({ place }) => readAround(place, roomForFlag)),
  ]
}

function arraysOf(word: string, findings: Findings): readonly string[] {
  return keywordTables(word, findings).map(({ array }) => array)
}

/** Where something is done for the keyword: what tests jump to, the tests, else where a list is compared or jumped by. Of a member that sets a flag first. */
function placesOf(word: string, findings: Findings): readonly Place[] {
  const tests = distinctBy(keywordTests(word, findings), ({ path }) => path)
  const jumped = tests.slice(0, mostPlaces).flatMap((test) => jumpedTo(test, findings))
  const tables = keywordTables(word, findings)
  const branches = tables.flatMap((table) => branchesOf(table, findings))
  const uses = tables.flatMap((table) => tableUses(table, findings))
  const listed = branches.length > 0 ? branches : uses
  const all = distinctBy([...jumped, ...tests, ...listed], ({ path, line }) => `${path} ${line}`)
  const isIdle = (place: Place) => flagsSetAt(place, findings).length + choiceCalls(place, arraysOf(word, findings), findings).length === 0
  return [...all.filter((place) => !isIdle(place)), ...all.filter(isIdle)].slice(0, mostPlaces)
}

/** What the statements there choose by: lists of other words. */
function choicesAt(word: string, findings: Findings): readonly FoundLine[] {
  const found = placesOf(word, findings).flatMap((place) => choiceCalls(place, arraysOf(word, findings), findings))
  return found.flatMap((call) => findings.codeLinesFound(call)).slice(0, 1)
}

function flagsOf(word: string, findings: Findings): readonly string[] {
  return [...new Set(placesOf(word, findings).flatMap((place) => flagsSetAt(place, findings)))].slice(0, 2)
}

function testedFlags(word: string, findings: Findings): readonly { readonly flag: string; readonly place: FoundLine }[] {
  const own = new Set(placesOf(word, findings).map(({ path }) => path))
  return flagsOf(word, findings).flatMap((flag) => flagTests(flag, own, findings).map((place) => ({ flag, place })))
}

function draftFor(asked: AskedKeyword, findings: Findings): (Pick<Draft, 'lead' | 'quotes'> & { readonly isDenied: boolean }) | undefined {
  const { word } = asked
  const tests = keywordTests(word, findings)
  const tables = keywordTables(word, findings)
  if (tests.length + tables.length === 0) return undefined
  const compared = distinctBy(tests, ({ path }) => path).map((test) => lineItem(inert(word), test, findings))
  const listed = tables.map((table) => {
    const places = [{ path: table.path, startLine: table.startLine, endLine: table.endLine }]
    const what = table.position === undefined ? 'is spelled by' : `is number ${table.position} of`
    return item(findings, `${inert(word)} ${what} ${nameFor(findings, table.array, places)} in ${inert(bareFileName(table.path))}`, places)
  })
  const tested = testedFlags(word, findings)
  const flags = tested.map(({ flag, place }) => lineItem(`${code(flag)}, which it sets, is tested`, place, findings))
  const branches = tables.flatMap((table) => branchesOf(table, findings))
  const isBranch = (place: Place) => branches.some(({ path, line }) => path === place.path && line === place.line)
  const done = placesOf(word, findings).map((place) => quoteAround(place, isBranch(place) ? roomForBranch : room, findings))
  const handled = handlersOf(asked, placesOf(word, findings), findings)
  const denied = optionItems(asked, handled, findings)
  return {
    isDenied: denied.length > 0,
    lead: [...denied, ...[...compared, ...listed].slice(0, mostItems), ...flags],
    quotes: [
      ...done.slice(0, 1),
      ...choicesAt(word, findings).map((choice) => quoteAround(choice, { before: 0, after: 4, most: 5 }, findings)),
      ...handled.quotes,
      ...tested.slice(0, 2).map(({ place }) => quoteAround(place, roomForFlag, findings)),
      ...done.slice(1),
    ],
  }
}

function lineItem(said: string, line: FoundLine, findings: Findings): string {
  return item(findings, `${said} in ${inert(bareFileName(line.path))}: ${code(lineText(line.text, longest))}`, [at(line)])
}

/** That nothing is compared with any of them; of data of that name its values are told. */
function deniedOf(question: Question, findings: Findings): Draft | undefined {
  const words = askedKeywords(question).map(({ word }) => word)
  if (!words.every((word) => isKeywordNowhere(word, findings) && !isIdentifier(word, findings) && isInputOfFortran(findings, question)))
    return undefined
  const said = `no line of the code compares anything with ${words.map(inert).join(' or ')}`
  return { lead: [], quotes: [], nothing: { said, decides: true } }
}

/** Whether what the question's words lead to is Fortran: other languages have other ways to know a keyword. */
function isInputOfFortran(findings: Findings, { text }: Question): boolean {
  const units = findings.located(locateCall(text))?.units ?? []
  const ofCode = units.filter(({ kind }) => kind !== 'document' && kind !== 'lines')
  return ofCode.length > 0 && ofCode.every(({ language }) => /fortran/i.test(language))
}
