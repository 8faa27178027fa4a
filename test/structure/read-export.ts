import { z } from 'zod'
import { edgeKinds, unitKinds } from '../../src/answer/structure.ts'
import { runProgram } from '../support/run-program.ts'
import type { Told } from './compare-with-truth.ts'

const place = z.object({ path: z.string(), line: z.number() })
const unitName = z.object({ kind: z.enum(unitKinds), name: z.string(), of: z.string().optional() })
const range = { startLine: z.number(), endLine: z.number() }
const optional = z.string().optional()

const exportLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('unit'), ...unitName.shape, path: z.string(), ...range, comment: z.object(range).optional() }),
  z.object({
    type: z.literal('edge'),
    kind: z.enum(edgeKinds),
    from: unitName,
    to: unitName,
    ...place.shape,
    how: z.string(),
    via: place.optional(),
    complete: z.boolean(),
    inRepo: z.boolean(),
    system: z.boolean().optional(),
    ...{ verb: optional, op: optional, step: optional, dd: optional, disp: optional, thru: optional },
  }),
  z.object({
    type: z.literal('unresolved'),
    kind: z.enum(edgeKinds),
    from: unitName,
    operand: z.string(),
    ...place.shape,
    reason: z.string(),
  }),
])
export type ExportLine = z.infer<typeof exportLine>
export type ExportedEdge = Extract<ExportLine, { type: 'edge' }>

/** What the built program exports of the sample, as it does for people. */
export async function readExport(): Promise<ExportLine[]> {
  const lines = (await structure('export')).trimEnd().split('\n')
  return lines.map((line) => exportLine.parse(JSON.parse(line)))
}

const outlined = z.object({
  members: z.array(
    z.object({
      path: z.string(),
      entries: z.array(
        z.object({
          name: z.string(),
          field: z.object({ level: z.number(), offset: z.number().nullable(), length: z.number() }).optional(),
        }),
      ),
    }),
  ),
})

/** The items of a copybook that take storage: `offset length level name`. */
export async function readLayout(copybook: string, path: string): Promise<string[]> {
  const { members } = outlined.parse(JSON.parse(await structure('outline', copybook, '--json')))
  const entries = members.filter((member) => member.path === path).flatMap((member) => member.entries)
  return entries.flatMap(({ name, field }) =>
    field && field.level !== 88 ? [`${field.offset} ${field.length} ${String(field.level).padStart(2, '0')} ${name}`] : [],
  )
}

async function structure(...words: readonly string[]): Promise<string> {
  const run = await runProgram(['structure', ...words, '--code-dir', 'sample-code'], { cwd: process.cwd() })
  if (run.code !== 0) throw new Error(`structure ${words.join(' ')} ended with ${run.code}: ${run.stderr}`)
  return run.stdout
}

/** In the words of the truth: `-` for blanks in an op, no parentheses around DISP, data sets without generation and member, and of their step. */
export function toldBy(line: ExportLine): Told {
  if (line.type === 'unit') {
    const { comment } = line
    const attributes = { end: line.endLine, comment: comment && `${comment.startLine}-${comment.endLine}` }
    return { list: 'units', path: line.path, line: line.startLine, from: line.kind, name: line.name, attributes: present(attributes) }
  }
  const { path, line: number, kind, from } = line
  if (line.type === 'unresolved')
    return {
      list: 'unresolved',
      path,
      line: number,
      from: from.name,
      name: line.operand,
      attributes: present({ kind, reason: line.reason }),
    }
  const { how, via, complete, inRepo, system = false, verb, step, dd, thru } = line
  const attributes = {
    ...{ how, complete, inRepo, system, verb, step, dd, thru },
    via: via && `${via.path}:${via.line}`,
    op: line.op?.replaceAll(' ', '-'),
    disp: line.disp?.replace(/^\((.*)\)$/, '$1'),
  }
  const name = kind === 'dataset' ? line.to.name.replace(/\([^()]*\)$/, '') : line.to.name
  const who = kind === 'dataset' ? (step ?? from.name) : from.name
  return { list: kind, path, line: number, from: who, name, attributes: present(attributes) }
}

function present(values: Readonly<Record<string, string | number | boolean | undefined>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))
}
