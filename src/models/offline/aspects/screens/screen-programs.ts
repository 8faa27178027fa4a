import { distinctBy } from '../../../../base/distinct-by.ts'
import { referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const mostPrograms = 3
const screenKinds: ReadonlySet<string> = new Set(['map', 'mapset', 'transaction'])

export function isScreenThing({ kinds: [kind = 'member'] }: Subject): boolean {
  return kind === 'program' || screenKinds.has(kind)
}

/** Who shows a map or runs under a transaction has to be asked for first; a program is that itself. */
export function screenProgramCalls({ name, kinds: [kind] }: Subject): readonly Call[] {
  if (kind === 'program') return []
  return [referencesCall(name, kind === 'transaction' ? 'callees' : 'callers')]
}

/** The programs behind a screen, by name. */
export function screenPrograms({ name, kinds: [kind] }: Subject, findings: Findings): readonly string[] {
  if (kind === 'program') return [name]
  const programs =
    kind === 'transaction'
      ? findings
          .referencesOf(name, 'callees')
          .filter(({ to }) => to.kind === 'program')
          .map(({ to }) => to)
      : findings
          .referencesOf(name, 'callers')
          .filter(({ from, kind: edge }) => from.kind === 'program' && edge === 'map')
          .map(({ from }) => from)
  return distinctBy(programs, (program) => program.name)
    .slice(0, mostPrograms)
    .map((program) => program.name)
}

/** The maps that a screen is, or that its programs show. */
export function mapsOf(subject: Subject, findings: Findings): readonly string[] {
  if (subject.kinds[0] === 'map') return [subject.name]
  const maps = screenPrograms(subject, findings).flatMap((name) =>
    findings.referencesOf(name, 'callees').filter(({ to }) => to.kind === 'map'),
  )
  return [...new Set(maps.map(({ to }) => to.name))].slice(0, 2)
}
