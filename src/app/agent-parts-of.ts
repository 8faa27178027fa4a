import type { AgentParts } from '../agent/agent-parts.ts'
import type { ChatModel } from '../answer/chat-model.ts'
import { systemClock } from '../base/clock.ts'
import { limits } from '../base/limits.ts'
import { citationSources } from './citation-sources.ts'
import type { App } from './create-app.ts'
import { maskFor } from './mask-for.ts'

/** What the graph is built from when `model` answers one question of the app. */
export function agentPartsOf(app: App, model: ChatModel): AgentParts {
  return {
    model,
    tools: app.tools,
    limits,
    maxSteps: app.config.maxSteps,
    maxHistory: app.config.maxHistory,
    skills: app.skills.list(),
    codeDirs: app.sandbox.roots.map((root) => root.name),
    rules: app.rules.map(({ text }) => text),
    sources: citationSources(app),
    clock: systemClock,
    redact: app.redact,
    mask: maskFor(app),
  }
}
