import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const ferry = new Codebase({
  'asm/FYBOARD.asm': [
    '* FYBOARD: COUNTS WHO BOARDS',
    'FYBOARD  CSECT',
    '         USING FYBOARD,R12',
    "         WTO   'FY001I BOARDING BEGINS'",
    '         OPEN  (TICKETS,INPUT)',
    '         GET   TICKETS',
    '         LTR   R15,R15',
    '         BZ    DONE',
    "         TPUT  FULL,L'FULL",
    '         ABEND 300,DUMP               TOO MANY',
    'DONE     BR    R14',
    "FULL     DC    C'FULL'",
    'TICKETS  DCB   DDNAME=TICKETS,DSORG=PS,MACRF=GL',
    '         END',
  ].join('\n'),
  'asm/FYBELL.asm': ['* FYBELL: RINGS', 'FYBELL   CSECT', '         USING FYBELL,R15', '         BR    R14', '         END'].join('\n'),
})

test.each([
  ['Which messages does FYBOARD write?', '2 messages found in FYBOARD:\n- \u201cFY001I BOARDING BEGINS\u201d: `asm/FYBOARD.asm:4`'],
  ['Which abends does FYBOARD take?', '`FYBOARD` ends itself with an abend by 1 statement:\n- abend 300: `ABEND 300,DUMP'],
  ['What abend codes are in FYBOARD?', '`FYBOARD` ends itself with an abend by 1 statement:\n- abend 300: `ABEND 300,DUMP'],
  ['Which DCBs does FYBOARD have?', '`DCB` stands in 1 line of `FYBOARD`.\n- `asm/FYBOARD.asm:13`'],
])('what statements of a program make: %s', async (question, begins) => {
  expect((await ask(ferry, question)).text.slice(0, begins.length)).toBe(begins)
})

test('where there is no such statement, that is said of what nothing else makes', async () => {
  expect((await ask(ferry, 'Which DCBs does FYBELL have?')).text).toMatch(/^NOT FOUND\nNo line of `FYBELL` has the statement `DCB`\./)
  expect((await ask(ferry, 'Which messages does FYBELL write?')).text).not.toContain('has the statement')
})
