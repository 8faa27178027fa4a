import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import type { AgentTool, ToolArtifact } from '../../../src/answer/agent-tool.ts'
import type { Evidence } from '../../../src/answer/evidence.ts'
import { type App, createApp } from '../../../src/app/create-app.ts'
import { configDisk } from '../../../src/config/config-disk.ts'
import { resolveConfig } from '../../../src/config/resolve-config.ts'
import type { Call } from '../../../src/models/offline/conversation.ts'
import { createOfflineModel } from '../../../src/models/offline/offline-model.ts'

/** A little codebase with skills on disk, behind the real tools. */
export class Codebase {
  readonly files: ReadonlyMap<string, readonly string[]>
  readonly #skills: Readonly<Record<string, string>>
  #app: Promise<App> | undefined

  /** Texts of files by path; bodies of skills by name. */
  constructor(files: Readonly<Record<string, string>>, skills: Readonly<Record<string, string>> = {}) {
    this.files = new Map(Object.entries(files).map(([path, text]) => [path, text.split('\n')]))
    this.#skills = skills
  }

  /** Written and opened when first asked for. */
  app(): Promise<App> {
    this.#app ??= this.#open()
    return this.#app
  }

  #open(): Promise<App> {
    const cwd = mkdtempSync(join(tmpdir(), 'codewhisper-offline-'))
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(cwd, path)), { recursive: true })
      writeFileSync(join(cwd, path), text)
    }
    mkdirSync(join(cwd, 'code'))
    mkdirSync(join(cwd, 'skills'))
    for (const [path, lines] of this.files) write(join('code', path), lines.join('\n'))
    for (const [name, body] of Object.entries(this.#skills))
      write(join('skills', name, 'SKILL.md'), `---\nname: ${name}\ndescription: Notes of the team on ${name}.\n---\n\n${body}\n`)
    const flags = { codeDirs: ['code'], skillsDirs: ['skills'], provider: 'offline' }
    return createApp(resolveConfig({ flags, env: { CODEWHISPER_HOME: join(cwd, 'home') }, cwd, disk: configDisk }))
  }
}

/** COBOL as cards have it, behind the columns for numbers and the indicator. */
export function fixedFormat(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `       ${line}`)
    .join('\n')
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
  const { tools } = await codebase.app()
  const model = createOfflineModel().bindTools(tools.map(({ name }) => ({ name, description: '', schema: {} })))
  const messages: BaseMessage[] = [...before, new HumanMessage(question)]
  const calls: Call[] = []
  const evidence: Evidence[] = []
  for (let turns = 1; ; turns++) {
    const reply = await model.invoke(messages)
    messages.push(reply)
    if (!reply.tool_calls?.length) return { text: reply.text, messages, calls, evidence, turns }
    for (const call of reply.tool_calls) {
      const artifact = await artifactOf(tools, call)
      calls.push({ name: call.name, args: call.args })
      evidence.push(...(artifact?.evidence ?? []))
      messages.push(new ToolMessage({ tool_call_id: call.id ?? '', content: 'for other models', artifact }))
    }
  }
}

/** Undefined for a call that the tool refuses, as in the graph. */
async function artifactOf(tools: readonly AgentTool[], { name, args }: Call): Promise<ToolArtifact | undefined> {
  const tool = tools.find((one) => one.name === name)
  const input = tool?.schema.safeParse(args)
  if (tool === undefined || input?.success !== true) return undefined
  try {
    return (await tool.call(input.data, { signal: new AbortController().signal })).artifact
  } catch {
    return undefined
  }
}
