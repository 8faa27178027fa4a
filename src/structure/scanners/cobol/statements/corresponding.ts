import type { DataItem, Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'

interface Pair {
  readonly from: number
  readonly to: number
}

/** A record has some hundred fields; a text that wants more per program wants to be slow. */
const mostPairs = 100_000

const pairsOf = new WeakMap<ProcedureWalk, number>()

/** MOVE CORRESPONDING: a MOVE for each pair of parts with the same name. */
export function moveCorresponding(walk: ProcedureWalk, from: Operand, to: Operand): void {
  const pairs = correspondingPairs(walk, from, to)
  for (const pair of pairs) {
    const name = walk.items[pair.from]?.name ?? ''
    const operand: Operand = { ...from, text: name, items: [pair.from] }
    walk.useItem(pair.from, from.token, 'read')
    walk.useItem(pair.to, to.token, 'write')
    walk.assign([pair.to], { kind: 'operand', operand })
  }
  if (pairs.length > 0) return
  // A group of which no parts are known, since its copybook is missing.
  walk.read(from)
  walk.write(to, outside('computed'))
}

/** ADD and SUBTRACT CORRESPONDING. */
export function changeCorresponding(walk: ProcedureWalk, from: Operand, to: Operand): void {
  const pairs = correspondingPairs(walk, from, to)
  for (const pair of pairs) {
    walk.useItem(pair.from, from.token, 'read')
    walk.useItem(pair.to, to.token, 'both')
    walk.assign([pair.to], outside('computed'))
  }
  if (pairs.length > 0) return
  walk.read(from)
  walk.write(to, outside('computed'), 'both')
}

function correspondingPairs(walk: ProcedureWalk, from: Operand, to: Operand): Pair[] {
  const pairs: Pair[] = []
  const [source] = from.items
  const [target] = to.items
  const before = pairsOf.get(walk) ?? 0
  if (source === undefined || target === undefined || before > mostPairs) return pairs
  collect(walk.items, source, target, pairs)
  pairsOf.set(walk, before + pairs.length + 1)
  return pairs
}

/** Groups within groups: as deep as level numbers go, which is 49. */
function collect(items: readonly DataItem[], source: number, target: number, pairs: Pair[]): void {
  const targets = new Map<string, number>()
  for (const part of partsOf(items, target)) targets.set(items[part]?.name ?? '', part)
  for (const part of partsOf(items, source)) {
    const to = targets.get(items[part]?.name ?? '')
    if (to === undefined) continue
    if (isGroup(items, part) && isGroup(items, to)) collect(items, part, to, pairs)
    else pairs.push({ from: part, to })
  }
}

/** Named parts of a group, without tables and redefinitions, which do not take part (ISO 1989, "CORRESPONDING phrase"). */
function* partsOf(items: readonly DataItem[], group: number): Generator<number> {
  for (let i = group + 1; i < items.length && (items[i]?.parent ?? -1) >= group; i++) {
    const item = items[i]
    if (item === undefined || item.parent !== group || item.level >= 66 || item.name === 'FILLER') continue
    if (item.occurs === 1 && item.redefines < 0) yield i
  }
}

function isGroup(items: readonly DataItem[], item: number): boolean {
  const next = items[item + 1]
  return next !== undefined && next.parent === item && next.level < 66
}
