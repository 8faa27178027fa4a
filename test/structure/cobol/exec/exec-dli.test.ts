import { expect, test } from 'vitest'
import { fixed } from '../spliced.ts'
import { shownFacts } from './exec-facts.ts'

test('calls on segments: parents first, names and items in PSB, calls without a segment', () => {
  expect(
    shownFacts(
      fixed(
        'EXEC DLI SCHD PSB((WS-PSB)) NODHABEND END-EXEC',
        'EXEC DLI GU USING PCB(WS-PCB)',
        '  SEGMENT (CUSTROOT) INTO (WS-ROOT) WHERE (CUSTNO = WS-KEY)',
        'END-EXEC',
        'EXEC DLI GET NEXT IN PARENT USING PCB(1) SEGMENT(ORDER) INTO(WS-ORDER) END-EXEC',
        'EXEC DLI ISRT USING PCB(1) SEGMENT(CUSTROOT) WHERE(CUSTNO=WS-KEY)',
        '  SEGMENT(ORDER) FROM(WS-ORDER) SEGLENGTH(LENGTH OF WS-ORDER) END-EXEC',
        'EXEC DLI SCHEDULE PSB(ORDPSB) END-EXEC',
        'EXEC DLI CHKP ID(WS-KEY) END-EXEC',
        'EXEC DLI TERM END-EXEC',
      ),
      ['WS-PSB', 'WS-PCB', 'WS-ROOT', 'WS-KEY', 'WS-ORDER', 'CUSTNO'],
    ),
  ).toEqual({
    segments: [
      '1: SCHD PSB WS-PSB',
      "2: GU 'CUSTROOT'",
      "5: GNP 'ORDER'",
      "6: ISRT (parent) 'CUSTROOT'",
      "6: ISRT 'ORDER'",
      "8: SCHD PSB 'ORDPSB'",
      '9: CHKP',
      '10: TERM',
    ],
    uses: [
      '2: read WS-PCB (EXEC DLI GU)',
      '3: write WS-ROOT (EXEC DLI GU)',
      '3: read WS-KEY (EXEC DLI GU)',
      '5: write WS-ORDER (EXEC DLI GNP)',
      '6: read WS-KEY (EXEC DLI ISRT)',
      '7: read WS-ORDER (EXEC DLI ISRT)',
      '9: read WS-KEY (EXEC DLI CHKP)',
    ],
    assignments: ['3: WS-ROOT from database', '5: WS-ORDER from database'],
  })
})
