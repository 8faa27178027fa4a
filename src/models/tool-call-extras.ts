/** Data of a provider about its tool calls that has to come back with them, by the call's id. */
export type ToolCallExtras = Readonly<Record<string, unknown>>

/** Where a message keeps its `ToolCallExtras` among `additional_kwargs`. */
export const toolCallExtrasKey = 'tool_call_extras'
