import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

function program(name: string, ...lines: readonly string[]): string {
  return [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    ...lines,
    '           GOBACK.',
  ].join('\n')
}

const zoo = new Codebase({
  'cbl/ZOGATE.cbl': program(
    'ZOGATE',
    '           IF ZO-TICKET-DATE < ZO-TODAY',
    "              MOVE 'TICKET TOO EARLY' TO ZO-TEXT",
    '           END-IF',
  ),
  'cbl/ZOFEED.cbl': program('ZOFEED', '           ADD ZO-HAY TO ZO-TOTAL', "           DISPLAY 'FED' ZO-TOTAL"),
  'cbl/ZOCALL.cbl': program('ZOCALL', "           CALL 'ZOFEED'"),
  'cbl/ZONAP.cbl': program('ZONAP', '           MOVE ZO-CAGE TO ZO-OUT'),
})

test.each([
  ['Where do we insist on a ticket?', 'cbl/ZOGATE.cbl'],
  ['Where is a ticket refused?', 'cbl/ZOGATE.cbl'],
  ['How is the ticket guarded?', 'cbl/ZOGATE.cbl'],
  ['How is the total per feed displayed?', 'cbl/ZOFEED.cbl'],
])('what code does by a condition needs no word for it: %s', async (question, path) => {
  const { text } = await ask(zoo, question)
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain(path)
})

test('what stands nowhere is still missed, be it refused', async () => {
  const { text } = await ask(zoo, 'Where is a giraffe refused?')
  expect(text).toMatch(/^NOT FOUND\nNothing in the code speaks of `giraffe`/)
})
