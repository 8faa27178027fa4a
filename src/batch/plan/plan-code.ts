import { z } from 'zod'
import { type Access, accessOf } from '../../answer/access.ts'
import { edgeKinds, edgeOps, type UnitKind, unitKinds } from '../../answer/structure.ts'
import type { ExportLine } from '../../answer/structure-results.ts'
import { addToGroup } from '../../base/group-by.ts'

const name = z.object({ kind: z.enum(unitKinds), name: z.string(), of: z.string().optional() })

const unitLine = name.extend({ path: z.string(), startLine: z.number(), endLine: z.number(), detail: z.string().optional() })

const edgeLine = z.object({
  kind: z.enum(edgeKinds),
  from: name,
  to: name,
  path: z.string(),
  verb: z.string().optional(),
  op: z.enum(edgeOps).optional(),
  disp: z.string().optional(),
  inRepo: z.boolean(),
  system: z.boolean().optional(),
})

/** Something that is defined in the code. */
export type CodeUnit = Readonly<z.infer<typeof unitLine>>

/** Who refers to what. A step stands here as its job or procedure. */
export type CodeReference = Readonly<z.infer<typeof edgeLine>> & { readonly access: Access }

export type NamedUnit = Pick<CodeUnit, 'kind' | 'name'>

/** What a plan needs to know of the code: everything of the structure but data items and their uses. */
export interface PlanCode {
  readonly units: readonly CodeUnit[]
  readonly references: readonly CodeReference[]
  to(unit: NamedUnit): readonly CodeReference[]
  from(unit: NamedUnit): readonly CodeReference[]
  /** Whether something of this kind has this name. */
  has(unit: NamedUnit): boolean
  /** Whether a record is defined in the member. */
  holdsRecords(path: string): boolean
  isCopybook(path: string): boolean
  setsReturnCode(program: string): boolean
  hasSegments(database: string): boolean
}

/** Reads what `StructureIndex.export` gives. */
export function planCode(lines: Iterable<ExportLine>): PlanCode {
  const units: CodeUnit[] = []
  const references: CodeReference[] = []
  for (const line of lines) {
    if (line.type === 'unit' && line.kind !== 'field') units.push(unitLine.parse(line))
    else if (line.type === 'edge' && line.kind !== 'field-read' && line.kind !== 'field-write') {
      const edge = edgeLine.parse(line)
      references.push({ ...edge, access: accessOf(edge) })
    }
  }
  return indexed(units, withOwners(units, references))
}

function indexed(units: readonly CodeUnit[], references: readonly CodeReference[]): PlanCode {
  const to = new Map<string, CodeReference[]>()
  const from = new Map<string, CodeReference[]>()
  for (const reference of references) {
    addToGroup(to, keyOf(reference.to), reference)
    addToGroup(from, keyOf(reference.from), reference)
  }
  const defined = new Set(units.map(keyOf))
  const pathsOf = (kind: UnitKind) => new Set(units.filter((unit) => unit.kind === kind).map(({ path }) => path))
  const withRecords = pathsOf('record')
  const copybooks = pathsOf('copybook')
  const withSegments = new Set(units.filter(({ kind }) => kind === 'segment').map(({ of }) => of))
  const settingCodes = new Set(units.filter(({ kind, detail }) => kind === 'message' && detail === 'RETURN-CODE').map(({ of }) => of))
  return {
    units,
    references,
    to: (unit) => to.get(keyOf(unit)) ?? [],
    from: (unit) => from.get(keyOf(unit)) ?? [],
    has: (unit) => defined.has(keyOf(unit)),
    holdsRecords: (path) => withRecords.has(path),
    isCopybook: (path) => copybooks.has(path),
    setsReturnCode: (program) => settingCodes.has(program),
    hasSegments: (database) => withSegments.has(database),
  }
}

/** A job and a procedure may have the same name, but not in the same member. */
function withOwners(units: readonly CodeUnit[], references: readonly CodeReference[]): CodeReference[] {
  const procs = new Set(units.filter(({ kind }) => kind === 'proc').map((unit) => `${unit.name} ${unit.path}`))
  const jobs = new Set(units.filter(({ kind }) => kind === 'job').map((unit) => unit.name))
  return references.map((reference) => {
    const { from, path } = reference
    if (from.kind !== 'step' || from.of === undefined) return reference
    const isProc = procs.has(`${from.of} ${path}`) || !jobs.has(from.of)
    return { ...reference, from: { kind: isProc ? 'proc' : 'job', name: from.of } }
  })
}

function keyOf({ kind, name }: NamedUnit): string {
  return `${kind} ${name}`
}
