import type { PliStructure } from './blocks.ts'
import type { TokenPairs } from './token-pairs.ts'

/** Names of a procedure's parameters. */
export function parametersOf({ blocks, pairs }: Pick<PliStructure, 'blocks' | 'pairs'>, block: number): readonly string[] {
  const described = blocks[block]
  return described?.kind === 'procedure' ? namesIn(pairs, described.head + 1) : []
}

/** Names in the parentheses at `open`. */
export function namesIn(pairs: TokenPairs, open: number): string[] {
  const names: string[] = []
  if (pairs.isSign(open, '(')) for (let i = open + 1; i < pairs.closingOf(open); i++) if (pairs.isWord(i)) names.push(pairs.wordAt(i))
  return names
}
