import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const load = `#!/bin/sh
OVEN="\${OVEN_NAME:-north}"
echo "oven is $OVEN"
if [ "\${BREAD_KEEP_ROWS:-0}" != "1" ]; then
  echo 'DELETE FROM BREAD_SALES' >> load.sql
fi
cat bread.sql >> load.sql`
const code = new Codebase({
  'bin/load.sh': load,
  'cbl/BKSALE.cbl':
    '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. BKSALE.\n       PROCEDURE DIVISION.\n           EXEC SQL INSERT INTO BREAD_SALES VALUES (:A) END-EXEC.',
})

test('what has to be set is the variable over the statement that does what is spoken of', async () => {
  const { text } = await ask(code, 'Every load empties the bread sales table. What do I have to set so that the rows are kept?')
  expect(text).toMatch(/environment variable `BREAD_KEEP_ROWS` is looked at: `bin\/load\.sh:4`/)
  expect(text).not.toContain('`OVEN_NAME`')
})

test('where no variable has to do with it none is told', async () => {
  const { text } = await ask(code, 'What do I have to set so that invoices are numbered?')
  expect(text).not.toContain('environment variable')
})
