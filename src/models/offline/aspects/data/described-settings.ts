import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall, referencesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import { isMarkup } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedDescribedSetting } from '../../question/asked-described-setting.ts'
import type { Question } from '../../question/question.ts'
import { closeIdentifierOf } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { usersOf, usesIn } from '../relations/users-of.ts'

const mostFound = 80
const mostPrograms = 6
/** Beside what the structure tells already. */
const mostBeside = 3
const mostOfProgram = 2
const longestText = 90
/** What stands before a name that is only compared, or before a paragraph; also where the cursor is put. */
const noTarget = /\b(?:MOVE\s+-1\s+TO|(?:GO|EQUALS?|THAN|OR|UP|PERFORM|THRU|LENGTH OF|ADDRESS OF)(?:\s+TO)?)\s+$/i

/** Where a question describes an item and asks who gives it its value: the statements that give one to what is called so, by program. */
export const describedSettingsAspect: Aspect = {
  name: 'described settings',
  asks: (question) => askedDescribedSetting(question) !== undefined,
  calls: (question) => [...settingCalls(question), ownersCall(question.text)],
  draft: (question, subject, findings) => {
    const words = askedDescribedSetting(question) ?? []
    const told = toldBefore(subject, findings)
    const found = statementsFor(question, told, findings)
    if (found.length === 0) return undefined
    const lead = found.map((line) => item(findings, code(lineText(line.text, longestText)), [at(line)]))
    return { lead: [`${told.size > 0 ? 'Also s' : 'S'}et, called ${inert(words.join(' '))}:`, ...lead], quotes: [] }
  },
}

/** The longest description whose words a name has; of `card expiration date` also the last two. */
function settingCalls(question: Question) {
  const words = askedDescribedSetting(question)
  if (words === undefined) return []
  return [words, ...(words.length > 2 ? [words.slice(1)] : [])].map((some) => {
    const name = closeIdentifierOf(some)
    return linesCall(
      String.raw`\b(?:TO|GIVING|INTO|COMPUTE|SET|INITIALIZE|ACCEPT)\s+${name}|^\s*(?:[0-9]+\s+)?${name}(?:\s*\([^()=]*\))?\s*=[^=]`,
      mostFound,
    )
  })
}

/** Of each program the first, programs first that fit the question. */
function statementsFor(question: Question, told: ReadonlySet<string>, findings: Findings): readonly FoundLine[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  const rank = ({ path }: FoundLine) => {
    const place = units.findIndex((unit) => unit.path === path)
    return place < 0 ? units.length : place
  }
  const words = askedDescribedSetting(question) ?? []
  const all = settingCalls(question).map((call, index) => {
    const name = new RegExp(closeIdentifierOf(words.slice(index)), 'i')
    return findings
      .codeLinesFound(call)
      .filter(({ path, text }) => !told.has(path) && !isMarkup(path) && !noTarget.test(text.slice(0, name.exec(text)?.index)))
  })
  const found = all.find((lines) => lines.length > 0) ?? []
  return [...groupBy(found, ({ path }) => path).values()]
    .toSorted(([a], [b]) => (a && b ? rank(a) - rank(b) : 0))
    .slice(0, told.size > 0 ? mostBeside : mostPrograms)
    .flatMap((lines) => lines.slice(0, mostOfProgram))
}

/** Programs that the structure has told of the field that was found for the description. */
function toldBefore({ name, kinds, named }: Subject, findings: Findings): ReadonlySet<string> {
  const result = named || kinds[0] !== 'field' ? undefined : findings.structure(referencesCall(name, 'uses'), 'uses')
  const users = result === undefined ? [] : usersOf(usesIn(result), { name: 'changes' })
  return new Set(users.flatMap(({ references }) => references.map(({ path }) => path)))
}
