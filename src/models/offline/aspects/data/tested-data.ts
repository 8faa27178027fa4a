import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { linesOfFitting } from '../../evidence/fitting-members.ts'
import { isBesideSystem } from '../../evidence/front-end.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedTest } from '../../question/asked-test.ts'
import type { Question } from '../../question/question.ts'
import { withShorterPhrase } from '../../question/shorter-phrase.ts'
import { closeIdentifierOf, identifierOf } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'

const mostFound = 80
/** Some of these may be comments. */
const mostNamed = 20
const mostOfPrograms = { members: 5, ofEach: 2 } as const
const mostQuoted = 1
const longestText = 90
const room = { before: 2, after: 9, most: 11 } as const
/** A condition begins with it, perhaps behind a label, or goes on with it. SELECT of SQL and of files chooses nothing. */
const keyword = String.raw`^(?:.{6}\s|)[\s\d]*(?:\w+:\s*|ELSE\s+)?(?:(?:IF|ELSEIF|WHEN|AND|OR|UNTIL|WHILE|EVALUATE)\b|SELECT\s*(?:CASE\s*)?\()`
/** Whether it was keyed at all, or has changed, is asked by less than what it holds. */
const weak = /(?:=|\bEQUALS?(?: TO)?|\bIS|\bNOT)\s*(?:SPACES?|LOW-VALUES?|ZEROE?S?|BLANK)\b|[-_](?:OLD|BEFORE|ORIG|SAVED?)[-_]/i
/** How the last statement on a file ended says nothing of what is in it. */
const ofFile = /[-_](?:FILE-?)?(?:STATUS|STAT|FS|EOF)\b|\b(?:EOF|FS|END-OF-FILE)[-_]/i

/** Where a question asks where something is checked: the conditions on what bears its name, by program. */
export const testedDataAspect: Aspect = {
  name: 'tested data',
  asks: (question) => askedTest(question.text) !== undefined,
  calls: (question, _, findings) => [
    ...searchCalls(question),
    ownersCall(question.text),
    ...conditionsFor(question, findings)
      .slice(0, mostQuoted)
      .map((place) => readAround(place, room)),
  ],
  draft: (question, { name, named }, findings) => {
    const found = conditionsFor(question, findings)
    if (found.length === 0) return undefined
    const lead = found.map((line) => item(findings, code(lineText(line.text, longestText)), [at(line)]))
    const what = named ? inert(name) : `what is called ${inert((askedTest(question.text) ?? []).join(' '))}`
    return {
      lead: [`Conditions on ${what}:`, ...lead],
      quotes: found.slice(0, mostQuoted).map((place) => quoteAround(place, room, findings)),
    }
  },
}

function phrasesOf({ text }: Question): readonly (readonly string[])[] {
  return withShorterPhrase(askedTest(text))
}

function searchCalls(question: Question) {
  return phrasesOf(question).flatMap((words) => [conditionsCall(words), ...namedCalls(words)])
}

function conditionsCall(words: readonly string[]) {
  return linesCall(`${keyword}.*?${identifierOf(words)}`, mostFound)
}

/** Anything that is called just so. */
function namedCalls(words: readonly string[]) {
  return words.length < 2 ? [] : [linesCall(closeIdentifierOf(words), mostNamed)]
}

/** Where something is called just so, a name with other words in between is that of another thing. */
function closest(words: readonly string[], findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(conditionsCall(words))
  if (!namedCalls(words).some((call) => findings.codeLinesFound(call).length > 0)) return found
  const name = new RegExp(closeIdentifierOf(words), 'i')
  return found.filter(({ text }) => name.test(text))
}

/** Those that test it for more than being there, where there are any; programs that fit the question best come first. */
function conditionsFor(question: Question, findings: Findings): readonly FoundLine[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  // Where the system is all of such files they are the program.
  const isMixed = units.some(({ path }) => !isBesideSystem(path, question.text))
  const isMeant = ({ path, text }: FoundLine) => !ofFile.test(text) && !(isMixed && isBesideSystem(path, question.text))
  const isWeak = ({ text }: FoundLine) => weak.test(text)
  const found = phrasesOf(question).map((words) => closest(words, findings).filter(isMeant))
  const strong = found.map((lines) => lines.filter((line) => !isWeak(line))).find((lines) => lines.length > 0)
  const meant = strong ?? found.find((lines) => lines.length > 0) ?? []
  return linesOfFitting(meant, question, findings, mostOfPrograms)
}
