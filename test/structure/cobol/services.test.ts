import { expect, test } from 'vitest'
import type { EdgeKind } from '../../../src/answer/structure.ts'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'
import { program } from './procedure.ts'

/** Edges of a kind as lines, `verb op -> kind NAME how operand at via`; what is unresolved begins with `?`. */
function edges(kind: EdgeKind, data: readonly string[], ...lines: readonly string[]): string[] {
  const text = program(data, ...lines)
  const { references, unresolved } = cobolScanner.scan(text, 'T.cbl', 'COBOL').facts(() => undefined)
  const shown = (line: number) => (text.split('\n')[line - 1] ?? '').trim().replace(/\.$/, '')
  return [
    ...references.flatMap(({ kind: found, verb, op, to, how, operand, via, complete }) =>
      found === kind
        ? [
            [verb, op, '->', to.kind, to.name, how, operand, via && `by ${shown(via.line)}`, complete ? '' : '…']
              .filter((word) => word)
              .join(' '),
          ]
        : [],
    ),
    ...unresolved.flatMap(({ kind: found, operand, reason }) => (found === kind ? [`? ${operand} ${reason}`] : [])),
  ]
}

test('PSBs that are scheduled, by EXEC DLI and by call', () => {
  const data = ["01 WS-PSB PIC X(8) VALUE 'ORDPSB'", '01 UIB-POINTER POINTER', "01 FUNC-PCB PIC X(4) VALUE 'PCB '", '01 COMING PIC X(8)']
  expect(
    edges(
      'dli',
      data,
      '    EXEC DLI SCHD PSB(CUSTPSB) END-EXEC',
      '    EXEC DLI SCHEDULE PSB((WS-PSB)) END-EXEC',
      '    EXEC DLI TERM END-EXEC',
      "    CALL 'CBLTDLI' USING FUNC-PCB WS-PSB UIB-POINTER",
      "    CALL 'CBLTDLI' USING FUNC-PCB COMING UIB-POINTER.",
    ),
  ).toEqual([
    'SCHD -> psb CUSTPSB literal',
    "SCHD -> psb ORDPSB value WS-PSB by 01 WS-PSB PIC X(8) VALUE 'ORDPSB'",
    "PCB -> psb ORDPSB value WS-PSB by 01 WS-PSB PIC X(8) VALUE 'ORDPSB'",
    '? COMING never set',
  ])
})
