import type { AgentTool } from '../answer/agent-tool.ts'
import { toolSchema as parametersOf, type ToolSchema } from '../answer/tool-schema.ts'

/** A tool as the OpenAI protocol, and LangChain's `bindTools`, describe a function. */
export interface FunctionTool {
  readonly type: 'function'
  readonly function: { readonly name: string; readonly description: string; readonly parameters: ToolSchema }
}

export function toolSchema(tool: AgentTool): FunctionTool {
  return { type: 'function', function: { name: tool.name, description: tool.description, parameters: parametersOf(tool) } }
}
