import { expect, test } from 'vitest'
import { irregularForms } from '../../../src/base/words/irregular-forms.ts'
import { quotedText } from '../../../src/models/offline/evidence/quoted-text.ts'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'shelve.f': `      SUBROUTINE SHELVE(KBURNT1)
C
C     PUTS LOAVES ON THE SHELF
C
      IF (KBURNT1 .EQ. 1) CALL SHRED
      IF (KBURNT1 .EQ. 2) CALL TOAST
      RETURN
      END
      SUBROUTINE SHRED
C     TURNS BURNT LOAVES INTO CRUMBS
      NCRUMB = NCRUMB + 1
      END
      SUBROUTINE TOAST
C     SLICES OF ALL RADIUS ARE BROWNED
      NSLICE = NSLICE + 1
      IF (NSLICE .LE. 40) RETURN
      WRITE (6,10)
   10 FORMAT (' TWO TRAYS STAND IN THE SAME SLOT OF THE RACK')
      STOP
      END
`,
})

test('the effect of a value is what happens then', async () => {
  const { text } = await ask(bakery, 'What does setting KBURNT1 to 1 do?')
  expect(text).not.toMatch(/^NOT FOUND|speaks of/)
  expect(text).toContain('IF (KBURNT1 .EQ. 1) CALL SHRED')
})

test('what a routine chooses from is what it calls', async () => {
  const { text } = await ask(bakery, 'Which routines does SHELVE choose from for burnt loaves?')
  expect(text).toMatch(/^`SHELVE` calls SHRED, TOAST\./)
})

test('that a run died is said by a statement', async () => {
  const { text } = await ask(
    bakery,
    'The bakery run died saying that two trays are in one slot of the rack; under what condition is that written?',
  )
  expect(text).not.toContain('`died`')
  expect(text).toContain('NSLICE .LE. 40')
})

test('plurals of Latin and Greek', () => {
  expect(irregularForms.get('radii')).toBe('radius')
  expect(irregularForms.get('axes')).toBe('axis')
})

test('a comment of Fortran with nothing in it is not shown, and no quotation ends with one', async () => {
  expect(quotedText(['C', 'C     LOAVES', 'c  ***', '      CALL BAKE'])).toEqual(['C  LOAVES', '      CALL BAKE'])
  const { text } = await ask(bakery, 'Which routine puts loaves on the shelf?')
  expect(text).toContain('PUTS LOAVES ON THE SHELF')
  expect(text).not.toMatch(/^\s*C\s*$/m)
})
