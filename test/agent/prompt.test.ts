import { expect, test } from 'vitest'
import { systemPrompt } from '../../src/agent/prompt.ts'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import { limits } from '../../src/base/limits.ts'

const tool = (name: string) => ({ name }) as AgentTool
const base = {
  limits,
  maxSteps: 15,
  codeDirs: ['app'],
  rules: [],
  skills: [{ name: 'tariff', description: 'How water is priced.\nUse for tiers.' }],
}

test('the whole prompt with skills', () => {
  expect(
    systemPrompt({
      ...base,
      tools: ['search_skills', 'load_skill', 'find_definition', 'find_references', 'outline', 'search_code', 'read_file', 'list_files'].map(
        tool,
      ),
    }),
  ).toMatchSnapshot()
})

test('without the skill tools nothing speaks of skills', () => {
  expect(systemPrompt({ ...base, tools: [tool('search_code')] }).toLowerCase()).not.toContain('skill')
})

test('a catalogue of thousands of skills is cut and says how to find the rest', () => {
  const skills = Array.from({ length: 3000 }, (_, i) => ({ name: `skill-${i}`, description: 'x'.repeat(1000) }))
  const prompt = systemPrompt({ ...base, skills, tools: [tool('load_skill')] })
  expect(prompt.length).toBeLessThan(6000)
  expect(prompt).toMatch(/… and 29\d\d more: use search_skills\.$/)
})

test("the user's rules come last and are marked as such", () => {
  const prompt = systemPrompt({ ...base, tools: [], rules: ['Answer in Dutch.', 'Call it the ledger.'] })
  expect(prompt).toMatch(/\n\nRules of this installation; [^\n]+:\n\nAnswer in Dutch\.\n\nCall it the ledger\.$/)
})

test('several code directories are named', () => {
  expect(systemPrompt({ ...base, codeDirs: ['batch', 'online'], tools: [] })).toContain('Code directories: batch, online.')
})
