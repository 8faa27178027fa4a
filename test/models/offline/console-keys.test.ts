import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('keys of a program at a console', () => {
  const shop = new Codebase({
    'TILL.cbl': [
      '       identification division.',
      '       program-id. till.',
      '       environment division.',
      '       configuration section.',
      '       special-names.',
      '           crt status is ws-pressed.',
      '       data division.',
      '       working-storage section.',
      '       copy screenio.',
      '       01  ws-pressed  pic 9(4).',
      '       01  ws-done  pic x value "N".',
      '       procedure division.',
      '       main-part.',
      '           accept ws-done',
      '           evaluate ws-pressed',
      '             when COB-SCR-F2',
      '               call "refund"',
      '             when COB-SCR-F5',
      '               perform open-drawer',
      '             when COB-SCR-PAGE-DOWN',
      '               move "Y" to ws-done',
      '             when COB-SCR-ESC',
      '               goback',
      '           end-evaluate.',
      '       open-drawer.',
      '           call "drawer".',
      '           call "bell".',
      '           cancel "drawer".',
      '       print-receipt.',
      '           call "bell".',
      '       close-shop.',
      '           call "bell".',
    ].join('\n'),
    'refund.cbl': [
      '       identification division.',
      '       program-id. refund.',
      '       procedure division.',
      '           goback.',
    ].join('\n'),
  })

  it('are known by the constants of GnuCOBOL', async () => {
    const { text } = await ask(shop, 'Which keys does TILL handle?')
    expect(text).toMatch(/COB-SCR-F2.* → CALL `?REFUND`?/i)
    expect(text).toMatch(/COB-SCR-F5.* → PERFORM `?OPEN-DRAWER`?, which calls `?DRAWER`?/i)
    expect(text).toMatch(/COB-SCR-PAGE-DOWN/)
    expect(text).toMatch(/COB-SCR-ESC/)
    expect(text).not.toContain('ENTER and CLEAR')
  })

  it('are told beside what the program calls, each called program once', async () => {
    const { text } = await ask(shop, 'Which programs does TILL call?')
    expect(text).toMatch(/`DRAWER` \(CALL/)
    expect(text).not.toContain('CANCEL')
  })
})
