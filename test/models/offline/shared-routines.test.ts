import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'oven.f': `      SUBROUTINE OVENS(N)
      INCLUDE 'flour.inc'
      COMMON /HEATS/ NHEAT
      COMMON /DOUGHS/ NDOUGH,
     1  /BREADS/ NBREAD
      N = N + 1
      NHEAT = N
      CALL BAKERS(N)
      RETURN
      END
`,
  'rise.f': `      SUBROUTINE RISER(K)
      COMMON /BREADS/ NBREAD
      COMMON /YEASTS/ NYEAST
      K = K + 1
      NYEAST = K
      CALL BAKERS(K)
      CALL SLEEPS(K)
      RETURN
      END
      SUBROUTINE BAKERS(K)
      K = K + 1
      END
      SUBROUTINE SLEEPS(K)
      K = K + 1
      END
`,
  'flour.inc': `      PARAMETER (MFLOUR=3)
`,
})

describe('what two routines share', () => {
  test('blocks that both declare, also where the list of another goes on into them, and nothing that only one has', async () => {
    for (const question of [
      'Do OVENS and RISER use the same common blocks?',
      'Which common blocks do OVENS and RISER share?',
      'Which common blocks do both OVENS and RISER use?',
    ]) {
      const { text } = await ask(bakery, question)
      expect(text).toContain('Both **OVENS** and **RISER** use this:')
      expect(text).toContain('`oven.f:4-5`, `rise.f:2`')
      expect(text).not.toMatch(/HEATS|YEASTS|SLEEPS|works with/)
    }
  })

  test('routines that both call', async () => {
    const { text } = await ask(bakery, 'Which subroutines do OVENS and RISER both call?')
    expect(text).toContain('BAKERS')
    expect(text).not.toContain('SLEEPS')
  })

  test('no is said where nothing of the kind is shared', async () => {
    expect((await ask(bakery, 'Do OVENS and RISER use the same include?')).text).toMatch(
      /^No member that is copied, or macro, of one name is used by both/,
    )
  })

  test('the blocks of one, all that its statements declare', async () => {
    const { text } = await ask(bakery, 'How many common blocks does OVENS use?')
    expect(text).toContain('declares COMMON /HEATS/, /DOUGHS/, /BREADS/ (3 blocks).')
    expect(text).not.toContain('works with')
  })
})
