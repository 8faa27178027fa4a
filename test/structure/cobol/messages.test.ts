import { expect, test } from 'vitest'
import { messagesOf, statements } from './procedure.ts'

const data = [
  '01 WS-TEXT PIC X(40)',
  '01 WS-MSG PIC X(40)',
  '01 WS-ADDRESS PIC X(40)',
  '01 PRINT-LINE',
  '05 PRINT-TEXT PIC X(40)',
  '77 WS-FILE',
  '77 WS-STATUS',
  '01 RESULT PIC X(20)',
  "88 NOT-FOUND VALUE 'Customer not found'",
  "77 TXT-BYE PIC X(20) VALUE 'Thank you for calling'",
  "77 TXT-DONE PIC X(20) VALUE 'ABC0001I All done'",
  "77 TXT-NEVER PIC X(20) VALUE 'Shown to nobody'",
]
const messages = (...lines: readonly string[]) => messagesOf(statements(data, ...lines))

test('DISPLAY joins literals and the names of what is shown with them', () => {
  expect(
    messages(
      "DISPLAY 'ERROR ON ' WS-FILE ' STATUS' WS-STATUS UPON CONSOLE",
      "DISPLAY 'Part one, ' 'part two'",
      "DISPLAY '*' DISPLAY WS-STATUS DISPLAY WS-FILE WS-STATUS",
      "DISPLAY 'TOTAL: ' WS-STATUS DISPLAY '= ' WS-FILE",
      "STOP 'PRESS ENTER'.",
    ),
  ).toEqual(['DISPLAY: ERROR ON WS-FILE STATUS WS-STATUS', 'DISPLAY: Part one, part two', 'DISPLAY: TOTAL: WS-STATUS', 'STOP: PRESS ENTER'])
})

test('a literal is a message where its item says so, or is shown later', () => {
  expect(
    messages(
      "MOVE 'Account number missing' TO WS-MSG",
      "MOVE 'ABC1234E' TO WS-MSG MOVE 'OK' TO WS-MSG MOVE SPACES TO WS-MSG",
      "MOVE 'Shown in the end' TO WS-TEXT",
      "MOVE 'Main Street' TO WS-ADDRESS MOVE 'PGM001A' TO WS-TEXT",
      "MOVE 'Total of page' TO PRINT-TEXT",
      'WRITE PRINT-LINE.',
      'MOVE WS-TEXT TO WS-MSG',
      "STRING 'No record for ' WS-FILE DELIMITED BY SIZE INTO WS-MSG.",
      "STRING WS-FILE ' ' WS-STATUS DELIMITED BY SIZE INTO WS-MSG.",
      'SET NOT-FOUND TO TRUE DISPLAY RESULT.',
    ),
  ).toEqual([
    'MOVE TO WS-MSG: Account number missing',
    'MOVE TO WS-MSG: ABC1234E',
    'MOVE TO WS-TEXT: Shown in the end',
    'MOVE TO PRINT-TEXT: Total of page',
    'STRING INTO WS-MSG: No record for WS-FILE',
    'SET NOT-FOUND: Customer not found',
  ])
})

test('a constant is a message when it is shown, or moved to where messages are', () => {
  expect(messages('DISPLAY TXT-DONE. MOVE TXT-BYE TO WS-MSG. MOVE TXT-NEVER TO WS-ADDRESS.')).toEqual([
    'VALUE OF TXT-DONE: ABC0001I All done',
    'VALUE OF TXT-BYE: Thank you for calling',
  ])
})
