import type { ZodType } from 'zod'
import type { Evidence } from './evidence.ts'
import type { LocateResult } from './located.ts'
import type { StructureResult } from './structure-results.ts'

/** What a tool gives back: `content` for a model (bounded, says how to get the rest) and the typed artifact that everything else reads. */
export interface ToolOutput {
  readonly content: string
  readonly artifact: ToolArtifact
}

export interface ToolArtifact {
  readonly evidence: readonly Evidence[]
  /** One line for people, for example `12 matches in 3 files`. */
  readonly summary: string
  /** Total found where `evidence` holds only the first of them. */
  readonly total?: number
  /** `total` is a lower bound. */
  readonly totalIsMinimum?: boolean
  /** What was not looked at, cut or done otherwise than asked for, one sentence each: absence may not be claimed without it. */
  readonly notices?: readonly string[]
  /** Of a search: every file with a match, also those whose lines there was no room for, sorted by path. */
  readonly matchedFiles?: readonly { readonly path: string; readonly total: number }[]
  /** Names of things that exist and are near to what was asked for in vain. */
  readonly nearest?: readonly string[]
  /** Of a tool over the structure index: the whole result of the query, also what did not fit into the text for a model. */
  readonly structure?: StructureResult
  /** Of `locate`. */
  readonly located?: LocateResult
}

export interface ToolContext {
  readonly signal: AbortSignal
}

/**
 * A tool of the agent: one plain object a file, one line in the table of `app/create-app.ts`.
 * `call` throws `AppError` for what the model can mend (a wrong path, a bad pattern); the graph turns it into a result the model reads.
 */
export interface AgentTool<Input = unknown> {
  readonly name: string
  readonly description: string
  readonly schema: ZodType<Input>
  call(input: Input, context: ToolContext): Promise<ToolOutput>
}
