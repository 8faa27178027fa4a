import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const zoo = new Codebase({
  'ZOFEED.asm': [
    'ZOFEED   CSECT',
    '         STM   R14,R12,12(R13)',
    '*        FEED THE PENGUINS',
    '         LH    R3,BUCKETS         BUCKETS OF HERRING',
    '         LTR   R3,R3              BUCKET EMPTY?',
    '         BZ    ZOFAIL2            YES',
    "         CH    R3,=H'9'           TOO MANY BUCKETS?",
    '         BH    ZOFAIL3            YES',
    '         ST    R3,FISH',
    ...Array.from({ length: 30 }, (_, at) => `         MVI   TABLE+${at},X'00'`),
    '         B     ZOEXIT',
    'ZOFAIL2  DS    0H',
    '         MVI   REASON,2',
    '         B     ZOEXIT',
    'ZOFAIL3  DS    0H',
    '         MVI   REASON,3',
    '         B     ZOEXIT',
    'ZOEXIT   LM    R14,R12,12(R13)',
    '         BR    R14',
    'BUCKETS  DS    H',
    'FISH     DS    F',
    'REASON   DS    X',
    'TABLE    DS    CL30',
    '         END',
  ].join('\n'),
})

describe('where a test of assembler leads', () => {
  it('is told with the test where its outcome is asked for', async () => {
    const { text } = await ask(zoo, 'Which error is given for penguins when the bucket is empty?')
    expect(text).toMatch(/where the test leads: `ZOFEED\.asm:41-43`[\s\S]*MVI {2}REASON,2/)
    expect(text).not.toMatch(/where the test leads[\s\S]*REASON,3/)
  })

  it('and not where something else is', async () => {
    expect((await ask(zoo, 'How many buckets of herring do the penguins have?')).text).not.toContain('where the test leads')
  })
})
