import type { LineRange } from './scanners/line-kinds.ts'

/** What puts the lines behind it into a library as a member: DFSMSdfp Utilities, "IEBUPDTE". */
const added = /^\.\/ +(?:ADD|REPL)\b.*?\bNAME=([A-Z@#$][A-Z0-9@#$]{0,7})/i
const ended = /^\.\/ +ENDUP\b/i
/** Of fewer a text may speak. */
const fewest = 3

export type DeckMember = { readonly name: string } & LineRange

/** The members that a sequential file holds one after the other, for IEBUPDTE to put into a library; none where it is no such file. */
export function deckMembers(lines: readonly string[]): readonly DeckMember[] {
  const members = membersIn(lines)
  return members.length < fewest ? [] : members
}

/** The same of the data of a job, which begins with the first of them; their lines are those of the job. */
export function inStreamMembers(data: { readonly startLine: number; readonly lines: readonly string[] }): readonly DeckMember[] {
  if (!added.test(data.lines[0] ?? '')) return []
  const above = data.startLine - 1
  return membersIn(data.lines).map(({ name, startLine, endLine }) => ({ name, startLine: startLine + above, endLine: endLine + above }))
}

/** Those of all the data of a job, by its lines alone: a statement of it stands above the first. */
export function membersInJob(lines: readonly string[]): readonly DeckMember[] {
  return lines.flatMap((line, i) => {
    if (!line.startsWith('./') || !lines[i - 1]?.startsWith('//')) return []
    const end = lines.findIndex((one, at) => at > i && ended.test(one))
    return inStreamMembers({ startLine: i + 1, lines: lines.slice(i, end === -1 ? undefined : end) })
  })
}

function membersIn(lines: readonly string[]): readonly DeckMember[] {
  const heads = lines.flatMap((line, i) => {
    if (!line.startsWith('./')) return []
    const name = added.exec(line)?.[1]
    return name === undefined && !ended.test(line) ? [] : [{ name: name?.toUpperCase(), startLine: i + 1 }]
  })
  return heads.flatMap(({ name, startLine }, i) =>
    name === undefined ? [] : [{ name, startLine, endLine: (heads[i + 1]?.startLine ?? lines.length + 1) - 1 }],
  )
}
