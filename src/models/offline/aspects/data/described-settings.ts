import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall, readCall, referencesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { codeText } from '../../evidence/code-text.ts'
import { isIdle } from '../../evidence/comment-lines.ts'
import { linesOfFitting } from '../../evidence/fitting-members.ts'
import { isMarkup } from '../../evidence/is-document.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedDescribedSetting } from '../../question/asked-described-setting.ts'
import type { Question } from '../../question/question.ts'
import { withShorterPhrase } from '../../question/shorter-phrase.ts'
import { closeIdentifierOf } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { usersOf, usesIn } from '../relations/users-of.ts'

const mostFound = 80
const mostPrograms = 6
/** Beside what the structure tells already. */
const mostBeside = 3
const mostOfProgram = 2
/** Equations whose lines above are read. */
const mostRead = 12
const linesAbove = 3
const longestText = 90
/** What stands before a name that is only compared, or before a paragraph; also where the cursor is put. */
const noTarget = /\b(?:MOVE\s+-1\s+TO|(?:GO|EQUALS?|THAN|OR|UP|PERFORM|THRU|LENGTH OF|ADDRESS OF)(?:\s+TO)?)\s+$/i

/** Behind these `A = B` compares. */
const beforeComparison = /(?:\b(?:AND|OR|NOT|IF|WHEN|UNTIL|WHILE|WHERE|HAVING|ON)\s*\(*|[&|(])\s*$/i

/** Where a question describes an item and asks who gives it its value: the statements that give one to what is called so, by program. */
export const describedSettingsAspect: Aspect = {
  name: 'described settings',
  asks: (question) => askedDescribedSetting(question) !== undefined,
  calls: (question, subject, findings) => [
    ...phrasesOf(question).map(settingsCall),
    ownersCall(question.text),
    ...settingsFound(question, subject, findings)
      .filter(({ text }) => isEquation(text))
      .slice(0, mostRead)
      .map(({ path, line }) => readCall(path, line - linesAbove, line)),
  ],
  draft: (question, subject, findings) => {
    const told = toldBefore(subject, findings)
    const set = settingsFound(question, subject, findings).filter((line) => !isCompared(line, findings))
    const most = { members: told.size > 0 ? mostBeside : mostPrograms, ofEach: mostOfProgram }
    const found = linesOfFitting(set, question, findings, most)
    if (found.length === 0) return undefined
    const lead = found.map((line) => item(findings, code(lineText(line.text, longestText)), [at(line)]))
    const words = askedDescribedSetting(question) ?? []
    return { lead: [`${told.size > 0 ? 'Also s' : 'S'}et, called ${inert(words.join(' '))}:`, ...lead], quotes: [] }
  },
}

function phrasesOf(question: Question): readonly (readonly string[])[] {
  return withShorterPhrase(askedDescribedSetting(question))
}

function settingsCall(words: readonly string[]): Call {
  const name = closeIdentifierOf(words)
  return linesCall(
    String.raw`\b(?:TO|GIVING|INTO|COMPUTE|SET|INITIALIZE|ACCEPT)\s+${name}|^\s*(?:[0-9]+\s+)?${name}(?:\s*\([^()=]*\))?\s*=[^=]`,
    mostFound,
  )
}

/** Of the longest description that a name has, beside what is told already. */
function settingsFound(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const told = toldBefore(subject, findings)
  const found = phrasesOf(question).map((words) => {
    const name = new RegExp(closeIdentifierOf(words), 'i')
    return findings
      .codeLinesFound(settingsCall(words))
      .filter(({ path, text }) => !told.has(path) && !isMarkup(path) && !noTarget.test(text.slice(0, name.exec(text)?.index)))
  })
  return found.find((lines) => lines.length > 0) ?? []
}

function isEquation(text: string): boolean {
  return /^\s*(?:\d+\s+)?[\w$#@-]+\s*(?:\([^()=]*\))?\s*=/.test(text)
}

/** Whether a line that begins with `A = B` goes on with a condition of the line above it. */
function isCompared({ path, line, text }: FoundLine, findings: Findings): boolean {
  if (!isEquation(text)) return false
  const lines = findings.linesOf(path)
  let above = line - 1
  while (above > line - linesAbove && isIdle(lines.get(above) ?? '')) above--
  return beforeComparison.test(codeText(lines.get(above)))
}

/** Programs that the structure has told of the field that was found for the description. */
function toldBefore({ name, kinds, named }: Subject, findings: Findings): ReadonlySet<string> {
  const result = named || kinds[0] !== 'field' ? undefined : findings.structure(referencesCall(name, 'uses'), 'uses')
  const users = result === undefined ? [] : usersOf(usesIn(result), { name: 'changes' })
  return new Set(users.flatMap(({ references }) => references.map(({ path }) => path)))
}
