import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...lines: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BASKET-NAME PIC X(16) VALUE 'BREADBASKET'.
01  SPARE-NAME PIC X(16) VALUE 'CAKEBASKET'.
01  LOAF PIC X(20).
PROCEDURE DIVISION.
MAIN-LINE.
${lines.join('\n')}
    GOBACK.`)

const bakery = new Codebase({
  'BAKE.cbl': program('BAKE', '    EXEC CICS PUT CONTAINER(BASKET-NAME) FROM(LOAF) CHANNEL(SPARE-NAME) END-EXEC.'),
  'SELL.cbl': program('SELL', '    EXEC CICS GET CONTAINER(BASKET-NAME) INTO(LOAF) END-EXEC.'),
  'SWEEP.cbl': program('SWEEP', '    EXEC CICS DELETE CONTAINER(BASKET-NAME) END-EXEC.'),
  'IDLE.cbl': program('IDLE', '    CONTINUE.'),
})

test('who works with a container does so by its commands, whoever declares its name', async () => {
  const { text } = await ask(bakery, 'Which programs use BREADBASKET?')
  expect(text).toContain('`BREADBASKET` is used by BAKE, SELL, SWEEP.')
  expect(text).toMatch(/SELL.*\(GET CONTAINER in MAIN-LINE, by `BASKET-NAME`\)/)
  expect(text).not.toContain('IDLE')
})

test('which way is told apart', async () => {
  expect((await ask(bakery, 'Which programs read container BREADBASKET?')).text).toContain(
    'The container BREADBASKET is read by 1 program: SELL.',
  )
  expect((await ask(bakery, 'Who puts a loaf into container BREADBASKET?')).text).toContain('added to by 1 program: BAKE.')
  expect((await ask(bakery, 'Which programs get BREADBASKET?')).text).toContain('BAKE, SELL, SWEEP')
  expect((await ask(bakery, 'Which containers does BAKE write?')).text).toContain('`BAKE` writes BREADBASKET.')
})
