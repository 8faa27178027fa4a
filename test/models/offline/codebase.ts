import { type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import picomatch from 'picomatch'
import type { ToolArtifact } from '../../../src/answer/agent-tool.ts'
import type { CodeEvidence, Evidence, SkillEvidence } from '../../../src/answer/evidence.ts'
import { hashLines } from '../../../src/answer/hash-lines.ts'
import { limits } from '../../../src/base/limits.ts'
import type { Call } from '../../../src/models/offline/conversation.ts'
import { createOfflineModel } from '../../../src/models/offline/offline-model.ts'

export const toolNames = ['search_skills', 'load_skill', 'search_code', 'read_file', 'list_files']

/** A codebase in memory behind the tools' contract: the same shapes and limits, no disk. */
export class Codebase {
  readonly files: ReadonlyMap<string, readonly string[]>
  readonly skills: ReadonlyMap<string, string>

  constructor(files: Readonly<Record<string, string>>, skills: Readonly<Record<string, string>> = {}) {
    this.files = new Map(Object.entries(files).map(([path, text]) => [path, text.split('\n')]))
    this.skills = new Map(Object.entries(skills))
  }

  /** Undefined for a call that the real tool would refuse. */
  call({ name, args }: Call): ToolArtifact | undefined {
    if (name === 'search_code') return this.#search(String(args.pattern), args.glob === undefined ? undefined : String(args.glob))
    if (name === 'read_file') return this.#read(String(args.path), Number(args.start_line), Number(args.end_line))
    if (name === 'list_files') return this.#list(String(args.glob))
    if (name === 'search_skills') return found([...this.skills.keys()].map((skill) => this.#skill(skill, 'match')))
    return this.skills.has(String(args.name)) ? found([this.#skill(String(args.name), 'load')]) : undefined
  }

  code(path: string, startLine: number, endLine: number, via: 'read' | 'match'): CodeEvidence {
    const all = this.files.get(path) ?? []
    const text = all.slice(startLine - 1, endLine).join('\n')
    const whole = startLine === 1 && endLine >= all.length
    return { kind: 'code', path, startLine, endLine: Math.min(endLine, all.length), text, hash: hashLines(text), whole, via }
  }

  #search(pattern: string, glob: string | undefined): ToolArtifact | undefined {
    if (pattern.length > limits.searchPatternChars) return undefined
    const regex = new RegExp(pattern, 'i')
    const matches = glob === undefined ? () => true : picomatch(glob, { nocase: true })
    const evidence: CodeEvidence[] = []
    let total = 0
    for (const [path, lines] of this.files) {
      if (!matches(path)) continue
      const hits = lines.flatMap((text, index) => (regex.test(text) ? [index + 1] : []))
      total += hits.length
      evidence.push(...hits.slice(0, limits.searchMatchesPerFile).map((line) => this.code(path, line, line, 'match')))
    }
    return { evidence: evidence.slice(0, limits.searchMatches), summary: `${total} matches`, total }
  }

  #read(path: string, startLine: number, endLine: number): ToolArtifact | undefined {
    const lines = this.files.get(path)
    if (lines === undefined) return undefined
    return found(startLine > lines.length ? [] : [this.code(path, startLine, Math.min(endLine, lines.length), 'read')])
  }

  #list(glob: string): ToolArtifact {
    const matches = picomatch(`**/${glob}`, { nocase: true })
    const paths = [...this.files.keys()].filter((path) => matches(path))
    return found(paths.map((path) => ({ kind: 'file', path, bytes: (this.files.get(path) ?? []).join('\n').length, language: undefined })))
  }

  #skill(name: string, via: 'load' | 'match'): SkillEvidence {
    const text = this.skills.get(name) ?? ''
    const endLine = 5 + text.split('\n').length
    const shared = { kind: 'skill', name, description: '', heading: undefined, path: `${name}/SKILL.md`, startLine: 6, endLine } as const
    return { ...shared, text, hash: hashLines(text), whole: true, via }
  }
}

function found(evidence: readonly Evidence[]): ToolArtifact {
  return { evidence, summary: `${evidence.length}`, total: evidence.length }
}

export interface Conversation {
  readonly text: string
  readonly messages: readonly BaseMessage[]
  readonly calls: readonly Call[]
  readonly evidence: readonly Evidence[]
  readonly turns: number
}

/** Asks the model as the graph would, until it answers. */
export async function ask(codebase: Codebase, question: string, before: readonly BaseMessage[] = []): Promise<Conversation> {
  const model = createOfflineModel().bindTools(toolNames.map((name) => ({ name, description: '', schema: {} })))
  const messages: BaseMessage[] = [...before, new HumanMessage(question)]
  const calls: Call[] = []
  const evidence: Evidence[] = []
  for (let turns = 1; ; turns++) {
    const reply = await model.invoke(messages)
    messages.push(reply)
    if (!reply.tool_calls?.length) return { text: reply.text, messages, calls, evidence, turns }
    for (const call of reply.tool_calls) {
      const artifact = codebase.call(call)
      calls.push({ name: call.name, args: call.args })
      evidence.push(...(artifact?.evidence ?? []))
      messages.push(new ToolMessage({ tool_call_id: call.id ?? '', content: 'for other models', artifact }))
    }
  }
}
