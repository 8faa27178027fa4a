import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

const kiln = new Codebase({
  'kiln.f': [
    '      SUBROUTINE KILN(TEMP, NPOTS)',
    '      COMMON /UNITS/ LUOUT',
    ...filler(70, (i) => `      COAL = COAL - ${i}.0`),
    '      IF (TEMP .GT. TMAX) THEN',
    '        WRITE(LUOUT,910) TEMP',
    '        STOP',
    '      ENDIF',
    ...filler(70, (i) => `      HEAT = HEAT + ${i}.0`),
    "  900 FORMAT(1X,'POTS IN THE KILN: ',I4)",
    "  910 FORMAT(1X,'THE GLAZE OF THE POTS',",
    "     1  ' RAN DOWN',",
    "     2  ' -- FIRING STOPPED',F8.1)",
    '      END',
  ].join('\n'),
  'stove.f': [
    '      SUBROUTINE STOVE(TEMP)',
    ...filler(70, (i) => `      SOOT = SOOT + ${i}.0`),
    '      IF (SOOT .GT. 9.0) WRITE(*,910)',
    "  910 FORMAT(' THE STOVE SMOKES')",
    '      END',
  ].join('\n'),
})

test('a text of a FORMAT that goes on in lines below is found, with the statement that writes it far above', async () => {
  const { text } = await ask(kiln, "The run ended with 'GLAZE OF THE POTS RAN DOWN -- FIRING STOPPED'. What triggers that?")
  expect(text).toContain('IF (TEMP .GT. TMAX) THEN')
  expect(text).not.toContain('SMOKES')
})
