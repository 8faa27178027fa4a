import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

function program(name: string, ...lines: readonly string[]): string {
  const head = [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
  ]
  return [...head, ...lines].join('\n')
}

const does = '       PROCEDURE DIVISION.'
const code = new Codebase({
  'cpy/BKORDR.cpy': '       01  BK-ORDER.\n           05  BK-PRICE  PIC 9(5).',
  'cpy/BKALL.cpy': '           COPY BKORDR.',
  'cbl/BKPLAN.cbl': program('BKPLAN', '           COPY BKORDR.', does, '           GOBACK.'),
  'cbl/BKLIST.cbl': program('BKLIST', '           COPY BKALL.', does, '           GOBACK.'),
  'cbl/BKMENU.cbl': program('BKMENU', does, "           CALL 'BKPLAN'."),
  'cbl/BKHELP.cbl': program('BKHELP', does, '           GOBACK.'),
})

test.each(['Which programs do not use BKORDR?', 'Which programs do not copy BKORDR?', 'Which programs do not use the copybook BKORDR?'])(
  '%s: who only calls one that does copies nothing; who copies it through another copybook does',
  async (question) => {
    const { text } = await ask(code, question)
    expect(text).toMatch(/^2 of 4 programs do not (?:use|copy) \*\*BKORDR\*\*: BKHELP, BKMENU\./)
  },
)

test('who only calls a caller does not use the program', async () => {
  const calling = new Codebase({
    'cbl/BKOVEN.cbl': program('BKOVEN', does, '           GOBACK.'),
    'cbl/BKPLAN.cbl': program('BKPLAN', does, "           CALL 'BKOVEN'."),
    'cbl/BKMENU.cbl': program('BKMENU', does, "           CALL 'BKPLAN'."),
  })
  for (const verb of ['use', 'call']) {
    const { text } = await ask(calling, `Which programs do not ${verb} BKOVEN?`)
    expect(text).toContain(`1 of 3 programs does not ${verb} **BKOVEN**: BKMENU.`)
  }
})
