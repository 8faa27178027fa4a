import { expect, test } from 'vitest'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'
import { fixed } from './spliced.ts'

const text = fixed(
  'ID DIVISION. PROGRAM-ID. OUTER.',
  'ENVIRONMENT DIVISION. INPUT-OUTPUT SECTION. FILE-CONTROL.',
  '    SELECT LOG-FILE ASSIGN TO LOGDD.',
  '    SELECT OWN-FILE ASSIGN TO OWNDD.',
  'DATA DIVISION. FILE SECTION.',
  'FD  LOG-FILE IS GLOBAL.',
  '01  LOG-LINE PIC X(80).',
  'FD  OWN-FILE.',
  '01  OWN-LINE PIC X(80).',
  'WORKING-STORAGE SECTION.',
  '01  SHARED IS GLOBAL.',
  "    05 PGM PIC X(8) VALUE 'CALLED'.",
  '       88 NONE-CALLED VALUE SPACES.',
  '    05 AGAIN REDEFINES PGM PIC X(8).',
  '01  HIDDEN PIC X.',
  '01  SAME GLOBAL PIC X.',
  'PROCEDURE DIVISION.',
  "    MOVE 'OTHER' TO PGM CALL PGM.",
  'ID DIVISION. PROGRAM-ID. INNER.',
  'DATA DIVISION. WORKING-STORAGE SECTION.',
  '01  SAME PIC X.',
  'PROCEDURE DIVISION.',
  '    MOVE HIDDEN TO SAME.',
  '    WRITE LOG-LINE. WRITE OWN-LINE. CLOSE OWN-FILE LOG-FILE.',
  'ID DIVISION. PROGRAM-ID. INMOST.',
  'PROCEDURE DIVISION.',
  '    CALL PGM. MOVE AGAIN TO SAME. SET NONE-CALLED TO TRUE.',
  'END PROGRAM INMOST.',
  'END PROGRAM INNER.',
  'END PROGRAM OUTER.',
)
const { fields, references, units } = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(() => undefined)

/** `verb access NAME:line of the definition`. */
function usesIn(owner: string): string[] {
  const table = fields.find((one) => one.owner === owner)
  if (table === undefined) return []
  return Array.from({ length: table.uses.length / 5 }, (_, i) => {
    const [row = 0, , , verb = 0, access = 0] = table.uses.slice(i * 5)
    return `${table.verbs[verb]} ${['read', 'write', 'both'][access]} ${table.names[row]}:${table.lines[row]}`
  })
}

test('GLOBAL items of the programs around are used by those inside, unless they have one of the name', () => {
  expect(usesIn('INNER')).toEqual(['MOVE write SAME:21', 'WRITE read LOG-LINE:7'])
  expect(usesIn('INMOST')).toEqual([
    'CALL read PGM:12',
    'MOVE read AGAIN:14',
    'MOVE write SAME:16',
    'SET write NONE-CALLED:13',
    'SET write PGM:12',
  ])
  expect(fields.map(({ owner, names }) => [owner, names.join(' ')])).toEqual([
    ['OUTER', 'LOG-LINE OWN-LINE SHARED PGM NONE-CALLED AGAIN HIDDEN SAME'],
    ['INNER', 'SAME LOG-LINE'],
    ['INMOST', 'SHARED PGM NONE-CALLED AGAIN SAME'],
  ])
})

test('GLOBAL files and the values of GLOBAL items, which others may set too', () => {
  const edges = references.map(({ kind, from, to, op, complete }) => [from.name, kind, op ?? '', to.name, complete ? '' : '…'].join(' '))
  expect(edges).toEqual([
    'OUTER call  CALLED …',
    'OUTER call  OTHER …',
    'INNER file write LOGDD ',
    'INNER file close LOGDD ',
    'INMOST call  CALLED …',
  ])
  expect(units.filter(({ kind }) => kind === 'file').map(({ name, of }) => `${name} of ${of}`)).toEqual([
    'LOG-FILE of OUTER',
    'OWN-FILE of OUTER',
  ])
})

test('thousands of GLOBAL items and of programs inside end in time', () => {
  const nested = Array.from(
    { length: 1000 },
    (_, i) => `ID DIVISION. PROGRAM-ID. N${i}. PROCEDURE DIVISION. MOVE G1 TO G2. END PROGRAM N${i}.`,
  )
  const items = Array.from({ length: 5000 }, (_, i) => `01 G${i} GLOBAL PIC X.`)
  const large = ['>>SOURCE FORMAT FREE', 'ID DIVISION. PROGRAM-ID. OUTER.', 'DATA DIVISION. WORKING-STORAGE SECTION.', ...items]
  const whole = [...large, 'PROCEDURE DIVISION.', ...nested, 'END PROGRAM OUTER.'].join('\n')
  const facts = cobolScanner.scan(whole, 'P.cbl', 'COBOL').facts(() => undefined)
  expect(facts.fields.filter(({ uses }) => uses.length > 0)).toHaveLength(20)
})
