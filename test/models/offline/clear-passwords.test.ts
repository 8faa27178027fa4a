import { describe, expect, test } from 'vitest'
import { asksEncryptedPassword } from '../../../src/models/offline/question/asked-encrypted-password.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, text: string) =>
  fixedFormat(`IDENTIFICATION DIVISION.\nPROGRAM-ID. ${name}.\nPROCEDURE DIVISION.\n${text.trim()}`)
const signOn = program(
  'CLUBON',
  `
    IF MEM-PASSWORD = WS-PASSWORD
        DISPLAY 'WELCOME'
    END-IF
    IF WS-FIELD = 'MEMBER.PASSWORD' DISPLAY 'FIELD'.
    MOVE -1 TO WS-PASSWORD-L
    MOVE PASSWDI TO MEM-PASSWORD.`,
)
const catalog = { 'listings/CATALOG.txt': '      ENCRYPTIONDATA\n        DATA SET ENCRYPTION-----(NO)\n' }

describe('whether a password is encrypted', () => {
  test.each(['Is the password encrypted?', 'Are user passwords stored in clear text?', 'Does the system encrypt passwords?'])(
    '%s Not where nothing is',
    async (question) => {
      const { text } = await ask(new Codebase({ 'cbl/CLUBON.cbl': signOn, ...catalog }), question)
      expect(text).toMatch(/^No line of the code encrypts, hashes or scrambles anything: /)
      expect(text).toContain('- compared as it is: `IF MEM-PASSWORD = WS-PASSWORD`: `cbl/CLUBON.cbl:4`')
      expect(text).toContain('- put there as it is: `MOVE PASSWDI TO MEM-PASSWORD.`: `cbl/CLUBON.cbl:9`')
      expect(text).not.toContain('MEMBER.PASSWORD')
      expect(text).not.toContain('-1')
    },
  )

  test('nor where the system is handed it to be verified', async () => {
    const verify = program('CLUBVER', '    EXEC CICS VERIFY\n        PASSWORD(WS-PASSWORD) USERID(WS-USER)\n    END-EXEC.\n    STOP RUN.')
    const { text } = await ask(new Codebase({ 'cbl/CLUBON.cbl': signOn, 'cbl/CLUBVER.cbl': verify }), 'Is the password encrypted?')
    expect(text).not.toContain('No line of the code encrypts')
  })

  test('that is not denied where a program encrypts something', async () => {
    const hide = program('CLUBHIDE', "    CALL 'CLENCRYPT' USING WS-PASSWORD.\n    STOP RUN.")
    const { text } = await ask(new Codebase({ 'cbl/CLUBON.cbl': signOn, 'cbl/CLUBHIDE.cbl': hide }), 'Is the password encrypted?')
    expect(text).not.toContain('No line of the code encrypts')
  })
})

test.each(['is the password checked', 'where is the password stored', 'is the card number encrypted', 'how long is the password'])(
  '%s is another question',
  (text) => {
    expect(asksEncryptedPassword(text)).toBe(false)
  },
)
