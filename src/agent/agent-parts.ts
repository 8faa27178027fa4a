import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import type { ChatModel } from '../answer/chat-model.ts'
import type { OnAnswerEvent } from '../answer/event.ts'
import type { CitationSources } from '../answer/verify-citations.ts'
import type { Clock } from '../base/clock.ts'
import type { limits } from '../base/limits.ts'
import type { Redact } from '../base/redact.ts'
import type { Turn } from './history.ts'
import type { Mask } from './mask.ts'
import type { CatalogueEntry } from './prompt.ts'

/** Everything the graph is built from. It knows no concrete tool, provider or front end. */
export interface AgentParts {
  readonly model: ChatModel
  readonly tools: readonly AgentTool[]
  readonly limits: typeof limits
  readonly maxSteps: number
  readonly maxHistory: number
  readonly skills: readonly CatalogueEntry[]
  readonly codeDirs: readonly string[]
  readonly rules: readonly string[]
  readonly sources: CitationSources
  readonly clock: Clock
  readonly redact: Redact
  /** Applied to all that a model is shown of code and questions. */
  readonly mask: Mask
}

/** A call of a tool that the user made: the model sees it as its own, made right after the question. */
export interface UserCall {
  readonly name: string
  readonly input: unknown
  readonly output: ToolOutput
}

/** What belongs to one question. `emit` is called at once, not through LangGraph's stream: an abort must not lose what was already said. */
export interface GraphRun {
  /** Earlier turns of the conversation, oldest first. */
  readonly turns: readonly Turn[]
  readonly loads: readonly UserCall[]
  readonly emit: OnAnswerEvent
  /** Hears the turns that the conversation should go on with, when old ones were summarised. */
  readonly onTurns: (turns: readonly Turn[]) => void
}
