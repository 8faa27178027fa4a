import type { StructureUnit } from '../../answer/structure.ts'
import type { QueryContext } from './query-context.ts'

/** Whether control runs on from one paragraph to the next: what other languages tell as paragraphs are procedures, which only a call enters. */
export function runsOn({ graph }: Pick<QueryContext, 'graph'>, { path }: StructureUnit): boolean {
  return graph.members.get(path)?.language.startsWith('COBOL') === true
}
