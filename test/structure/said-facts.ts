import type { MemberFacts } from '../../src/structure/facts.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../src/structure/scanner.ts'

/** Facts in a line each, for comparing whole lists. */
export interface SaidFacts {
  readonly units: readonly string[]
  readonly references: readonly string[]
  readonly unresolved: readonly string[]
  readonly facts: MemberFacts
}

const none = (_: IncludeSite): ScannedMember | undefined => undefined

/** What a scanner says of a text, without messages; `messages` are told apart. */
export function saidBy(scanner: Scanner, text: string, path: string, include = none): SaidFacts {
  const facts = scanner.scan(text, path, scanner.languages[0] ?? '').facts(include)
  return {
    units: facts.units.map(
      ({ kind, name, startLine, endLine, detail, of }) =>
        `${startLine}-${endLine} ${kind} ${name}${of === undefined ? '' : ` of ${of}`}${detail === undefined ? '' : `: ${detail}`}`,
    ),
    // What may as well be a macro of the system counts where the code has one of that name.
    references: facts.references
      .filter(({ implicit, to }) => !(implicit && to.kind === 'macro'))
      .map((reference) => {
        const { kind, from, to, line, how, via, complete, verb, op, dd, disp } = reference
        const known = [how, ...(complete ? [] : ['open']), ...(via ? [`via ${via.path === path ? '' : via.path}:${via.line}`] : [])].join(
          ' ',
        )
        const what = [verb, op && `op=${op}`, dd && `dd=${dd}`, disp].filter(Boolean).join(' ')
        return `${line} ${from.name} ${kind} ${to.name}${what === '' ? '' : ` ${what}`}${known === 'literal' ? '' : ` (${known})`}`
      }),
    unresolved: facts.unresolved.map(({ kind, from, operand, line, reason }) => `${line} ${from.name} ${kind} ${operand}: ${reason}`),
    facts,
  }
}

/** Units without those of these kinds. */
export function without(units: readonly string[], ...kinds: readonly string[]): string[] {
  return units.filter((unit) => !kinds.includes(unit.split(' ')[1] ?? ''))
}
