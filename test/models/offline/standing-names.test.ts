import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statements: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 W-X PIC X.
PROCEDURE DIVISION.
MAIN-LINE.
${statements}
    GOBACK.`)
const harbour = new Codebase({
  'cbl/DOCKER.cbl': program('DOCKER', "    CALL 'CRANER'"),
  'cbl/CRANER.cbl': program('CRANER', "    CALL 'WINCHER'\n    EXEC SQL UPDATE BERTHS SET A = 1 END-EXEC"),
  'cbl/WINCHER.cbl': program('WINCHER', '    CONTINUE'),
  'cbl/PILOT.cbl': program('PILOT', "    EXEC CICS LINK PROGRAM('CRANER') END-EXEC\n    EXEC CICS RETURN TRANSID('HB01') END-EXEC"),
  'jcl/UNLOADJ.jcl': '//UNLOADJ JOB\n//A EXEC PGM=DOCKER',
  'csd/HARB.csd': 'DEFINE TRANSACTION(HB01) GROUP(HARB) PROGRAM(PILOT)',
})

describe('things that a question speaks of by their relation to what it names', () => {
  test.each([
    [
      'Which job runs the program that calls CRANER?',
      /^- the program that calls CRANER: DOCKER: `cbl\/DOCKER.cbl:8`[\s\S]*`DOCKER` is run by UNLOADJ\./,
    ],
    [
      'What does the program that HB01 starts call?',
      /^- the program that HB01 starts: `PILOT`: `csd\/HARB.csd:1`\n\n?`PILOT` calls CRANER\./,
    ],
    ['What does the program behind transaction HB01 call?', /`PILOT` calls CRANER\./],
    ['Who calls the one that calls WINCHER?', /^- the one that calls WINCHER: CRANER[\s\S]*`CRANER` is called from DOCKER, PILOT\./],
    ['Which programs does the program that job UNLOADJ runs call?', /`DOCKER` calls CRANER\./],
    [
      'Which program does PILOT link to, and what does that one call?',
      /\*\*Which program does PILOT link to\?\*\*\n\n`PILOT` calls CRANER\.[\s\S]*\*\*what does that one call\?\*\*\n\n- that one: `CRANER`[\s\S]*`CRANER` calls WINCHER/,
    ],
    [
      'Which program calls WINCHER, and who calls that program?',
      /\*\*who calls that program\?\*\*\n\n- that program: CRANER[\s\S]*`CRANER` is called from/,
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(harbour, question)).text).toMatch(expected)
  })

  test.each([
    ['What is the program that calls CRANER?', /^(?!- the program)/],
    ['Which job runs DOCKER, and what does that program call?', /^(?![\s\S]*that program: UNLOADJ)[\s\S]*UNLOADJ[\s\S]*CRANER/],
  ])('%s: nothing stands for anything else', async (question, expected) => {
    expect((await ask(harbour, question)).text).toMatch(expected)
  })
})

test('what one part of a question asks for does not narrow the other', async () => {
  const { text } = await ask(harbour, 'Which transaction starts PILOT, and which program does it link to?')
  expect(text).toMatch(/`PILOT` is started by transaction HB01\./)
  expect(text).toMatch(/`PILOT` calls CRANER\./)
})
