import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const mark = (line: string) => `${line.padEnd(71)}+`
const animals = ['LION', 'BEAR', 'SEAL', 'IBEX', 'HARE', 'TOAD']
const zoo = new Codebase({
  'mac/ANIMAL': ['         MACRO', '         ANIMAL &NAME,&FOOD=,&HOUSE=', "         DC    CL8'&NAME',CL8'&FOOD'", '         MEND'].join(
    '\n',
  ),
  'src/ZOOTAB': [
    '* ANIMALS AND WHAT THEY ARE FED',
    'ZOOTAB   CSECT',
    ...animals.flatMap((name) => [
      mark(`         ANIMAL ${name},`),
      mark(`               FOOD=${name === 'SEAL' ? 'HERRING' : 'CARROTS'},`),
      `               HOUSE=${name === 'SEAL' ? 'POOL' : 'SHED'}`,
    ]),
    '         END',
  ].join('\n'),
  'src/ZOOFEED': ['ZOOFEED  CSECT', '         L     R1,=V(ZOOTAB)', '         BR    R14', '         END'].join('\n'),
})

test.each(['How many ANIMAL statements are there?', 'How many animals are defined in ZOOTAB?'])('%s', async (question) => {
  const { text } = await ask(zoo, question)
  expect(text).toMatch(/^- ZOOTAB has 6 ANIMAL statements: LION, BEAR, SEAL, IBEX, HARE, TOAD: `src\/ZOOTAB:3`, `src\/ZOOTAB:18`/)
})

test('a macro that calls a program is no row about it', async () => {
  const calls = Array.from({ length: 6 }, (_, at) => `         SEND  ${at === 2 ? 'ZOOCASH' : `ZOOB${at}`}`)
  const code = new Codebase({
    'mac/SEND': ['         MACRO', '         SEND  &NAME', '         L     R15,=V(&NAME)', '         BALR  R14,R15', '         MEND'].join(
      '\n',
    ),
    'src/ZOOMAIN': ['ZOOMAIN  CSECT', ...calls, '         BR    R14', '         END'].join('\n'),
    'src/ZOOCASH': ['* COUNTS THE CASH', 'ZOOCASH  CSECT', '         BR    R14', '         END'].join('\n'),
  })
  const { text } = await ask(code, 'What is in ZOOCASH when it is counted?')
  expect(text.slice(0, 60)).not.toContain('SEND')
})

test('the row of a key is quoted whole', async () => {
  const { text } = await ask(zoo, 'In which house does the SEAL live?')
  expect(text).toMatch(/`src\/ZOOTAB:9-11`:\n\s+```\n\s+ANIMAL SEAL,\s+\+\n\s+FOOD=HERRING,\s+\+\n\s+HOUSE=POOL\n/)
})
