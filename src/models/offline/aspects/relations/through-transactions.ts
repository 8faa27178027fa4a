import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { isStart } from './caller-words.ts'
import { isNextInput } from './reference-words.ts'

/** Transactions that run one program, or that one program starts. */
const mostTransactions = 12

/** Who starts a transaction has its program run. What goes on with the next input is not called. */
function startsTransaction(reference: Reference): boolean {
  return reference.depth === 1 && reference.kind === 'start' && reference.to.kind === 'transaction' && !isNextInput(reference)
}

/** The programs that start one of the transactions which run it stand behind those that call it. */
export function withStarters(references: readonly Reference[], findings: Findings): readonly Reference[] {
  const direct = new Set(references.filter(({ depth }) => depth === 1).map(({ from }) => from.name))
  const starters = transactionsOf(references).flatMap((name) =>
    findings
      .referencesOf(name, 'callers')
      .filter((one) => startsTransaction(one) && one.from.kind === 'program')
      .map((one) => ({ ...one, ...startOf(one) })),
  )
  return [...references, ...distinctBy(starters, ({ from, verb }) => `${from.name} ${verb}`).filter(({ from }) => !direct.has(from.name))]
}

export function starterCalls(references: readonly Reference[]): readonly Call[] {
  return transactionsOf(references).map((name) => referencesCall(name, 'callers'))
}

function transactionsOf(references: readonly Reference[]): readonly string[] {
  const starts = references.filter((one) => one.depth === 1 && isStart(one))
  return [...new Set(starts.map(({ from }) => from.name))].slice(0, mostTransactions)
}

/** The programs of the transactions that it starts, in their place. A transaction of which no definition is seen stays what is started. */
export function asPrograms(references: readonly Reference[], findings: Findings): readonly Reference[] {
  return references.flatMap((one) => {
    const programs = startsTransaction(one) ? programsOf(one.to.name, findings) : []
    return programs.length === 0 ? [one] : programs.map(({ to, inRepo }) => ({ ...one, ...startOf(one), to, inRepo }))
  })
}

export function programCalls(references: readonly Reference[]): readonly Call[] {
  return startedIn(references).map((name) => referencesCall(name, 'callees'))
}

/** What says which program the started transactions run. */
export function startedItems(references: readonly Reference[], findings: Findings): readonly string[] {
  const runs = startedIn(references).flatMap((name) => programsOf(name, findings))
  return runs.map((one) => {
    const places = [at(one)]
    return item(findings, `transaction ${nameFor(findings, one.from.name, places)} runs ${nameFor(findings, one.to.name, places)}`, places)
  })
}

function startedIn(references: readonly Reference[]): readonly string[] {
  return [...new Set(references.filter(startsTransaction).map(({ to }) => to.name))].slice(0, mostTransactions)
}

function programsOf(transaction: string, findings: Findings): readonly Reference[] {
  return distinctBy(findings.referencesOf(transaction, 'callees').filter(isStart), ({ to }) => to.name)
}

/** The start as the call that it comes to. */
function startOf({ verb, to }: Reference): Pick<Reference, 'kind' | 'verb'> {
  return { kind: 'call', verb: `${verb ?? 'START'} ${to.name}` }
}
