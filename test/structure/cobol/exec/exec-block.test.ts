import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixed } from '../spliced.ts'
import { execFacts, shownFacts } from './exec-facts.ts'

test('a block without END-EXEC ends with its sentence', () => {
  const text = fixed("    EXEC CICS XCTL PROGRAM('A').", '    MOVE B TO C.', "    EXEC CICS LINK PROGRAM('D') END-EXEC.")
  expect(shownFacts(text)).toEqual({ targets: ["1: xctl program 'A' (XCTL)", "3: link program 'D' (LINK)"] })
})

test('a block with neither END-EXEC nor period ends where COBOL goes on', () => {
  const text = fixed('    EXEC SQL', '      DELETE FROM A', '    IF B = C', '      PERFORM D FROM E', '    EXEC SQL DELETE FROM F END-EXEC')
  expect(shownFacts(text)).toEqual({ tables: ['2: DELETE A', '5: DELETE F'] })
})

test('a period inside a name ends nothing; a paragraph behind a period does', () => {
  const text = fixed(
    '    EXEC SQL',
    '      SELECT X INTO :X FROM S.',
    '         T END-EXEC',
    '    EXEC SQL OPEN C1.',
    'NEXT-PARA.',
    '    GOBACK.',
  )
  expect(shownFacts(text)).toEqual({ tables: ['2: SELECT S.T'], dynamic: ['4: sql C1 (cursor not declared)'] })
})

test('blocks of other languages are passed over', () => {
  const text = fixed("    EXEC HTML PROGRAM('X') END-EXEC", "    EXEC CICS LINK PROGRAM('Y') END-EXEC")
  expect(shownFacts(text)).toEqual({ targets: ["2: link program 'Y' (LINK)"] })
})

const program = fixed(
  '    EXEC SQL DECLARE C1 CURSOR WITH HOLD FOR',
  '      WITH R (A) AS (SELECT X FROM S.T1 WHERE (Y = :Y AND (Z > 1)))',
  '      SELECT A FROM R, (SELECT B FROM T2) Q FOR UPDATE OF A END-EXEC.',
  '    EXEC SQL FETCH C1 INTO :A.B, :C:D END-EXEC',
  "    EXEC CICS READ FILE('F') INTO(A (B (C))) RIDFLD(K) END-EXEC.",
  '    EXEC DLI GU USING PCB(1) SEGMENT(S1) WHERE(F = A) SEGMENT(S2)',
  '      INTO(B) PSB((P)) END-EXEC.',
)

test('cut or corrupted anywhere, a program neither throws nor loops', () => {
  for (let length = 0; length <= program.length; length++)
    expect(execFacts(program.slice(0, length)).tokens.count).toBeGreaterThanOrEqual(0)
  fc.assert(
    fc.property(
      fc.nat(program.length),
      fc.nat(program.length),
      fc.string({ unit: fc.constantFrom(...`(),.:'"=/*-;AB \n`) }),
      (a, b, noise) => {
        const { facts } = execFacts(program.slice(0, Math.min(a, b)) + noise + program.slice(Math.max(a, b)), ['A', 'B', 'C'])
        return facts.tables.every((access) => access.table !== '')
      },
    ),
  )
})

test('a quotation mark that is never closed names no table', () => {
  const text = fixed('    EXEC SQL SELECT A FROM"', '      , T2 END-EXEC')
  expect(shownFacts(text)).toEqual({ tables: ['2: SELECT T2'] })
})

test('a long text comes to its end, whatever it holds', { timeout: 60_000 }, () => {
  for (const line of [
    '    EXEC CICS LINK PROGRAM((((',
    '    EXEC SQL WITH A (',
    '    EXEC SQL SELECT (',
    "    EXEC SQL FROM A. '",
    '    EXEC DLI SEGMENT(',
  ]) {
    execFacts(fixed(...Array.from({ length: 40_000 }, () => line)))
  }
})

test('EXEC KICKS is EXEC CICS for the system that takes both', () => {
  const text = fixed("    EXEC KICKS XCTL PROGRAM('A') END-EXEC.", '    MOVE B TO C.')
  expect(shownFacts(text)).toEqual({ targets: ["1: xctl program 'A' (XCTL)"] })
})
