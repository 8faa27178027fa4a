import { expect, test } from 'vitest'
import { askedUnit } from '../../../src/models/offline/question/asked-unit.ts'
import { ask, Codebase } from './codebase.ts'

const harbour = new Codebase({
  'tides.for': `      PROGRAM TIDES
      READ 11, N
      CALL LOGGED(N)
      CALL CHART
      REWIND 11
      CLOSE(UNIT=4)
   11 FORMAT (I5)
C     UNIT 11 KEEPS THE TIDES OF A YEAR
      END
      SUBROUTINE LOGGED(N)
C     WRITE(11,*) WAS HERE
      WRITE(11,20) N
      WRITE (11,20) N+1
      OPEN(UNIT=3,FILE='SEA')
   20 FORMAT (I8)
      END
      SUBROUTINE CHART
      READ(UNIT=11,FMT=*,END=9) K
      WRITE(6,*) 'UNITS OF THE CHART: METRES', K
    9 RETURN
      END
`,
})

test.each(['Which routines write to unit 11?', 'What is written to unit 11?', 'What writes on tape 11?'])(
  'the statements that write a unit: %s',
  async (question) => {
    const { text } = await ask(harbour, question)
    expect(text).toBe(
      'Unit 11 is written by 2 statements that give its number:\n- `WRITE(11,20) N` and 1 more such statement in LOGGED: `tides.for:12`, `tides.for:13`',
    )
  },
)

test('that read it, or do anything with it, but no FORMAT of that number', async () => {
  expect((await ask(harbour, 'Which routine reads from unit 11?')).text).toMatch(
    /^Unit 11 is read by 1 statement that gives its number:\n- `READ\(UNIT=11,FMT=\*,END=9\) K` in CHART: `tides\.for:18`$/,
  )
  const { text } = await ask(harbour, 'What is UNIT 11?')
  expect(text).toMatch(/^- a comment: `C\s+UNIT 11 KEEPS THE TIDES OF A YEAR`: `tides\.for:8`\n\s*Unit 11 is named in 4 statements:/)
  expect(text).toContain('`REWIND 11` in TIDES: `tides.for:5`')
  expect(text).not.toContain('tides.for:2`')
  expect((await ask(harbour, 'What is written to unit 17?')).text).not.toContain('Unit 17 is')
})

test.each([
  ['Which routines write to logical unit 6?', { number: '6', deed: 'writes' }],
  ['What is unit 21 used for?', { number: '21', deed: 'any' }],
  ['Where is unit 9 opened?', { number: '9', deed: 'any' }],
  ['What does tape 10 contain?', { number: '10', deed: 'any' }],
  ['Who reads unit 5?', { number: '5', deed: 'reads' }],
  ['What is the unit of the depth?', undefined],
  ['Which unit does CHART read from?', undefined],
  ['What is unit 4 of the plan for?', undefined],
  ['How many units are written to the tape?', undefined],
  ['Which job mounts tape 10 on the drive?', undefined],
])('%s', (text, expected) => expect(askedUnit({ text })).toEqual(expected))
