import type { Reference } from '../../../../answer/structure-results.ts'

const mostRunners = 8
const calling: ReadonlySet<string> = new Set(['call', 'link'])

/** Who calls a subroutine and who runs what calls it, each with the reference that says so. */
export interface RunThroughCalls {
  readonly callers: readonly Reference[]
  readonly runners: readonly Reference[]
}

/**
 * A subroutine is run in a job by the program that calls it; undefined where no such chain leads to what runs something. An edge is listed once, below whichever of its
 * targets was met first: so they are followed by their ends, not by their depths.
 */
export function runThroughCalls(
  references: readonly Reference[],
  isRunner: (reference: Reference) => boolean,
): RunThroughCalls | undefined {
  const callers = references.filter(({ depth, kind }) => depth === 1 && calling.has(kind))
  const running = new Set(callers.map(({ from }) => from.name))
  for (let before = 0; before < running.size; ) {
    before = running.size
    for (const { kind, from, to } of references) if (calling.has(kind) && running.has(to.name)) running.add(from.name)
  }
  const runners = references.filter((reference) => reference.depth > 1 && isRunner(reference) && running.has(reference.to.name))
  return runners.length === 0 ? undefined : { callers, runners: runners.slice(0, mostRunners) }
}
