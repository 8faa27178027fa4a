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

const mqData = [
  '01 HCONN PIC S9(9) BINARY',
  '01 HOBJ PIC S9(9) BINARY',
  '01 IN-HANDLE PIC S9(9) BINARY',
  '01 OUT-HANDLE PIC S9(9) BINARY',
  '01 WS-OPTIONS PIC S9(9) BINARY',
  '01 OD-ONE',
  '01 OD-TWO',
  "01 REPLY-Q PIC X(48) VALUE 'REPLY.Q'",
  '01 FROM-TRIGGER PIC X(48)',
]

test('MQ: the name is moved to the descriptor, the options say for what, GET and PUT follow the handle', () => {
  expect(
    edges(
      'queue',
      mqData,
      'GET-IT.',
      '    MOVE IN-HANDLE TO HOBJ',
      "    CALL 'MQGET' USING HCONN HOBJ.",
      'PUT-IT.',
      "    CALL 'MQPUT' USING HCONN OUT-HANDLE.",
      'OPEN-IN.',
      "    MOVE 'REQUEST.Q' TO MQOD-OBJECTNAME",
      '    COMPUTE WS-OPTIONS = MQOO-INPUT-SHARED + MQOO-FAIL-IF-QUIESCING',
      "    CALL 'MQOPEN' USING HCONN OD-ONE WS-OPTIONS HOBJ",
      '    MOVE HOBJ TO IN-HANDLE.',
      'OPEN-OUT.',
      '    MOVE REPLY-Q TO MQOD-OBJECTNAME',
      '    ADD MQOO-OUTPUT MQOO-PASS-ALL-CONTEXT GIVING WS-OPTIONS',
      "    CALL 'MQOPEN' USING HCONN OD-ONE WS-OPTIONS HOBJ",
      '    MOVE HOBJ TO OUT-HANDLE.',
    ),
  ).toEqual([
    "MQOPEN open input -> queue REQUEST.Q move MQOD-OBJECTNAME by MOVE 'REQUEST.Q' TO MQOD-OBJECTNAME",
    "MQOPEN open output -> queue REPLY.Q value REPLY-Q by 01 REPLY-Q PIC X(48) VALUE 'REPLY.Q'",
    "MQGET read -> queue REQUEST.Q move MQOD-OBJECTNAME by MOVE 'REQUEST.Q' TO MQOD-OBJECTNAME",
    "MQPUT write -> queue REPLY.Q value REPLY-Q by 01 REPLY-Q PIC X(48) VALUE 'REPLY.Q'",
  ])
})

test('MQ: descriptors are told apart by qualification; what is not known is left open', () => {
  expect(
    edges(
      'queue',
      mqData,
      'NAMES.',
      "    MOVE 'ONE.Q' TO MQOD-OBJECTNAME OF OD-ONE",
      '    MOVE FROM-TRIGGER TO MQOD-OBJECTNAME OF OD-TWO.',
      'USES.',
      "    CALL 'MQPUT1' USING HCONN OD-ONE",
      "    CALL 'MQOPEN' USING HCONN OD-ONE MQOO-BROWSE IN-HANDLE",
      "    CALL 'MQOPEN' USING HCONN OD-ONE MQOO-BROWSE IN-HANDLE",
      "    CALL 'MQOPEN' USING HCONN OD-TWO WS-OPTIONS OUT-HANDLE",
      "    CALL 'MQGET' USING HCONN IN-HANDLE",
      "    CALL 'MQPUT' USING HCONN IN-HANDLE",
      "    CALL 'MQPUT' USING HCONN HOBJ",
      "    CALL 'MQPUT1' USING HCONN NO-SUCH.",
    ),
  ).toEqual([
    "MQPUT1 write -> queue ONE.Q move MQOD-OBJECTNAME by MOVE 'ONE.Q' TO MQOD-OBJECTNAME OF OD-ONE",
    "MQOPEN open input -> queue ONE.Q move MQOD-OBJECTNAME by MOVE 'ONE.Q' TO MQOD-OBJECTNAME OF OD-ONE",
    "MQOPEN open input -> queue ONE.Q move MQOD-OBJECTNAME by MOVE 'ONE.Q' TO MQOD-OBJECTNAME OF OD-ONE",
    "MQGET read -> queue ONE.Q move MQOD-OBJECTNAME by MOVE 'ONE.Q' TO MQOD-OBJECTNAME OF OD-ONE",
    '? FROM-TRIGGER never set',
    '? NO-SUCH never set',
    '? IN-HANDLE not opened here',
    '? HOBJ not opened here',
  ])
})

test('MQ: where the descriptor is declared, its bytes count; MQOPEN may change it', () => {
  const data = [...mqData.slice(0, 5), '01 OD', "05 STRUCID PIC X(4) VALUE 'OD'", '05 MY-OBJECTNAME PIC X(48)', '05 QMGR PIC X(48)']
  expect(edges('queue', data, 'A.', "    MOVE 'OD  SHORT.Q' TO OD.", 'B.', "    CALL 'MQOPEN' USING HCONN OD WS-OPTIONS HOBJ.")).toEqual([
    "MQOPEN open -> queue SHORT.Q group MY-OBJECTNAME by MOVE 'OD  SHORT.Q' TO OD …",
  ])
})

test('MQ: thousands of calls, names and handles end in time', () => {
  const lines = Array.from({ length: 5_000 }, (_, i) => [
    `P${i}. CALL 'MQOPEN' USING HCONN OD-${i % 7} MQOO-INPUT-SHARED HOBJ. CALL 'MQGET' USING HCONN HOBJ`,
    `    MOVE 'Q${i}' TO MQOD-OBJECTNAME OF OD-${i % 5}.`,
  ]).flat()
  expect(edges('queue', mqData, ...lines)).toHaveLength(10_000)
})
