import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readQuestions } from '../../scripts/eval/question.ts'
import { readShown } from '../../scripts/eval/shown-answers.ts'
import { sampleApp } from '../support/sample-app.ts'

const questions = readQuestions()
const wanted = questions.filter(({ absent }) => !absent)

test('there are questions of all kinds, and some without an answer', () => {
  const kinds = ['purpose', 'callers', 'callees', 'copybook_use', 'job_program', 'screen', 'field', 'rule', 'literal', 'sql_ims', 'howto']
  kinds.push('overview', 'list', 'comparison', 'negation', 'absent')
  expect([...new Set(questions.map(({ kind }) => kind))].sort()).toEqual(kinds.sort())
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  expect(questions.length).toBeGreaterThanOrEqual(80)
  expect(questions.length - wanted.length).toBeGreaterThanOrEqual(8)
})

test('gold lines stand in gold files, and are there', async () => {
  const app = await sampleApp()
  const wrong: string[] = []
  for (const { id, gold_files, gold_lines } of wanted) {
    if (gold_lines.length === 0) wrong.push(`${id} has no gold lines`)
    for (const file of gold_files) if (!existsSync(`sample-code/${file}`)) wrong.push(`${id}: there is no ${file}`)
    for (const { file, start, end } of gold_lines) {
      const { artifact } = await app.callTool('read_file', { path: file, start_line: start, end_line: end })
      const [read] = artifact.evidence
      const whole = read?.kind === 'code' && read.startLine === start && read.endLine === end
      if (!whole || start > end || !gold_files.includes(file)) wrong.push(`${id}: ${file}:${start}-${end}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the right answer tells the facts, and the question alone does not', () => {
  const told = (facts: readonly string[], text: string) => facts.filter((fact) => new RegExp(fact, 'i').test(text))
  expect(wanted.filter(({ facts, answer }) => facts.length === 0 || told(facts, answer).length < facts.length)).toEqual([])
  expect(wanted.filter(({ facts, question }) => told(facts, question).length === facts.length)).toEqual([])
})

test('a question without an answer has nothing to find, a skill that is contradicted exists', () => {
  const absent = questions.filter((question) => question.absent)
  expect(
    absent.filter(
      ({ kind, gold_files, gold_lines, facts }) => kind !== 'absent' || gold_files.length + gold_lines.length + facts.length > 0,
    ),
  ).toEqual([])
  expect(questions.filter(({ contradicts }) => contradicts !== undefined && !existsSync(contradicts))).toEqual([])
})

test('answers of every kind are shown', () => {
  const shown = new Set(readShown().map(({ kind }) => kind))
  expect([...new Set(questions.map(({ kind }) => kind))].filter((kind) => !shown.has(kind))).toEqual([])
})
