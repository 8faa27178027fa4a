import type { StructureEdge, UnitName } from '../../answer/structure.ts'
import type { ImpactResult } from '../../answer/structure-estate-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { groupBy } from '../../base/group-by.ts'
import type { StatementUse } from './field-statements.ts'
import type { ProgramData, ProgramsData } from './program-data.ts'
import type { QueryContext } from './query-context.ts'

/** Whether a statement puts values into what keeps them or gets them from there. */
export type Way = 'out' | 'in'

type Owner = Pick<UnitName, 'name'> & { readonly path: string }

/** What programs hand to files or tables and get from them, found once a program. */
export class Transfers<Transfer extends { readonly use: StatementUse; readonly way: Way }> {
  readonly #context: QueryContext
  readonly #programs: ProgramsData
  readonly #find: (data: ProgramData) => readonly Transfer[]
  readonly #known = new Map<ProgramData, ReadonlyMap<StatementUse, readonly Transfer[]>>()

  constructor(context: QueryContext, programs: ProgramsData, find: (data: ProgramData) => readonly Transfer[]) {
    this.#context = context
    this.#programs = programs
    this.#find = find
  }

  /** Those that a value goes by, or (backward) comes by. */
  by(data: ProgramData, use: StatementUse, direction: ImpactResult['direction']): readonly Transfer[] {
    const wanted: Way = direction === 'forward' ? 'out' : 'in'
    return (this.#of(data).get(use) ?? []).filter(({ way }) => way === wanted)
  }

  /** All of these programs. */
  byPrograms(owners: readonly Owner[]): readonly Transfer[] {
    return distinctBy(owners, ({ name, path }) => `${path} ${name}`).flatMap(({ name, path }) =>
      (this.#context.graph.members.get(path)?.fields ?? [])
        .filter(({ owner }) => owner === name)
        .flatMap((table) => [...this.#of(this.#programs.of(table)).values()].flat()),
    )
  }

  #of(data: ProgramData): ReadonlyMap<StatementUse, readonly Transfer[]> {
    const known = this.#known.get(data) ?? groupBy(this.#find(data), ({ use }) => use)
    this.#known.set(data, known)
    return known
  }
}

/** The statements of a program, and of no other of its name, that touch what is of that kind. */
export function edgesOfProgram({ graph }: QueryContext, { table: { owner, files } }: ProgramData, kind: StructureEdge['kind']) {
  return graph.edgesFrom(owner).filter((edge) => edge.kind === kind && edge.from.name === owner && edge.from.path === files[0])
}
