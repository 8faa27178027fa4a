import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const nightly = `//ORCHARD JOB 1,'PREPARE FRUIT',CLASS=A
//* Defines the fruit file anew and loads it
//CLOSE    EXEC PGM=SDSF
//ISFIN    DD *
 /F CICSA,'CEMT SET FIL(FRUIT) CLO'
/*
//DEL      EXEC PGM=IDCAMS
//SYSPRINT DD SYSOUT=*
//SYSIN    DD *
  DELETE SHOP.FRUIT.KSDS -
    CLUSTER
  IF MAXCC LE 8 THEN SET MAXCC = 0
/*
//DEF      EXEC PGM=IDCAMS
//SYSIN    DD *
  DEFINE CLUSTER ( -
    NAME(SHOP.FRUIT.KSDS) -
    KEYS(8 0) )
/*
//LOAD     EXEC PGM=IDCAMS
//FRUITIN  DD *
APPLES
/*
//FRUITOUT DD DISP=SHR,DSN=SHOP.FRUIT.KSDS
//SYSIN    DD *
  REPRO INFILE(FRUITIN) OUTFILE(FRUITOUT)
/*
//ORDER    EXEC PGM=SORT
//SORTIN   DD DISP=SHR,DSN=SHOP.FRUIT.FLAT
//SORTOUT  DD DISP=SHR,DSN=SHOP.FRUIT.SORTED
//SYSIN    DD *
 SORT FIELDS=(1,8,CH,A)
 SUM FIELDS=NONE
/*
//COPY     EXEC PGM=IEBGENER
//SYSUT1   DD DISP=SHR,DSN=SHOP.FRUIT.SORTED
//SYSUT2   DD DISP=SHR,DSN=SHOP.FRUIT.REPORT
//SYSIN    DD DUMMY
`
const tables = `//BASKETS JOB 1,'CREATE TABLES',CLASS=A
//CREATE   EXEC PGM=IKJEFT01
//SYSTSIN  DD *
 DSN SYSTEM(DB2A)
 RUN PROGRAM(DSNTIAD) PLAN(DSNTIA)
/*
//SYSIN    DD *
  CREATE TABLE BASKET
    (ID INTEGER NOT NULL);
  CREATE TABLE HANDLE (ID INTEGER);
  INSERT INTO BASKET VALUES(1);
/*
`
const codebase = new Codebase({ 'jcl/ORCHARD.jcl': nightly, 'jcl/BASKETS.jcl': tables })

describe('what the utilities of a job do', () => {
  it('is told with each step, from its control statements', async () => {
    const { text } = await ask(codebase, 'What does the job ORCHARD do?')
    expect(text).toMatch(/`CLOSE` runs `SDSF`.*\n {2}- command `\/F CICSA,'CEMT SET FIL\(FRUIT\) CLO'`: `jcl\/ORCHARD\.jcl:5`/)
    expect(text).toMatch(/`DEL` runs `IDCAMS`.*\n {2}- DELETE `SHOP\.FRUIT\.KSDS`: `jcl\/ORCHARD\.jcl:10`/)
    expect(text).toMatch(/`DEF` runs `IDCAMS`.*\n {2}- DEFINE CLUSTER `SHOP\.FRUIT\.KSDS`: `jcl\/ORCHARD\.jcl:16-18`/)
    expect(text).toMatch(/REPRO from `FRUITIN` \(data in the job itself\) to `FRUITOUT` \(SHOP\.FRUIT\.KSDS\): `jcl\/ORCHARD\.jcl:26`/)
    expect(text).toMatch(/`SORT FIELDS=\(1,8,CH,A\)`: .*\n {2}- `SUM FIELDS=NONE`/)
    expect(text).toMatch(/copy from `SYSUT1` \(SHOP\.FRUIT\.SORTED\) to `SYSUT2` \(SHOP\.FRUIT\.REPORT\)/)
  })

  it('tells how a described job does what it is asked for, and in short what its other steps do', async () => {
    const { text } = await ask(codebase, 'Which job defines the fruit file, and how does it load the data?')
    expect(text).toMatch(/DEFINE CLUSTER `SHOP\.FRUIT\.KSDS`/)
    expect(text).toMatch(/REPRO from `FRUITIN` \(data in the job itself\)/)
    expect(text).toMatch(/other steps: .*CLOSE \(SDSF: command\)/)
  })

  it('names the tables of SQL together', async () => {
    const { text } = await ask(codebase, 'What does the job BASKETS do?')
    expect(text).toMatch(/CREATE TABLE BASKET, HANDLE: `jcl\/BASKETS\.jcl:8`\n {2}- INSERT INTO BASKET: `jcl\/BASKETS\.jcl:11`/)
  })
})

describe('many of one kind in a row', () => {
  const deletes = Array.from({ length: 12 }, (_, i) => `  DELETE 'SHOP.BASKET.B${i}' PURGE`).join('\n')
  const cleaning = new Codebase({
    'jcl/CLEAN.jcl': `//BASKETS JOB 1,'EMPTY THE BASKETS',CLASS=A\n//EMPTY EXEC PGM=IDCAMS\n//SYSPRINT DD SYSOUT=*\n//SYSIN DD *\n${deletes}\n  SET MAXCC = 0\n/*\n`,
  })

  it('are one item with the first names, how many more there are, and the lines of all', async () => {
    const { text } = await ask(cleaning, 'Which steps does job BASKETS run, and what do they do?')
    expect(text).toContain("DELETE `'SHOP.BASKET.B0'`, `'SHOP.BASKET.B1'`, `'SHOP.BASKET.B2'` and 9 more: `jcl/CLEAN.jcl:5-16`")
    expect(text.match(/DELETE `/g)).toHaveLength(1)
  })
})
