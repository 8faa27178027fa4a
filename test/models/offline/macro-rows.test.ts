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

test('the row of a key is quoted whole', async () => {
  const { text } = await ask(zoo, 'In which house does the SEAL live?')
  expect(text).toMatch(/`src\/ZOOTAB:9-11`:\n\s+```\n\s+ANIMAL SEAL,\s+\+\n\s+FOOD=HERRING,\s+\+\n\s+HOUSE=POOL\n/)
})
