import { memberName } from '../member-name.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { retrievalKinds } from './retrieval-unit.ts'

/** Of the members that a file holds, so many stand in the code by themselves. */
const copiedShare = 0.5

/** The files, by their numbers, that hold other members of the code one after the other: an earlier release, or what a library was sent as. */
export function archivesIn(index: RetrievalIndex): ReadonlySet<number> {
  const { members } = index.header
  const [kindOf, memberOf] = [index.column('kind'), index.column('member')]
  const lines = retrievalKinds.indexOf('lines')
  const nameOf = index.column('name')
  // Most files have one name for all their lines, which their numbers tell without reading any.
  const firstName = new Map<number, number>()
  const held = new Map<number, Set<string>>()
  for (let unit = 0; unit < index.header.units; unit++) {
    if (kindOf[unit] !== lines) continue
    const member = memberOf[unit] ?? 0
    const number = nameOf[unit] ?? 0
    const first = firstName.get(member) ?? number
    firstName.set(member, first)
    if (number === first) continue
    const known = held.get(member) ?? new Set()
    held.set(member, known.add(index.unit(unit).name))
  }
  if (held.size === 0) return new Set()
  const there = new Set(members.map(([path]) => memberName(path)))
  const isCopied = (all: ReadonlySet<string>) => [...all].filter((name) => there.has(name)).length >= all.size * copiedShare
  return new Set([...held].filter(([, all]) => isCopied(all)).map(([member]) => member))
}
