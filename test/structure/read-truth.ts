import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** One line of a list in `truth/`, as the notes of `truth/batch.json` describe it. Several values of one thing: any of them is right. */
export interface TruthEntry {
  readonly list: string
  readonly path: string
  readonly lines: readonly number[]
  /** Who does it; of a unit its kind. */
  readonly from: readonly string[]
  readonly name: string
  readonly attributes: ReadonlyMap<string, readonly string[]>
  /** It may be there or not. */
  readonly optional: boolean
  /** As written. */
  readonly text: string
}

const membersFile = z.strictObject({
  notes: z.array(z.string()),
  members: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
})

const uses = z.record(z.string(), z.array(z.string()))
const fieldsFile = z.strictObject({
  notes: z.array(z.string()),
  fields: z.record(z.string(), z.strictObject({ at: z.string(), uses, whole: uses })),
})

const pitfallsFile = z.strictObject({
  notes: z.array(z.string()),
  pitfalls: z.array(z.strictObject({ what: z.string(), shown: z.array(z.string()).default([]), absent: z.array(z.string()).default([]) })),
})

const layoutsFile = z.strictObject({
  notes: z.array(z.string()),
  copybooks: z.record(z.string(), z.strictObject({ at: z.string(), fields: z.array(z.string()) })),
})

const read = (name: string): unknown => JSON.parse(readFileSync(`test/structure/truth/${name}.json`, 'utf8'))

export function readTruth(): TruthEntry[] {
  return ['batch', 'online', 'definitions', 'jobs', 'databases', 'schedules', 'pli'].flatMap((name) =>
    Object.entries(membersFile.parse(read(name)).members).flatMap(([path, lists]) =>
      Object.entries(lists).flatMap(([list, lines]) => lines.map((text) => truthEntry(list, path, text))),
    ),
  )
}

export const readFieldTruth = () => fieldsFile.parse(read('fields')).fields
export const readLayoutTruth = () => layoutsFile.parse(read('layouts')).copybooks
export const readPitfalls = () => pitfallsFile.parse(read('pitfalls')).pitfalls

function truthEntry(list: string, path: string, text: string): TruthEntry {
  const [range = '', from = '', name = '', ...rest] = text.split(' ')
  const [first = '', last] = range.split('-')
  const attributes = new Map<string, readonly string[]>(last === undefined ? [] : [['end', [last]]])
  for (const word of rest) {
    const equals = word.indexOf('=')
    if (equals > 0) attributes.set(word.slice(0, equals), word.slice(equals + 1).split('|'))
  }
  return {
    list,
    path,
    lines: first.split('|').map(Number),
    from: from.split('|'),
    name,
    attributes,
    optional: rest.at(-1) === '?',
    text,
  }
}
