import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...lines: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BERTH-REC PIC X(80).
01  BERTH-KEY PIC X(4).
PROCEDURE DIVISION.
MAIN-LINE.
${lines.join('\n')}
    GOBACK.`)

const harbour = new Codebase({
  'MOOR.cbl': program('MOOR', "    EXEC CICS WRITE FILE('BERTHS') FROM(BERTH-REC) RIDFLD(BERTH-KEY) END-EXEC."),
  'LOOKUP.cbl': program('LOOKUP', "    EXEC CICS READ FILE('BERTHS') INTO(BERTH-REC) RIDFLD(BERTH-KEY) END-EXEC."),
})

test('who writes it and who reads it are two questions', async () => {
  const { text } = await ask(harbour, 'Who writes file BERTHS and who reads it?')
  expect(text).toContain('The file BERTHS is changed by 1 program: MOOR.')
  expect(text).toContain('The file BERTHS is read by 1 program: LOOKUP.')
})

test('told in the order in which they are asked', async () => {
  const { text } = await ask(harbour, 'Which programs read file BERTHS, and which ones write it?')
  expect(text).toMatch(/is read by 1 program: LOOKUP\.[\s\S]*is changed by 1 program: MOOR\./)
})

test('one that does both is no such question', async () => {
  expect((await ask(harbour, 'Which programs write file BERTHS?')).text).not.toContain('LOOKUP')
})
