import { escapeRegex } from '../../../../base/escape-regex.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const command = '(?:sub-?)?(?:command|request|verb|function)'
const word = `['"]?([A-Z@#$][A-Z0-9@#$]{0,15})['"]?`
/** `the command X`, `the X command`: what somebody types is written as it is typed. */
const named = [
  new RegExp(String.raw`\b(?:[Ss]ub-?)?(?:[Cc]ommand|[Rr]equest|[Vv]erb|[Ff]unction)\s+${word}(?![\w-])`),
  new RegExp(String.raw`(?<![\w-])${word}\s+${command}\b`),
]
const asksWho =
  /\b(?:which|what)\s+(?:module|program|routine|member|section|subroutine|part)s?\b|\bwho\b|\bwhat\s+(?:does|is (?:called|run|done))\b|\bwhere\s+is\b|\bhow\s+is\b/i
const shortest = 3
const mostFound = 20
const mostEntries = 4
const longest = 100
const room = { before: 2, after: 2, most: 5 } as const

/** Which routine carries out what somebody types: a table of assembler has it with the routine's address, and words for the one need not stand in the other. */
export const commandEntriesAspect: Aspect = {
  name: 'command entries',
  exact: true,
  asks: (question) => commandOf(question) !== undefined,
  calls: (question, _, findings) => {
    const asked = commandOf(question)
    return asked === undefined
      ? []
      : [
          tableCall(asked),
          ...entriesOf(asked, findings)
            .slice(0, 1)
            .map((line) => readAround(line, room)),
        ]
  },
  draft: (question, _, findings) => {
    const asked = commandOf(question)
    const entries = asked === undefined ? [] : entriesOf(asked, findings)
    if (asked === undefined || entries.length === 0) return undefined
    return {
      whole: true,
      lead: entries.slice(0, mostEntries).map((line) => entryItem(asked, line, findings)),
      quotes: entries.slice(0, 1).map((line) => quoteAround(line, room, findings)),
    }
  },
}

function commandOf({ text }: Question): string | undefined {
  if (!asksWho.test(text)) return undefined
  for (const form of named) {
    const found = form.exec(text)?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

const address = String.raw`,[AV](?:L\d)?\(([A-Z@#$_][A-Z0-9@#$_]*)\)`
const entry = new RegExp(String.raw`\bDC\s+C(?:L\d+)?'([^' ]*) *'\S*${address}`, 'i')

/** Tables often keep the first letters alone. */
function tableCall(asked: string): Call {
  const forms = Array.from({ length: Math.max(1, asked.length - shortest + 1) }, (_, i) => escapeRegex(asked.slice(0, asked.length - i)))
  return linesCall(String.raw`\bDC\s+C(?:L\d+)?'(?:${forms.join('|')}) *'\S*${address}`, mostFound)
}

/** The whole word before what it may be shortened to. */
function entriesOf(asked: string, findings: Findings): readonly FoundLine[] {
  const found = findings.codeLinesFound(tableCall(asked))
  const lengthOf = ({ text }: FoundLine) => entry.exec(text)?.[1]?.length ?? 0
  const most = Math.max(0, ...found.map(lengthOf))
  return most === 0 ? [] : found.filter((line) => lengthOf(line) === most)
}

function entryItem(asked: string, line: FoundLine, findings: Findings): string {
  const places = [at(line)]
  const routine = entry.exec(line.text)?.[2]?.toUpperCase() ?? ''
  return item(
    findings,
    `${nameFor(findings, asked, places)} stands in a table with the address of ${nameFor(findings, routine, places)}: ${code(lineText(line.text.slice(0, 71), longest))}`,
    places,
  )
}
