import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const dairy = new Codebase({
  'asm/DAIRY.asm': [
    'DAIRY    CSECT',
    '         USING TANK,R4',
    '         BR    R14',
    'TANK     DSECT',
    "TANKLVL  DC    H'0'     LEVELS BEFORE THE TANK IS FULL  MK@P6 UF009",
    "TANKTXT  DC    C'MILK, FRESH' WHAT ITS LABEL SAYS",
    'TANKMARK DS    CL8                                             MK@P6',
    "TANKFULL EQU   X'80'          FLAG - NO MORE MILK",
    'R14      EQU   14',
    '         END',
  ].join('\n'),
  'deck.jcl': [
    '//DECK    JOB 1,DECK',
    '//S       EXEC PGM=IEBUPDTE,PARM=NEW',
    '//SYSIN   DD *',
    './ ADD NAME=CHURN',
    'CHURN    CSECT',
    '         BR    14',
    'VATWORK  DSECT',
    'CHURNED  DS    F',
    '         END',
    './ ADD NAME=SKIM',
    'SKIM     CSECT',
    '         BR    14',
    'VATWORK  DSECT',
    'SKIMMED  DS    F',
    '         END',
    './ ENDUP',
  ].join('\n'),
})

describe('declarations of assembler', () => {
  test.each([
    ['What is TANKLVL used for?', 'remark: LEVELS BEFORE THE TANK IS FULL:'],
    ['What is TANKTXT?', 'remark: WHAT ITS LABEL SAYS:'],
    ['What is TANKFULL?', 'FLAG - NO MORE MILK'],
  ])('are told with what is remarked behind them: %s', async (question, said) => {
    const { text } = await ask(dairy, question)
    expect(text).toContain(said)
    expect(text.split('\n')[0]).not.toContain('UF009')
  })

  test('the mark of a change is no remark', async () => {
    const { text } = await ask(dairy, 'What is TANKMARK?')
    expect(text.split('\n')[0]).not.toContain('remark')
  })

  test('of records of one name in one file that of the program which is named', async () => {
    const { text } = await ask(dairy, 'Which fields are in the DSECT VATWORK of SKIM?')
    expect(text).toMatch(/^- record `VATWORK` in deck: [^\n]*: `deck\.jcl:13`\n/)
  })
})

test('a program that is only called by the label of the macro that begins it is called', async () => {
  const creamery = new Codebase({
    'asm/CRMAIN.asm': ['CRMAIN   CSECT', '         L     15,=V(WHIPIT)', '         BALR  14,15', '         BR    14', '         END'].join(
      '\n',
    ),
    'asm/CRWHIP.asm': ['WHIPIT   STIRS BASE=12', '         L     2,0(1)', '         BR    14', '         END'].join('\n'),
    'asm/CRALONE.asm': ['CRALONE  CSECT', '         BR    14', '         END'].join('\n'),
  })
  const { text } = await ask(creamery, 'Which programs are called by no other program?')
  expect(text).toContain('CRALONE')
  expect(text).not.toContain('CRWHIP')
  expect((await ask(creamery, 'Who calls WHIPIT?')).text).toMatch(/^`WHIPIT` is called from CRMAIN/)
})
