import { expect, test } from 'vitest'
import type { AgentTool } from '../../../../src/answer/agent-tool.ts'
import { loadCall } from '../../../../src/models/offline/calls.ts'
import type { Call, MadeCall } from '../../../../src/models/offline/conversation.ts'
import { Findings } from '../../../../src/models/offline/findings.ts'
import { rules } from '../../../../src/models/offline/skills/conflicts.ts'
import { statementsOf } from '../../../../src/models/offline/skills/statements.ts'
import { sampleApp } from '../../../support/sample-app.ts'

async function made(tools: readonly AgentTool[], call: Call): Promise<MadeCall> {
  const tool = tools.find(({ name }) => name === call.name)
  try {
    return { ...call, artifact: (await tool?.call(call.args, { signal: new AbortController().signal }))?.artifact }
  } catch {
    return { ...call, artifact: undefined }
  }
}

/** The calls of a rule may follow from what its first calls found. */
const rounds = 3

test('of all that the skills of the sample say, the code refutes the one thing that is not so', async () => {
  const { tools, skills } = await sampleApp()
  const calls = await Promise.all(skills.list().map(({ name }) => made(tools, loadCall(name, undefined))))
  const statements = new Findings(calls).skillTexts.flatMap(({ text }) => statementsOf(text.split('\n')))
  expect(statements.length).toBeGreaterThan(500)
  for (let round = 0; round < rounds; round++) {
    const findings = new Findings(calls)
    const wanted = statements.flatMap((statement) => rules.flatMap((rule) => rule.calls(statement, findings)))
    const distinct = new Map(wanted.filter((call) => !findings.wasMade(call)).map((call) => [JSON.stringify(call), call]))
    for (const call of distinct.values()) calls.push(await made(tools, call))
  }
  const findings = new Findings(calls)
  const conflicts = statements.flatMap((says) => rules.map((rule) => ({ says, code: rule.refuted(says, findings) })))
  const refuted = conflicts.filter(({ code }) => code !== undefined)
  expect(refuted.map(({ says }) => says)).toEqual(['All members begin with `WB`, at most 8 characters.'])
  expect(refuted[0]?.code).toContain('**DCLINVC.cpy**')
})
