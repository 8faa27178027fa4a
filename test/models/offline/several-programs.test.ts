import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, remarks: string, statements: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
REMARKS. ${remarks}
ENVIRONMENT DIVISION.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 MESSAG PIC X(30).
PROCEDURE DIVISION.
0000-START.
${statements}
    STOP RUN.`)

test('lines of a member that holds several programs are told with the one that they are of', async () => {
  const deck = [
    program('SHEEPIN', 'READS THE FLOCK CARDS AND COUNTS THE LAMBS.', "    MOVE 'LAMB HAS NO EWE' TO MESSAG."),
    program('WOOLOUT', 'PRINTS THE WEIGHT OF THE WOOL BY SHEARER.', "    MOVE 'SHEARER NOT ON FILE ' TO MESSAG."),
  ].join('\n')
  const code = new Codebase({ 'file.1': deck })
  const { text } = await ask(code, 'Which program prints the weight of the wool?')
  expect(text).toContain('WOOLOUT')
  const said = await ask(code, "Which program says 'SHEARER NOT ON FILE', and when?")
  expect(said.text).toMatch(/- in WOOLOUT: `file\.1:\d+/)
  expect(said.text).not.toContain('in SHEEPIN')
})

test('what one of them is for stands at its own beginning', async () => {
  const deck = [
    program('SHEEPIN', 'READS THE FLOCK CARDS AND COUNTS THE LAMBS.', "    MOVE 'LAMB HAS NO EWE' TO MESSAG."),
    program('WOOLOUT', 'PRINTS THE WEIGHT OF THE WOOL BY SHEARER AND YEAR.', "    MOVE 'SHEARER NOT ON FILE ' TO MESSAG."),
  ].join('\n')
  const { text } = await ask(new Codebase({ 'file.1': deck }), 'What is WOOLOUT for?')
  expect(text.split('\n')[0]).toContain('PRINTS THE WEIGHT OF THE WOOL')
  expect(text).not.toContain('FLOCK CARDS')
})

test('a comment that names the program above its own PROGRAM-ID is no other program', async () => {
  const box = fixedFormat(`
* PROGRAM-ID : WOOLOUT
* TITLE      : Prints the weight of the wool by shearer and year`)
  const code = new Codebase({ 'WOOLOUT.cbl': `${box}\n${program('WOOLOUT', 'NONE.', "    MOVE 'DONE' TO MESSAG.")}` })
  const { text } = await ask(code, 'What does WOOLOUT do?')
  expect(text.split('\n').slice(0, 4).join('\n')).toContain('Prints the weight of the wool')
})
