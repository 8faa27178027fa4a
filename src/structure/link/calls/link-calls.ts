import type { StructureUnit } from '../../../answer/structure.ts'
import { fileName } from '../../../base/file-name.ts'
import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { CallForm, type CallSheet, callRow } from '../../scanners/by-rules/call-sheet.ts'
import type { LanguageRules } from '../../scanners/by-rules/language-rules.ts'
import { languageRules } from '../../scanners/by-rules/languages/languages.ts'
import { unitName } from '../../unit-name.ts'
import { CallMeanings, type Meaning } from './call-meaning.ts'
import { Definitions } from './definitions.ts'
import { ImportFinder } from './import-finder.ts'

/**
 * The calls and imports of languages that are scanned by rules, as far as what they name is defined in the code. Most names are not, those of libraries and
 * of the language: such calls are left out, as nobody looks for them and they would be most of the graph; but those of a statement that does nothing but call.
 */
export function linkCalls(members: Iterable<MemberFacts>): Reference[] {
  const told = [...members].flatMap((member) => {
    const rules = languageRules.get(member.language)
    return member.calls && rules ? [{ member, rules, sheet: member.calls }] : []
  })
  return [...groupBy(told, ({ rules }) => rules.family).values()].flatMap(linkFamily)
}

interface Told {
  readonly member: MemberFacts
  readonly sheet: CallSheet
  readonly rules: LanguageRules
}

function linkFamily(family: readonly Told[]): Reference[] {
  const members = family.map(({ member }) => member)
  const caseless = family.every(({ rules }) => rules.caseless === true)
  const definitions = new Definitions(members, caseless)
  const finder = new ImportFinder(members)
  return family.flatMap((told) => linkMember(told, definitions, finder))
}

function linkMember({ member, sheet, rules }: Told, definitions: Definitions, finder: ImportFinder): Reference[] {
  const { path, units } = member
  const references: Reference[] = []
  const added = new Set<string>()
  const add = (kind: 'call' | 'copy', unit: number, line: number, { to, found, complete }: Meaning): void => {
    // A member that defines nothing, as one of declarations alone, includes others all the same: it goes by its file's name, as what is included does.
    const source = units[unit] ?? (kind === 'copy' ? ({ kind: 'symbol', name: fileName(path) } as const) : undefined)
    if (!source) return
    // A name that stands twice on a line is one call to a reader.
    const key = `${kind} ${unit} ${line} ${to.name} ${to.of}`
    if (added.has(key)) return
    added.add(key)
    const from = { ...unitName(source), path }
    references.push({ kind, from, to, path, line, how: 'literal', complete, ...(found === undefined ? {} : { found }) })
  }

  const imported = new Set<string>()
  for (const { form, unit, line, name } of rowsOf(sheet)) {
    if (form === CallForm.path) {
      const found = finder.find(name, path, rules)
      if (found === undefined || found === path) continue
      imported.add(found)
      add('copy', unit, line, { to: { kind: 'symbol', name: found.slice(found.lastIndexOf('/') + 1) }, found, complete: true })
    } else if (form === CallForm.member) {
      const found = finder.member(name, path)
      add('copy', unit, line, {
        to: { kind: 'copybook', name: name.toUpperCase() },
        ...(found === undefined ? {} : { found }),
        complete: true,
      })
    } else if (form === CallForm.module) {
      // A routine of Fortran uses the module above it in its own member; what stands in a module does not import it.
      const isAround = (module: StructureUnit) => module.path === path && module.startLine <= line && module.endLine >= line
      const known = definitions
        .modules(name)
        .filter((module) => module.path !== path || (rules.usesOwnModules === true && !isAround(module)))
      for (const module of known) imported.add(module.path)
      const [first] = known
      if (first) add('copy', unit, line, { to: unitName(first), ...(known.length === 1 ? { found: first.path } : {}), complete: true })
    }
  }
  const meanings = new CallMeanings({ member, rules, definitions, imported })
  for (const { form, unit, line, name, qualifier } of rowsOf(sheet)) {
    if (form !== CallForm.call && form !== CallForm.mention && form !== CallForm.named) continue
    const meaning = meanings.find({ unit, name, qualifier, isMention: form === CallForm.mention })
    if (meaning) {
      add('call', unit, line, meaning)
      const bound = definitions.bound(meaning.to)
      if (bound) add('call', unit, line, { to: unitName(bound), found: bound.path, complete: true })
    }
    if (!meaning && form === CallForm.named) add('call', unit, line, { to: { kind: 'symbol', name }, complete: true })
  }
  return references
}

/** The rows of a sheet, one at a time: there may be many. */
function* rowsOf({ calls, names }: CallSheet) {
  for (let i = 0; i < calls.length; i += callRow) {
    const [unit = 0, line = 1, name = 0, qualifier = 0, form = 0] = calls.slice(i, i + callRow)
    yield { unit, line, name: names[name] ?? '', qualifier: qualifier >= 0 ? (names[qualifier] ?? '') : qualifier, form }
  }
}
