import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const zoo = new Codebase({
  'mac/ZOOLOG': [
    '         MACRO',
    '         ZOOLOG',
    '         OPEN  (VISITS,OUTPUT)      A NEW DAY',
    '         PUT   VISITS,0(R3)         ONE GUEST MORE',
    '         CLOSE VISITS',
    'VISITS   DCB   DDNAME=GUESTBK,DSORG=PS,MACRF=PM',
    '         MEND',
  ].join('\n'),
  'src/ZOOGATE': ['ZOOGATE  CSECT', '         LR    R3,R1', '         ZOOLOG', '         BR    R14', '         END'].join('\n'),
})

test('a file that the body of a macro defines and writes is one', async () => {
  const { text } = await ask(zoo, 'Who writes the file GUESTBK?')
  expect(text).toMatch(/^The file GUESTBK is changed by 1 macro: ZOOLOG\.\n- ZOOLOG: OPEN, PUT: `mac\/ZOOLOG:3`, `mac\/ZOOLOG:4`/)
})

test('the macros that a member defines', async () => {
  const two = new Codebase({
    'src/ZOOMACS': [
      '         MACRO',
      '         ZOOFEED &WHO',
      '         MEND',
      '         MACRO',
      '         ZOOWASH',
      '         MEND',
      'ZOOMACS  CSECT',
      '         ZOOFEED APE',
      '         END',
    ].join('\n'),
  })
  const { text } = await ask(two, 'Which macros does ZOOMACS define?')
  expect(text).toMatch(/^`ZOOMACS` defines ZOOFEED, ZOOWASH\.\n- ZOOFEED: `src\/ZOOMACS:1`/)
  expect((await ask(two, 'Which macros does ZOOMACS use?')).text).toMatch(/^`ZOOMACS` uses ZOOFEED\./)
})
