import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readQuestions } from '../../scripts/eval/question.ts'

const folder = 'evals/systems'
const sets = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

test.each(sets)('%s can be scored, and its answers match their own facts', (name) => {
  const questions = readQuestions(`${folder}/${name}`)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { absent, gold_lines, facts, answer, id } of questions) {
    expect([id, absent === true], 'only those without an answer have no lines').toEqual([id, gold_lines.length === 0])
    for (const fact of facts) expect(answer, id).toMatch(new RegExp(fact, 'i'))
  }
})

test('each set stands in the table of systems, and nothing else does', () => {
  const listed = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/^\| ([a-z0-9]+) \| /gm)].map(([, name]) => `${name}.jsonl`)
  expect(listed.filter((name) => name !== 'set.jsonl' && name !== 'sets.jsonl').sort()).toEqual([...sets].sort())
})
