import { expect, test } from 'vitest'
import { ask } from '../../../src/app/ask.ts'
import { Codebase } from './codebase.ts'

const readme = [
  '# Bakery - Orders and Deliveries',
  '',
  '![Version](https://img.example/v1.svg)',
  '',
  '## Summary',
  'The bakery takes orders by telephone until noon and plans the bread of the next day at night.',
  'Drivers get their lists at four.',
  '',
  '## Table of Contents',
  '- [Jobs](#jobs)',
  '- [Programs](#programs)',
]
const job = (name: string, program: string) => [`//${name}  JOB (ACCT),CLASS=A`, `//RUN      EXEC PGM=${program}`].join('\n')

const bakery = new Codebase({
  'README.md': readme.join('\n'),
  'jcl/BKNIGHT.jcl': job('BKNIGHT', 'BKPLAN'),
  'jcl/BKLIST.jcl': job('BKLIST', 'BKDRIVE'),
})

test('a README tells of the system by its title and its first text, not by badges and contents', async () => {
  const { answer } = await ask(await bakery.app(), 'What does this system do?')
  expect(answer.split('\n\n')[0]).toBe(
    [
      '- `README.md:1`: `# Bakery - Orders and Deliveries`',
      '- `README.md:6-7`:',
      '  ```',
      `  ${readme[5]}`,
      `  ${readme[6]}`,
      '  ```',
    ].join('\n'),
  )
})

test('what says nothing of jobs is not quoted where their order is asked for', async () => {
  const { answer } = await ask(await bakery.app(), 'In which order does the schedule run the jobs?')
  expect(answer).toContain('2 jobs; no scheduler in the code tells their order:')
  expect(answer).not.toContain('telephone')
})

test('where no scheduler knows the jobs their order is told by a text that lists them', async () => {
  const code = new Codebase({
    'README.md': readme.join('\n'),
    'docs/night.md': [
      '# The night',
      'BKLIST needs the plan.',
      '',
      '1. Take the orders in (`BKTAKE`)',
      '2. Plan the bread (`BKNIGHT`)',
      '3. Print the lists (`BKLIST`), then go home',
    ].join('\n'),
    'jcl/BKTAKE.jcl': job('BKTAKE', 'BKORDER'),
    'jcl/BKNIGHT.jcl': job('BKNIGHT', 'BKPLAN'),
    'jcl/BKLIST.jcl': job('BKLIST', 'BKDRIVE'),
  })
  const { answer } = await ask(await code.app(), 'In what order do the nightly jobs run?')
  expect(answer).toContain('No scheduler in the code tells the order of the 3 jobs; `docs/night.md` does:')
  expect(answer).toMatch(/1\. Take the orders[\s\S]*2\. Plan the bread[\s\S]*3\. Print the lists/)
})

test('a text that names one job with its programs tells no order', async () => {
  const code = new Codebase({
    'README.md': `# Bakery\n\n## Flow\nBKNIGHT runs BKPLAN.\n`,
    'jcl/BKNIGHT.jcl': job('BKNIGHT', 'BKPLAN'),
    'jcl/BKLIST.jcl': job('BKLIST', 'BKDRIVE'),
  })
  const { answer } = await ask(await code.app(), 'In what order do the nightly jobs run?')
  expect(answer).toContain('2 jobs; no scheduler in the code tells their order:')
})

test.each(['What is in here?', 'What does all this do?', 'Tell me about this repository', 'Where do I start reading?'])(
  'words of which none can be looked for may still ask for the whole: %s',
  async (question) => {
    const { answer } = await ask(await bakery.app(), question)
    expect(answer).toContain('Orders and Deliveries')
    expect(answer).not.toContain('NOT FOUND')
  },
)

test('what stands below a heading that tells of the system follows where the title page says little', async () => {
  const mill = new Codebase({
    'README.md': [
      '# Mill',
      'A sample of the guild of millers.',
      '',
      '## Building',
      'Run the script that grinds all of the members into one.',
      '',
      '## About',
      'Farmers bring corn; the programs weigh it and write what the mill owes.',
    ].join('\n'),
    'cbl/MILL.cbl': '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. MILL.\n       PROCEDURE DIVISION.\n           STOP RUN.\n',
  })
  const { answer } = await ask(await mill.app(), 'What does this system do?')
  expect(answer).toContain('Farmers bring corn')
  expect(answer).not.toContain('Run the script')
})

test('the name in the title stands for the system, unless a part of it bears that name', async () => {
  for (const question of ['What is Bakery?', 'Tell me about BAKERY', 'How is the Bakery structured?'])
    expect((await ask(await bakery.app(), question)).answer).toContain('Orders and Deliveries')
  const mill = new Codebase({
    'README.md': '# MILL\nGrinds the corn of all farmers of the valley.\n',
    'cbl/MILL.cbl':
      '      * Weighs one sack of corn.\n       IDENTIFICATION DIVISION.\n       PROGRAM-ID. MILL.\n       PROCEDURE DIVISION.\n           STOP RUN.\n',
  })
  expect((await ask(await mill.app(), 'What does MILL do?')).answer).toContain('Weighs one sack')
})
