import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...body: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY KENNEL.
PROCEDURE DIVISION.
${body.map((line) => `    ${line}`).join('\n')}
    GOBACK.`)

const kennels = new Codebase({
  'cpy/KENNEL.cpy':
    '       01  KENNEL-REC.\n           05  KENNEL-NUMBER PIC 9(4).\n           05  KENNEL-GUEST.\n               10  GUEST-NAME PIC X(9).\n               10  GUEST-DIET PIC X.\n',
  'cbl/CLEARING.cbl': program('CLEARING', 'INITIALIZE KENNEL-REC.'),
  'cbl/ARRIVING.cbl': program('ARRIVING', "MOVE 'REX' TO GUEST-NAME.", 'MOVE 7 TO KENNEL-NUMBER.'),
  'cbl/FEEDING.cbl': program('FEEDING', "IF GUEST-DIET = 'V' DISPLAY GUEST-NAME."),
})

test('who changes an item inside a record is told beside those who name the record, and not who only looks at one', async () => {
  const { text } = await ask(kennels, 'Who changes KENNEL-REC?')
  expect(text).toContain('The record KENNEL-REC is changed as a whole by 1 program: CLEARING.')
  expect(text).toContain('- Items inside it are changed by 1 program: ARRIVING: `cbl/ARRIVING.cbl:7`')
  expect(text).not.toContain('FEEDING')
})

test('where nobody names a group, who works with its items is told', async () => {
  const { text } = await ask(kennels, 'Who reads KENNEL-GUEST?')
  expect(text).toContain('- Items inside KENNEL-GUEST are read by 1 program: FEEDING: `cbl/FEEDING.cbl:7`')
})

test('of an item that holds no others nothing is said of parts', async () => {
  const { text } = await ask(kennels, 'Who changes GUEST-NAME?')
  expect(text).toContain('The field GUEST-NAME is changed by 1 program: ARRIVING.')
  expect(text).not.toContain('tems inside')
})
