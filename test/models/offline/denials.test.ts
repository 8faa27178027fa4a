import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const screen = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKSCRN.',
  '       PROCEDURE DIVISION.',
  '       0000-MAIN.',
  '           EVALUATE EIBAID',
  '             WHEN DFHPF3',
  '               PERFORM 9000-LEAVE',
  '             WHEN DFHPF8',
  '               PERFORM 2000-FORWARD',
  '           END-EVALUATE.',
  "           IF WS-OPTION = '1' PERFORM 2000-FORWARD.",
  "           IF WS-OPTION = '2' PERFORM 9000-LEAVE.",
  '           GOBACK.',
  '       2000-FORWARD.',
  '           ADD 1 TO WS-PAGE.',
  '       9000-LEAVE.',
  '           EXEC CICS RETURN END-EXEC.',
]

const sales = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKSALE.',
  '       PROCEDURE DIVISION.',
  '       0000-MAIN.',
  '           EXEC SQL',
  '             INSERT INTO BAKERY_CUST (NAME) VALUES (:WS-NAME)',
  '           END-EXEC.',
  '           GOBACK.',
]
const table = 'CREATE TABLE BAKERY_CUST (NAME CHAR(20) NOT NULL);'
const shop = new Codebase({ 'cbl/BKSCRN.cbl': screen.join('\n'), 'cbl/BKSALE.cbl': sales.join('\n'), 'ddl/CUST.sql': table })

test('a key that a program knows leads somewhere, and one that it does not know is said to lead nowhere', async () => {
  expect((await ask(shop, 'What does PF8 do in BKSCRN?')).text).toContain('DFHPF8 → PERFORM `2000-FORWARD`')
  const { text } = await ask(shop, 'What does PF7 do in BKSCRN?')
  expect(text).toMatch(/^NOT FOUND\nBKSCRN has nothing for PF7/)
  expect(text).toContain('- DFHPF8 → PERFORM `2000-FORWARD`: `cbl/BKSCRN.cbl:9`')
})

test('an option beyond those of a menu is none', async () => {
  expect((await ask(shop, 'What does option 2 of BKSCRN do?')).text).toContain('option 2 → PERFORM')
  expect((await ask(shop, 'What does option 7 of BKSCRN do?')).text).toMatch(/^NOT FOUND\nBKSCRN has nothing for option 7/)
})

test('a key that only stands where no control leads is not denied', async () => {
  const silent = screen.map((line) => line.replace('ADD 1 TO WS-PAGE.', 'IF EIBAID = DFHPF7 MOVE 1 TO WS-PAGE.'))
  const { text } = await ask(new Codebase({ 'cbl/BKSCRN.cbl': silent.join('\n') }), 'What does PF7 do in BKSCRN?')
  expect(text).not.toContain('NOT FOUND')
  expect(text).toContain('DFHPF7')
})

test('who inserts is no answer to who deletes', async () => {
  expect((await ask(shop, 'Which program adds a customer to the customer table?')).text).toContain('BKSALE: INSERT')
  const { text } = await ask(shop, 'Which program deletes rows from the customer table?')
  expect(text).toMatch(/^NOT FOUND\nNo program deletes from the table BAKERY_CUST\.\n/)
  expect(text).toContain('Nearest, but no answer:\n- BKSALE: INSERT in 0000-MAIN: `cbl/BKSALE.cbl:6`')
})

test('who updates is no answer to who inserts', async () => {
  const update = sales.map((line) =>
    line.replace('INSERT INTO BAKERY_CUST (NAME) VALUES (:WS-NAME)', 'UPDATE BAKERY_CUST SET NAME = :WS-NAME'),
  )
  const { text } = await ask(new Codebase({ 'cbl/BKSALE.cbl': update.join('\n') }), 'Which program inserts rows into table BAKERY_CUST?')
  expect(text).toMatch(/^NOT FOUND\nNo program adds to the table BAKERY_CUST\.\n/)
})

test('a statement that the structure does not know keeps a denial back', async () => {
  const script = '-- CLEAN UP\nDELETE FROM BAKERY_CUST;'
  const code = new Codebase({ 'cbl/BKSALE.cbl': sales.join('\n'), 'misc/CLEAN.txt': script })
  expect((await ask(code, 'Which program deletes rows from table BAKERY_CUST?')).text).not.toContain('No program deletes')
})

const ledger = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKLEDG.',
  '       ENVIRONMENT DIVISION.',
  '       INPUT-OUTPUT SECTION.',
  '       FILE-CONTROL.',
  '           SELECT CUST-FILE ASSIGN TO CUSTMAST.',
  '       DATA DIVISION.',
  '       FILE SECTION.',
  '       FD  CUST-FILE.',
  '       01  CUST-REC PIC X(80).',
  '       PROCEDURE DIVISION.',
  '       0000-MAIN.',
  '           OPEN I-O CUST-FILE.',
  '           READ CUST-FILE.',
  '      * A CUSTOMER WHO LEFT IS MARKED, NOT DELETED',
  '           REWRITE CUST-REC.',
  '           GOBACK.',
]

test('who rewrites a file is no answer to who deletes from it', async () => {
  const { text } = await ask(
    new Codebase({ 'cbl/BKLEDG.cbl': ledger.join('\n') }),
    'Which program deletes a customer from the customer file?',
  )
  expect(text).toMatch(/^NOT FOUND\nNo program deletes from the customer file \(.*CUST-FILE.*\)\.\n/)
  expect(text).toContain('- BKLEDG: ')
})

test('a file that records are deleted from is not denied', async () => {
  const deleting = ledger.map((line) => line.replace('REWRITE CUST-REC', 'DELETE CUST-FILE'))
  const { text } = await ask(
    new Codebase({ 'cbl/BKLEDG.cbl': deleting.join('\n') }),
    'Which program deletes a customer from the customer file?',
  )
  expect(text).not.toContain('NOT FOUND')
  expect(text).toContain('DELETE CUST-FILE')
})

const answering = (own: string) =>
  [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKREPLY.',
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    '           IF WS-OVEN-HEAT > WS-OVEN-LIMIT',
    "               MOVE '07' TO BK-RETURN-CODE",
    '           END-IF.',
    `           ${own}`,
    '           GOBACK.',
  ].join('\n')
const asking = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKASK.',
  '       PROCEDURE DIVISION.',
  '       0000-MAIN.',
  "           CALL 'BKREPLY'.",
  "           IF BK-RETURN-CODE = '09' DISPLAY 'NO DOUGH LEFT'.",
  '           GOBACK.',
].join('\n')

test('a short return code is given where a program moves it, and one that is only tested is given nowhere', async () => {
  const bakery = new Codebase({ 'cbl/BKREPLY.cbl': answering('CONTINUE.'), 'cbl/BKASK.cbl': asking })
  const given = await ask(bakery, 'Which program sets return code 7?')
  expect(given.text).toMatch(/^1 program sets return code 7:\n- BKREPLY: `MOVE '07' TO BK-RETURN-CODE`/)
  expect(given.text).toContain('IF WS-OVEN-HEAT > WS-OVEN-LIMIT')
  const { text } = await ask(bakery, 'Which program sets return code 09 when the dough is gone?')
  expect(text).toMatch(/^NOT FOUND\nNothing in the code gives a code 09; it is only tested\./)
  expect(text).toContain("- `cbl/BKASK.cbl:6`: `IF BK-RETURN-CODE = '09'")
})

test('a short return code that may come from a constant is not denied', async () => {
  const constant = answering('SET BK-EMPTY TO TRUE.').replace(
    '       PROCEDURE',
    "       DATA DIVISION.\n       WORKING-STORAGE SECTION.\n       01  BK-ANSWER PIC X(2).\n           88 BK-EMPTY VALUE '09'.\n       PROCEDURE",
  )
  const { text } = await ask(
    new Codebase({ 'cbl/BKREPLY.cbl': constant, 'cbl/BKASK.cbl': asking }),
    'Which program sets return code 09 when the dough is gone?',
  )
  expect(text).not.toContain('Nothing in the code gives')
})

test('a file that a question says the order of things is from is not denied', async () => {
  const code = new Codebase({ 'cbl/BKLEDG.cbl': ledger.join('\n') })
  expect((await ask(code, 'Which program deletes from the customer file?')).text).toContain('No program deletes')
  for (const question of [
    'Which program adds, changes and deletes orders from a customer file?',
    'Which program opens the customer file and deletes what is old?',
    'Which program deletes the orders that the customer file lists?',
  ])
    expect((await ask(code, question)).text, question).not.toContain('No program')
})

test('a table that only says what is deleted is not denied', async () => {
  for (const question of [
    'Which program deletes invoices that are listed in table BAKERY_CUST?',
    'Which program deletes invoices according to the customer table?',
  ])
    expect((await ask(shop, question)).text, question).not.toContain('No program')
})

test('the way out of a paragraph is empty on purpose', async () => {
  const baking = [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKOVEN.',
    '       PROCEDURE DIVISION.',
    '       2000-HEAT-OVEN.',
    '           ADD 1 TO WS-DEGREES.',
    '       2000-HEAT-OVEN-EXIT.',
    '           EXIT.',
  ]
  const { text } = await ask(new Codebase({ 'cbl/BKOVEN.cbl': baking.join('\n') }), 'Where is the oven exit heated?')
  expect(text).not.toContain('is empty')
})

test('a data set that a question has put something into is used by its step, whatever verb is said of it, and never denied', async () => {
  const job =
    '//BKINST JOB 1\n//COPY1 EXEC PGM=IEBCOPY\n//BKLIB DD DSN=BAKERY.SOURCE,DISP=SHR\n//OUT1 DD DSN=SYS1.PROCLIB,DISP=SHR\n//SYSIN DD *\n COPY INDD=BKLIB,OUTDD=OUT1\n/*'
  const code = new Codebase({ 'jcl/BKINST.jcl': job })
  for (const asked of ['Which job puts the started task into SYS1.PROCLIB?', 'Which job starts anything from SYS1.PROCLIB?']) {
    const { text } = await ask(code, asked)
    expect(text).not.toContain('NOT FOUND')
    expect(text).toContain('BKINST')
    expect(text).not.toContain('called from')
  }
})

test('of a data set those are told who do to it what is asked', async () => {
  const step = (name: string, dds: readonly (readonly [string, string])[]) => [
    `//${name} EXEC PGM=SORT`,
    ...dds.map(([dd, disp]) => `//${dd} DD DSN=BAKERY.SALES.DAY,DISP=${disp}`),
  ]
  const job = ['//BKDAY JOB 1', ...step('FILL', [['SORTOUT', '(NEW,CATLG)']]), ...step('LIST', [['SORTIN', 'SHR']])].join('\n')
  const code = new Codebase({ 'jcl/BKDAY.jcl': job })
  const written = (await ask(code, 'Which step writes to BAKERY.SALES.DAY?')).text
  expect(written).toContain('step FILL')
  expect(written).not.toContain('step LIST')
  const read = (await ask(code, 'Which step reads BAKERY.SALES.DAY?')).text
  expect(read).toContain('step LIST')
  expect(read).not.toContain('step FILL')
})

test('who shows a message asks for no transaction', async () => {
  const code = new Codebase({
    'cbl/BKSHOW.cbl': [
      ...screen.slice(0, 4).map((line) => line.replace('BKSCRN', 'BKSHOW')),
      "           MOVE 'OVEN NOT FOUND' TO MSGO.",
      "           EXEC CICS SEND MAP('BKMAP') END-EXEC.",
      "           EXEC CICS RETURN TRANSID('BKSH') END-EXEC.",
    ].join('\n'),
  })
  const { text } = await ask(code, 'Which program shows the message for an oven that is not found?')
  expect(text).not.toMatch(/^- transaction/)
  expect(text).toContain('OVEN NOT FOUND')
})
