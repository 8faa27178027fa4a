import { type BaseMessage, HumanMessage } from '@langchain/core/messages'

/**
 * Something the graph tells the model within a question, such as that this turn is the last. Protocols know no role for it that all of them take in
 * the middle of a conversation, so it is sent as the user's, and marked: it is not what the user asked.
 */
export function instruction(text: string): HumanMessage {
  return new HumanMessage({ content: text, additional_kwargs: { instruction: true } })
}

export function isInstruction(message: BaseMessage): boolean {
  return message.additional_kwargs.instruction === true
}
