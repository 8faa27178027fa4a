import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const card = (text: string) => `${text.padEnd(71)}X`

/** Programs of CICS in assembler: they know each other by constants of their names. */
const harbour = new Codebase({
  'asm/PIER01.asm': [
    '*  PROGRAM:    PIER01',
    '*  COMMENTS:   Takes the calls of ships and hands them on.',
    'DFHEISTG DSECT',
    'NEXTPGM  DS    CL08               Program that goes on',
    'PIER01   DFHEIENT CODEREG=(R3,R4),DATAREG=R10,EIBREG=R11',
    'PIER01   AMODE 31',
    'SY_0010  DS    0H',
    '         MVC   NEXTPGM,PIER20     Ships go to the berths',
    card('         EXEC CICS XCTL PROGRAM(NEXTPGM)'),
    '               NOHANDLE',
    "         BC    B'1111',ER_0010     No such program",
    'RETURN   DS    0H',
    '         EXEC CICS RETURN',
    'ER_0010  DS    0H',
    "         MVC   ERRCODE,=C'50'",
    "         BC    B'1111',RETURN",
    "PIER20   DC    CL08'PIER20  '      Gives out berths",
    "PIER30   DC    CL08'PIER30  '      Gives out pilots",
    "MAXSHIPS DC    F'48'              Ships a day",
    '         END   PIER01',
  ].join('\n'),
  'asm/PIER20.asm': [
    '*  PROGRAM:    PIER20',
    '*  COMMENTS:   Gives out berths.',
    'DFHEISTG DSECT',
    'SHIPTYPE DS    CL01               Type of the ship',
    'DOCKFILE DS    0F',
    'DOCKTRAN DS    CL04',
    'DOCKDD   DS    CL04',
    '         COPY  BERTHS',
    'PIER20   DFHEIENT CODEREG=(R3),DATAREG=R10,EIBREG=R11',
    'SY_0010  DS    0H',
    "         CLI   SHIPTYPE,C'N'       Numeric berth?",
    "         BC    B'1000',SY_0020     ... yes, fill with zeroes",
    'SY_0020  DS    0H',
    "         MVI   BERTH,X'F0'         First byte of the berth to zero",
    card("         EXEC CICS READ FILE('SHIPS')"),
    '               INTO(SHIPREC)',
    card('         EXEC CICS REWRITE FILE(DOCKFILE)'),
    '               FROM(SHIPREC)',
    '         EXEC CICS RETURN',
    '         END   PIER20',
  ].join('\n'),
  'asm/PIER30.asm': [
    '*  PROGRAM:    PIER30',
    'PIER30   DFHEIENT',
    card('         EXEC CICS DELETE FILE(DOCKFILE)'),
    '               RIDFLD(SHIPKEY)',
    '         EXEC CICS RETURN',
    'DOCKFILE DS    CL8',
    '         END   PIER30',
  ].join('\n'),
  'asm/BERTHS.mac': ['BERTH    DS    CL8', 'BERTHNO  DS    H'].join('\n'),
  'cbl/PIERC.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PIERC.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  PIERUID                PIC X(8) VALUE 'PIERUID'.
PROCEDURE DIVISION.
    EXEC CICS LINK PROGRAM(PIERUID) END-EXEC.
    EXEC CICS LINK PROGRAM('PIER01') END-EXEC.
    GOBACK.`),
  'jcl/PIERASM.jcl': ["//PIERASM  JOB 1,'ASSEMBLE'", '//PIER20   EXEC DFHEITAL', '//SYSIN    DD DISP=SHR,DSN=PIER.SOURCE(PIER20)'].join(
    '\n',
  ),
})

test.each([
  'How does PIER20 turn the ship into a berth when the berth is numeric?',
  'How does PIER20 find the berth in the file when it is numeric?',
  'What does PIER20 do if the berth is numeric?',
])('the constant that names a program is no answer to what the program does: %s', async (question) => {
  const { text } = await ask(harbour, question)
  expect(text).not.toContain('PIER20 DC')
  expect(text).toMatch(/asm\/PIER20\.asm/)
})

test.each([
  ['What is the value of MAXSHIPS in PIER01?', /^- `MAXSHIPS` in PIER01: `MAXSHIPS DC F'48' Ships a day`/],
  ['How is MAXSHIPS defined in PIER01?', /MAXSHIPS DC F'48'/],
])('a constant is told where its value is asked: %s', async (question, answer) => {
  const { text } = await ask(harbour, question)
  expect(text).toMatch(answer)
})

test.each([
  [
    'Which files does PIER20 use?',
    /SHIPS/,
    /^- 1 more statement on what `DOCKFILE` names, which only the run tells: `asm\/PIER20\.asm:\d+`$/m,
  ],
  ['Which files does PIER20 read and update?', /SHIPS/, /^- 1 more statement on what `DOCKFILE` names/m],
  [
    'Which files does PIER30 delete from?',
    /^- 1 statement on what `DOCKFILE` names, which only the run tells: `asm\/PIER30\.asm:3`$/m,
    /./,
  ],
])('files whose names only the run tells are told, with their statements: %s', async (question, known, open) => {
  const { text } = await ask(harbour, question)
  expect(text).toMatch(known)
  expect(text).toMatch(open)
})

test('what nothing is seen to call is told with the constant that holds its name first', async () => {
  const { text } = await ask(harbour, 'What calls PIER30?')
  expect(text).toMatch(/^No statement that is understood leads to `PIER30`, but these lines name it:\n- `asm\/PIER01\.asm:\d+`: `PIER30 DC/)
})

test.each(['Is the source of PIERUID here?', "Do we have PIERUID's source?", 'Is there source code for the program PIERUID?'])(
  'a field that holds the name of a program is no source of it: %s',
  async (question) => {
    const { text } = await ask(harbour, question)
    expect(text).toMatch(/`PIERUID` is referred to .*; its source is not in the code/)
  },
)

test.each([
  ['Is the source of PIER20 here?', /^- Yes: program `PIER20`: `asm\/PIER20\.asm:\d+`/],
  ['Do we have the source for PIERC?', /^- Yes: program `?PIERC`?: `cbl\/PIERC\.cbl:\d+`/],
  ["Is PIER01's source in the code?", /^- Yes: program `PIER01`/],
])('who asks for the source of a program that is here is told where: %s', async (question, answer) => {
  const { text } = await ask(harbour, question)
  expect(text).toMatch(answer)
})

test.each([
  'What is in the source of PIER20?',
  'Is there anything on ships in the source of PIER20?',
  'Is the source of the berth in PIER20 a constant?',
])('what the source says is another question: %s', async (question) => {
  const { text } = await ask(harbour, question)
  expect(text).not.toMatch(/^- Yes: program/)
})

test.each([
  ['Which register holds the base of PIER01?', /^- `PIER01` in PIER01 is addressed by `R3,R4`: `asm\/PIER01\.asm:5`/],
  ['What is the base register of PIER30?', /^- `PIER30` in PIER30 is addressed by `3`/],
])('the prolog of CICS says by which registers the code is addressed: %s', async (question, answer) => {
  const { text } = await ask(harbour, question)
  expect(text).toMatch(answer)
})

test('what a program makes is not how it is made', async () => {
  const { text } = await ask(harbour, 'How does PIER20 build the berth when it is numeric?')
  expect(text).not.toMatch(/PIERASM reads it/)
  expect((await ask(harbour, 'How is PIER20 built?')).text).toMatch(/PIERASM reads it/)
})

test.each(['Which macros does PIER20 copy?', 'Which macros or copybooks does PIER20 copy?', 'Which copybooks does PIER20 copy?'])(
  'what COPY brings in is told, whatever it is called: %s',
  async (question) => {
    const { text } = await ask(harbour, question)
    expect(text).toMatch(/^`PIER20` copies BERTHS\./)
  },
)

test.each([
  [
    'Which CICS commands does PIER20 issue?',
    /^`PIER20` issues 3 commands of CICS in 3 statements\.\n- READ: .*\n- REWRITE: .*\n- RETURN: /,
  ],
  ['What EXEC CICS statements are in PIER30?', /^`PIER30` issues 2 commands of CICS in 2 statements\.\n- DELETE: .*\n- RETURN: /],
  ['List the CICS commands used by PIERC', /^`PIERC` issues 1 command of CICS in 2 statements\.\n- LINK, 2 times: /],
])('the commands of CICS that a program issues are told with their places: %s', async (question, answer) => {
  const { text } = await ask(harbour, question)
  expect(text).toMatch(answer)
})

test.each([
  'Which CICS commands does PIER20 use to read a ship?',
  'Which program issues CICS commands?',
  'What does the CICS command in PIER20 do?',
])('who asks for more than the commands is not given their list: %s', async (question) => {
  const { text } = await ask(harbour, question)
  expect(text).not.toMatch(/commands? of CICS in/)
})

test('that a program issues no command of CICS is a denial', async () => {
  const ferry = new Codebase({
    'asm/FERRY.asm': ['* FERRY: COUNTS SHIPS', 'FERRY    CSECT', '         BR    R14', '         END'].join('\n'),
    'asm/FERRY2.asm': ['FERRY2   DFHEIENT', '         EXEC CICS RETURN', '         END'].join('\n'),
  })
  expect((await ask(ferry, 'Which CICS commands does FERRY issue?')).text).toMatch(/`FERRY` itself has no statement EXEC CICS/)
})

test('where a field is set in a program is told of that program', async () => {
  const two = new Codebase({
    'asm/TUG01.asm': ['TUG01    CSECT', "         MVI   TUGTYPE,C'A'", '         BR    R14', 'TUGTYPE  DS    CL1', '         END'].join(
      '\n',
    ),
    'asm/TUG02.asm': ['TUG02    CSECT', "         MVI   TUGTYPE,C'B'", '         BR    R14', 'TUGTYPE  DS    CL1', '         END'].join(
      '\n',
    ),
  })
  const { text } = await ask(two, 'Where is TUGTYPE set in TUG02?')
  expect(text).toMatch(/MVI +TUGTYPE,C'B'/)
  expect(text).not.toMatch(/C'A'/)
})
