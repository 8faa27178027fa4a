import { toJSONSchema } from 'zod'
import type { AgentTool } from '../answer/agent-tool.ts'

/** A tool as the OpenAI protocol, and LangChain's `bindTools`, describe a function. */
export interface FunctionTool {
  readonly type: 'function'
  readonly function: { readonly name: string; readonly description: string; readonly parameters: Record<string, unknown> }
}

// Tools do not change, and every request describes them all.
const made = new WeakMap<AgentTool, FunctionTool>()

/** `parameters` is the JSON Schema of what the tool accepts; conversions that zod applies to lenient inputs show as the type it wants. */
export function toolSchema(tool: AgentTool): FunctionTool {
  const known = made.get(tool)
  if (known) return known
  const { $schema: _, ...parameters } = toJSONSchema(tool.schema, {
    io: 'input',
    unrepresentable: 'any',
    // The largest whole number is no limit that a model needs to be told; every character here is paid for with every question.
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  const schema: FunctionTool = { type: 'function', function: { name: tool.name, description: tool.description, parameters } }
  made.set(tool, schema)
  return schema
}
