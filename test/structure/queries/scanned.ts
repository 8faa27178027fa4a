import type { StructureIndex } from '../../../src/answer/structure-index.ts'
import { createGraph } from '../../../src/structure/create-graph.ts'
import type { MemberFacts } from '../../../src/structure/facts.ts'
import { bmsScanner } from '../../../src/structure/scanners/bms/bms.ts'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'
import { csdScanner } from '../../../src/structure/scanners/csd.ts'
import { jclScanner } from '../../../src/structure/scanners/jcl/jcl.ts'
import { pliScanner } from '../../../src/structure/scanners/pli/pli.ts'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'
import { fixed } from '../cobol/spliced.ts'

/** Queries over small members, scanned and linked as in an index: `cbl/A.cbl`, `jcl/J.jcl`, `proc/P.prc`, `csd/C.csd`, `pli/D.pli`, `bms/E.bms`. */
export function scanned(members: Readonly<Record<string, readonly string[]>>): StructureIndex {
  const facts = Object.entries(members).map(([path, lines]): readonly [string, MemberFacts] => {
    const member = path.endsWith('.cbl')
      ? cobolScanner.scan(fixed('>>SOURCE FORMAT IS VARIABLE', ...lines), path, 'COBOL')
      : path.endsWith('.pli')
        ? pliScanner.scan(lines.map((line) => ` ${line}`).join('\n'), path, 'PL/I')
        : path.endsWith('.bms')
          ? bmsScanner.scan(lines.join('\n'), path, 'BMS')
          : path.endsWith('.csd')
            ? csdScanner.scan(lines.join('\n'), path, 'CICS CSD')
            : jclScanner.scan(lines.join('\n'), path, path.endsWith('.prc') ? 'JCL procedure' : 'JCL')
    return [path, member.facts(() => undefined)]
  })
  return createStructureQueries(createGraph(new Map(facts)), () => ({ checkedAt: 0, durationMs: 1, scanned: 1, reused: 0 }))
}

/** A program of this name with these lines of a procedure division, whose first is line 5. */
export function cobol(name: string, ...lines: readonly string[]): readonly string[] {
  return [
    `IDENTIFICATION DIVISION. PROGRAM-ID. ${name}.`,
    'DATA DIVISION. WORKING-STORAGE SECTION. 77 A PIC X. 77 N PIC 9.',
    'PROCEDURE DIVISION.',
    ...lines,
  ]
}

/** `depth program:line access verb item ← the items that hold the value on its way`. */
export function impactStatements(
  index: StructureIndex,
  name: string,
  depth: number,
  direction: 'forward' | 'backward' = 'forward',
): string[] {
  return index
    .impact(name, { depth, direction })
    .subjects.flatMap(({ affected }) =>
      affected.map((one) =>
        [
          `${one.depth} ${one.program}:${one.place.line} ${one.kind === 'field-write' ? 'writes' : 'reads'} ${one.does} ${one.unit.name}`,
          ...one.path.map((step) => step.unit.name).reverse(),
        ].join(' ← '),
      ),
    )
}
