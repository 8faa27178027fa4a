import { beforeAll, expect, test } from 'vitest'
import type { ToolOutput } from '../../src/answer/agent-tool.ts'
import { hashLines } from '../../src/answer/hash-lines.ts'
import { limits } from '../../src/base/limits.ts'
import { sampleApp } from '../support/sample-app.ts'

let call: (input: unknown) => Promise<ToolOutput>
beforeAll(async () => {
  const app = await sampleApp()
  call = (input) => app.callTool('locate', input)
})

test('a model gets ranked units with their lines, the program the same as evidence', async () => {
  const { content, artifact } = await call({ question: 'How is the consumption estimated when a reading is missing?' })
  expect(content).toMatch(/^cbl\/WBCONSP\.cbl:\d+-\d+ paragraph 3000-ESTIMATE of WBCONSP — .*estimated/m)
  expect(content).toMatch(/^ {2}\d+\| /m)
  expect(artifact.located?.units).toHaveLength(8)
  const code = artifact.evidence.filter((evidence) => evidence.kind === 'code')
  expect(code.length).toBeGreaterThan(4)
  for (const { text, hash, startLine, endLine, via } of code) {
    expect([hash, text.split('\n').length, via]).toEqual([hashLines(text), endLine - startLine + 1, 'match'])
  }
  expect(artifact.evidence.some(({ kind }) => kind === 'skill')).toBe(true)
  expect(content).toMatch(/^skill consumption-and-leak/m)
})

test('what is asked for is bounded, and so is what is shown', async () => {
  const { content, artifact } = await call({ question: 'reading '.repeat(4000), limit: 30 })
  expect(content.length).toBeLessThanOrEqual(limits.toolResultChars)
  expect(artifact.located?.units).toHaveLength(30)
  await expect(call({ question: 'x', limit: 31 })).rejects.toThrow(/30/)
  await expect(call({ question: 'x', kinds: ['animal'] })).rejects.toThrow(/A kind is one of program, /)
  await expect(call({ question: 'x', within: Array.from({ length: 21 }, () => 'a') })).rejects.toThrow()
})

test('words that stand nowhere are named', async () => {
  const { content } = await call({ question: 'zyzzyva readings' })
  expect(content).toMatch(/^In no unit: zyzzyva$/m)
})

test('a model may add words that the code has in place of those of the question', async () => {
  const question = 'How is it guessed what somebody used?'
  const { content } = await call({ question, also: ['estimate', 'consumption', 'WS-EST-CONSUMPTION'], limit: 3 })
  expect(content).toMatch(/^cbl\/WBCONSP\.cbl:\d+-\d+ paragraph 3000-ESTIMATE of WBCONSP — .*estimate/m)
  await expect(call({ question, also: Array.from({ length: 41 }, () => 'a') })).rejects.toThrow(/40/)
})
