import { expect, test } from 'vitest'
import { transferAbove } from '../../../src/models/offline/evidence/behind-transfer.ts'
import { ask, Codebase } from './codebase.ts'

const menu = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKMENU.',
  '       PROCEDURE DIVISION.',
  '       MAIN-LINE.',
  '           PERFORM BRANCH-OUT.',
  '           PERFORM SEND-MENU.',
  '           GOBACK.',
  '       BRANCH-OUT.',
  '           EXEC CICS',
  '               XCTL PROGRAM (WS-NEXT)',
  '               RESP(WS-RESP)',
  '           END-EXEC.',
  "           MOVE 'NO SUCH OVEN PROGRAM' TO MSGO.",
  '       SEND-MENU.',
  "           EXEC CICS SEND MAP('BKMAP') END-EXEC.",
]

test('what stands behind a transfer of control is done only where that fails', async () => {
  const lines = new Map(menu.map((text, i) => [i + 1, text]))
  expect(transferAbove(lines, 13)).toEqual({ startLine: 9, endLine: 12 })
  expect(transferAbove(lines, 16)).toBeUndefined()
  const { text } = await ask(new Codebase({ 'SOURCE/BKMENU': menu.join('\n') }), 'A user got "NO SUCH OVEN PROGRAM". What went wrong?')
  expect(text).toContain('XCTL PROGRAM (WS-NEXT)')
})
