import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { isTelling, standsIn, termsIn } from '../../evidence/told-words.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { sumOfWeights } from '../../sum-of-weights.ts'

const asksSwitch =
  /\b(?:what|which|how)\b[^.?]*\b(?:(?:(?:have|has|had|need|needs|want) to (?:be )?|must (?:I |we |one )?(?:be )?|should (?:I |we |one )?(?:be )?|can (?:I |we |one )?(?:be )?|do (?:I|we) |to be )set\b|(?:switch|turn)(?:es|ed|s)? (?:[a-z]+ ){0,3}?(?:on|off)\b|environment variables?)/i
const mostFound = 60
const mostRead = 12
const mostShown = 2
const room = { before: 2, after: 4, most: 7 } as const
/** Of the weight of the question's words. */
const leastShare = 0.2
const fewestWords = 2
/** What people say is done, and what statements for it are called. */
const deeds: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:empt|clear|wip|delet|remov|purg|eras)\w*/i, /\b(?:DELETE|TRUNCATE|DROP|CLEAR|ERASE|rm)\b/i],
  [/\b(?:show|display|print|see)\w*/i, /\b(?:DISPLAY|PRINT|SAY|echo|printf)\b/i],
  [/\b(?:log|writ|record|trac|debug)\w*/i, /(?:LOG|WRITE|TRACE|DEBUG)/i],
  [/\b(?:send|mail)\w*/i, /\b(?:mail|sendmail|SEND)\b/i],
]
const deedWorth = 0.5

const name = '[A-Z][A-Z0-9_]{3,}'
const takesOver = /^\s*(?:export\s+)?\w+=/

/** A script tests a variable or has a value in case there is none; a program reads it. */
const reads = [
  String.raw`\$\{(${name}):[-=]`,
  String.raw`\$\{?(${name})\}?["']?\s*(?:==?|!=|-eq|-ne)\s`,
  String.raw`%(${name})%["']?\s*==`,
  String.raw`\b(?:getenv|GETENV|Getenv)\s*\(\s*["'](${name})`,
  String.raw`\b(?:os\.environ|process\.env)[.\["'get(]+(${name})`,
  String.raw`["'](${name})["']\s+UPON\s+ENVIRONMENT`,
  String.raw`\bFROM\s+ENVIRONMENT\s+["'](${name})`,
  String.raw`\bVALUE\(\s*["'](${name})["'].*ENVIRONMENT`,
]

/** The variable of the environment that switches something: told by what stands under the line that reads it. */
export const environmentSwitchesAspect: Aspect = {
  name: 'environment switches',
  asks: ({ bare }) => asksSwitch.test(bare),
  calls: (question, _, findings) => [switchesCall, ...switchesRead(question, findings).map(({ line }) => readAround(line, room))],
  draft: (question, _, findings) => {
    const found = best(question, findings)
    if (found.length === 0) return undefined
    const lead = found.map(({ variable, line }) =>
      item(findings, `environment variable ${nameFor(findings, variable, [at(line)])} is looked at`, [at(line)]),
    )
    return { lead, quotes: found.map(({ line }) => quoteAround(line, room, findings)) }
  },
}

const switchesCall = linesCall(reads.map((one) => one.replace(`(${name})`, name)).join('|'), mostFound)

interface Switch {
  readonly variable: string
  readonly line: FoundLine
}

function switchesRead(question: Question, findings: Findings): readonly Switch[] {
  const all = findings
    .codeLinesFound(switchesCall)
    .filter(({ path }) => !isDocument(path))
    .flatMap((line) => {
      const variable = reads.map((one) => new RegExp(one).exec(line.text)?.[1]).find((found) => found !== undefined)
      return variable === undefined ? [] : [{ variable, line }]
    })
  // Those whose own line has most of the question are read first.
  return all.toSorted((a, b) => worth(question, [b.line.text], findings) - worth(question, [a.line.text], findings)).slice(0, mostRead)
}

function worth(question: Question, lines: readonly string[], findings: Findings): number {
  return sumOfWeights(wordsIn(question, lines, findings)) + deedWorth * deedsIn(question, lines)
}

function deedsIn({ bare }: Question, lines: readonly string[]): number {
  return deeds.filter(([said, done]) => said.test(bare) && done.test(lines.join('\n'))).length
}

function wordsIn(question: Question, lines: readonly string[], findings: Findings) {
  const terms = termsIn(lines.join('\n'))
  return findings.wordsOf(question).filter((word) => isTelling(word) && standsIn(word, terms))
}

/** Each variable once, by what it and the lines under it have of the question; none that has next to nothing. */
function best(question: Question, findings: Findings): readonly Switch[] {
  const total = sumOfWeights(findings.wordsOf(question).filter(isTelling))
  const weighed = switchesRead(question, findings).map((one) => {
    const lines = findings.linesOf(one.line.path)
    // What only takes a value over decides nothing of the lines below.
    const reach = takesOver.test(one.line.text) ? 1 : room.after
    const under = Array.from({ length: reach }, (_, below) => lines.get(one.line.line + below) ?? '')
    return { ...one, weight: worth(question, under, findings), words: wordsIn(question, under, findings).length + deedsIn(question, under) }
  })
  const telling = weighed.filter(({ weight, words }) => words >= fewestWords && weight >= leastShare * total)
  return distinctBy(
    telling.toSorted((a, b) => b.weight - a.weight),
    ({ variable }) => variable,
  ).slice(0, mostShown)
}
