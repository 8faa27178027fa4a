import { type BaseMessage, isToolMessage } from '@langchain/core/messages'
import { copyResult } from './copy-message.ts'
import { cutFenced } from './fence.ts'

/** A result is not cut below so many characters: too little is left to say what it was. */
const leastChars = 1000

const mark = '[Cut here to make room. Call it again for a smaller part.]'

/** Cuts the largest result of a tool to half its length, again and again, until `fits` holds or none is left that is large. */
export function cutResults(
  messages: readonly BaseMessage[],
  fits: (messages: readonly BaseMessage[]) => boolean,
): { readonly messages: readonly BaseMessage[]; readonly cut: number } {
  let result = messages
  const cut = new Set<number>()
  while (!fits(result)) {
    const sizes = result.map((message) => (isToolMessage(message) ? message.text.length : 0))
    const index = sizes.indexOf(Math.max(...sizes))
    const largest = result[index]
    if (!largest || !isToolMessage(largest) || largest.text.length < 2 * leastChars) break
    const text = largest.text.replace(`\n${mark}`, '')
    result = result.with(index, copyResult(largest, { content: cutFenced(text, Math.floor(text.length / 2), mark) }))
    cut.add(index)
  }
  return { messages: result, cut: cut.size }
}
