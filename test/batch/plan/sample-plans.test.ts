import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readQuestionList } from '../../../src/batch/list/read-question-list.ts'
import { loadTemplate } from '../../../src/batch/plan/load-template.ts'
import { checkedTemplate, makePlan } from '../../../src/batch/plan/make-plan.ts'
import { planJson } from '../../../src/batch/plan/plan-json.ts'
import { planMarkdown } from '../../../src/batch/plan/plan-markdown.ts'
import { templateNames } from '../../../src/batch/plan/template-names.ts'
import { sampleApp } from '../../support/sample-app.ts'

const index = sampleApp().then((app) => app.structure())
const planned = async (name: string, limit?: number) =>
  makePlan(checkedTemplate(loadTemplate(name, '.')), await index, { system: 'sample-code', limit })
const kept = (name: string) => join(import.meta.dirname, 'sample', name)

test.each(templateNames)('the sample by the template %s', async (name) => {
  await expect(planMarkdown(await planned(name))).toMatchFileSnapshot(kept(`${name}.md`))
})

const dir = mkdtempSync(join(tmpdir(), 'codewhisper-plan-'))
afterAll(() => rmSync(dir, { recursive: true }))

async function listOf(name: string, limit?: number) {
  const file = join(dir, 'plan.md')
  writeFileSync(file, planMarkdown(await planned(name, limit)))
  const read = await readQuestionList(file)
  return 'list' in read ? read.list : expect.fail(JSON.stringify(read.faults))
}

test('the plan as JSON is the same list', async () => {
  const whole = await listOf('batch')
  const file = join(dir, 'plan.json')
  writeFileSync(file, planJson(await planned('batch')))
  expect(await readQuestionList(file)).toEqual({ list: whole })
})

test.each(templateNames)('the plan of the sample by %s is a list, and a limit moves no page', async (name) => {
  const whole = await listOf(name)
  expect(whole.notes).toEqual([])
  expect(whole.questions).toHaveLength((await planned(name)).count)
  const pages = new Set(whole.questions.map(({ id, file }) => `${id} ${file}`))
  for (const limit of [1, 2, 5, 12]) {
    const some = await listOf(name, limit)
    expect(some.title).toBe(whole.title)
    expect(some.questions.map(({ id, file }) => `${id} ${file}`).filter((page) => !pages.has(page))).toEqual([])
    expect(some.questions).toHaveLength(limit)
  }
})

test('sixty questions about the sample', async () => {
  const plan = await planned('onboarding', 60)
  expect(plan.count).toBe(60)
  await expect(planMarkdown(plan)).toMatchFileSnapshot(kept('onboarding-60.md'))
})

test('as JSON: the same questions, with the path of their section', async () => {
  const plan = await planned('screens', 6)
  expect(JSON.parse(planJson(plan))).toEqual({
    codewhisper: 'generated',
    title: 'sample-code: screens',
    tags: 'screens',
    questions: [
      { question: 'Which transactions are defined, and which program is behind each?', section: ['Online'] },
      { question: 'Which screens are there?', section: ['Online'] },
      { question: 'Which program is behind transaction WBCI?', section: ['Transactions', 'WBCI'] },
      { question: 'What can a user do with transaction WBCI?', section: ['Transactions', 'WBCI'] },
      { question: 'What does the screen CUSTMAP show?', section: ['Screens', 'CUSTMAP'] },
      { question: 'What can be entered on screen CUSTMAP?', section: ['Screens', 'CUSTMAP'] },
    ],
  })
})
