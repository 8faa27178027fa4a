import type { LocatedUnit, LocatedWord } from '../../answer/located.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { locateCall } from './calls.ts'
import type { Call } from './conversation.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import { askedRelation } from './question/relation.ts'
import type { Subject } from './subjects.ts'

const dataUnits: readonly UnitKind[] = ['record', 'table', 'segment', 'file', 'dataset', 'view']
const asksForm =
  /\b(?:pic|pictures?|how (?:big|long|large|wide|many (?:digits|bytes|characters))|size|length|defin\w*|declar\w*|which (?:field|column|copybook))\b/i
/** Of the weight of the question's words: what the name of a field must carry to be the one that is described. */
const leastShare = 0.34

/** Whether the question is about a field or record that it describes: who changes it, how it is defined. */
function asksData(question: Question): boolean {
  const relation = askedRelation(question)
  return question.names.length === 0 && (asksForm.test(question.bare) || relation?.name === 'changes')
}

export function dataCalls(question: Question): readonly Call[] {
  return asksData(question) ? [dataCall(question)] : []
}

function dataCall({ text }: Question): Call {
  return locateCall(text, { kinds: dataUnits, limit: 4 })
}

/** The field whose name fits the question's words best, among the records that were located. */
export function dataSubjects(question: Question, findings: Findings): readonly Subject[] {
  if (!asksData(question)) return []
  const located = findings.located(dataCall(question))
  const total = sum(located?.words ?? [])
  const fields = (located?.units ?? []).flatMap((unit) => fieldsOf(unit, located?.words ?? []))
  const [best] = fields.sort((a, b) => b.weight - a.weight)
  if (best === undefined || best.weight < leastShare * total) return []
  const { name, path, line } = best
  return [{ name, kinds: ['field'], paths: [path], startLine: line, endLine: line, named: false, score: 1 }]
}

function fieldsOf({ path, passages }: LocatedUnit, words: readonly LocatedWord[]) {
  return passages.flatMap(({ startLine, lines }) =>
    lines.flatMap((line, index) => {
      const name = /\b[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+\b/i.exec(line)?.[0]
      if (name === undefined) return []
      const parts = new Set(name.toLowerCase().split(/[-_]/))
      const weight = sum(words.filter(({ word, forms }) => [word.toLowerCase(), ...forms].some((form) => parts.has(form))))
      return [{ name: name.toUpperCase(), path, line: startLine + index, weight }]
    }),
  )
}

function sum(words: readonly LocatedWord[]): number {
  return words.reduce((total, { weight }) => total + weight, 0)
}
