import type { SourcePlace, UnresolvedReference } from '../../../answer/structure.ts'
import { addToGroup, groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import type { AreaCall, LaidAddress, MacroSheet } from '../../scanners/assembler/macro-sheet.ts'

/**
 * The calls that assembler makes by an address constant of another member: a macro that the caller uses lays out the area that the address is loaded from.
 * A constant that nobody is seen to branch by is told of the macro. `isResolved`: of what a member alone could not tell the target of.
 */
export function linkAreaCalls(members: Iterable<MemberFacts>): {
  readonly references: readonly Reference[]
  readonly isResolved: (reference: UnresolvedReference) => boolean
} {
  const facts = [...members]
  const sheets = facts.flatMap(({ macroCalls }) => macroCalls ?? [])
  const areas = new LaidAreas(facts, sheets.flatMap(({ laid }) => laid).concat(givenAreas(sheets)))
  // Told once for each load, at its line: there stands the name.
  const calls = new Map<string, Reference>()
  const resolved = new Set<string>()
  const called = new Set<LaidAddress>()
  for (const call of sheets.flatMap(({ areaCalls }) => areaCalls)) {
    const laid = areas.meantBy(call)
    for (const one of laid) {
      called.add(one)
      resolved.add(placeOf(call.branch))
      calls.set(`${placeOf(call)} ${one.name}`, callBy(call, one, laid.length === 1))
    }
  }
  return {
    references: [...calls.values(), ...areas.laid.filter((one) => !called.has(one)).map(constantOf)],
    isResolved: (reference) => reference.kind === 'call' && resolved.has(placeOf(reference)),
  }
}

function placeOf({ path, line }: SourcePlace): string {
  return `${path} ${line}`
}

function callBy({ from, verb, area, path, line, via }: AreaCall, laid: LaidAddress, complete: boolean): Reference {
  return {
    ...{ kind: 'call', from, to: { kind: 'program', name: laid.name }, path, line, how: 'value', complete, verb },
    ...{ operand: area, via: via ?? { path: laid.path, line: laid.line } },
  }
}

/** With its label as the operand: that tells data from what the macro does. */
function constantOf({ from, name, verb, area, path, line }: LaidAddress): Reference {
  return { kind: 'call', from, to: { kind: 'program', name }, path, line, how: 'literal', complete: true, verb, operand: area }
}

/** The areas whose labels macros make of what they are given. */
function givenAreas(sheets: readonly MacroSheet[]): readonly LaidAddress[] {
  const made = groupBy(
    sheets.flatMap((sheet) => sheet.made),
    ({ macro }) => macro,
  )
  return sheets.flatMap(({ given }) =>
    given.flatMap(({ from, macro, parameter, name, path, line }) =>
      (made.get(macro) ?? []).flatMap(({ parameter: of, before, after }) =>
        of === parameter ? [{ macro, from, area: before + name + after, name, verb: 'DC V', path, line }] : [],
      ),
    ),
  )
}

class LaidAreas {
  readonly laid: readonly LaidAddress[]
  readonly #byArea: ReadonlyMap<string, readonly LaidAddress[]>
  /** The macros that members and macros use, by path and by name. */
  readonly #used = new Map<string, string[]>()

  constructor(facts: readonly MemberFacts[], laid: readonly LaidAddress[]) {
    this.laid = laid
    this.#byArea = groupBy(laid, ({ area }) => area)
    if (laid.length === 0) return
    for (const { references } of facts) {
      for (const { kind, from, to } of references)
        if (kind === 'copy' && to.kind === 'macro') addToGroup(this.#used, from.kind === 'macro' ? from.name : from.path, to.name)
    }
  }

  /** One for each program: an area holds one address. What a macro loads may stand in any that its users have as well, if they agree. */
  meantBy({ area, from }: AreaCall): readonly LaidAddress[] {
    const known = this.#byArea.get(area) ?? []
    if (known.length === 0) return []
    const used = this.#macrosOf(from.kind === 'macro' ? from.name : from.path)
    const meant = known.filter(({ macro }) => used.has(macro))
    const all = meant.length > 0 || from.kind !== 'macro' ? meant : known
    const named = [...groupBy(all, ({ name }) => name).values()].flatMap(([first]) => first ?? [])
    return meant.length > 0 || named.length === 1 ? named : []
  }

  #macrosOf(user: string): ReadonlySet<string> {
    const found = new Set<string>()
    const open = [user]
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      for (const macro of this.#used.get(one) ?? []) {
        if (found.has(macro)) continue
        found.add(macro)
        open.push(macro)
      }
    }
    return found
  }
}
