import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOf } from '../../src/files/language.ts'
import { createGraph } from '../../src/structure/create-graph.ts'
import type { MemberFacts } from '../../src/structure/facts.ts'
import type { IncludeSite, ScannedMember } from '../../src/structure/scanner.ts'
import { scannerFor } from '../../src/structure/scanners.ts'
import { createStructureQueries } from '../../src/structure/structure-queries.ts'

/** One member of each kind that is scanned, with what they include and run. */
const paths =
  'cbl/WBINVCR.cbl cbl/WBOMENU.cbl cbl/WBHISTU.cbl cpy/WBCUSTR.cpy cpy/WBMENUT.cpy dclgen/DCLINVC.cpy jcl/WBNINV.jcl proc/WBPDB2.prc proc/WBILIBS.prc ctl/WBTINV.ctl ddl/WBTABLES.ddl csd/WABIS.csd'.split(
    ' ',
  )
const whole = new Map(paths.map((path) => [path, readFileSync(`sample-code/${path}`, 'latin1')]))

/** Scans, links and exports; the number of lines. */
function exported(texts: ReadonlyMap<string, string>): number {
  const scanned = new Map<string, ScannedMember>()
  for (const [path, text] of texts) {
    const language = languageOf(path, text) ?? ''
    const scanner = scannerFor(language)
    if (scanner) scanned.set(path, scanner.scan(text, path, language))
  }
  const include = ({ name }: IncludeSite) => [...scanned].find(([path]) => path.includes(`/${name}.`))?.[1]
  const facts = new Map<string, MemberFacts>([...scanned].map(([path, member]) => [path, member.facts(include)]))
  const index = createStructureQueries(createGraph(facts), () => ({ checkedAt: 0, durationMs: 0, scanned: 0, reused: 0 }))
  return [...index.export()].length
}

test('members cut or corrupted anywhere are scanned, linked and exported all the same', { timeout: 120_000 }, () => {
  expect(exported(whole)).toBeGreaterThan(500)
  const noise = fc.string({
    unit: fc.constantFrom(...`.'"()=:-*/&,; \n\0AZ09`, '==', 'COPY ', 'EXEC SQL ', '//', 'END-EXEC'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.double({ min: 0, max: 1, noNaN: true }), noise, fc.boolean(), (path, part, junk, cuts) => {
      const text = whole.get(path) ?? ''
      const at = Math.floor(text.length * part)
      return exported(new Map(whole).set(path, text.slice(0, at) + junk + (cuts ? '' : text.slice(at)))) > 0
    }),
    { numRuns: 150 },
  )
})
