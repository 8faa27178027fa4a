import { expect, test } from 'vitest'
import { askApp } from '../../scripts/eval/ask-app.ts'
import { belowFloors, type Floors, readFloors } from '../../scripts/eval/floors.ts'
import { readQuestions } from '../../scripts/eval/question.ts'
import { measure, measureNames, scoreReply } from '../../scripts/eval/score.ts'
import { inLanes } from '../support/in-lanes.ts'
import { sampleApp } from '../support/sample-app.ts'

test('the offline model answers the questions of evals/ as well as its floors say', { timeout: 180_000 }, async () => {
  const app = await sampleApp()
  const scores = await inLanes(readQuestions(), 2, async (question) => scoreReply(question, await askApp(app, question.question)))
  expect(belowFloors(measure(scores), readFloors())).toEqual([])
})

test('there are floors for all measures but times', () => {
  const { atLeast, atMost } = readFloors()
  const times = ['medianMs', 'slowestMs']
  expect([...Object.keys(atLeast), ...Object.keys(atMost), ...times].sort()).toEqual([...measureNames].sort())
})

test('what is worse than its floor is told, also what could not be measured', () => {
  const floors: Floors = { atLeast: { fileCited: 0.5, precision: 0.5, absentOk: 0.5 }, atMost: { brokenCitations: 0, unreadable: 0 } }
  const measures = { ...measure([]), fileCited: 0.5, precision: 0.499, brokenCitations: 2 }
  expect(belowFloors(measures, floors)).toEqual([
    'precision is 0.499, should be at least 0.5',
    'absentOk is null, should be at least 0.5',
    'brokenCitations is 2, should be at most 0',
  ])
})
