import { expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number) => Array.from({ length: count }, (_, i) => `         LA    R${i % 10},${i}`)

const bakery = new Codebase({
  'asm/BKSELL.asm': [
    'BKSELL   CSECT',
    '         USING BKSELL,R12',
    'NEXTLOAF DS    0H',
    '         BAL   R14,TELLIT              SAYS WHAT IS SOLD',
    '         B     NEXTLOAF',
    '         BAL   R15,DOCAKES',
    '         BAL   R15,DOBREAD',
    '         BR    R14',
    'DOCAKES  DS    0H',
    '         BAL   R14,TELLIT              SAYS THE CAKE',
    ...filler(12),
    '         BAL   R14,TELLIT              SAYS THE PRICE OF IT',
    '         BR    R15',
    'DOBREAD  DS    0H',
    '         BAL   R14,TELLIT',
    '         BR    R15',
    'TELLIT   DS    0H',
    '         TPUT  LINE,80',
    '         BR    R14',
    'LINE     DC    CL80 BREAD',
    '         END',
  ].join('\n'),
  'docs/notes.md': '# Notes\n\nThe program BKSELL replaces what was called BKOLD.\n',
})

it('tells every place from which a subroutine is called, and not who calls the program that it stands in', async () => {
  for (const question of [
    'From which places in BKSELL is the TELLIT subroutine called?',
    'Where in BKSELL is TELLIT called?',
    'Who calls TELLIT in BKSELL?',
    'Where is TELLIT called from?',
  ]) {
    const { text } = await ask(bakery, question)
    expect(text).not.toContain('No statement')
    expect(text).toMatch(/^`TELLIT` is called from BKSELL, DOCAKES, DOBREAD\.\n/)
    expect(text).toContain('- program BKSELL (BAL at NEXTLOAF): `asm/BKSELL.asm:4`')
    for (const line of [4, 10, 23, 26]) expect(text).toContain(`\`asm/BKSELL.asm:${line}\``)
  }
})

const yard = new Codebase({
  'asm/BKGATE.asm': [
    'BKGATE   CSECT',
    '         LATCHIT MF=(E,GATE)           CLOSES THE GATE',
    '         LTR   R15,R15                 LATCHIT FAILED?',
    '         BNZ   NOLATCH                 YES: CALL THE DOG',
    '         BR    R14',
    "NOLATCH  WTO   'THE DOG IS CALLED'",
    '         BR    R14',
    '         END',
  ].join('\n'),
  'mac/BKBARK.mac': ['         MACRO', '         BKBARK &HOW', "         WTO   '&HOW'", '         MEND'].join('\n'),
  'mac/BKINDEX.mac': 'BKBARK     Call a dog from a program\n',
  'docs/macros.md': '# Macros\n\n- [BKBARK](BKBARK.md): a program (or a dog) calls another with BKBARK\n',
})

it('tells what happens around a service of the system that has no source here', async () => {
  const { text } = await ask(yard, 'What happens when LATCHIT fails?')
  expect(text).not.toMatch(/^NOT FOUND|is not in the code/)
  expect(text).toMatch(/BNZ\s+NOLATCH/)
})

it('takes a text that names a macro for no use of it', async () => {
  const { text } = await ask(yard, 'Which of the programs invokes the BKBARK macro?')
  expect(text).toMatch(/^NOT FOUND\nNothing in the code calls, runs, starts or copies `BKBARK`/)
})

const counter = new Codebase({
  'asm/BKTILL.asm': [
    'BKTILL   CSECT',
    '         USING TILL,R9',
    'OPENTILL DS    0H',
    "         ZAP   TAKINGS,=P'0'",
    ...filler(14),
    'SELLIT   DS    0H',
    '         CP    TAKINGS,MOST             TILL FULL?',
    '         BH    FULL',
    '         AP    TAKINGS,PRICE            ADD WHAT WAS PAID',
    ...filler(14),
    'FULL     BR    R14',
    'COINS    EQU   *                        COINS THAT THE TILL TAKES',
    '         COINENT 5,BRASS',
    '         COINENT 10,SILVER',
    'COINSEND EQU   *',
    'TILL     DSECT',
    'TAKINGS  DS    PL5                      TAKEN TODAY',
    '         END',
  ].join('\n'),
})

it('tells where a field is set that its program lays out itself, and under which labels', async () => {
  const { text } = await ask(counter, 'What is TAKINGS, and which routine adds to it?')
  expect(text).toMatch(/- at OPENTILL: .*\n(?:.*\n)*?.*ZAP +TAKINGS/)
  expect(text).toMatch(/- at SELLIT: .*\n(?:.*\n)*?.*AP +TAKINGS,PRICE/)
})

it('shows the entries of a table under its label', async () => {
  const { text } = await ask(counter, 'Which coins does the table COINS hold?')
  expect(text).toMatch(/COINENT +10,SILVER/)
})

const buildYard = new Codebase({
  'asm/BKCOPY.asm': ['* BKCOPY: COPIES A RECIPE', 'BKCOPY   CSECT', '         BR    R14', '         END'].join('\n'),
  'asm/BKTEST.asm': ['* BKTEST: THE CONDITION TESTER, GIVES 4 FOR NO', 'BKTEST   CSECT', '         BR    R14', '         END'].join('\n'),
  'jcl/BKBUILD.jcl': ["//BKBUILD  JOB 1,'BUILD ALL RECIPES'", '//S1       EXEC PGM=BKTEST', '//S2       EXEC BKRUN'].join('\n'),
  'proc/BKRUN.prc': ['//BKRUN    PROC', '//TRY      EXEC PGM=BKTEST', '//         PEND'].join('\n'),
  'pipe/Buildfile': "stage('load') { sh 'chmod +x load.sh; ./load.sh flour.txt' }\n",
  'pipe/load.sh': '#!/bin/sh\necho loading\n',
  'docs/run.md': '# Runs\n\nThe pipeline runs load.sh (and calls others).\n',
})

it('finds a program that a question calls by what it does, and who runs it', async () => {
  expect((await ask(buildYard, 'Which procedure runs the condition tester?')).text).toMatch(/^`BKTEST` is run by BKRUN/)
})

it('takes `the copy program` for no copying', async () => {
  const { text } = await ask(buildYard, 'The build procedures need the copy and test programs; how are they built?')
  expect(text).not.toMatch(/^`\w+` (?:uses|copies)/)
})

it('shows the line that runs a script, and not what a text says of it', async () => {
  const { text } = await ask(buildYard, 'Who runs load.sh?')
  expect(text).toMatch(/^`load.sh` is run here:\n- `pipe\/Buildfile:1`/)
})

const kneading = new Codebase({
  'mac/BKKNEAD.mac': [
    '.* This macro is free software; you can redistribute it and/or modify',
    '         MACRO',
    '.*',
    '.* Knead dough',
    '.*',
    `${'&LABEL   BKKNEAD &DOUGH,'.padEnd(71)}*`,
    '               &TIMES=',
    '.*',
    '.* &DOUGH specifies the dough',
    '.* &TIMES how often it is to be kneaded',
    '.*',
    '         LA    R1,&DOUGH',
    '         MEND',
  ].join('\n'),
})

it('shows the prototype of a macro and what is said of its parameters, and what the macro does', async () => {
  const takes = (await ask(kneading, 'Which parameters does the BKKNEAD macro take?')).text
  expect(takes).toContain('`mac/BKKNEAD.mac:6-10`')
  expect((await ask(kneading, 'What does the macro BKKNEAD do?')).text).toMatch(/^- `mac\/BKKNEAD.mac:4-10`/)
})

const bits = new Codebase({
  'mac/BKBITS.mac': ['         MACRO', '         BKBITS', '         BITS  FLAGS,(BURNT,', '               RAISED)', '         MEND'].join(
    '\n',
  ),
  'asm/BKFLAG.asm': ['BKFLAG   CSECT', '         SETON RAISED                  DOUGH IS UP', '         BR    R14', '         END'].join(
    '\n',
  ),
})

it('shows where a bit is named that only a macro lays out', async () => {
  const { text } = await ask(bits, 'Where is RAISED defined, and when is it turned on?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toMatch(/SETON RAISED/)
  expect((await ask(bits, 'What must be in SYSLIB before BKFLAG is assembled?')).text).not.toMatch(/^NOT FOUND/)
})

it('tells where a program issues a macro, and that it does not', async () => {
  const { text } = await ask(yard, 'Which WTO messages does BKGATE issue?')
  expect(text).toMatch(/^`WTO` stands in 1 line of `BKGATE`\.\n- `asm\/BKGATE\.asm:6`/)
  expect((await ask(yard, 'Where does BKGATE issue a GETMAIN?')).text).toMatch(
    /^NOT FOUND\nNo line of `BKGATE` has the statement `GETMAIN`/,
  )
})

const keptInJob = new Codebase({
  'asm/BKSIFT.asm': [
    "//BKSIFT   JOB 1,'SIFT'",
    "//ASM      EXEC PGM=ASMA90,PARM='OBJECT'",
    '//SYSIN    DD *',
    '* BKSIFT: SIFTS THE FLOUR',
    'BKSIFT   CSECT',
    "         WTO   'SIFTED'",
    '         BR    R14',
    '         END',
    "//LKED     EXEC PGM=IEWL,PARM='AC=1'",
  ].join('\n'),
})

it('of a source kept in its job tells the steps where these are asked for', async () => {
  expect((await ask(keptInJob, 'Which WTO messages does BKSIFT issue?')).text).not.toMatch(/step/)
  expect((await ask(keptInJob, 'Where does BKSIFT issue a GETMAIN?')).text).toMatch(/^NOT FOUND/)
  expect((await ask(keptInJob, 'Which job assembles BKSIFT, and what do its steps run?')).text).toMatch(
    /step `LKED` runs `IEWL` \(PARM=`'AC=1'`/,
  )
})
