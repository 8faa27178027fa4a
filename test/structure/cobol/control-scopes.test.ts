import { expect, test } from 'vitest'
import { procedureOf, program, type ReadProcedure } from './procedure.ts'

function read(...lines: readonly string[]): ReadProcedure {
  return procedureOf(program(['FD F', '01 R', 'WORKING-STORAGE SECTION', '77 A', '77 B', '77 N'], ...lines))
}

/** `target: condition` of each jump. */
function conditions(...lines: readonly string[]): string[] {
  const { facts } = read('MAIN.', ...lines.map((line) => `    ${line}`))
  return facts.jumps.map(({ target, token }) => `${target}: ${facts.control.conditionAt(token) ?? '-'}`)
}

/** Paragraphs that do not run on. */
function ending(...lines: readonly string[]): string[] {
  const { facts } = read(...lines)
  return facts.paragraphs.flatMap(({ name }, i) => (facts.control.ends(i) ? [name] : []))
}

test('IF and ELSE, nested, up to END-IF or the period', () => {
  expect(
    conditions(
      'IF A = 1 THEN PERFORM P1 ELSE IF B = "x" PERFORM P2 ELSE PERFORM P3 END-IF PERFORM P4 END-IF PERFORM P5.',
      'IF A > B AND (N < 3 OR N = 5) IF N = 1 NEXT SENTENCE ELSE PERFORM P6.',
      'PERFORM P7.',
    ),
  ).toEqual([
    'P1: A = 1',
    "P2: else of A = 1, B = 'x'",
    "P3: else of A = 1, else of B = 'x'",
    'P4: else of A = 1',
    'P5: -',
    'P6: A > B AND (N < 3 OR N = 5), else of N = 1',
    'P7: -',
  ])
})

test('EVALUATE: the subject with its values, and the condition alone where TRUE is asked', () => {
  expect(
    conditions(
      'EVALUATE A WHEN 1 PERFORM P1 WHEN 2 WHEN 3 IF B = 1 PERFORM P2 END-IF WHEN OTHER PERFORM P3 END-EVALUATE',
      'EVALUATE TRUE WHEN A = 1 GO TO P4 WHEN OTHER PERFORM P5 END-EVALUATE PERFORM P6.',
    ),
  ).toEqual(['P1: A WHEN 1', 'P2: A WHEN 2 or 3, B = 1', 'P3: A WHEN OTHER', 'P4: A = 1', 'P5: WHEN OTHER', 'P6: -'])
})

test('loops in line and out of line', () => {
  expect(
    conditions(
      'PERFORM P1 THRU P2 UNTIL A = 1',
      'PERFORM P2 WITH TEST AFTER VARYING N FROM 1 BY 1 UNTIL N > 5 AFTER B FROM 1 BY 1 UNTIL B > 2',
      'PERFORM UNTIL A = "Y" PERFORM P3 PERFORM P4 3 TIMES END-PERFORM',
      'GO TO P5 P6 DEPENDING ON N.',
    ),
  ).toEqual([
    'P1: until A = 1',
    'P2: until N > 5',
    "P3: until A = 'Y'",
    "P4: until A = 'Y', 3 TIMES",
    'P5: DEPENDING ON N',
    'P6: DEPENDING ON N',
  ])
})

test('AT END, INVALID KEY, SIZE ERROR and what NOT makes of them, each up to its own end', () => {
  expect(
    conditions(
      'READ F AT END PERFORM P1 NOT AT END PERFORM P2 END-READ PERFORM P3.',
      'READ F AT END READ F END-READ PERFORM P4 END-READ PERFORM P5.',
      'COMPUTE N = A + B ON SIZE ERROR PERFORM P6 END-COMPUTE',
      'WRITE R INVALID KEY COMPUTE N = 1 NOT INVALID KEY PERFORM P7 END-WRITE PERFORM P8.',
      'SEARCH A AT END PERFORM P9 WHEN B = 1 PERFORM P10 END-SEARCH PERFORM P11.',
    ),
  ).toEqual([
    'P1: READ F AT END',
    'P2: READ F NOT AT END',
    'P3: -',
    'P4: READ F AT END',
    'P5: -',
    'P6: COMPUTE N ON SIZE ERROR',
    'P7: WRITE R NOT INVALID KEY',
    'P8: -',
    'P9: SEARCH A AT END',
    'P10: B = 1',
    'P11: -',
  ])
})

test('a long condition is cut, and of many the outermost are left out', () => {
  const [cut = '', deep = ''] = conditions(
    `IF A = 1 ${'OR B = 12345 '.repeat(20)} PERFORM P1 END-IF`,
    `${'IF A NOT = B AND N = 123456789012345 '.repeat(3)} ${Array.from({ length: 20 }, (_, i) => `IF N = ${i}`).join(' ')} PERFORM P2.`,
  )
  expect(cut).toMatch(/^P1: A = 1 OR B = 12345 .*…$/)
  expect(cut.length).toBeLessThanOrEqual(66)
  expect(deep).toMatch(/N = 18, N = 19$/)
  expect(deep.length).toBeLessThanOrEqual(170)
})

test('a period, a new paragraph and words that close nothing leave nothing open', () => {
  expect(
    conditions('IF A = 1 PERFORM P1.', 'END-IF ELSE WHEN END-READ PERFORM P2 END-PERFORM', 'IF B = 1 CONTINUE', '.', 'PERFORM P3.'),
  ).toEqual(['P1: A = 1', 'P2: -', 'P3: -'])
  const many = 100_000
  const started = performance.now()
  conditions('IF A = 1 '.repeat(many), 'END-PERFORM END-READ '.repeat(many), 'PERFORM P1', 'END-IF '.repeat(many))
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('a paragraph ends in a jump when every way through it does', () => {
  expect(
    ending(
      'A1. GO TO A2.',
      'A2. IF A = 1 GO TO A1.',
      'A3. IF A = 1 GO TO A1 ELSE GOBACK.',
      'A4. EVALUATE A WHEN 1 GO TO A1 WHEN OTHER STOP RUN END-EVALUATE.',
      'A5. EVALUATE A WHEN 1 GO TO A1 WHEN 2 STOP RUN END-EVALUATE.',
      'A6. PERFORM A1. EXIT PROGRAM.',
      'A7. STOP "WAIT".',
      'A8. GO TO A1 A2 DEPENDING ON N.',
      'A9. IF A = 1 NEXT SENTENCE END-IF GO TO A1.',
      'A10. IF A = 1 EXIT PARAGRAPH END-IF GOBACK.',
      'A11. GOBACK. ENTRY "X". DISPLAY A.',
      'A12. EXIT.',
      'A13. CALL "CEE3ABD" USING A B.',
    ),
  ).toEqual(['A1', 'A3', 'A4', 'A6', 'A13'])
})

test('CICS commands that give control away end a paragraph, unless the program looks at how they went', () => {
  expect(
    ending(
      'C1. EXEC CICS RETURN END-EXEC.',
      'C2. EXEC CICS XCTL PROGRAM("X") END-EXEC.',
      'C3. EXEC CICS XCTL PROGRAM("X") RESP(N) END-EXEC.',
      'C4. EXEC CICS LINK PROGRAM("X") END-EXEC.',
      'C5. EXEC CICS ABEND ABCODE("X") END-EXEC',
      '.',
    ),
  ).toEqual(['C1', 'C2', 'C5'])
})

test('EXIT SECTION leads to the end of the section', () => {
  expect(ending('S1 SECTION.', 'B1. EXIT SECTION.', 'B2. GOBACK.', 'S2 SECTION.', 'B3. GOBACK.')).toEqual(['B1', 'B3'])
})
