import { locateCall, readCall } from './calls.ts'
import type { Call } from './conversation.ts'
import { readLines, textAbout, textFiles } from './evidence/text-about.ts'
import type { Findings } from './findings.ts'
import { asksOverview } from './question/overview.ts'
import { type Question, questionOf } from './question/question.ts'

/** A title stands in the first of these lines that say anything. */
const linesOfTitle = 3
/** What people call by its name is a part of the system, also where that bears the system's name. */
const parts: ReadonlySet<string> = new Set(['program', 'entry', 'job', 'proc', 'transaction', 'map', 'copybook', 'table', 'macro', 'file'])
/** A longer question asks for more than what the system is. */
const longest = 90
const mayBeName = /(?<![\w-])(?:the\s+)?(?<word>\p{Lu}[\w-]{2,}|[a-z]+\p{Lu}\w+)(?![\w-])/gu

/** The word that may be what the system is called, and the question with `the system` in its place, where that asks for an overview. */
function ofWhole({ text, bare }: Question): { readonly word: string; readonly whole: string } | undefined {
  if (text.length > longest || asksOverview({ bare })) return undefined
  for (const { 0: said, index, groups } of text.matchAll(mayBeName)) {
    const whole = `${text.slice(0, index)}the system${text.slice(index + said.length)}`
    if (index > 0 && asksOverview({ bare: whole })) return { word: groups?.word ?? '', whole }
  }
  return undefined
}

/** What tells how the system is called, where a question may say it. */
export function systemCalls(question: Question, findings: Findings): readonly Call[] {
  if (ofWhole(question) === undefined) return []
  const path = textAbout(findings)
  return [textFiles, ...(path === undefined ? [] : [readCall(path, 1, readLines)])]
}

/** The same question of the system as a whole, where it calls that by the name that its text has in the title: `what is NAME`. */
export function withSystemForName(question: Question, findings: Findings): Question {
  const asked = ofWhole(question)
  const path = asked && textAbout(findings)
  if (asked === undefined || path === undefined) return question
  const word = asked.word.toLowerCase()
  const named = findings.located(locateCall(question.text))?.names.find((one) => one.word.toLowerCase() === word)
  if (named?.units.some(({ kind }) => parts.has(kind))) return question
  return titleOf(path, findings).includes(word) ? questionOf(asked.whole) : question
}

function titleOf(path: string, findings: Findings): readonly string[] {
  const lines = [...findings.linesOf(path)].sort(([a], [b]) => a - b).map(([, line]) => line)
  const said = lines.filter((line) => /\p{L}{3,}/u.test(line)).slice(0, linesOfTitle)
  return said.flatMap((line) => line.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [])
}
