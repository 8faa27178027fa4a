import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const zoo = new Codebase({
  'asm/ZOOMAIN.asm': [
    'ZOOMAIN  CSECT',
    '         GBLB  &ZNIGHT        THE ZOO IS OPEN AT NIGHT',
    '&ZNIGHT  SETB  0',
    '         L     15,ROUTINE',
    '         BALR  14,15',
    '         AIF   (NOT &ZNIGHT).DAY',
    '         BR    14',
    '.DAY     ANOP',
    "TABLE    DC    C'FEED',H'0',VL4(ZOOHAY)     GIVE THEM HAY",
    "         DC    CL4'CLEA',H'4',A(ZOOBROOM)  SWEEP THE CAGES",
    "         DC    C'CL  ',H'4',VL4(ZOOLIST)",
    "         DC    C'HAY IS SHORT'",
    '         END',
  ].join('\n'),
  'asm/ZOOHAY.asm': ['ZOOHAY   CSECT', '         GBLB  &ZNIGHT', '         BR    14', '         END'].join('\n'),
  'mac/ZOOSET.mac': [
    '         MACRO',
    '         ZOOSET',
    '         GBLB  &ZNIGHT',
    '.* ZNIGHT=0 SELECTS A ZOO THAT CLOSES AT SIX',
    '.* ZNIGHT=1 SELECTS A ZOO WITH LAMPS',
    '         MEND',
  ].join('\n'),
  'cbl/ZOOPAY.cbl': '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. ZOOPAY.\n       PROCEDURE DIVISION.\n           GOBACK.\n',
})

describe('who carries out a command', () => {
  test.each([
    ['Which module handles the FEED command?', 'ZOOHAY', 9],
    ['What does the command FEED do?', 'ZOOHAY', 9],
    ['Which routine is called for the subcommand CLEAN?', 'ZOOBROOM', 10],
    ['Where is the FEED request processed?', 'ZOOHAY', 9],
    ['Who executes the command CL?', 'ZOOLIST', 11],
  ])('is told by the table that has its address: %s', async (question, routine, line) => {
    const { text } = await ask(zoo, question)
    expect(text).toContain(`stands in a table with the address of \`${routine}\``)
    expect(text).toContain(`asm/ZOOMAIN.asm:${line}\``)
  })

  test.each([
    'Which module handles the PAINT command?',
    'Which modules command the keepers?',
    'Who calls ZOOHAY?',
    'Which program issues a CICS command?',
    'What does ZOOPAY do?',
  ])('is not told where no table has it: %s', async (question) => {
    expect((await ask(zoo, question)).text).not.toContain('stands in a table')
  })
})

describe('a switch of the macro language', () => {
  test.each(['What is ZNIGHT for?', 'What does &ZNIGHT mean?', 'What is the default of ZNIGHT?', 'Which option is ZNIGHT?'])(
    'is told by its declaration, by what is said of its values and by what it is set to: %s',
    async (question) => {
      const { text } = await ask(zoo, question)
      expect(text).toContain('THE ZOO IS OPEN AT NIGHT')
      expect(text).toContain('ZNIGHT=1 SELECTS A ZOO WITH LAMPS')
      expect(text).toContain('&ZNIGHT SETB 0')
    },
  )

  test.each(['What is ZOOHAY for?', 'What is the default of ZOOPAY?', 'What does TABLE mean?'])(
    'is not what a program or a label is: %s',
    async (question) => {
      expect((await ask(zoo, question)).text).not.toMatch(/: `(?:GBLB|&\w+ +SETB)/)
    },
  )
})
