import type { BaseMessage } from '@langchain/core/messages'
import { z } from 'zod'
import type { AgentParts } from '../../src/agent/agent-parts.ts'
import { type RunInput, runAgent } from '../../src/agent/run.ts'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import type { ChatModel } from '../../src/answer/chat-model.ts'
import type { AnswerEvent } from '../../src/answer/event.ts'
import type { CodeEvidence, SkillEvidence } from '../../src/answer/evidence.ts'
import { hashLines } from '../../src/answer/hash-lines.ts'
import { AppError } from '../../src/base/app-error.ts'
import { limits } from '../../src/base/limits.ts'
import { createRedactor } from '../../src/base/redact.ts'

const payroll = ['IDENTIFICATION DIVISION.', 'PROGRAM-ID. PAYROLL.', 'MOVE WS-RATE TO OUT-RATE.']

/** Members LIST1.txt, LIST2.txt … of one long line each. */
export const longLine = (name: string) => `${name} ${'x'.repeat(3000)}`

export function codeEvidence(path: string, lines: readonly string[], startLine = 1): CodeEvidence {
  const text = lines.join('\n')
  const endLine = startLine + lines.length - 1
  return { kind: 'code', path, startLine, endLine, text, hash: hashLines(text), whole: false, via: 'read' }
}

/** The last line of the payroll program, as evidence. */
export const rateLine = codeEvidence('PAYROLL.cbl', payroll.slice(2), 3)

function linesOf(path: string): readonly string[] | undefined {
  if (path === 'PAYROLL.cbl') return payroll
  return /^LIST\d+\.txt$/.test(path) ? [longLine(path)] : undefined
}

const readFile: AgentTool<{ path: string }> = {
  name: 'read_file',
  description: 'Reads a file.',
  schema: z.strictObject({ path: z.string() }),
  async call({ path }) {
    const lines = linesOf(path)
    if (!lines) throw new AppError('file_missing', `There is no ${path}.`, { hint: 'Nearest: PAYROLL.cbl.' })
    return { content: lines.join('\n'), artifact: { evidence: [codeEvidence(path, lines)], summary: `${lines.length} lines` } }
  },
}

export function skillEvidence(name: string): SkillEvidence {
  const text = `What the team knows of ${name}. ${'y'.repeat(1500)}`
  const place = { path: `${name}/SKILL.md`, startLine: 5, endLine: 5 }
  return { kind: 'skill', name, description: '', heading: undefined, ...place, text, hash: hashLines(text), whole: true, via: 'load' }
}

const loadSkill: AgentTool<{ name: string }> = {
  name: 'load_skill',
  description: 'Reads a skill.',
  schema: z.strictObject({ name: z.string() }),
  async call({ name }) {
    const skill = skillEvidence(name)
    return { content: skill.text, artifact: { evidence: [skill], summary: name } }
  },
}

/** Waits for ever and heeds no signal. */
const never: AgentTool<object> = {
  name: 'never',
  description: 'Waits for ever.',
  schema: z.strictObject({}),
  call: () => new Promise(() => {}),
}

/** An agent over a program, some long lists and any skill. */
function agentParts(model: ChatModel, over: Partial<AgentParts> = {}): AgentParts {
  return {
    model,
    tools: [readFile, loadSkill, never] as AgentTool[],
    limits,
    maxSteps: 5,
    maxHistory: 2,
    skills: [],
    rules: [],
    mask: (text) => ({ text, count: 0 }),
    codeDirs: ['app'],
    sources: {
      readLines: async (path) => {
        const lines = linesOf(path)
        return lines ? { path, lines } : undefined
      },
      skillSection: async () => undefined,
    },
    clock: { now: () => 0 },
    redact: createRedactor(['hunter2secret']),
    ...over,
  }
}

export async function askAgent(model: ChatModel, over: Partial<AgentParts> = {}, input: Partial<RunInput> = {}) {
  const events: AnswerEvent[] = []
  const answer = await runAgent(agentParts(model, over), {
    question: 'Where is the rate set?',
    turns: [],
    loads: [],
    evidence: [],
    signal: new AbortController().signal,
    onEvent: (event) => events.push(event),
    onTurns: () => {},
    ...input,
  })
  const notices = events.flatMap((event) => (event.type === 'notice' ? [event.message] : []))
  return { answer, events, types: events.map((event) => event.type), notices }
}

/** What the tools said in a conversation, without the marks around it. */
export function toolResults(messages: readonly BaseMessage[] = []): string[] {
  return messages.filter((m) => m.getType() === 'tool').map((m) => m.text.replace(/^<data-\w+>\n|\n<\/data-\w+>/g, ''))
}
