import { containsName } from '../../../../answer/name-match.ts'
import type { FlowLink } from '../../../../answer/structure-estate-results.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Findings } from '../../findings.ts'

const linesBefore = 10
const begins = /^.{0,6}\s*(?:\d{6})?\s*(?:IF|WHEN|ELSE|EVALUATE)\b/i

/** What is called from more paragraphs than this helps them all, as what writes a log does, and is not what a key is for. */
const fewParagraphs = 2

/**
 * The program to which a paragraph transfers control that a branch goes to: the only one there is, or the one of which the branch has set the name, by a MOVE
 * or a condition name, before it goes there. Where it transfers to none, the one that it calls.
 */
export function transferBehind(program: string, link: FlowLink, target: string, findings: Findings): Reference | undefined {
  const transfers = findings
    .referencesOf(program, 'callees')
    .filter(({ kind, to, within }) => kind === 'xctl' && to.kind === 'program' && within === target)
  const programs = distinctBy(transfers, ({ to }) => to.name)
  const [only] = programs
  if (programs.length === 1 && only?.complete === true) return only
  return programs.find((one) => isSetBefore(link, one, findings)) ?? (programs.length > 0 ? undefined : calledIn(program, target, findings))
}

/** The only program that a paragraph calls, without those that are called from everywhere. */
function calledIn(program: string, paragraph: string, findings: Findings): Reference | undefined {
  const calls = findings
    .referencesOf(program, 'callees')
    .filter(
      ({ kind, verb, to, depth }) => (kind === 'call' || kind === 'link') && verb !== 'CANCEL' && to.kind === 'program' && depth === 1,
    )
  const paragraphsOf = (name: string) => new Set(calls.filter(({ to }) => to.name === name).map(({ within }) => within)).size
  const called = distinctBy(
    calls.filter(({ within, to }) => within === paragraph && paragraphsOf(to.name) <= fewParagraphs),
    ({ to }) => to.name,
  )
  return called.length === 1 ? called[0] : undefined
}

function isSetBefore(link: FlowLink, { via }: Reference, findings: Findings): boolean {
  if (via === undefined) return false
  const known = findings.linesOf(link.path)
  const condition = via.path === link.path ? /\b88\s+([\w-]+)/.exec(known.get(via.line) ?? '')?.[1] : undefined
  for (let line = link.line; line > link.line - linesBefore && known.has(line); line--) {
    const text = known.get(line) ?? ''
    if (via.path === link.path && via.line === line) return true
    if (condition !== undefined && /\bSET\b/i.test(text) && containsName(text, condition)) return true
    if (begins.test(text)) return false
  }
  return false
}
