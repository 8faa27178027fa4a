import type { UsesResult } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import { at, inert, item } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import type { AskedAccess } from '../../question/access.ts'
import { byProgram, type User } from '../relations/users-of.ts'

const mostPlaces = 4
const mostNames = 12

/**
 * Programs that do to items inside a group what is asked of the group, beside `users`, who name the group itself: whoever sets an item of a record changes the
 * record, so a list of those who name it looks as if nobody else did.
 */
export function partUsers({ subjects }: UsesResult, users: readonly User[], access: AskedAccess): readonly User[] {
  const named = new Set(users.map(({ name }) => name))
  const isMeant = (kind: string) =>
    access.name === 'changes' ? kind === 'field-write' : access.name === 'reads' ? kind === 'field-read' : true
  return byProgram(subjects.flatMap(({ ofParts = [] }) => ofParts).filter(({ kind, from }) => isMeant(kind) && !named.has(from.name)))
}

/** `inside`: what the items lie in. */
export function partItem(inside: string, done: string, users: readonly User[], findings: Findings): string {
  const names = users.map(({ name }) => inert(name)).slice(0, mostNames)
  const places = users.slice(0, mostPlaces).flatMap(({ references: [first] }) => (first === undefined ? [] : [at(first)]))
  const who = `${count(users.length, 'program')}: ${names.join(', ')}${users.length > mostNames ? ' …' : ''}`
  return item(findings, `Items inside ${inside} are ${done} by ${who}`, places)
}
