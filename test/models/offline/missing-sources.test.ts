import { expect, test } from 'vitest'
import { askedMissingSources } from '../../../src/models/offline/question/asked-missing-sources.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, body: string) =>
  fixedFormat(
    `IDENTIFICATION DIVISION.\nPROGRAM-ID. ${name}.\nDATA DIVISION.\nWORKING-STORAGE SECTION.\n    COPY SHELF.\nPROCEDURE DIVISION.\n${body}\n    GOBACK.`,
  )
const library = new Codebase({
  'cbl/LENDING.cbl': program('LENDING', "    CALL 'FINES'.\n    CALL 'OVERDUE'.\n    CALL 'CEE3ABD'."),
  'cbl/RETURNS.cbl': program('RETURNS', "    CALL 'FINES'.\n    CALL 'LENDING'."),
  'cpy/SHELF.cpy': '       01  SHELF-MARK PIC X(8).\n',
})

test('of which kinds a question wants what has no source', () => {
  const asked = (text: string) => askedMissingSources(questionOf(text))
  expect(asked('Which called programs have no source here?')).toEqual(['program'])
  expect(asked('Which of our own programs are called or relied upon but have no source in this library?')).toEqual(['program'])
  expect(asked("Which macros aren't delivered?")).toEqual(['macro'])
  expect(asked('What is missing from this tree?')).toEqual(['program', 'copybook', 'macro', 'proc'])
  expect(asked('Do we have all the sources?')).toEqual(['program', 'copybook', 'macro', 'proc'])
  expect(asked('Which programs are not called?')).toBeUndefined()
  expect(asked('Which programs handle a missing customer?')).toBeUndefined()
  expect(asked('What happens when a record is missing?')).toBeUndefined()
  expect(asked('Which programs do not copy SHELF-REC?')).toBeUndefined()
})

test.each(['Which called programs have no source here?', 'Is the source complete?', 'What is missing from this tree?'])(
  '%s',
  async (question) => {
    const { text } = await ask(library, question)
    expect(text).toContain(
      '2 programs named in the code have no source here: FINES, OVERDUE.\n- `FINES`, 2 references: `cbl/LENDING.cbl:7`',
    )
    expect(text).not.toContain('Perhaps no answer')
  },
)

test('that nothing is missing is an answer', async () => {
  expect((await ask(library, 'Are all copybooks here?')).text).toContain('No copybook that is used here is without source.')
})

test('a program is no copybook of the program that copies its name, which keeps all that stands behind', async () => {
  const branch = new Codebase({
    'cbl/SHELF.cbl': program('SHELF', '    DISPLAY 1.'),
    'cbl/LOANS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LOANS.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAN-FILE ASSIGN TO LOANDD.
DATA DIVISION.
FILE SECTION.
    COPY SHELF.
FD  LOAN-FILE.
01  LOAN-REC PIC X(80).
PROCEDURE DIVISION.
    OPEN INPUT LOAN-FILE.
    GOBACK.`),
  })
  expect((await ask(branch, 'Which files does LOANS open?')).text).toContain('`LOANS` opens LOANDD.')
  expect((await ask(branch, 'Which copybooks are missing?')).text).toContain(
    '- `SHELF`, 2 references; a program of that name exists: `cbl/LOANS.cbl:9`',
  )
})
