import type { Definition } from '../../../../answer/structure-results.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall } from '../../calls.ts'
import { item, nameFor } from '../../cite.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isCobol } from '../../evidence/is-cobol.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { passagesOf } from '../passages.ts'

const mostNames = 10
const passagesLooked = 4

const name = `([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)`
/** A condition that is no comparison: an 88-level. */
const condition = new RegExp(
  String.raw`\b(?:IF|WHEN|AND|OR|NOT|UNTIL)\s+(?:NOT\s+)?${name}(?![\w-])(?!\s*(?:=|>|<|\(|NOT\b|EQUAL\b|IS\b|LESS\b|GREATER\b|OF\b|IN\b))`,
  'gi',
)
/** What is set or moved as a whole: a condition, or a constant with its value. */
const given = new RegExp(String.raw`\b(?:SET|MOVE)\s+${name}\s+TO\b`, 'gi')
/** What something is compared with or computed from: a limit that a rule keeps in a constant. */
const limit = new RegExp(
  String.raw`(?:=|>|<|\bTHAN|\bEQUAL(?:\s+TO)?|[*/+]|\bBY|\bUNTIL\s+[\w-]+\s*>)\s+${name}|\b(?:ADD|MULTIPLY|SUBTRACT)\s+${name}`,
  'gi',
)

/** What is called, run or opened by the name that an item holds. */
const called = new RegExp(String.raw`\b(?:CALL|(?:PROGRAM|TRANSID|FILE|DATASET|QUEUE|QNAME|MAP|MAPSET)\s*\()\s*${name}(?![\w-])`, 'gi')

/** What the condition names and constants of the deciding lines stand for. */
export const meaningsAspect: Aspect = {
  name: 'meanings',
  asks: (_, { paths }) => paths.some(isCobol),
  calls: (question, subject, findings) => namesToExplain(question, subject, findings).map(definitionCall),
  draft: (question, subject, findings) => {
    const items = namesToExplain(question, subject, findings).flatMap((wanted) => {
      const definitions = findings.definitionsOf(wanted)
      const found =
        definitions.find((definition) => hasValue(definition) && subject.paths.includes(definition.path)) ?? definitions.find(hasValue)
      return found === undefined ? [] : [{ name: wanted, text: meaning(findings, wanted, found) }]
    })
    return items.length === 0 ? undefined : { lead: [], quotes: [], notes: items }
  },
}

function namesToExplain(question: Question, subject: Subject, findings: Findings): readonly string[] {
  const { told, all } = passagesOf(question, subject, findings)
  const lines = (told.length > 0 ? told : all)
    .slice(0, passagesLooked)
    .flatMap((quote) => quote.lines)
    .filter((line) => !isComment(line))
  const text = lines.join('\n')
  const names = [...text.matchAll(limit), ...text.matchAll(condition), ...text.matchAll(given), ...text.matchAll(called)].map((match) =>
    (match[1] ?? match[2] ?? '').toUpperCase(),
  )
  return [...new Set(names)].slice(0, mostNames)
}

/** Whether it stands for something: what begins as nothing is filled while the program runs. */
function hasValue({ detail = '' }: Definition): boolean {
  return (
    /\bVALUES?\b/.test(detail) &&
    (/^88\b/.test(detail) || !/\bVALUES?\s+(?:IS\s+)?(?:[+-]?0+(?:\.0+)?|ZERO\w*|SPACES?|LOW-VALUES?|'[\s0/:]*')\s*$/i.test(detail))
  )
}

function meaning(findings: Findings, wanted: string, { path, startLine, detail = '', of }: Definition): string {
  const places = [{ path, startLine, endLine: startLine }]
  return item(
    findings,
    `${nameFor(findings, wanted, places)}${of === undefined ? '' : ` of ${of}`}: ${detail.replaceAll('`', "'")}`,
    places,
  )
}
