import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const routines = Object.fromEntries(
  Array.from({ length: 25 }, (_, i) => [
    `BK${i}.for`,
    [`      SUBROUTINE BK${i}(N)`, `C     NREC${i}: number of records that step ${i} has read`, `      N = N + ${i}`, '      END'].join(
      '\n',
    ),
  ]),
)

describe('how many there can be, where a comment says it of a constant', () => {
  const oven = new Codebase({
    ...routines,
    'BKPARM.inc': [
      '      INTEGER MXDOUGH, MXTREE, MXSTRE',
      '      PARAMETER (MXDOUGH=2500)',
      '      PARAMETER (MXTREE=300)',
      '      PARAMETER (MXSTRE=20)',
      'C     MXDOUGH:  THE MAX. NUMBER OF DIFFERENT DOUGH RECORDS THAT WILL BE KEPT',
      'C     MXSTRE:  MAXIMUM NUMBER OF APPLE TREES',
      'C     MXTREE:  MAXIMUM NUMBER OF TREES THAT WOOD IS CUT OF',
    ].join('\n'),
  })

  it('is found among many comments that count something of that kind', async () => {
    const { text } = await ask(oven, 'How many dough records can the bakery keep, and where do I raise that limit?')
    expect(text).toMatch(/- constant `MXDOUGH` in BKPARM: `PARAMETER \(MXDOUGH=2500\)`: `BKPARM\.inc:2`/)
  })

  it('is that of the thing itself before that of some of them', async () => {
    const { text } = await ask(oven, 'How many trees can there be?')
    expect(text).toMatch(/^- constant `MXTREE` in BKPARM: `PARAMETER \(MXTREE=300\)`/)
  })
})
