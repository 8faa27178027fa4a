import { describe, expect, test } from 'vitest'
import { askedCommarea } from '../../../src/models/offline/question/asked-commarea.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, linkage: string, text = '', storage = '') =>
  fixedFormat(
    `IDENTIFICATION DIVISION.\nPROGRAM-ID. ${name}.\nDATA DIVISION.\nWORKING-STORAGE SECTION.\n${storage || '01  WS-COMMAREA-LENGTH PIC S9(4) COMP.'}\nLINKAGE SECTION.\n${linkage.trim()}\nPROCEDURE DIVISION.\n0000-MAIN.\n${text || '    CONTINUE.'}\n    EXEC CICS RETURN END-EXEC.`,
  )
const copied = '01  DFHCOMMAREA.\n* of the harbour\n    COPY HBRCOMM.'
const harbour = new Codebase({
  'cbl/HBRSHIP.cbl': program('HBRSHIP', copied),
  'cbl/HBRCREW.cbl': program('HBRCREW', '01  DFHCOMMAREA.\n    EXEC SQL\n      INCLUDE HBRCOMM\n    END-EXEC.'),
  'cbl/HBRFEES.cbl': program('HBRFEES', 'COPY HBRFEEC REPLACING FEE-AREA BY DFHCOMMAREA.'),
  'cbl/HBROWN.cbl': program(
    'HBROWN',
    '01  DFHCOMMAREA.\n    05  HO-BERTH PIC X(4).\n    05  HO-DAYS  PIC 9(3).\n01  OTHER-AREA.\n    05  OA-NOTE PIC X.',
  ),
  'cbl/HBRMENU.cbl': program(
    'HBRMENU',
    '01  DFHCOMMAREA.\n    05  LK-BYTE PIC X\n        OCCURS 1 TO 4096 TIMES DEPENDING ON EIBCALEN.',
    '    MOVE DFHCOMMAREA(1:EIBCALEN)\n      TO HARBOUR-AREA',
    'COPY HBRAREA.',
  ),
  'cbl/HBRFRST.cbl': program(
    'HBRFRST',
    '',
    "    EXEC CICS XCTL PROGRAM('HBRSHIP')\n      COMMAREA(SEND-AREA)\n    END-EXEC.",
    '01  SEND-AREA.\n    COPY HBRCOMM.',
  ),
  'cbl/HBRBAT.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. HBRBAT.\nPROCEDURE DIVISION.\n0000-MAIN.\n    STOP RUN.'),
  'cpy/HBRCOMM.cpy': fixedFormat('    03  HC-SHIP PIC X(8).\n    03  HC-BERTH PIC X(4).'),
  'cpy/HBRFEEC.cpy': fixedFormat('01  FEE-AREA.\n    03  FE-AMOUNT PIC 9(7)V99.'),
  'cpy/HBRAREA.cpy': fixedFormat('01  HARBOUR-AREA.\n    05  HA-USER PIC X(8).\n    05  HA-FROM PIC X(8).'),
  'cpy/HBRCLOCK.cpy': fixedFormat('01  COMMAREA-CLOCK.\n    05  CC-TIME PIC 9(6).'),
})

describe('what a commarea is laid out by', () => {
  test.each([
    [
      'Which copybook holds the commarea?',
      /^5 programs have a DFHCOMMAREA, laid out by 3 copybooks:\n- by copybook `HBRCOMM`: 2 programs: `cbl\/HBRCREW\.cbl:7-9`, `cbl\/HBRSHIP\.cbl:7-9`\n[\s\S]*- by copybook HBRAREA: 1 program, moved to HARBOUR-AREA of it[\s\S]*- by fields of their own: 1 program: `cbl\/HBROWN\.cbl:7-9`\n[\s\S]*`cpy\/HBRCOMM\.cpy:1-2`/,
    ],
    [
      'Which copybook holds the commarea of HBRSHIP?',
      /^- the commarea of HBRSHIP is laid out by copybook `HBRCOMM`: `cbl\/HBRSHIP\.cbl:7-9`\n/,
    ],
    [
      'What does the commarea of HBRFEES look like?',
      /^- the commarea of HBRFEES is laid out by copybook `HBRFEEC`: `cbl\/HBRFEES\.cbl:7`\n/,
    ],
    ['What is the layout of the commarea of HBROWN?', /laid out by fields of the program itself: `cbl\/HBROWN\.cbl:7-9`[\s\S]*HO-DAYS/],
    [
      'Where is the commarea of HBRMENU defined?',
      /^- the commarea of HBRMENU is declared as bytes only, and moved to HARBOUR-AREA, which copybook HBRAREA declares: `cbl\/HBRMENU\.cbl:7-9`[\s\S]*HA-USER/,
    ],
    [
      'Which commarea does HBRFRST use?',
      /^HBRFRST has no DFHCOMMAREA:\n- it passes `SEND-AREA` as a commarea, laid out by copybook `HBRCOMM`: `cbl\/HBRFRST\.cbl:12`, `cbl\/HBRFRST\.cbl:5-6`/,
    ],
    ['Which copybook holds the commarea of HBRBAT?', /^NOT FOUND\nHBRBAT has no DFHCOMMAREA, and no command/],
  ])('%s', async (question, expected) => {
    const { text } = await ask(harbour, question)
    expect(text).toMatch(expected)
    expect(text).not.toContain('COMMAREA-CLOCK')
    expect(text).not.toContain('OA-NOTE')
  })
})

test.each([
  'What happens if the commarea is too short?',
  'Which programs use a commarea?',
  'How long is the commarea of HBRSHIP?',
  'Which field of the commarea holds the customer number?',
  'Which programs does HBRSHIP pass its commarea to?',
  'What is a commarea?',
  'Which copybook holds the ship record?',
])('%s does not ask what lays it out', (text) => {
  expect(readQuestions(text).map(askedCommarea)).toEqual([undefined])
})
