import type { StructureIndex } from '../answer/structure-index.ts'
import type { Count } from '../answer/structure-results.ts'
import type { StructureGraph } from './graph.ts'
import { body } from './queries/body.ts'
import { callees } from './queries/callees.ts'
import { callers } from './queries/callers.ts'
import { completionNames } from './queries/completion-names.ts'
import { crud } from './queries/crud.ts'
import { dead } from './queries/dead.ts'
import { exportLines } from './queries/export-lines.ts'
import { flow } from './queries/flow.ts'
import { impact } from './queries/impact.ts'
import { layout } from './queries/layout.ts'
import { lineage } from './queries/lineage.ts'
import { missing } from './queries/missing.ts'
import { outline } from './queries/outline.ts'
import { overview } from './queries/overview.ts'
import { queryContext } from './queries/query-context.ts'
import { type IndexLife, status } from './queries/status.ts'
import { uses } from './queries/uses.ts'
import { walk } from './queries/walk.ts'
import { where } from './queries/where.ts'

/**
 * The queries over one graph. What they look up is made on first need. `life`: of the last time the graph was compared with the files; `encodings`: how many
 * files are in each, where that is known.
 */
export function createStructureQueries(graph: StructureGraph, life: () => IndexLife, encodings: readonly Count[] = []): StructureIndex {
  const context = queryContext(graph)
  return {
    overview: () => overview(context, encodings),
    where: (name, options) => where(context, name, options),
    callers: (name, options = {}) => callers(context, name, options),
    callees: (name, options = {}) => callees(context, name, options),
    uses: (name, options) => uses(context, name, options?.kind),
    outline: (name, options) => outline(context, name, options?.kind),
    body: (name, options) => body(context, name, options?.kind),
    flow: (name, options) => flow(context, name, options?.kind),
    walk: (name) => walk(context, name),
    impact: (name, options = {}) => impact(context, name, options),
    lineage: (name) => lineage(context, name),
    dead: () => dead(context),
    crud: (name) => crud(context, name),
    layout: (name, options) => layout(context, name, options?.position),
    missing: () => missing(context),
    status: () => status(context, life()),
    names: () => completionNames(context),
    export: () => exportLines(context),
  }
}
