import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

const weir = new Codebase({
  'weir.f': [
    '      PROGRAM WEIR',
    "      WRITE(*,*) 'SHALL THE GATE OF THE WEIR STAY CLOSED,'",
    "      WRITE(*,*) 'OPEN BY HALF OR WHOLLY (C/H/W)?'",
    '      READ(*,*) IGATE',
    ...filler(70, (i) => `      FLOW = FLOW + ${i}.0`),
    '      CALL POUR(IGATE)',
    '      END',
    '      SUBROUTINE POUR(IGATE)',
    ...filler(70, (i) => `      DROP = DROP + ${i}.0`),
    "      IF(IGATE.EQ.'H') THEN",
    '        WIDTH = 4.75',
    "      ELSEIF(IGATE.EQ.'W') THEN",
    '        WIDTH = 9.5',
    '      ENDIF',
    '      END',
  ].join('\n'),
  'pond.f': ['      SUBROUTINE POND', '      READ(7,*) DEPTH', "      IF(DEPTH.EQ.'9') CALL SPILL", '      END'].join('\n'),
})

test('what a program does with an answer to its prompt is told where that is tested', async () => {
  const { text } = await ask(
    weir,
    'The program asks something about the gate of the weir. What can I answer, and what does each choice do?',
  )
  expect(text).toContain('WIDTH = 4.75')
  expect(text).toContain('WIDTH = 9.5')
  expect(text).not.toContain('SPILL')
})
