import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sandbox } from '../../files/sandbox.ts'
import type { IndexedMembers } from '../index-codebase.ts'
import { readMember } from '../read-member.ts'
import { memberWords } from './member-words.ts'
import { mergeWords, type WordsOfMember } from './merge-words.ts'

/** Milliseconds after which other work of this thread gets its turn. */
const turnMs = 10

/** The index over the words of all members, as bytes for `RetrievalIndex.open`. Rejects with the signal's reason. */
export async function buildRetrieval(
  { members, state }: IndexedMembers,
  sandbox: Sandbox,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const all: WordsOfMember[] = []
  let turn = performance.now()
  for (const [path, facts] of members) {
    const { text, unusable } = readMember(sandbox, path)
    if (unusable === undefined) all.push({ path, language: facts.language, ...memberWords(facts, text) })
    if (performance.now() - turn < turnMs) continue
    await nextTurn()
    signal?.throwIfAborted()
    turn = performance.now()
  }
  return mergeWords(all, state)
}
