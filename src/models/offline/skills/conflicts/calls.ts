import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { at, bold, withCitations } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { claimRule } from '../conflict-rule.ts'
import { isPlainStatement, namePattern, unmarked } from '../statements.ts'

const noun = String.raw`(?:(?:the|its?)\s+)?(?:(?:sub)?program|module|(?:sub)?routine|job|proc(?:edure)?|copybook|transaction|utility)?\s*`
const list = String.raw`(${namePattern}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)${namePattern})*)`
const active = new RegExp(
  String.raw`\b([Oo]nly\s+)?(${namePattern})\s+(?:(?:also|directly)\s+)?(?:calls?|invokes?|runs?|executes?|links to|xctls to|transfers(?: control)? to|starts?|copies|includes?)\s+${noun}${list}(?![\w-])`,
  'g',
)
const passive = new RegExp(
  String.raw`\b(${namePattern})\s+(?:is|gets)\s+((?:only|also|directly)\s+)?(?:called|invoked|run|executed|linked to|started|copied|included)\s+(only\s+)?(?:by|from|in|into)\s+${noun}${list}(?![\w-])`,
  'g',
)

/** Ways to reach a thing that are called a call, a run or a copy; a schedule that triggers a job is none. */
const calling: ReadonlySet<string> = new Set(['call', 'link', 'xctl', 'start', 'runs', 'runs-proc', 'copy'])

interface Claim {
  readonly caller: string
  readonly callee: string
  /** All callers, where it is said that there are no others. */
  readonly only?: readonly string[]
}

/** Callers of callers count: who says `A calls B` may mean that A has it called. */
const depth = 3
const bodied: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'transaction', 'entry'])
const reached: ReadonlySet<string> = new Set(['program', 'proc', 'job', 'copybook', 'entry', 'transaction'])

/** `A calls B`, `B is called by A`, where A is known whole and reaches B by no way. */
export const callsRule = claimRule<Claim>({
  name: 'calls',
  claimsIn,
  calls: ({ caller, callee }, findings) => [
    definitionCall(caller),
    definitionCall(callee),
    ...(isDefined(caller, bodied, findings) && isDefined(callee, reached, findings)
      ? [referencesCall(caller, 'callees', depth), referencesCall(callee, 'callers', depth)]
      : []),
  ],
  refuted,
})

function claimsIn(statement: string): readonly Claim[] {
  if (!isPlainStatement(statement)) return []
  const text = unmarked(statement)
  const names = (some: string) => some.match(new RegExp(namePattern, 'g')) ?? []
  const actives = [...text.matchAll(active)].flatMap(([, only, caller = '', callees = '']) =>
    names(callees).map((callee) => ({ caller, callee, ...(only === undefined ? {} : { only: [caller] }) })),
  )
  const passives = [...text.matchAll(passive)].flatMap(([, callee = '', before = '', after = '', callers = '']) => {
    const only = /only/.test(before + after) ? { only: names(callers) } : {}
    return names(callers).map((caller) => ({ caller, callee, ...only }))
  })
  return [...actives, ...passives].filter(({ caller, callee }) => caller !== callee)
}

function isDefined(name: string, kinds: ReadonlySet<string>, findings: Findings): boolean {
  return findings.definitionsOf(name).some(({ kind }) => kinds.has(kind))
}

function refuted({ caller, callee, only }: Claim, findings: Findings): string | undefined {
  const callees = findings.structure(referencesCall(caller, 'callees', depth), 'callees')
  const callers = findings.structure(referencesCall(callee, 'callers', depth), 'callers')
  if (callees === undefined || callers === undefined) return undefined
  const isOpen = [...callees.subjects, ...callers.subjects].some(({ unresolved }) => unresolved.length > 0)
  const down = callees.subjects.flatMap(({ references }) => references)
  const up = callers.subjects.flatMap(({ references }) => references)
  const direct = distinctBy(
    up.filter((reference) => reference.depth === 1),
    ({ from }) => from.name,
  )
  const others =
    only === undefined ? [] : direct.filter(({ from, kind }) => calling.has(kind) && !only.some((name) => sameName(name, from.name)))
  if (others.length > 0)
    return withCitations(findings, `${bold(callee)} is also reached from ${namesOf(others)}`, others.slice(0, 3).map(at))
  if (isOpen || down.some(({ to }) => sameName(to.name, callee)) || up.some(({ from }) => sameName(from.name, caller))) return undefined
  // A program of which nothing is known may be one that could not be read.
  if (down.length === 0) return undefined
  const does = direct.length === 0 ? `nothing calls, runs or copies ${bold(callee)}` : `${bold(callee)} is reached from ${namesOf(direct)}`
  return withCitations(findings, `${bold(caller)} does not reach it; ${does}`, direct.slice(0, 3).map(at))
}

function namesOf(references: readonly Reference[]): string {
  return references
    .slice(0, 6)
    .map(({ from }) => bold(from.name))
    .join(', ')
}
