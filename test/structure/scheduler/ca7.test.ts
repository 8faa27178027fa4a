import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scheduled } from './scheduled.ts'

const listing = `1LJOB,JOB=NIGHT1,LIST=ALL
 JOB=NIGHT1   LIST=ALL                                  DATE=24.005    PAGE 0001

   JOB    ----JCL----   SYSTEM  USR MAIN PROSE  SCHED  --NUMBER OF-   LAST-RUN
   NAME    ID  MEMBER   -NAME-  -ID -ID- DSNBR  DSNBR  STP DDS RUNS   DATE/TIME

 NIGHT1   255 NIGHTJ   BILLING   000 ALL  *NONE* 000652 005 000 1058  24004/2200

        --------------------------- JOB INFORMATION ---------------------------
        N -- SCHD RESOLUTION REQUIRED      Y -- COMP TRIGGERS OTHER JOBS
        . OWNER= *NONE*  JCLLIB=&PRODJCL  ARFSET= *NONE*

        --------------------------- TRIGGERED JOBS ----------------------------
           JOB=NIGHT2   SCHID=010      QTM=0100 LEADTM=0000 SUBMTM=
1LJOB,JOB=NIGHT1,LIST=ALL
 JOB=NIGHT1   LIST=ALL                                  DATE=24.005    PAGE 0002
           JOB=NIGHT3   SCHID=011      QTM=0100 LEADTM=0000 SUBMTM=
1LJOB,JOB=NIGHT2,LIST=ALL
        ---------------------- TRIGGERED BY JOBS/DATASETS ---------------------
           JOB=NIGHT1   SCHID=010      QTM=0100 LEADTM=0000 SUBMTM=
           JOB=EVENING  SCHID=012      QTM=0100 LEADTM=0000 SUBMTM=
           DSN=PROD.IN.FILE            SCHID=012
        ----------------------------- REQUIREMENTS ----------------------------
           JOB=BACKUP   SCHID=000      LEADTM=0012
           JOB=?MAYBE   SCHID=000      LEADTM=0000
           JOB=/NEVER   SCHID=000      LEADTM=0000
           USR=CALL THE BANK
`

test('a listing: jobs with their members, triggers from both sides once, requirements', () => {
  expect(scheduled(listing)).toEqual({
    units: ['1-17 symbol NIGHT1: CA-7 JOB MEMBER=NIGHTJ SYSTEM=BILLING', '18-27 symbol NIGHT2: CA-7 JOB'],
    jobs: ['1 NIGHT1 NIGHTJ', '18 NIGHT2 -'],
    triggers: [
      '14 job NIGHT1 -> job NIGHT2 SCHID=010',
      '17 job NIGHT1 -> job NIGHT3 SCHID=011',
      '21 job EVENING -> job NIGHT2 SCHID=012',
      '22 dataset PROD.IN.FILE -> job NIGHT2 SCHID=012',
      '24 job BACKUP -> job NIGHT2 REQUIREMENT SCHID=000',
      '25 job MAYBE -> job NIGHT2 REQUIREMENT IF QUEUED SCHID=000',
    ],
    conditions: [],
  })
})

test('a listing of all jobs names each in its row', () => {
  const row = (name: string) => `   NAME    ID  MEMBER   -NAME-  -ID -ID-\n\n ${name}      001 ${name}    *NONE*   000 ALL\n`
  const text = `1LJOB,JOB=*,LIST=NODD\n${row('A')}  ------- TRIGGERED JOBS -------\n  JOB=B SCHID=001\n${row('B')}  ------- SUCCESSOR JOBS -------\n  JOB=C SCHID=002\n`
  const { jobs, triggers } = scheduled(text)
  expect(jobs).toEqual(['4 A A', '9 B B'])
  expect(triggers).toEqual(['6 job A -> job B SCHID=001', '11 job B -> job C REQUIREMENT SCHID=002'])
})

test('input of the batch terminal', () => {
  const text = `/LOGON USER
DBM
JOB
ADD,PAYJOB,SYSTEM=PAY,JCLID=1,MEMBER=PAYMEM                             00000100
SCHD
TRGR
UPD,JTRG,JOB=PAYJOB,OPT=A,SCHID=001,TJOB=PAYRPT,
  TRGID=002,QTM=0100
UPD,JTRG,JOB=PAYJOB,OPT=D,SCHID=001,TJOB=GONE
UPD,DTRG,DSN=PROD.PAY.IN,OPT=A,SCHID=001,TJOB=PAYJOB
JOBCONN
UPD,JDEP,PAYRPT,OPT=A,SCHID=000,DEPJOB=TAXES
UPD,JDEP,PAYRPT,OPT=A,SCHID=000,DEPJOB=/OTHER
DEMAND,JOB=SPECIAL,SCHID=005
/LOGOFF
`
  expect(scheduled(text)).toEqual({
    units: ['4-4 symbol PAYJOB: CA-7 JOB MEMBER=PAYMEM SYSTEM=PAY', '14-14 symbol SPECIAL: CA-7 DEMAND SCHID=005'],
    jobs: ['4 PAYJOB PAYMEM', '14 SPECIAL -'],
    triggers: [
      '7 job PAYJOB -> job PAYRPT SCHID=001 TRGID=002',
      '10 dataset PROD.PAY.IN -> job PAYJOB SCHID=001',
      '12 job TAXES -> job PAYRPT REQUIREMENT SCHID=000',
    ],
    conditions: [],
  })
})

test('whatever the text, reading ends, and lines stay inside it', { timeout: 60_000 }, () => {
  const parts = ['1LJOB,JOB=', 'A', '*', '\n', ' ', '---------', 'TRIGGERED JOBS', 'JOB=B', 'SCHID=1', 'UPD,JTRG,JOB=A,', 'TJOB=C,', ',']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (words) => {
      const text = words.join('')
      const { units, triggers } = scheduled(text)
      const last = text.split('\n').length
      return [...units, ...triggers].every((line) => Number.parseInt(line, 10) <= last)
    }),
  )
  for (const line of ['UPD,JTRG,', '-----', '1LJOB,JOB=A', ' NAME ID MEMBER']) scheduled(`${line}\n`.repeat(50_000))
  scheduled('-'.repeat(1_000_000))
})
