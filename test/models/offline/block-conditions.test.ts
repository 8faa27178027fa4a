import { expect, it } from 'vitest'
import { blockConditions } from '../../../src/models/offline/evidence/block-conditions.ts'

const conditions = (text: string) => {
  const lines = text.split('\n')
  const known = new Map(lines.map((line, i) => [i + 1, line]))
  return blockConditions(known, lines.findIndex((line) => line.includes('CALL HERE')) + 1).map((found) => found.text)
}

it('of nested blocks, outermost first, without those that have ended', () => {
  const text = `
      SUBROUTINE BAKE(MODE)
      IF (MODE .EQ. 'X') THEN
        CALL OTHER
      ENDIF
      IF (HOUR .GT. 5 .AND.    ! late
     &    DAY .NE. 7) THEN
        DO I = 1, 10
          IF (A) THEN
            B = 1
          END IF
        END DO
        IF (NTRAY .GT. 0) THEN
          CALL HERE`
  expect(conditions(text)).toEqual(['HOUR .GT. 5 .AND. DAY .NE. 7', 'NTRAY .GT. 0'])
})

it('of other branches only the last', () => {
  const text = `
IF (phase == first) THEN
  a = 1
ELSE IF (phase == rate) THEN
  IF (b) THEN
    c = 1
  ELSE
    CALL HERE`
  expect(conditions(text)).toEqual(['phase == rate', 'not b'])
})

it('of cases, and of a statement with its own condition', () => {
  expect(conditions("SELECT CASE (MODE)\nCASE ('G')\n  A = 1\nCASE ('W', 'E')\n  IF (N > 0) CALL HERE(N)")).toEqual([
    "MODE CASE ('W', 'E')",
    'N > 0',
  ])
})

it('with a remark behind THEN, as Visual Basic writes it', () => {
  expect(conditions("If Wet Then ' the roof leaks\n  A = 1\nElse\n  If Cold Then ' no coal\n    CALL HERE")).toEqual(['not Wet', 'Cold'])
})

it('of no other routine', () => {
  expect(conditions('IF (A) THEN\nSUBROUTINE BAKE\nCALL HERE')).toEqual([])
})
