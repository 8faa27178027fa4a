import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isBesideSystem } from '../../evidence/front-end.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedTest } from '../../question/asked-test.ts'
import type { Question } from '../../question/question.ts'
import { identifierOf } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'

const mostFound = 80
const mostPrograms = 5
const mostOfProgram = 2
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
    const lead = found.map((line) => item(findings, code(line.text.trim().replace(/\s+/g, ' ').slice(0, longestText)), [at(line)]))
    const what = named ? inert(name) : `what is called ${inert((askedTest(question.text) ?? []).join(' '))}`
    return {
      lead: [`Conditions on ${what}:`, ...lead],
      quotes: found.slice(0, mostQuoted).map((place) => quoteAround(place, room, findings)),
    }
  },
}

function searchCalls({ text }: Question) {
  const words = askedTest(text)
  return words === undefined ? [] : [linesCall(`${keyword}.*?${identifierOf(words)}`, mostFound)]
}

/** Programs that fit the question best come first, of each what tests it for more than being there. */
function conditionsFor(question: Question, findings: Findings): readonly FoundLine[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  const rank = ({ path }: FoundLine) => {
    const at = units.findIndex((unit) => unit.path === path)
    return at < 0 ? units.length : at
  }
  const all = searchCalls(question).flatMap((call) => findings.codeLinesFound(call))
  // Where the system is all of such files they are the program.
  const isMixed = units.some(({ path }) => !isBesideSystem(path, question.text))
  const found = all.filter(({ path, text }) => !ofFile.test(text) && !(isMixed && isBesideSystem(path, question.text)))
  const isWeak = ({ text }: FoundLine) => weak.test(text)
  const strong = found.filter((line) => !isWeak(line))
  const programs = [...groupBy(strong.length > 0 ? strong : found, ({ path }) => path).values()]
  return programs
    .toSorted(([a], [b]) => (a && b ? rank(a) - rank(b) : 0))
    .slice(0, mostPrograms)
    .flatMap((lines) => lines.toSorted((a, b) => Number(isWeak(a)) - Number(isWeak(b)) || a.line - b.line).slice(0, mostOfProgram))
}
