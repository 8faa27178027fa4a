import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AgentTool } from '../../src/answer/agent-tool.ts'
import type { ChatModel } from '../../src/answer/chat-model.ts'
import { type App, createApp } from '../../src/app/create-app.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'

/**
 * The app over the sample's code and skills, configured by nothing else. With a home of its own: sources do not know when the code has changed that made what a
 * cache keeps, so none may outlive the process.
 */
export function sampleApp(): Promise<App> {
  const home = mkdtempSync(join(tmpdir(), 'codewhisper-sample-'))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  const cwd = resolve('.')
  const flags = { codeDirs: ['sample-code'], skillsDirs: ['skills'], provider: 'offline' }
  return createApp(resolveConfig({ flags, env: { CODEWHISPER_HOME: home }, cwd, disk: configDisk }))
}

/** The same app with a model of its own; `onRun` hears the input of each tool that is really run. */
export function appWith(app: App, model: ChatModel, onRun: (tool: string, input: unknown) => void): App {
  const heard = (tool: AgentTool): AgentTool => ({
    ...tool,
    call: (input, context) => {
      onRun(tool.name, input)
      return tool.call(input, context)
    },
  })
  return { ...app, tools: app.tools.map(heard), model: async () => model }
}
