import { emptyFacts, type MemberFacts, type Reference } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../scanner.ts'
import { macroLineKinds } from '../macro-line-kinds.ts'
import { bmsUnits } from './bms-units.ts'
import { type BmsMapset, readMapsets } from './mapsets.ts'

/** Screens of CICS. What they mean to a program that copies one is `symbolic-map.ts`. */
export const bmsScanner: Scanner = {
  name: 'BMS',
  languages: ['BMS'],
  scan(text, path, language) {
    const lines = text.replace(/\n$/, '').split('\n')
    const mapsets = readMapsets(lines, memberName(path))
    const includes = mapsets.flatMap(({ copies }) => copies)
    return {
      path,
      includes,
      facts: (include) => ({
        ...emptyFacts(path, language, lines.length),
        units: bmsUnits(mapsets, path, macroLineKinds(lines)),
        references: copiesOf(mapsets, path, include),
      }),
    }
  },
}

function copiesOf(
  mapsets: readonly BmsMapset[],
  path: string,
  include: (site: IncludeSite) => ScannedMember | undefined,
): MemberFacts['references'] {
  return mapsets.flatMap(({ name, copies }) =>
    copies.map((site): Reference => {
      const found = include(site)?.path
      const from = { kind: 'mapset' as const, name: name ?? memberName(path), path }
      const to = { kind: 'copybook' as const, name: site.name }
      const what = { from, to, path, line: site.line, ...(found === undefined ? {} : { found }) }
      return { kind: 'copy', ...what, how: 'literal', complete: true }
    }),
  )
}
