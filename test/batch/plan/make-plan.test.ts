import { expect, test } from 'vitest'
import { loadTemplate } from '../../../src/batch/plan/load-template.ts'
import { checkedTemplate, makePlan } from '../../../src/batch/plan/make-plan.ts'
import { planMarkdown } from '../../../src/batch/plan/plan-markdown.ts'
import { templateNames } from '../../../src/batch/plan/template-names.ts'
import { indexOf, job, program } from './index-of.ts'

const head = /^---\n# <!-- codewhisper:generated -->\n#.*\n#.*\n/

async function planned(text: string, members: Readonly<Record<string, string>>, limit?: number): Promise<string> {
  const plan = makePlan(checkedTemplate({ name: 'test.md', text }), await indexOf(members), { system: 'code', limit })
  expect(planMarkdown(plan)).toMatch(head)
  return planMarkdown(plan).replace(head, '---\n')
}

const members = {
  'cbl/SMALL.cbl': program('SMALL', { calls: ['DATES'] }),
  'cbl/LARGE.cbl': program('LARGE', { calls: ['DATES', 'GONE'], lines: 40 }),
  'cbl/DATES.cbl': program('DATES'),
  'cbl/ALONE.cbl': program('ALONE', { lines: 5 }),
  'jcl/NIGHT.jcl': job('NIGHT', ['LARGE', 'SMALL']),
  'jcl/CLEAN.jcl': job('CLEAN', ['IEFBR14']),
}

test('a heading stands for every thing that fits, the biggest and most used first', async () => {
  const template = [
    '# Programs',
    '## {program}',
    '- What does {program} do?',
    '- Who calls {program.called}?',
    '- Which job runs {program.batch}?',
  ]
  expect(await planned(template.join('\n'), members)).toBe(`---
---

## Programs

### LARGE

- What does LARGE do?
- Which job runs LARGE?

### DATES

- What does DATES do?
- Who calls DATES?

### SMALL

- What does SMALL do?
- Which job runs SMALL?

### ALONE

- What does ALONE do?
`)
})

test('fields and context are filled in, traits can be combined, front matter is kept', async () => {
  const template = `---
title: "About {system}"
tags: [a]
---
- What does {program.batch.calls} do?
  - id: what-{program}
  - for whoever changes {program}
- Who starts {missing.program}?
`
  expect(await planned(template, members)).toBe(`---
title: "About code"
tags: [a]
---

- What does LARGE do?
  - id: what-LARGE
  - for whoever changes LARGE
- What does SMALL do?
  - id: what-SMALL
  - for whoever changes SMALL
- Who starts GONE?
`)
})

test('a question that needs what the code has not, and a section without questions, are left out', async () => {
  const template = `# Online
## Screens
- Which screens are there?
  - needs: screen
- What does {screen} show?
# Batch
- Which jobs are there?
  - needs: job
- In which order do they run?
  - needs: job, job.scheduled
## {job}
- What does {job} do?
- What does {job} run?
  - needs: job.programs
`
  expect(await planned(template, members)).toBe(`---
---

# Batch

- Which jobs are there?

## NIGHT

- What does NIGHT do?
- What does NIGHT run?

## CLEAN

- What does CLEAN do?
`)
})

test('a limit takes the system first, then the first thing of every kind, then the second; the order stays that of the template', async () => {
  const template = `- What does {program} do?
- What does job {job} do?
- What is this?
`
  const questions = async (limit: number) => (await planned(template, members, limit)).split('\n').filter((line) => line.startsWith('- '))
  expect(await questions(1)).toEqual(['- What is this?'])
  expect(await questions(3)).toEqual(['- What does LARGE do?', '- What does job NIGHT do?', '- What is this?'])
  expect(await questions(4)).toEqual(['- What does LARGE do?', '- What does DATES do?', '- What does job NIGHT do?', '- What is this?'])
  expect(await questions(1000)).toHaveLength(7)
})

test('a question that two lines give is asked once, a program that is defined twice too', async () => {
  const twice = { 'a/TWICE.cbl': program('TWICE'), 'b/TWICE.cbl': program('TWICE') }
  expect(await planned('# A\n- What does {program} do?\n# B\n- What does {program} do?', twice)).toBe(`---
---

# A

- What does TWICE do?
`)
})

test('data sets whose name is not known, members of libraries and temporary ones are no data sets', async () => {
  const jcl = [
    ...job('NIGHT', ['LARGE']).trimEnd().split('\n'),
    '//STEPLIB DD DSN=PROD.LOADLIB,DISP=SHR',
    '//IN1 DD DSN=&HLQ..INPUT,DISP=SHR',
    '//IN2 DD DSN=PROD.CNTL(CARDS),DISP=SHR',
    '//IN3 DD DSN=&&WORK,DISP=(OLD,DELETE)',
    '//IN4 DD DSN=PROD.ORDERS,DISP=SHR',
    '',
  ].join('\n')
  expect(await planned('- Who uses {dataset.used}?', { ...members, 'jcl/NIGHT.jcl': jcl })).toBe(`---
---

- Who uses PROD.ORDERS?
`)
})

test('a system of batch alone gets no questions about screens, and none at all from the template about them', async () => {
  const withData = { 'jcl/NIGHT.jcl': `${job('NIGHT', ['LARGE', 'SMALL'])}//OUT DD DSN=PROD.ORDERS,DISP=(NEW,CATLG)\n` }
  const index = await indexOf({ ...members, ...withData })
  const plan = (name: string) => planMarkdown(makePlan(checkedTemplate(loadTemplate(name, '.')), index, { system: 'code' }))
  for (const name of templateNames) {
    if (name === 'screens') expect(() => plan(name)).toThrow('The template asks for nothing that the code has.')
    else expect(plan(name)).not.toMatch(/screen|transaction|\{/i)
  }
})

test('a system of another language has sources to ask about', async () => {
  const sources = { 'src/main.c': 'int add(int a) {\n  return a + 1;\n}\n', 'src/util/main.c': 'int sub(int a) {\n  return a - 1;\n}\n' }
  expect(await planned(loadTemplate('programs', '.').text, sources)).toBe(`---
title: "code: programs"
tags: programs
---

# Sources

- What does src/main.c do?
- What does src/util/main.c do?
`)
})

test('code that holds nothing to ask about', async () => {
  await expect(planned('- What is this?', {})).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('nothing in the code'),
  })
  await expect(planned('- What is this?', { 'note.txt': 'Hello.\n' })).rejects.toMatchObject({ code: 'usage' })
})

test('the faults of a template are one error, a line each', async () => {
  await expect(planned('- {a}\n- {b}', members)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(/^test\.md:1: \{a\} is no placeholder.*\ntest\.md:2: \{b\} is no placeholder/),
  })
})
