import { expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'BAKMSGS.asm': [
    'BAKMSGS  CSECT',
    '         MSGID 1',
    "         MSGPART TEXT,,'BAK012E  '",
    "         MSGPART TEXT,,'The oven is cold'",
    '         MSGEND',
    '         MSGID 2',
    "         MSGPART TEXT,,'BAK013E '",
    '         MSGPART CHAR,8,TRAYNAME',
    "         MSGPART TEXT,,' is a full tray'",
    '         MSGEND',
    '         END',
  ].join('\n'),
})

it('a message whose code and text stand in statements of their own is known by its code', async () => {
  const { text } = await ask(bakery, 'What does message BAK012E mean?')
  expect(text).toMatch(/^- “BAK012E The oven is cold” in BAKMSGS: `BAKMSGS\.asm:3-4`/)
})

it('and what is put in between does not end it', async () => {
  expect((await ask(bakery, 'What does BAK013E mean?')).text).toMatch(/^- “BAK013E is a full tray” in BAKMSGS/)
})
