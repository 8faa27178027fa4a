import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import type { MacroParameter, MacroSheet } from '../../scanners/assembler/macro-sheet.ts'

/** The calls that assembler makes by macros of its own: their operand names the routine, and the macro branches to it. */
export function linkMacroCalls(members: Iterable<MemberFacts>): Reference[] {
  const sheets = [...members].flatMap(({ macroCalls }) => macroCalls ?? [])
  const passing = new Passing(sheets)
  return sheets.flatMap(({ given }) =>
    given
      .filter(({ macro, parameter }) => passing.has(macro, parameter))
      .map(
        ({ from, macro, name, path, line, via }): Reference => ({
          ...{ kind: 'call', from, to: { kind: 'program', name }, path, line, how: 'literal', complete: true, verb: macro },
          ...(via ? { via } : {}),
        }),
      ),
  )
}

/** Which operands of macros are passed control to, by the macro itself or by one that it uses. */
class Passing {
  readonly #passing = new Set<string>()

  constructor(sheets: readonly Pick<MacroSheet, 'passing' | 'handing'>[]) {
    const handedTo = groupBy(
      sheets.flatMap(({ handing }) => handing),
      ({ to, as }) => keyOf(to, as),
    )
    const open = sheets.flatMap(({ passing }) => passing.map(({ macro, parameter }) => keyOf(macro, parameter)))
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (this.#passing.has(key)) continue
      this.#passing.add(key)
      open.push(...(handedTo.get(key) ?? []).map(({ macro, parameter }) => keyOf(macro, parameter)))
    }
  }

  has(macro: string, parameter: MacroParameter): boolean {
    return this.#passing.has(keyOf(macro, parameter))
  }
}

function keyOf(macro: string, parameter: MacroParameter): string {
  return `${macro} ${parameter}`
}
