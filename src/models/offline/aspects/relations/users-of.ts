import type { Reference, UsesResult } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { at, item, type Lines, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import type { AskedAccess } from '../../question/access.ts'

const mostPlaces = 3
const longestLine = 90
/** They bring a record from outside: no program decides there what the field holds. */
const filling = /^(?:EXEC CICS )?(?:READ\w*|RECEIVE|RETRIEVE|RETURN|FETCH|SELECT|ACCEPT|G[HNU]\w*)(?: INTO)?$/i
/** They send the whole record to where it is kept. */
const keeping = /^(?:EXEC CICS )?(?:WRITE|REWRITE|REPL|ISRT|INSERT|UPDATE)\b/i
/** They change what is kept already; a WRITE makes another record of it. */
const updating = /REWRITE|REPL|UPDATE/i

export interface User {
  readonly name: string
  /** What it does, the statements that name the thing first. */
  readonly references: readonly Reference[]
}

export interface Uses {
  readonly writes: readonly Reference[]
  readonly reads: readonly Reference[]
  readonly others: readonly Reference[]
}

export function usesIn({ subjects }: UsesResult): Uses {
  return {
    writes: subjects.flatMap((one) => one.writes),
    reads: subjects.flatMap((one) => one.reads),
    others: subjects.flatMap((one) => one.other),
  }
}

/** What programs do: a job deletes and allocates whole data sets. */
export function ofPrograms({ writes, reads, others }: Uses): Uses {
  const of = (references: readonly Reference[]) => references.filter(({ from }) => from.kind === 'program')
  return { writes: of(writes), reads: of(reads), others: of(others) }
}

/** Without those that only send the whole record to where it is kept, if there are others. */
export function givingOnly(references: readonly Reference[]): readonly Reference[] {
  const giving = references.filter(({ verb, op }) => !keeping.test(verb ?? op ?? ''))
  return giving.length > 0 ? giving : references
}

/** By program. Of changes, those who also send the record to where it is kept come first: the others change a copy of it. */
export function usersOf({ writes, reads, others }: Uses, access: AskedAccess): readonly User[] {
  const isVerb = ({ kind, verb, op }: Reference) =>
    access.verbs === undefined || kind.startsWith('field-') || access.verbs.test(verb ?? op ?? '')
  if (access.name === 'changes') {
    const changes = writes.filter((reference) => isChange(reference) && isVerb(reference))
    const ways = changes.some(isDirect) ? changes.filter(isDirect) : changes
    const kept = groupBy(
      [...reads, ...writes].filter(({ verb, op }) => keeping.test(verb ?? op ?? '')),
      ({ from }) => from.name,
    )
    const users = byProgram(ways.length > 0 ? ways : writes.filter(isVerb))
    const rank = ({ name, references }: User) => {
      if (references.some(({ through }) => through?.kind === 'file')) return 0
      return kept.get(name)?.some(({ verb, op }) => updating.test(verb ?? op ?? '')) ? 0 : kept.has(name) ? 1 : 2
    }
    return users
      .toSorted((a, b) => rank(a) - rank(b))
      .map((user) => ({
        ...user,
        references: distinctBy(
          [
            ...user.references.slice(0, mostPlaces - 1),
            ...(kept.get(user.name) ?? []).filter(isVerb).slice(0, 1),
            ...user.references.slice(mostPlaces - 1),
          ],
          ({ path, line }) => `${path}:${line}`,
        ),
      }))
  }
  // A whole record that is written away takes the field along and does not look at it.
  const looking = reads.filter((reference) => isDirect(reference) || !keeping.test(reference.verb ?? reference.op ?? ''))
  const wanted = (access.name === 'reads' ? looking : [...writes, ...reads, ...others]).filter(isVerb)
  return byProgram(directOf(wanted))
}

/**
 * Programs that change an item with the whole record around it, beside `users`, who name it: they move to the record, or read another one into it that they
 * then write. Who puts back what it has read changes nothing by that.
 */
export function usersThroughRecord({ writes, reads }: Uses, users: readonly User[]): readonly User[] {
  const named = new Set(users.map(({ name }) => name))
  const adding = new Set(reads.filter(({ verb = '' }) => keeping.test(verb) && !updating.test(verb)).map(({ from }) => from.name))
  const whole = writes.filter((one) => !isDirect(one) && !named.has(one.from.name) && (isChange(one) || adding.has(one.from.name)))
  return byProgram(whole)
}

/** Who only sees a thing under a PSB or in a table of the system does nothing to it. */
export function byProgram(references: readonly Reference[]): readonly User[] {
  const ofPrograms = references.filter(({ from }) => from.kind === 'program')
  const shown = ofPrograms.length > 0 ? ofPrograms : references
  return [...groupBy(shown, ({ from }) => from.name)].map(([name, all]) => ({ name, references: all }))
}

/** Those that name the thing itself, where there are any. */
function directOf(references: readonly Reference[]): readonly Reference[] {
  const direct = references.filter(isDirect)
  return direct.length > 0 ? direct : references
}

export function isDirect({ through }: Reference): boolean {
  return (
    through === undefined ||
    through.kind === 'condition' ||
    through.kind === 'item' ||
    through.kind === 'redefines' ||
    through.kind === 'file' ||
    through.kind === 'dd'
  )
}

function isChange({ verb, op, kind }: Reference): boolean {
  return kind !== 'field-write' || !filling.test(verb ?? op ?? '')
}

/** What a program does to the thing, with places. */
export function userItem({ name, references }: User, findings: Findings): string {
  const verbOf = ({ verb, op, kind }: Reference) => verb ?? op ?? kind
  const firsts = distinctBy(references, verbOf)
  const shown = [...firsts, ...references.filter((one) => !firsts.includes(one))].slice(0, mostPlaces)
  const places: readonly Lines[] = shown.map(at)
  const does = firsts.map(verbOf).join(', ')
  const within = [...new Set(shown.flatMap((one) => one.within ?? []))].slice(0, 2)
  const rest = references.length - shown.length
  const line = item(
    findings,
    `${nameFor(findings, name, places)}: ${does}${within.length === 0 ? '' : ` in ${within.map((one) => nameFor(findings, one, places)).join(', ')}`}${rest > 0 ? ` (${rest} more)` : ''}`,
    places,
  )
  // Versions of one member may say the same.
  const texts = new Set(shown.map((one) => (findings.linesOf(one.path).get(one.line) ?? '').slice(0, 72).trim().replace(/\s+/g, ' ')))
  const [text = ''] = texts
  return texts.size > 1 || text === '' || text.length > longestLine || text.includes('`') ? line : `${line}: \`${text}\``
}
