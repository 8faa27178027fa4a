import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (...lines: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKLOAF.',
    '       PROCEDURE DIVISION.',
    '       MAIN SECTION.',
    '       M010.',
    '           PERFORM BURN-STALE-LOAF.',
    '           GOBACK.',
    ...lines,
  ].join('\n')
const asked = 'Which program burns a stale loaf?'

test('a section whose statements stand in its paragraphs is not empty', async () => {
  const { text } = await ask(
    new Codebase({
      'cbl/BKLOAF.cbl': program(
        '       BURN-STALE-LOAF SECTION.',
        '      * ALL OF IT',
        '       BSL010.',
        '           MOVE 1 TO BK-HEAT.',
        '       BSL999.',
        '           EXIT.',
      ),
    }),
    asked,
  )
  expect(text).not.toContain('empty')
  expect(text).not.toMatch(/^NOT FOUND/)
})

test('a label that runs on into the next paragraph is not empty', async () => {
  const { text } = await ask(
    new Codebase({ 'cbl/BKLOAF.cbl': program('       BURN-STALE-LOAF.', '       BSL-START.', '           MOVE 1 TO BK-HEAT.') }),
    asked,
  )
  expect(text).not.toContain('empty')
})

test('a section with nothing in it before the next is', async () => {
  const { text } = await ask(
    new Codebase({
      'cbl/BKLOAF.cbl': program(
        '       BURN-STALE-LOAF SECTION.',
        '           EXIT.',
        '       COOL SECTION.',
        '       C010.',
        '           MOVE 0 TO BK-HEAT.',
      ),
    }),
    asked,
  )
  expect(text).toContain('is empty')
})
