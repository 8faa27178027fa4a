import { type BaseMessage, isToolMessage } from '@langchain/core/messages'
import { loadedSkillNames } from '../answer/answer.ts'
import { copyResult } from './copy-message.ts'
import { cutFenced } from './fence.ts'
import { shownEvidence } from './shown-evidence.ts'

/** A result is not cut below so many characters: too little is left to say what it was. */
const leastChars = 1000

const mark = '[Cut here to make room. Call it again for a smaller part.]'

export interface CutResults {
  readonly messages: readonly BaseMessage[]
  /** Results that were cut, without skills. */
  readonly cut: number
  /** Names of the skills that were cut. */
  readonly skills: readonly string[]
}

/**
 * Cuts the largest result of a tool to half its length, again and again, until `fits` holds or none is left that is large. Skills that were loaded
 * come after all other results.
 */
export function cutResults(messages: readonly BaseMessage[], fits: (messages: readonly BaseMessage[]) => boolean): CutResults {
  let result = messages
  const cut = new Set<number>()
  const skills = new Set<string>()
  while (!fits(result)) {
    const next = nextToCut(result)
    if (!next) break
    const { index, message, skillNames } = next
    const text = message.text.replace(`\n${mark}`, '')
    result = result.with(index, copyResult(message, { content: cutFenced(text, Math.floor(text.length / 2), mark) }))
    if (skillNames.length === 0) cut.add(index)
    for (const name of skillNames) skills.add(name)
  }
  return { messages: result, cut: cut.size, skills: [...skills] }
}

function nextToCut(messages: readonly BaseMessage[]) {
  const large = messages.flatMap((message, index) =>
    isToolMessage(message) && message.text.length >= 2 * leastChars
      ? [{ index, message, skillNames: loadedSkillNames({ evidence: shownEvidence(message) }) }]
      : [],
  )
  const others = large.filter(({ skillNames }) => skillNames.length === 0)
  return (others.length > 0 ? others : large).toSorted((a, b) => b.message.text.length - a.message.text.length)[0]
}
