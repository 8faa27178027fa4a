import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { isLaidOut, isMacroCall } from './caller-words.ts'

const calling: ReadonlySet<Reference['kind']> = new Set(['call', 'link', 'xctl'])
/** Of a system's own macros that call the same routine. */
const mostMacros = 8

/** A macro calls nothing by itself: who has it as a statement does. They stand behind those who call directly. */
export function throughMacros(references: readonly Reference[], findings: Findings): readonly Reference[] {
  const users = macrosIn(references, findings).flatMap((macro) => usersOf(macro, findings))
  const direct = new Set(references.filter(({ depth }) => depth === 1).map(({ from }) => from.name))
  return [...references, ...users.filter(({ from }) => !direct.has(from.name))]
}

export function macroUsersCalls(references: readonly Reference[], findings: Findings): readonly Call[] {
  return macrosIn(references, findings).map((macro) => referencesCall(macro, 'callers'))
}

/** The macros that call it, and those that use these, as far as is known. */
function macrosIn(references: readonly Reference[], findings: Findings): readonly string[] {
  const found = new Set<string>()
  const open = references.filter((one) => one.depth === 1 && calling.has(one.kind) && !isLaidOut(one))
  for (let one = open.shift(); one !== undefined && found.size < mostMacros; one = open.shift()) {
    if (one.from.kind !== 'macro' || found.has(one.from.name)) continue
    found.add(one.from.name)
    open.push(...usersOf(one.from.name, findings))
  }
  return [...found]
}

/** Each once: that it is used more often says nothing more. */
function usersOf(macro: string, findings: Findings): readonly Reference[] {
  const uses = findings.referencesOf(macro, 'callers').filter((one) => one.depth === 1 && isMacroCall(one))
  return distinctBy(uses, ({ from }) => `${from.kind} ${from.name}`).map((one) => ({ ...one, kind: 'call', verb: macro }))
}
