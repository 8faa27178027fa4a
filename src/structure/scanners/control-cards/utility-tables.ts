import type { ControlCard } from './control-card.ts'
import { type Word, wordsOf } from './words.ts'

/** Tables that a DB2 utility loads, unloads or reorganises by name: `LOAD DATA … INTO TABLE t`, `UNLOAD … FROM TABLE t` (DB2 Utility Guide). */
export function readUtilityStatements(lines: readonly string[], firstLine: number): ControlCard[] {
  const cards: ControlCard[] = []
  let before: readonly [Word | undefined, Word | undefined] = [undefined, undefined]
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (line.startsWith('*') || line.trimStart().startsWith('--')) continue
    for (const word of wordsOf(line.slice(0, 72))) {
      const verb = before[1]?.text === 'TABLE' ? verbs.get(before[0]?.text ?? '') : undefined
      if (verb !== undefined) cards.push({ kind: 'sql-table', table: word.text.replaceAll('"', ''), verb, line: firstLine + index })
      before = [before[1], word]
    }
  }
  return cards
}

const verbs: ReadonlyMap<string, string> = new Map([
  ['INTO', 'LOAD'],
  ['FROM', 'UNLOAD'],
])
