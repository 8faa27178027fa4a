import type { OutlineEntry } from '../../../answer/structure-results.ts'
import { outlineCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, Place } from '../findings.ts'

export function innermostCall({ path }: Pick<Place, 'path'>): Call {
  return outlineCall(path)
}

/** The innermost of what is defined around a line; undefined where nothing is, or its file was not outlined. */
export function innermostAt(
  { path, line }: Place,
  findings: Findings,
  isMeant: (entry: OutlineEntry) => boolean = () => true,
): OutlineEntry | undefined {
  const around = findings
    .outlinedMembers(path)
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.path === path && entry.startLine <= line && line <= entry.endLine && isMeant(entry))
  return around.toSorted((a, b) => b.depth - a.depth)[0]
}

const routines: ReadonlySet<string> = new Set(['program', 'entry', 'symbol'])

/** The name of the routine that a statement stands in, as `innermostAt`. */
export function routineAt(place: Place, findings: Findings): string | undefined {
  return innermostAt(place, findings, ({ kind }) => routines.has(kind))?.name
}
