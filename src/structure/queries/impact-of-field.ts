import type { Affected, ImpactStep, SubjectImpact } from '../../answer/structure-estate-results.ts'
import type { Reference } from '../../answer/structure-results.ts'
import { unitName } from '../unit-name.ts'
import { type FieldRow, type FoundField, unitOf } from './field-index.ts'
import { copiesBytes, type FieldStatement, isRead, isWritten, type StatementUse, sourcesOf, targetsOf } from './field-statements.ts'
import type { Bytes } from './field-storage.ts'
import { useReference } from './field-uses.ts'
import { FiledData } from './filed-data.ts'
import { HandedData } from './handed-data.ts'
import { type ImpactWalk, mostAffected } from './impact-of-thing.ts'
import { itemRows } from './map-fields.ts'
import type { NamedThing } from './name-index.ts'
import { type ProgramData, ProgramsData } from './program-data.ts'
import type { QueryContext } from './query-context.ts'
import { subjectOf } from './references.ts'
import { TableData } from './table-data.ts'

/** A value that is followed, and how it came where it is. */
export interface Followed {
  readonly data: ProgramData
  readonly bytes: Bytes
  /** The depth of the statements on it. */
  readonly depth: number
  readonly way: readonly ImpactStep[]
  /** It came in from another program, so it goes back there only when something else is put there. */
  readonly isHanded: boolean
  readonly complete: boolean
}

/** Statements by which values may go where they are not followed. */
const leavesProgram = /^(?:READ|WRITE|REWRITE|RELEASE|RETURN|SORT|MERGE|CALL|EXEC)(?: |$)/

/** So many places are looked at for one question. */
const mostFollowed = 20_000

/**
 * The statements that a change of a data item reaches. First all that name it or what shares its storage, in every program that holds it (backward only those
 * that write it); then those that read what its value was moved to (backward: that write what it was made from), and so on.
 */
export function impactOfField(context: QueryContext, field: FoundField, walk: ImpactWalk, notices: Set<string>): SubjectImpact {
  const { path, startLine } = field.definition
  const affected = affectedIn(new FieldImpact(context, walk, notices).follow(field.rows))
  return { unit: unitName(field.definition), definitions: [{ path, line: startLine }], affected }
}

/** Of a field of a map: that of its items in the programs. */
export function impactOfMapField(context: QueryContext, thing: NamedThing, walk: ImpactWalk, notices: Set<string>): SubjectImpact {
  const affected = affectedIn(new FieldImpact(context, walk, notices).follow(itemRows(context.graph, thing.unit)))
  return { ...subjectOf(thing), affected }
}

function affectedIn(found: readonly FoundStatement[]): Affected[] {
  return found.map(({ affected }) => affected)
}

/** A statement that a change reaches, or that reaches it, also as a use of the item that it names. */
interface FoundStatement {
  readonly affected: Affected
  readonly reference: Omit<Reference, 'kind'>
}

/** From an area that is read into, to the record of the file, and to another that is written to it. */
const throughFile: ImpactWalk = { depth: 3, direction: 'backward' }
const reads = /^(?:READ|RETURN|EXEC CICS READ(?:NEXT|PREV)?)$/
const readsInto = /^(?:READ|RETURN) INTO$/
/** They give no value of their own, or one that was read. */
const givesNone = /^(?:INITIALIZE|(?:EXEC CICS )?(?:READ|RETURN|WRITE|REWRITE|RELEASE)\w*(?: |$))/

/**
 * Statements that give a value to an item of another name that is written to where the field is read from: the same bytes of the same file. Of
 * `ACCT-LIMIT` a program that moves to `NEW-LIMIT` and rewrites the file from that record changes what all others read.
 */
export function writtenUnderOtherNames(context: QueryContext, { definition, rows }: FoundField): Reference[] {
  return new FieldImpact(context, throughFile, new Set())
    .follow(rows)
    .flatMap(({ affected: { does, path, unit, kind, complete }, reference }) => {
      const [last, ...before] = path.map((step) => step.does).toReversed()
      const isFiled = last !== undefined && reads.test(last) && before.every((step) => readsInto.test(step))
      if (!isFiled || kind !== 'field-write' || givesNone.test(does) || unit.name === definition.name) return []
      return [{ ...reference, kind, complete, through: { kind: 'file', name: unit.name } }]
    })
}

class FieldImpact {
  readonly #context: QueryContext
  readonly #walk: ImpactWalk
  readonly #notices: Set<string>
  readonly #programs = new ProgramsData()
  readonly #handed: HandedData
  readonly #filed: FiledData
  readonly #tabled: TableData
  readonly #found: FoundStatement[] = []
  readonly #listed = new Set<FieldStatement>()
  readonly #followed: Followed[] = []
  readonly #seen = new Map<ProgramData, Set<string>>()

  constructor(context: QueryContext, walk: ImpactWalk, notices: Set<string>) {
    this.#context = context
    this.#walk = walk
    this.#notices = notices
    this.#handed = new HandedData(context, this.#programs)
    this.#filed = new FiledData(context, this.#programs)
    this.#tabled = new TableData(context, this.#programs)
  }

  follow(rows: readonly FieldRow[]): readonly FoundStatement[] {
    for (const { table, row } of rows) {
      const data = this.#programs.of(table)
      this.#add({ data, bytes: data.storage.bytesOf(row), depth: 1, way: [], isHanded: false, complete: true })
    }
    // What is added while it is gone through comes in the order of depth.
    for (const one of this.#followed) {
      if (this.#found.length >= mostAffected) break
      this.#step(one)
    }
    if (this.#found.length >= mostAffected || this.#followed.length >= mostFollowed)
      this.#notices.add(`Only the nearest ${this.#found.length} statements are listed.`)
    if (this.#walk.depth > 1 && this.#found.some(({ affected }) => leavesProgram.test(affected.does)))
      this.#notices.add(
        'Values are followed through statements, arguments of CALL, commareas, files and tables, not through queues, screens, segments and what a SORT or a utility makes of a data set.',
      )
    return this.#found
  }

  #add(one: Followed): void {
    if (this.#isSeen(one) || this.#followed.length >= mostFollowed) return
    this.#seen.get(one.data)?.add(keyOf(one))
    this.#followed.push(one)
  }

  #isSeen(one: Pick<Followed, 'data' | 'bytes'>): boolean {
    const seen = this.#seen.get(one.data)
    if (seen === undefined) this.#seen.set(one.data, new Set())
    return seen?.has(keyOf(one)) === true
  }

  #step(one: Followed): void {
    const { data, bytes, depth } = one
    const named = data.named.get(data.storage.recordOf(bytes.row)) ?? []
    const rows = new Set(named.filter((row) => data.storage.shares(row, bytes)))
    for (const statement of data.statements.on(rows)) {
      const uses = statement.uses.filter(({ row }) => rows.has(row))
      this.#list(one, statement, uses)
      if (depth < this.#walk.depth) for (const use of uses) this.#pass(one, statement, use)
    }
    if (depth < this.#walk.depth) for (const next of this.#handed.outside(one, this.#walk.direction)) this.#add(next)
  }

  #list({ data, bytes, depth, way, complete }: Followed, statement: FieldStatement, uses: readonly StatementUse[]): void {
    const isForward = this.#walk.direction === 'forward'
    const counted = isForward ? (depth === 1 ? uses : uses.filter(isRead)) : uses.filter(isWritten)
    const use = nearest(data, bytes, counted)
    if (use === undefined || this.#listed.has(statement)) return
    this.#listed.add(statement)
    const reference = useReference(data.table, use, this.#context.places)
    const { path, line, within, to } = reference
    const affected: Affected = {
      unit: to,
      kind: counted.some(isWritten) && (depth === 1 || !isForward) ? 'field-write' : 'field-read',
      place: { path, line },
      does: use.verb,
      depth,
      path: way,
      ...(within === undefined ? {} : { within }),
      program: data.table.owner,
      complete,
    }
    this.#found.push({ affected, reference })
  }

  /** To what the statement passes the value, or what it made it from. */
  #pass(one: Followed, statement: FieldStatement, use: StatementUse): void {
    const { data, bytes, depth, way, complete } = one
    const isForward = this.#walk.direction === 'forward'
    const others = isForward ? targetsOf(statement, use) : sourcesOf(statement, use)
    for (const other of others) {
      const copies = isForward ? copiesBytes(statement, use, other) : copiesBytes(statement, other, use)
      const keeps = copies && data.storage.keepsBytes(use.row, other.row)
      const next = keeps ? data.storage.moved(bytes, use, other) : data.storage.bytesOf(other.row)
      if (next === undefined || this.#isSeen({ data, bytes: next })) continue
      const step = this.#stepBy(data, use, next)
      const isSure = complete && !use.partly && !other.partly
      this.#add({ data, bytes: next, depth: depth + 1, way: [...way, step], isHanded: false, complete: isSure })
    }
    for (const by of [this.#handed, this.#filed, this.#tabled]) for (const next of by.by(one, use, this.#walk.direction)) this.#add(next)
  }

  #stepBy(data: ProgramData, use: StatementUse, { row }: Bytes): ImpactStep {
    const { path, line } = useReference(data.table, use, this.#context.places)
    return { unit: unitOf(data.table, row), does: use.verb, path, line }
  }
}

function keyOf({ data, bytes }: Pick<Followed, 'data' | 'bytes'>): string {
  return bytes.from < 0 ? `${bytes.row}` : `${data.storage.recordOf(bytes.row)} ${bytes.from} ${bytes.to}`
}

/** The use that names the item itself or a condition on it, or the smallest that holds it. Whoever names a condition uses the item as well. */
function nearest({ table, storage }: ProgramData, { row }: Bytes, uses: readonly StatementUse[]): StatementUse | undefined {
  const far = (use: StatementUse) => (use.row === row ? 0 : storage.bytesOf(use.row).row === row ? -1 : (table.lengths[use.row] ?? 0))
  return uses.toSorted((a, b) => far(a) - far(b))[0]
}
