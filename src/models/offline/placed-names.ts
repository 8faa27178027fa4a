import type { LocatedName } from '../../answer/located.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { escapeRegex } from '../../base/escape-regex.ts'
import { namedInside } from './question/named-inside.ts'
import type { Question } from './question/question.ts'

const dataKinds: ReadonlySet<UnitKind> = new Set<UnitKind>(['field', 'record'])
const innerKinds: ReadonlySet<UnitKind> = new Set<UnitKind>(['paragraph', 'section', 'field', 'record', 'step', 'symbol', 'entry'])

/**
 * Of several things of one name those in what is named beside them, if there are any: many programs have a paragraph of that name. What is only said to hold
 * statements is not asked about.
 */
export function placedNames(names: readonly LocatedName[], question: Question): readonly LocatedName[] {
  const all = names.map((name) => {
    const others = names.filter((other) => other !== name)
    const around = new Set(others.flatMap(pathsOf))
    const units = name.units.filter(
      ({ path, of }) => around.has(path ?? '') || others.some(({ word }) => word.toUpperCase() === of?.toUpperCase()),
    )
    const isMeant = isInner(name) || (units.every(({ kind }) => kind === 'entry') && isSaidEntry(name.word, question))
    return units.length > 0 && units.length < name.units.length && isMeant ? { ...name, units } : name
  })
  const inside = nameInside(all, question)
  if (inside === undefined) return all
  const { inner, outer } = inside
  const isHeld = pathsOf(inner).some((path) => pathsOf(outer).includes(path))
  return isHeld && isInner(inner) && inner.units.every(({ kind }) => !dataKinds.has(kind)) ? all.filter((name) => name !== outer) : all
}

/** The name that a question places in another, and that one; undefined where it does not, or one of them was not looked for. */
export function nameInside(
  names: readonly LocatedName[],
  question: Question,
): { readonly inner: LocatedName; readonly outer: LocatedName } | undefined {
  const inside = namedInside(question)
  const inner = names.find(({ word }) => word === inside?.inner)
  const outer = names.find(({ word }) => word === inside?.outer)
  return inner === undefined || outer === undefined ? undefined : { inner, outer }
}

/** The files in which what bears a name stands. */
export function pathsOf({ units, members }: LocatedName): readonly string[] {
  return [...members, ...units.flatMap(({ path }) => (path === undefined ? [] : [path]))]
}

/** `the entry X of Y`, where a program is called X as well. */
function isSaidEntry(word: string, { text }: Question): boolean {
  return new RegExp(String.raw`\bentry(?:\s+point)?\s+["'\`]?${escapeRegex(word)}(?![\w-])`, 'i').test(text)
}

/** What stands in something else. */
function isInner({ units }: LocatedName): boolean {
  return units.length > 0 && units.every(({ kind }) => innerKinds.has(kind))
}
