import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const lift = new Codebase({
  'mac/REASONS': [
    '         MACRO',
    '         REASONS',
    'ABENDFUL EQU   17    MORE GUESTS THAN THE LIFT CARRIES',
    'WIDTH    EQU   17',
    '         MEND',
  ].join('\n'),
  'src/LIFT': [
    'LIFT     CSECT',
    '         STM   R14,R12,12(R13)',
    "         CLC   GUESTS,=H'8'",
    '         BNH   RIDE',
    '         ABEND ABENDFUL,DUMP,,USER',
    'RIDE     LM    R14,R12,12(R13)',
    '         BR    R14',
    'GUESTS   DS    H',
    '         REASONS',
    '         END',
  ].join('\n'),
})

test.each(['What does user abend 17 mean?', 'Why does it end with abend code U0017?'])(
  '%s: by what the number is equated to',
  async (question) => {
    const { text } = await ask(lift, question)
    expect(text).toMatch(
      /^- `ABENDFUL`: `ABENDFUL EQU 17 MORE GUESTS THAN THE LIFT CARRIES`: `mac\/REASONS:3`\n- ABEND with it in LIFT: `src\/LIFT:5`/,
    )
    expect(text).toMatch(/CLC\s+GUESTS/)
    expect(text).not.toMatch(/^- `WIDTH`/m)
  },
)
