import { describe, expect, it } from 'vitest'
import { ask, Codebase } from '../codebase.ts'

/** A ferry line's booking system: three programs, a job, a table, a copybook. */
const ferry = {
  'cbl/FYBOOK.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. FYBOOK.',
    '      * BOOKS A CROSSING FOR A VEHICLE',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  WS-DECK-LIMIT           PIC 9(03) VALUE 120.',
    '       01  WS-STATE                PIC X(01).',
    "           88  STATE-CANCELLED     VALUE 'C'.",
    '           COPY FYREC.',
    '       PROCEDURE DIVISION.',
    '       1000-MAIN.',
    '           IF FY-DECK > WS-DECK-LIMIT',
    "              CALL 'FYREFUSE'",
    '           END-IF',
    '           EXEC SQL UPDATE FERRY.CROSSING SET DECK = :FY-DECK END-EXEC',
    '           GOBACK.',
  ].join('\n'),
  'cbl/FYREFUSE.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. FYREFUSE.',
    '      * REFUSES A VEHICLE',
    '       PROCEDURE DIVISION.',
    '       1000-MAIN.',
    "           CALL 'FYPRINT'",
    '           GOBACK.',
  ].join('\n'),
  'cbl/FYPRINT.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. FYPRINT.',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '           COPY FYREC.',
    '       PROCEDURE DIVISION.',
    '       1000-MAIN.',
    '           EXEC SQL SELECT DECK INTO :FY-DECK FROM FERRY.CROSSING END-EXEC',
    '           GOBACK.',
  ].join('\n'),
  'cpy/FYREC.cpy': ['       01  FY-RECORD.', '           05  FY-DECK             PIC 9(03).'].join('\n'),
  'ddl/FERRY.ddl': ['CREATE TABLE FERRY.CROSSING', '      (DECK SMALLINT NOT NULL);'].join('\n'),
  'jcl/FYNIGHT.jcl': ['//FYNIGHT  JOB (ACCT),CLASS=A', '//BOOK     EXEC PGM=FYBOOK'].join('\n'),
}

/** The conflicts in an answer over a skill that says `statement` of what is asked. */
async function conflictsOf(statement: string): Promise<readonly string[]> {
  const notes = `# Overbooked ferries\n\nWhy are motorhomes turned away: ${statement}`
  const { text } = await ask(new Codebase(ferry, { motorhomes: notes }), 'Why are motorhomes turned away from overbooked ferries?')
  expect(text).toContain('skill:motorhomes')
  return text.split('\n').flatMap((line) => (line.startsWith('- Conflict: ') ? [line.slice(line.indexOf('the code: ') + 10)] : []))
}

describe('a skill that the code refutes', () => {
  it.each([
    ['FYPRINT calls FYBOOK.', '**FYPRINT** does not reach it; **FYBOOK** is reached from **FYNIGHT**: `jcl/FYNIGHT.jcl:2`'],
    ['`FYREFUSE` is called by `FYPRINT`.', '**FYPRINT** does not reach it; **FYREFUSE** is reached from **FYBOOK**: `cbl/FYBOOK.cbl:13`'],
    ['Only FYPRINT copies FYREC.', '**FYREC** is also reached from **FYBOOK**: `cbl/FYBOOK.cbl:9`'],
    ['FYPRINT updates the table FERRY.CROSSING.', '**FYPRINT** only reads **FERRY.CROSSING**: `cbl/FYPRINT.cbl:8`'],
    ['WS-DECK-LIMIT is 500.', '**WS-DECK-LIMIT** is 01 PIC 9(03) VALUE 120: `cbl/FYBOOK.cbl:6`'],
    ['`FY-DECK` PIC S9(05).', '**FY-DECK** is 05 PIC 9(03): `cpy/FYREC.cpy:2`'],
    ["STATE-CANCELLED means 'X'.", "**STATE-CANCELLED** is 88 VALUE 'C': `cbl/FYBOOK.cbl:8`"],
    ['They go through program `FYWEIGH`.', 'no program **FYWEIGH**, and the name stands in no file'],
    [
      'The limit is kept in table FERRY.DECKS.',
      'no table **FERRY.DECKS**, and the name stands in no file; near to it: **FERRY**, **DECK**',
    ],
    ['It is refused (`FYREFUSE`, `cbl/FYBOOK.cbl:12`).', 'FYREFUSE does not stand at `cbl/FYBOOK.cbl:12`, but at `cbl/FYBOOK.cbl:13`'],
  ])('%s', async (statement, code) => {
    expect(await conflictsOf(statement)).toEqual([code])
  })

  it('All members begin with FY.', async () => {
    expect(await conflictsOf('All members begin with FY, at most 8 characters.')).toEqual([
      '**FERRY.ddl** does not begin so: `ddl/FERRY.ddl:1`',
    ])
  })
})

describe('a skill that says what the code says, or what the code cannot refute', () => {
  it.each([
    'FYBOOK calls FYREFUSE.',
    'FYBOOK calls FYPRINT.',
    'FYREFUSE is called by FYBOOK.',
    'FYNIGHT runs FYBOOK.',
    'Only FYBOOK calls FYREFUSE.',
    'FYBOOK should call FYPRINT if the deck is full.',
    'FYPRINT no longer calls FYBOOK.',
    'FYBOOK updates FERRY.CROSSING.',
    'FYPRINT reads FERRY.CROSSING.',
    'FYREFUSE reads FERRY.CROSSING.',
    'WS-DECK-LIMIT is 120.',
    'WS-DECK-LIMIT is 120 cars.',
    'FY-DECK is 500 in the test of last year.',
    "STATE-CANCELLED means 'C'.",
    '`FY-DECK` PIC 999.',
    'Add program `FYWEIGH` to weigh them.',
    'They call the program FERRYMAN by its name.',
    'They are asked for by program NNNNNN.',
    'It is refused (`FYREFUSE`, `cbl/FYBOOK.cbl:13`).',
    'It is refused (`the captain`, `cbl/FYBOOK.cbl:13`).',
    'Most members begin with AB.',
  ])('%s', async (statement) => {
    expect(await conflictsOf(statement)).toEqual([])
  })
})

it('shows a conflict behind the word of the code, and leaves the rest of the skill unsaid', async () => {
  const notes = '# Who calls whom\n\nFYREFUSE is called by FYPRINT.'
  const { text } = await ask(new Codebase(ferry, { calls: notes }), 'Who calls FYREFUSE?')
  const [answer, conflict] = [
    text.indexOf('FYBOOK'),
    text.indexOf('- Conflict: `skill:calls#Who calls whom` says "FYREFUSE is called by FYPRINT.";'),
  ]
  expect(answer).toBeGreaterThan(0)
  expect(conflict).toBeGreaterThan(answer)
  expect(text).not.toContain('- `skill:calls')
})
