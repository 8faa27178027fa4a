import type { StructureUnit, UnitKind } from '../../../answer/structure.ts'
import { addToGroup } from '../../../base/group-by.ts'
import { commentAboveToken } from '../cobol/comments.ts'
import { linesOf } from '../cobol/token-places.ts'
import type { SplicedTokens } from '../cobol/tokens.ts'
import { longestComment } from '../line-kinds.ts'
import type { PliStructure } from './blocks.ts'
import { shownText } from './declarations.ts'
import type { ProgramParts } from './program-parts.ts'
import type { ReadProgram } from './read-program.ts'

interface UnitSource extends ProgramParts {
  readonly tokens: SplicedTokens
  readonly structure: PliStructure
  readonly read: ReadProgram
}

/** `commentsFrom`: the line from which on a comment above the program is its own. */
export function programUnit({ tokens, structure: { pairs, blocks }, program }: UnitSource, commentsFrom: number): StructureUnit {
  const block = blocks[program.block]
  const lines = linesOf(tokens, { from: block?.from ?? 0, to: block?.to ?? tokens.count })
  const { lineKinds } = tokens.sources[0] ?? { lineKinds: new Uint8Array() }
  let first = (block?.headEnd ?? 0) + 1
  while (first < (block?.to ?? 0) && tokens.sourceOf[first] !== 0) first++
  const end = first < (block?.to ?? 0) ? (tokens.lines[first] ?? lines.endLine) : lines.endLine
  const comment = longestComment(lineKinds, commentsFrom, end)
  return {
    ...{ kind: 'program', name: program.name, ...lines, detail: shownText(pairs, block?.head ?? 0, block?.headEnd ?? 0) },
    ...(comment ? { comment } : {}),
  }
}

/** Procedures, entries, files, and labels that it jumps to. */
export function partUnits(source: UnitSource): StructureUnit[] {
  const { tokens, structure, program, declared, statements, read } = source
  const { pairs, blocks } = structure
  const units: StructureUnit[] = []
  const add = (kind: UnitKind, name: string, from: number, to: number, detail: string) => {
    const comment = kind === 'paragraph' ? commentAboveToken(tokens, from) : undefined
    units.push({
      kind,
      name,
      of: program.name,
      ...linesOf(tokens, { from, to: Math.min(to, tokens.count) }),
      ...(detail === '' ? {} : { detail }),
      ...(comment ? { comment } : {}),
    })
  }
  const entryEnd = endsOfEntries(source)
  for (const { name, token, using } of read.facts.entries) {
    add('entry', name, token, entryEnd.get(token) ?? pairs.endOf(token) + 1, `ENTRY${using.length > 0 ? `(${using.join(', ')})` : ''}`)
  }
  for (const i of program.internal) {
    const block = blocks[i]
    if (block === undefined) continue
    const detail = shownText(pairs, block.head, block.headEnd)
    for (const { name } of block.labels) add('paragraph', name, block.from, block.to, detail)
  }
  const internal = new Set(program.internal)
  for (const { verb, labels, block, from, to } of statements) {
    if (verb !== 'ENTRY' || !internal.has(block)) continue
    for (const { name, token } of labels)
      add('paragraph', name, token, entryEnd.get(token) ?? to + 1, `ENTRY ${shownText(pairs, from, to)}`.trim())
  }
  labelUnits(source, add)
  const texts = new Map(declared.map(({ token, text }) => [token, text]))
  for (const { name, token, ddname, dynamic } of read.files) {
    // A variable for files is none.
    if (dynamic && ddname === name) continue
    const title = ddname === undefined ? '' : dynamic ? ` TITLE(${ddname})` : ` TITLE('${ddname}')`
    add('file', name, token, token + 1, `${texts.get(token) ?? 'FILE'}${title}`)
  }
  return units
}

/** What control does not go on behind. */
const leaving = new Set(['RETURN', 'GOTO', 'GO', 'STOP', 'EXIT'])

/** Of each ENTRY statement, by the tokens of its labels: what it begins goes on to the next one of its procedure, or the next procedure inside that, before which control leaves. */
function endsOfEntries({ structure: { pairs, blocks }, program, statements }: UnitSource): ReadonlyMap<number, number> {
  const entries = statements.filter(({ verb }) => verb === 'ENTRY')
  if (entries.length === 0) return new Map()
  const internal = program.internal.flatMap((i) => blocks[i] ?? [])
  const startOf = new Map(internal.map(({ from, to }) => [to, from]))
  const left = new Set(
    statements.filter(({ verb, condition }) => leaving.has(verb) && condition === undefined).map(({ block, to }) => `${block} ${to + 1}`),
  )
  // Behind the last statement only procedures may stand before END, which leaves too.
  for (const [i, { to }] of blocks.entries()) {
    let at = to - (pairs.wordAt(to - 2) === 'END' ? 2 : 3)
    for (let from = startOf.get(at); from !== undefined; from = startOf.get(at)) {
      at = from
      left.add(`${i} ${at}`)
    }
  }
  // Control goes round a procedure: where it has left before that, it has behind.
  for (const { parent, from, to } of internal.toSorted((a, b) => a.from - b.from))
    if (left.has(`${parent} ${from}`)) left.add(`${parent} ${to}`)
  const bounds = new Map<number, number[]>()
  const addBound = (block: number, token: number) => {
    if (left.has(`${block} ${token}`)) addToGroup(bounds, block, token)
  }
  for (const { block, labels, token } of entries) addBound(block, labels[0]?.token ?? token)
  for (const { parent, from } of internal) addBound(parent, from)
  for (const list of bounds.values()) list.sort((a, b) => a - b)
  const reached = new Map<number, number>()
  return new Map(
    entries.flatMap(({ block, labels, token, to }) => {
      const list = bounds.get(block) ?? []
      let at = reached.get(block) ?? 0
      while (at < list.length && (list[at] ?? 0) <= (labels[0]?.token ?? token)) at++
      reached.set(block, at)
      const end = list[at] ?? (blocks[block]?.to ?? to + 1) - 1
      return labels.map((label): [number, number] => [label.token, Math.max(end, to + 1)])
    }),
  )
}

/** Labels of statements, up to the next one or the end of their group; those of groups only where somebody jumps there, since they are names for LEAVE and END as a rule. */
function labelUnits(
  { structure: { blocks }, program, read, labels, statements }: UnitSource,
  add: (kind: UnitKind, name: string, from: number, to: number, detail: string) => void,
): void {
  const targets = new Set(read.facts.jumps.map(({ target }) => target))
  const bounds = new Map<number, number[]>()
  for (const { block, start, ofGroup } of labels) if (!ofGroup) addToGroup(bounds, block, start)
  for (const i of program.internal) addToGroup(bounds, blocks[i]?.parent ?? 0, blocks[i]?.from ?? 0)
  for (const { verb, block, labels: own, token } of statements) if (verb === 'ENTRY') addToGroup(bounds, block, own[0]?.token ?? token)
  for (const list of bounds.values()) list.sort((a, b) => a - b)
  const reached = new Map<number, number>()
  for (const { name, token, start, block, to, groupEnd, ofGroup } of labels) {
    if (ofGroup && !targets.has(name)) continue
    const list = bounds.get(block) ?? []
    let at = reached.get(block) ?? 0
    while (at < list.length && (list[at] ?? 0) <= start) at++
    reached.set(block, at)
    const end = list[at] ?? blocks[block]?.to ?? to
    add('paragraph', name, token, ofGroup ? to : Math.min(end, groupEnd ?? end), 'label')
  }
}
