import type { LineRange } from '../scanners/line-kinds.ts'

/** What puts the lines behind it into a library as a member: DFSMSdfp Utilities, "IEBUPDTE". */
const added = /^\.\/ +(?:ADD|REPL)\b.*?\bNAME=([A-Z@#$][A-Z0-9@#$]{0,7})/i
/** Of fewer a text may speak. */
const fewest = 3

/** The members that a sequential file holds one after the other, for IEBUPDTE to put into a library; none where it is no such file. */
export function deckMembers(lines: readonly string[]): readonly ({ readonly name: string } & LineRange)[] {
  const heads = lines.flatMap((line, i) => {
    const name = line.startsWith('./') ? added.exec(line)?.[1] : undefined
    return name === undefined ? [] : [{ name: name.toUpperCase(), startLine: i + 1 }]
  })
  if (heads.length < fewest) return []
  return heads.map((head, i) => ({ ...head, endLine: (heads[i + 1]?.startLine ?? lines.length + 1) - 1 }))
}
