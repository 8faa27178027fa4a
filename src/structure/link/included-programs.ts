import type { StructureUnit } from '../../answer/structure.ts'
import type { MemberFacts, Reference } from '../facts.ts'
import { memberName } from '../member-name.ts'

/**
 * Procedures of PL/I that are kept in members of their own and put into programs by %INCLUDE look like programs. That they are none is known when all members
 * are: what they do belongs to the programs that include them, and is said there.
 */
export function withoutIncludedPrograms(members: ReadonlyMap<string, MemberFacts>): ReadonlyMap<string, MemberFacts> {
  const included = new Set<string>()
  for (const facts of members.values()) {
    if (!facts.language.startsWith('PL/I')) continue
    const { path, references } = facts
    for (const { kind, found } of references) if (kind === 'copy' && found !== undefined && found !== path) included.add(found)
  }
  return asIncludes(members, included)
}

/** The same for members whose facts were linked before, to the units in each: they are those that are copybooks there. Other members stay packed. */
export function asLinked(
  members: ReadonlyMap<string, MemberFacts>,
  unitsIn: (path: string) => readonly StructureUnit[],
): ReadonlyMap<string, MemberFacts> {
  const included = [...members.values()].flatMap(({ path, language }) =>
    language === 'PL/I' && unitsIn(path).some(({ kind }) => kind === 'copybook') ? [path] : [],
  )
  return asIncludes(members, new Set(included))
}

function asIncludes(members: ReadonlyMap<string, MemberFacts>, paths: ReadonlySet<string>): ReadonlyMap<string, MemberFacts> {
  const changed = [...paths].flatMap((path) => {
    const facts = members.get(path)
    return facts !== undefined && isProcedure(facts) ? [asInclude(facts)] : []
  })
  return changed.length === 0 ? members : new Map([...members, ...changed.map((facts) => [facts.path, facts] as const)])
}

function isProcedure(facts: MemberFacts): boolean {
  if (facts.language !== 'PL/I') return false
  const programs = facts.units.filter(({ kind }) => kind === 'program')
  return programs.length > 0 && programs.every(({ detail }) => !/\bMAIN\b/.test(detail ?? ''))
}

function asInclude(facts: MemberFacts): MemberFacts {
  const { path, lines, remarks, units, references } = facts
  const name = memberName(path)
  const copybook: StructureUnit = { kind: 'copybook', name, path, startLine: 1, endLine: Math.max(1, lines) }
  const from: Reference['from'] = { kind: 'copybook', name, path }
  return {
    ...{ path, language: 'PL/I include', lines, remarks, unresolved: [], fieldNames: facts.fieldNames },
    units: [copybook, ...units.map((unit) => within(unit, name))],
    references: references.flatMap((reference) => (reference.kind === 'copy' ? [{ ...reference, from }] : [])),
    // Most questions never look at them, and until then they are packed.
    get fields() {
      return facts.fields.map((table) => ({ ...table, owner: name, uses: new Uint32Array() }))
    },
  }
}

/** What stood in a program stands in the copybook, the program as a procedure of it. */
function within(unit: StructureUnit, of: string): StructureUnit {
  if (unit.kind === 'program') return { ...unit, kind: 'paragraph', of }
  return unit.of === undefined ? unit : { ...unit, of }
}
