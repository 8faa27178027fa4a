import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const model = new Codebase({
  'proof.f': `C LIBRARY VERSION 3B.2  SCCSID=PROOF 2/11/86
      SUBROUTINE PROOF(N)
      REAL WARMTH
C
C     LETS THE DOUGH RISE, AND WATCHES ITS WARMTH.
C
      WARMTH = 27.0
      IF (N .GT. 40) CALL COOL(N)
      END
`,
  'deck.1': `      SUBROUTINE SHELVE(LOAVES,
     1                  NRACK)
      IMPLICIT REAL*8(A-H,O-Z)
C     THIS MEMBER HAS NO ROOM
      END
C          DATA SET CRATES     AT LEVEL 002 AS OF 01/12/79
      SUBROUTINE CRATES(LOAVES,
     1                  NRACK)
      IMPLICIT REAL*8(A-H,O-Z)
C
C
C     SUBROUTINE CRATES (LOAVES,NRACK)
C
C
C
C     THE PURPOSES OF CRATES ARE--
C
C         1) TO PACK LOAVES FOR THE MARKET.
C         2) TO COUNT THE EMPTY RACKS.
C
C
C
C     ARGUMENTS IN THE CALLING SEQUENCE ARE DEFINED AS FOLLOWS.
C
      NRACK = NRACK + 1
      END
C          DATA SET STACKS     AT LEVEL 001 AS OF 01/12/79
      SUBROUTINE STACKS(LOAVES)
C
C
C     SUBROUTINE STACKS (LOAVES)
C
C     THE PURPOSE OF STACKS IS TO PILE LOAVES UP.
C
      LOAVES = LOAVES + 1
      END
`,
  'knead.f': `      SUBROUTINE KNEAD(N)
C
C     WORKS THE DOUGH UNTIL IT IS SMOOTH.
C
      N = N + 1
      END
`,
  'bake.f': `      SUBROUTINE BAKE(KIND, T)
C     RYE LOAVES BEGIN HOT
      IF (KIND .EQ. 1) T = 260.0
      END
`,
  'finish.f': `      SUBROUTINE FINISH(KIND, T)
C     WHEAT ROLLS ARE BRUSHED AND STAY MILD
      IF (KIND .EQ. 2) T = 210.0
      END
`,
})

describe('comparisons', () => {
  test('of two things that are named first what each is for', async () => {
    const { text } = await ask(model, 'What is the difference between PROOF and KNEAD?')
    expect(text.indexOf('LETS THE DOUGH RISE')).toBeGreaterThan(0)
    expect(text.indexOf('WORKS THE DOUGH')).toBeGreaterThan(0)
    expect(text.indexOf('COOL')).toBeGreaterThan(text.indexOf('WORKS THE DOUGH'))
  })

  test('of two things that are described the lines that fit each', async () => {
    const { text } = await ask(model, 'How does baking rye loaves differ from baking wheat rolls?')
    expect(text).toMatch(/^- baking rye loaves[^\n]*`bake\.f:/)
    expect(text).toMatch(/- baking wheat rolls[^\n]*`finish\.f:/)
    expect(text).toContain('260.0')
    expect(text).toContain('210.0')
  })
})

test('a mark of the version is not what a routine is for; declarations may stand above that', async () => {
  const { text } = await ask(model, 'What does PROOF do?')
  expect(text.split('\n').slice(0, 8).join('\n')).toContain('LETS THE DOUGH RISE')
})

test('what a long comment says to be the purpose comes before what a library noted of the deck', async () => {
  const { text } = await ask(model, 'What is CRATES for?')
  expect(text.split('\n').slice(0, 6).join('\n')).toMatch(/THE PURPOSES OF CRATES ARE--\s+C\s+1\) TO PACK LOAVES FOR THE MARKET/)
  expect(text.split('- `')[1]).not.toContain('ARGUMENTS')
})

test('what differs from another does not stand in it', async () => {
  const { text } = await ask(model, 'How does STACKS differ from CRATES?')
  expect(text).toContain('TO PACK LOAVES')
  expect(text.indexOf('TO PACK LOAVES')).toBeGreaterThan(text.indexOf('TO PILE LOAVES UP'))
})

const mills = new Codebase({
  'asm/MILL20.asm': [
    '*  PROGRAM:    MILL20',
    '*  COMMENTS:   Mills of the valley',
    '*',
    '*              This program is run as the service for orders that is',
    '*              called by the control program of the mills.',
    '*',
    '*              This program will take orders of bakers who have an account',
    '*              only.',
    '*',
    'MILL20   CSECT',
    "         MVC   KIND,=C'ACCOUNT'",
    '         BR    R14',
    '         END',
  ].join('\n'),
  'asm/MILL22.asm': [
    '*  PROGRAM:    MILL22',
    '*  COMMENTS:   Mills of the valley',
    '*',
    '*              This program is run as the service for orders that is',
    '*              called by the control program of the mills.',
    '*',
    '*              This program takes orders of farmers who bring their corn',
    '*              only.',
    '*',
    'MILL22   CSECT',
    "         MVC   KIND,=C'CORN'",
    '         BR    R14',
    '         END',
  ].join('\n'),
})

test('what two programs say of themselves that begin with the same sentences is where they differ', async () => {
  const { text } = await ask(mills, 'What is the difference between MILL20 and MILL22?')
  expect(text).toContain('bakers who have an account')
  expect(text).toContain('farmers who bring their corn')
  expect(text.indexOf('bakers')).toBeLessThan(text.indexOf('ACCOUNT'))
})
