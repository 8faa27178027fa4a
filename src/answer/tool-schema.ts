import { toJSONSchema } from 'zod'
import type { AgentTool } from './agent-tool.ts'

export type ToolSchema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}

// Tools do not change, and every request describes them all.
const made = new WeakMap<AgentTool, ToolSchema>()

/** The JSON Schema of what a tool accepts; conversions that zod applies to lenient inputs show as the type it wants. */
export function toolSchema(tool: AgentTool): ToolSchema {
  const known = made.get(tool)
  if (known) return known
  const { $schema: _, ...schema } = toJSONSchema(tool.schema, {
    io: 'input',
    unrepresentable: 'any',
    // The largest whole number, that a count is none below zero, and lengths are no limits that a model needs to be told; every character here is paid for with every question.
    override: ({ jsonSchema }) => {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === 0 || jsonSchema.minimum === 1) delete jsonSchema.minimum
      delete jsonSchema.maxItems
      delete jsonSchema.minLength
      delete jsonSchema.maxLength
    },
  })
  made.set(tool, schema)
  return schema
}
