import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround, readAround } from '../../evidence/around-place.ts'
import { lineText } from '../../evidence/line-text.ts'
import { definingCalls, isPlace, scopeOf, within } from '../../evidence/named-places.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { thingsNamed } from '../../question/asked-attribute.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const mostFound = 20
const mostShown = 3
const longestText = 90
const room = { before: 0, after: 5, most: 6 } as const
const asksUnit =
  /\bon[- ]units?\b|\bENDFILE\b|\bend[- ]of[- ](?:the )?(?:file|data|input)\b|\bENDPAGE\b|\bUNDEFINEDFILE\b|\b(?:file )?(?:is|does) (?:missing|not exist)\b/i

/** What a program of PL/I does when a condition is raised for a file: its ON-unit. */
export const onUnitsAspect: Aspect = {
  name: 'on-units',
  asks: (question) => asksUnit.test(question.text) && thingsNamed(question).length > 0,
  calls: (question, _, findings) => [
    ...definingCalls(question),
    ...unitsCalls(question),
    ...unitsFor(question, findings).map((line) => readAround(line, room)),
  ],
  draft: (question, _, findings) => {
    const found = unitsFor(question, findings)
    if (found.length === 0) return undefined
    return {
      lead: found.map((line) =>
        item(findings, `${code(lineText(line.text, longestText))} in ${inert(bareFileName(line.path))}`, [at(line)]),
      ),
      quotes: found.map((line) => quoteAround(line, room, findings)),
      whole: true,
    }
  },
}

function unitsCalls(question: Question): readonly Call[] {
  return thingsNamed(question)
    .filter((name) => !isPlace(name, question) || thingsNamed(question).length === 1)
    .map(unitCall)
}

function unitCall(name: string): Call {
  return linesCall(
    String.raw`\bON\s+(?:ENDFILE|ENDPAGE|KEY|UNDEFINEDFILE|UNDF|TRANSMIT|RECORD|NAME)\s*\(\s*${escapeRegex(name)}\s*\)`,
    mostFound,
  )
}

function unitsFor(question: Question, findings: Findings): readonly FoundLine[] {
  return thingsNamed(question)
    .flatMap((name) => within(findings.codeLinesFound(unitCall(name)), scopeOf(name, question, findings)))
    .slice(0, mostShown)
}
