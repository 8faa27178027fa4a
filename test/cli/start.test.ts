import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram, sample } from '../support/run-program.ts'

/** The text of all files of the program that a run has loaded, as Node's own coverage records them. */
async function loadedCode(args: readonly string[]): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-coverage-'))
  await runProgram(args, { env: { NODE_V8_COVERAGE: dir } })
  const reports = readdirSync(dir).map((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')))
  const urls = reports.flatMap((report) => report.result.map((script: { url: string }) => script.url) as string[])
  return urls
    .filter((url) => url.startsWith('codewhisper/program/'))
    .map((url) => readFileSync(join('dist/program', basename(url)), 'utf8'))
    .join('\n')
}

const libraries = /lc_serializable|langgraph_checkpoint|StateGraph/

test('--version loads hardly anything', async () => {
  expect((await loadedCode(['--version'])).length).toBeLessThan(10_000)
})

test.each([
  [['--help']],
  [['--no-such-option']],
  [['config', 'show']],
  [['skills', 'list', ...sample]],
  [['skills', 'search', 'tariff', ...sample]],
  [['search', 'TARIFF', ...sample]],
])('%j loads neither LangChain nor LangGraph', async (args) => {
  const code = await loadedCode(args)
  expect(code).not.toBe('')
  expect(code).not.toMatch(libraries)
})

test('a question does load them, or the test above would prove nothing', async () => {
  expect(await loadedCode([...sample, '-q', 'Which programs call WBDAYS?'])).toMatch(libraries)
})
