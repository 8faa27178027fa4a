import { type BaseMessage, isHumanMessage } from '@langchain/core/messages'
import { isInstruction } from '../answer/instruction.ts'

/** Where the present question stands among the messages of a request. */
export function questionIndex(messages: readonly BaseMessage[]): number {
  return messages.findLastIndex((message) => isHumanMessage(message) && !isInstruction(message))
}
