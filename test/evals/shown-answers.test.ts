import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readShown, shownAnswers } from '../../scripts/eval/shown-answers.ts'
import { type Fence, openFence, readFenced } from '../../src/render/fence.ts'
import { runProgram, sample } from '../support/run-program.ts'

// Whether its answers are those of today is for `npm run check` to say.
const page = readFileSync('docs/offline-answers.md', 'utf8')

/** Headings of the second level as a reader of Markdown sees them: not those in quotes of code. */
function headings(markdown: string): string[] {
  const found: string[] = []
  let fence: Fence | undefined
  for (const line of markdown.split('\n')) {
    if (fence) fence = readFenced(fence, line).kind === 'code' ? fence : undefined
    else fence = openFence(line)
    if (!fence && line.startsWith('## ')) found.push(line.slice(3))
  }
  return found
}

test('each answer ends where the next question begins', () => {
  expect(headings(page)).toEqual(readShown().flatMap(({ turns }) => turns))
})

test('what is shown is what the program says', async () => {
  const shown = readShown().find(({ turns }) => turns.length === 1)
  if (!shown) throw new Error('no single question is shown')
  const { stdout } = await runProgram(['--provider', 'offline', '--plain', '--query', shown.turns[0] ?? '', ...sample])
  const section = (await shownAnswers([shown])).split('\n```\n\n').slice(1).join('\n```\n\n')
  expect(section).toBe(stdout)
  expect(stdout).not.toBe('')
})
