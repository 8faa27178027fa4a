import type { InvalidToolCall } from '@langchain/core/messages/tool'
import type { AgentTool } from '../answer/agent-tool.ts'
import { toolSchema } from '../answer/tool-schema.ts'
import { AppError } from '../base/app-error.ts'
import { cutText } from '../base/text.ts'

const shownChars = 300

/** The arguments of a call as its tool wants them. Throws `AppError` usage that names what is wrong and what is expected. */
export function parseArguments(tool: AgentTool, args: unknown): unknown {
  const parsed = tool.schema.safeParse(args)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
  throw new AppError('usage', `The arguments of ${tool.name} are wrong: ${cutText(wrong.join('; '), shownChars)}.`, {
    hint: expected(tool),
  })
}

/** What to say about arguments that are no JSON object. */
export function unreadableArguments(tool: AgentTool, { error, args }: InvalidToolCall): AppError {
  const why = error ?? cutText(args ?? '', shownChars)
  return new AppError('usage', `The arguments of ${tool.name} could not be read: ${why}.`, {
    hint: `${expected(tool)} Send the call again.`,
  })
}

/** One line: `Expected: {"path": string, "limit"?: integer}.` */
function expected(tool: AgentTool): string {
  const { properties = {}, required = [] } = toolSchema(tool)
  const fields = Object.entries(properties).map(([name, value]) => `"${name}"${required.includes(name) ? '' : '?'}: ${typeOf(value)}`)
  return `Expected: {${fields.join(', ')}}.`
}

function typeOf(schema: unknown): string {
  const type = typeof schema === 'object' && schema !== null && 'type' in schema ? schema.type : undefined
  return typeof type === 'string' ? type : 'value'
}
