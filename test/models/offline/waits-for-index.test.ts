import { expect, test } from 'vitest'
import { limits } from '../../../src/base/limits.ts'
import { locateCall, outlineCall } from '../../../src/models/offline/calls.ts'
import type { MadeCall } from '../../../src/models/offline/conversation.ts'
import { Findings } from '../../../src/models/offline/findings.ts'
import { nextCalls } from '../../../src/models/offline/plan.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'

const asked = 'Which program prints the invoices?'
const questions = readQuestions(asked)
const tools = new Set(['locate', 'search_skills', 'outline'])
const failed = (call: { name: string; args: Readonly<Record<string, unknown>> }): MadeCall => ({ ...call, artifact: undefined })
const located: MadeCall = {
  ...locateCall(asked),
  artifact: {
    summary: '',
    evidence: [],
    located: { question: asked, words: [], names: [], units: [], literals: [], searched: { units: 0, members: 0 } },
  },
}

test('while the code is still being read, only that is asked again, and never so often that the question is stopped', () => {
  for (let times = 1; times < limits.repeatedCallStopped - 1; times++) {
    const made = [failed(outlineCall()), ...Array.from({ length: times }, () => failed(locateCall(asked)))]
    expect(nextCalls(questions, new Findings(made), times, tools)).toEqual([locateCall(asked)])
  }
  const often = Array.from({ length: limits.repeatedCallStopped - 1 }, () => failed(locateCall(asked)))
  expect(nextCalls(questions, new Findings(often), often.length, tools)).not.toContainEqual(locateCall(asked))
})

test('when it has been read, what failed before it is asked again, and waiting costs no turn of the answer', () => {
  const made = [failed(locateCall(asked, { limit: 20 })), failed(locateCall(asked)), failed(locateCall(asked)), located]
  expect(nextCalls(questions, new Findings(made), 9, tools)).toContainEqual(locateCall(asked, { limit: 20 }))
})
