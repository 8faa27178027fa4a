import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'asm/BKOVEN.asm': [
    '* BKOVEN: HEATS THE OVEN BY A COMMAND OF THE SHELL',
    'BKOVEN   CSECT',
    '         COPY  BKTEMP',
    '         LOAD  EP=GAS1OPN              OPENS THE PIPE',
    '         ST    R0,AOPN',
    '         LOAD  EP=GAS1LIT              LIGHTS THE GAS',
    '         ST    R0,ALIT',
    '         LOAD  EP=BKCLOCK',
    '         BR    R14',
    'AOPN     DS    A',
    'ALIT     DS    A',
    '         END',
  ].join('\n'),
  'asm/BKCOOL.asm': ['BKCOOL   CSECT', '         COPY  BKTEMP', '         BR    R14', '         END'].join('\n'),
  'asm/BKCLOCK.asm': ['BKCLOCK  CSECT', '         BR    R14', '         END'].join('\n'),
  'copy/BKTEMP.asm': ['* TEMPERATURES', 'TEMPS    DSECT', 'T_OVEN   DS    F', 'T_ROOM   DS    F'].join('\n'),
})

describe('assembler', () => {
  it('names a family of services by how their names begin', async () => {
    const { text } = await ask(bakery, 'Which GAS1 callable services does BKOVEN load in order to heat the oven?')
    expect(text).toMatch(/^`BKOVEN` calls GAS1OPN, GAS1LIT\./)
    expect((await ask(bakery, 'What does GAS1 do?')).text).toMatch(/^NOT FOUND/)
  })

  it('tells who has to be assembled again, where the sentence before says after what', async () => {
    const { text } = await ask(bakery, 'I want to add a field to BKTEMP. Which sources pull it in and need reassembling?')
    expect(text).toMatch(/^`BKTEMP` is copied by BKCOOL, BKOVEN\./)
  })
})
