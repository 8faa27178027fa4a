import type { Reference } from '../../../../answer/structure-results.ts'

const mostRunners = 8
const calling: ReadonlySet<string> = new Set(['call', 'link'])

/** Who calls a subroutine and who runs what calls it, each with the reference that says so. */
export interface RunThroughCalls {
  readonly callers: readonly Reference[]
  readonly runners: readonly Reference[]
}

/** A subroutine is run in a job by the program that calls it; undefined where no such chain leads to what runs something. */
export function runThroughCalls(
  references: readonly Reference[],
  isRunner: (reference: Reference) => boolean,
): RunThroughCalls | undefined {
  const callers: Reference[] = []
  const runners: Reference[] = []
  let callsDownTo = 0
  for (const reference of references) {
    const { depth, kind } = reference
    if (depth > callsDownTo + 1) continue
    callsDownTo = depth - 1
    if (calling.has(kind)) {
      callsDownTo = depth
      callers.push(reference)
    } else if (depth > 1 && isRunner(reference)) runners.push(reference)
  }
  if (runners.length === 0) return undefined
  return { callers: callers.filter(({ depth }) => depth === 1), runners: runners.slice(0, mostRunners) }
}
