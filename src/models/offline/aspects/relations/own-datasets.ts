import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'

const mostRunners = 8

/** For the steps that run a program, and what their DD statements give it. */
export function ownDatasetsCalls(program: string, findings: Findings): readonly Call[] {
  return [referencesCall(program, 'callers'), ...runnersOf(program, findings).map(({ from }) => referencesCall(from.name, 'callees'))]
}

/** The data sets that steps which run the program give it as one of these files; a file that no step gives one stands for itself. */
export function ownDatasets(program: string, files: readonly Reference[], findings: Findings): readonly Reference[] {
  const runners = runnersOf(program, findings)
  const given = runners.flatMap(({ from, step }) =>
    findings.referencesOf(from.name, 'callees').filter((one) => one.kind === 'dataset' && one.step === step && one.from.of === from.name),
  )
  const found = files.flatMap((file) => {
    const own = file.kind === 'file' ? given.filter(({ dd = '' }) => sameName(dd, file.to.name)) : []
    return own.length > 0 ? own : [file]
  })
  return distinctBy(found, ({ kind, to, verb, op }) => `${kind} ${to.name} ${verb} ${op}`)
}

function runnersOf(program: string, findings: Findings): readonly Reference[] {
  const runs = findings.referencesOf(program, 'callers').filter(({ kind, depth }) => kind === 'runs' && depth === 1)
  return distinctBy(runs, ({ from, step }) => `${from.name} ${step}`).slice(0, mostRunners)
}
