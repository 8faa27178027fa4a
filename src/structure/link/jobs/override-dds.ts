import { type Dd, type DdEntry, overridden } from './dd-entry.ts'
import type { ExpandedStep } from './expanded-step.ts'

/**
 * Puts the DDs behind a call into the steps of its procedure. `STEP.DD` names the step; without it the DD belongs to the step of the one before, at first to the
 * first step. The parts of a concatenation override those of the procedure in their order. What finds no step stays with the call.
 */
export function applyOverrides(call: ExpandedStep, steps: readonly ExpandedStep[], overrides: readonly DdEntry[]): void {
  const programs = steps.filter(({ does }) => does.kind === 'program')
  let target = programs[0] ?? call
  let dd: Dd | undefined
  let position = 0
  for (const entry of overrides) {
    const written = entry.statement.name
    if (written === '') {
      if (dd !== undefined) put(dd, ++position, entry)
      continue
    }
    const dot = written.lastIndexOf('.')
    if (dot >= 0) {
      const named = written.slice(0, dot)
      target =
        programs.find(({ name, at }) => name === named && at.level === call.at.level + 1) ??
        programs.find(({ name }) => name === named) ??
        call
    }
    const name = written.slice(dot + 1)
    // With a call, whose steps nobody knows, stand the DDs of several steps.
    dd = target.dds.find((one) => one.name === name && (target !== call || one.entries[0]?.statement.name === written))
    if (dd === undefined) {
      dd = { name, entries: [] }
      target.dds.push(dd)
    }
    position = 0
    put(dd, position, entry)
  }
}

function put(dd: Dd, position: number, entry: DdEntry): void {
  const base = dd.entries[position]
  if (base === undefined) dd.entries.push(entry)
  else dd.entries[position] = overridden(base, entry)
}
