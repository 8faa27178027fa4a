import { expect, test } from 'vitest'
import { isBuild, stepsDoing } from '../../../src/models/offline/described/step-actions.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, says: string) =>
  `       IDENTIFICATION DIVISION.\n       PROGRAM-ID. ${name}.\n      * ${says}\n       PROCEDURE DIVISION.\n           GOBACK.`
const job = (name: string, says: string, runs: string) =>
  `//${name} JOB 1\n//* ${says}\n//STEP01 EXEC PGM=${runs}\n//STEPLIB DD DSN=BAKERY.LOAD,DISP=SHR\n//SALES DD DSN=BAKERY.SALES(DAY1),DISP=SHR`
const compile = (name: string) =>
  `//${name}C JOB 1\n//* COMPILES THE SALES LOAD MODULE\n//COB EXEC PGM=IGYCRCTL\n//SYSIN DD DSN=BAKERY.COBOL(${name}),DISP=SHR\n//LKED EXEC PGM=IEWBLINK\n//SYSLMOD DD DSN=BAKERY.LOAD(${name}),DISP=SHR`

const sales = new Codebase({
  'jcl/SALE1R.jcl': job('SALE1R', 'RUN SALES LIST', 'SALE1'),
  'jcl/SALE2R.jcl': job('SALE2R', 'RUN SALES LOAD', 'SALE2'),
  'jcl/SALE3R.jcl': job('SALE3R', 'RUN SALES SUMS', 'SALE3'),
  'jcl/SALE2C.jcl': compile('SALE2'),
  'cbl/SALE1.cbl': program('SALE1', 'PRINT A LIST OF THE SALES FILE THAT WAS UPLOADED FROM A SHOP'),
  'cbl/SALE2.cbl': program('SALE2', 'LOADS SALES INTO THE DATABASE'),
  'cbl/SALE3.cbl': program('SALE3', 'SUMS OF SALES'),
  'ddl/tables.sql': 'CREATE TABLE OVEN_TBL (OVEN_NO CHAR(4));\nCREATE TABLE SALES_TBL (SALE CHAR(4));',
})

test('the job that says it does what is asked comes before one that has other words of it', async () => {
  const { text } = await ask(sales, 'Which job loads the uploaded sales file, and from which data set?')
  expect(text).toContain('SALE2R')
  expect(text).not.toContain('job SALE1R')
  expect(text).not.toContain('job SALE2C')
})

test('a job that builds a program is told from one that loads data', () => {
  const link = { name: 'LKED', programs: ['IEWBLINK'], data: [{ name: 'BAKERY.LOAD(SALE2)', op: 'write' }] }
  const copy = { name: 'COPY', programs: ['DSNUTILB'], data: [{ name: 'BAKERY.OVEN_TBL', op: 'write' }] }
  expect(isBuild([link])).toBe(true)
  expect(isBuild([copy])).toBe(false)
  expect(stepsDoing('Which job loads the ovens?', [link, copy])).toEqual([copy])
})

test('a table that nothing is loaded into is told so where a job for it is asked for', async () => {
  const { text } = await ask(sales, 'Which job loads the oven list into its table?')
  expect(text).toMatch(/^NOT FOUND\nNothing adds to the table OVEN_TBL\./)
  const script = '//LOADOVEN JOB 1\n//S1 EXEC PGM=DSNUTILB\n//SYSIN DD *\n  LOAD DATA INDDN SYSREC\n    INTO TABLE BAKERY.OVEN_TBL\n/*'
  const code = new Codebase({ 'ddl/t.sql': 'CREATE TABLE OVEN_TBL (OVEN_NO CHAR(4));', 'jcl/LOADOVEN.jcl': script })
  expect((await ask(code, 'Which job loads the oven list into its table?')).text).not.toContain('Nothing adds')
})

test('a job that says it loads something else does not come before the one that loads the data asked for', async () => {
  const load = (name: string, says: string, dataset: string) =>
    `//${name} JOB 1\n//* ${says}\n//S1 EXEC PGM=IDCAMS\n//IN DD DSN=BAKERY.${dataset}.PS,DISP=SHR\n//OUT DD DSN=BAKERY.${dataset}.KSDS,DISP=OLD\n//SYSIN DD *\n  REPRO INFILE(IN) OUTFILE(OUT)\n/*`
  const code = new Codebase({
    'jcl/BREADMST.jcl': load('BREADMST', 'LOAD COMBINED FILE TO BREAD MASTER', 'BREAD'),
    'jcl/OVENS.jcl': load('OVENS', 'OVENS FROM FLAT FILE', 'OVENS'),
    'jcl/CAKES.jcl': load('CAKES', 'CAKES FROM FLAT FILE', 'CAKES'),
    'jcl/ROLLS.jcl': load('ROLLS', 'ROLLS FROM FLAT FILE', 'ROLLS'),
  })
  const { text } = await ask(code, 'Which job loads the oven master into its file?')
  expect(text).toContain('job OVENS')
})

test('the steps of a job are no answer where a playbook is asked for', async () => {
  const code = new Codebase({
    'jcl/OVENS.jcl': job('OVENS', 'STOP THE OVENS AND DELETE THEIR FILES', 'OVENSTOP'),
    'README.md': '# Bakery\n\n- `remove.yml` - stops the ovens and deletes all files\n',
  })
  const { text } = await ask(code, 'I want to stop the ovens and delete all files. Which playbook do I run?')
  expect(text).not.toContain('step `STEP01`')
  expect(text).toContain('remove.yml')
})

const define = (name: string, made: string) =>
  `//${name} JOB 1\n//NEWVSAM EXEC PGM=IDCAMS\n//SYSPRINT DD SYSOUT=*\n//SYSIN DD *\n  DEFINE CLUSTER (NAME(${made}) -\n    KEYS(4 0) RECORDSIZE(80 80))\n/*`
const ddl = (name: string, statement: string) =>
  `//${name} JOB 1\n//TEP EXEC PGM=IKJEFT01\n//SYSTSIN DD *\n DSN SYSTEM(DB2T)\n RUN PROGRAM(DSNTEP2) PLAN(DSNTEP2)\n END\n//SYSIN DD *\n  ${statement}\n/*`
const set = new Codebase({
  'jcl/OVENNEW.jcl': define('OVENJ1', 'BAKERY.OVEN.KSDS'),
  'jcl/OVENCOPY.jcl':
    '//OVENJ2 JOB 1\n//* COPIES THE VSAM FILE OF OVENS TO A FLAT FILE\n//VSAM EXEC PGM=IDCAMS\n//IN DD DSN=BAKERY.OVEN.KSDS,DISP=SHR\n//OUT DD DSN=BAKERY.OVEN.VSAM.FILE,DISP=OLD\n//SYSIN DD *\n  REPRO INFILE(IN) OUTFILE(OUT)\n/*',
  'jcl/dbdel.jcl': ddl('BAKEDB', 'DROP TABLE OVEN_TBL;'),
  'jcl/dbnew.jcl': ddl('BAKEDB', 'CREATE TABLE OVEN_TBL (OVEN_NO CHAR(4));'),
  'cbl/OVEN.cbl': program('OVEN', 'PRINTS THE OVENS'),
})

test('files are created by DEFINE and tables by CREATE, by the very one of two jobs of one name', async () => {
  expect((await ask(set, 'Which job creates the VSAM files?')).text).toContain('job OVENJ1')
  expect((await ask(set, 'Which job creates the tables?')).text).toContain('`jcl/dbnew.jcl:2`')
})

test('that something is done again describes no job', async () => {
  const code = new Codebase({
    'jcl/TIDEJ.jcl': "//TIDEJ JOB 1,'TIDE'\n//* GUARD AGAINST THE TIDE OF YESTERDAY\n//GO EXEC PGM=TIDES\n",
    'jcl/PIERJ.jcl': "//PIERJ JOB 1,'UNLOCK THE PIER'\n//GO EXEC PGM=PIERS\n//SYSIN DD *\nUNLOCK\n/*\n",
    'jcl/LOCKJ.jcl': "//LOCKJ JOB 1,'CLOSE THE PIER'\n//GO EXEC PGM=PIERS\n//SYSIN DD *\nCLOSE\n/*\n",
    'cbl/PIERS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PIERS.
PROCEDURE DIVISION.
    IF WS-PIER = 'UNLOCK' PERFORM 1000-UNLOCK-PIER.`),
  })
  const { text } = await ask(code, 'Which job unlocks the pier again?')
  expect(text).not.toContain('TIDEJ')
  expect(text).toContain('PIERJ')
})
