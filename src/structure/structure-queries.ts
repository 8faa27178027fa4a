import type { StructureIndex } from '../answer/structure-index.ts'
import type { Count } from '../answer/structure-results.ts'
import type { StructureGraph } from './graph.ts'
import { body } from './queries/body.ts'
import { callees } from './queries/callees.ts'
import { callers } from './queries/callers.ts'
import { exportLines } from './queries/export-lines.ts'
import { missing } from './queries/missing.ts'
import { outline } from './queries/outline.ts'
import { overview } from './queries/overview.ts'
import { queryContext } from './queries/query-context.ts'
import { type IndexLife, status } from './queries/status.ts'
import { uses } from './queries/uses.ts'
import { where } from './queries/where.ts'

/**
 * The queries over one graph. What they look up is made on first need. `life`: of the last time the graph was compared with the files; `encodings`: how many
 * files are in each, where that is known.
 */
export function createStructureQueries(graph: StructureGraph, life: () => IndexLife, encodings: readonly Count[] = []): StructureIndex {
  const context = queryContext(graph)
  return {
    overview: () => overview(context, encodings),
    where: (name, options) => where(context, name, options?.kind),
    callers: (name, options = {}) => callers(context, name, options),
    callees: (name, options = {}) => callees(context, name, options),
    uses: (name, options) => uses(context, name, options?.kind),
    outline: (name, options) => outline(context, name, options?.kind),
    body: (name, options) => body(context, name, options?.kind),
    missing: () => missing(context),
    status: () => status(context, life()),
    export: () => exportLines(context),
  }
}
