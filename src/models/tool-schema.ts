import { toJSONSchema } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'

/** A tool as the OpenAI protocol, and LangChain's `bindTools`, describe a function. */
export interface FunctionTool {
  readonly type: 'function'
  readonly function: { readonly name: string; readonly description: string; readonly parameters: Record<string, unknown> }
}

/** `parameters` is the JSON Schema of what the tool accepts; conversions that zod applies to lenient inputs show as the type it wants. */
export function toolSchema(tool: AgentTool): FunctionTool {
  const { $schema: _, ...parameters } = toJSONSchema(tool.schema, { io: 'input', unrepresentable: 'any' })
  return { type: 'function', function: { name: tool.name, description: tool.description, parameters } }
}
