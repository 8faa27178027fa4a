import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkJobs } from '../../../src/structure/link/jobs/link-jobs.ts'
import { linked, membersOf, program } from './linked.ts'

const only = (kind: string, edges: readonly string[]) => edges.filter((edge) => edge.startsWith(`${kind} `) || edge.startsWith(`?${kind} `))

test('an assistant of CICS makes a service of a program and of members with its request and response', () => {
  const edges = linked({
    'jcl/J1.jcl': `//J1 JOB
//WS EXEC DFHLS2WS,PATHPREF=''
//INPUT.SYSUT1 DD *
 PDSLIB=PROD.COPY
 PGMNAME=ORDWEB
 REQMEM=ORDREQ
 RESPMEM=ORDRESP
 URI=orders/web
/*
//BACK EXEC DFHWS2LS
//INPUT.SYSUT1 DD *
 REQMEM=ORDOUT
`,
  })
  expect(edges.filter((edge) => !edge.startsWith('runs-proc'))).toEqual([
    'call J1 -> ORDWEB jcl/J1.jcl:2 via jcl/J1.jcl:5 launcher step WS DFHLS2WS PGMNAME',
    'copy J1 -> ORDREQ jcl/J1.jcl:2 via jcl/J1.jcl:6 launcher step WS DFHLS2WS REQMEM',
    'copy J1 -> ORDRESP jcl/J1.jcl:2 via jcl/J1.jcl:7 launcher step WS DFHLS2WS RESPMEM',
  ])
})

test('TSO in batch runs what SYSTSIN says, in the stream or in a control member, never TSO itself', () => {
  const edges = linked({
    'jcl/J1.jcl': `//J1 JOB
//RUN EXEC PGM=IKJEFT01
//SYSTSIN DD *
 DSN SYSTEM(DB2P)
 RUN -
  PROGRAM(PROGA) PLAN(PLANA)
 RUN PROG(PROGB)
 END
/*
//CTL EXEC PGM=IKJEFT1B
//SYSTSIN DD DSN=PROD.CTL(RUNC),DISP=SHR
//CALL EXEC PGM=IKJEFT1A,PARM='%MYEXEC A B'
//SYSTSIN DD *
 CALL 'PROD.LOAD(PROGD)' 'PARM'
 EX 'PROD.REXX(RX)'
 %RY
 OTHER
//TSO EXEC PGM=IKJEFT01
//SYSTSIN DD *
 DSN SYSTEM(DB2P)
 FREE PLAN(X)
//GONE EXEC PGM=IKJEFT01
//SYSTSIN DD DSN=PROD.CTL(GONE),DISP=SHR
`,
    'ctl/RUNC.ctl': " DSN SYSTEM(DB2P)\n  RUN PROGRAM(PROGC) PLAN(P) -\n LIB('X')\n",
    'rexx/OTHER.rexx': '/* REXX */',
  })
  expect(only('runs', edges)).toEqual([
    'runs J1 -> PROGA jcl/J1.jcl:2 via jcl/J1.jcl:6 launcher step RUN <IKJEFT01>',
    'runs J1 -> PROGB jcl/J1.jcl:2 via jcl/J1.jcl:7 launcher step RUN <IKJEFT01>',
    'runs J1 -> PROGC jcl/J1.jcl:10 via ctl/RUNC.ctl:2 launcher step CTL <IKJEFT1B>',
    'runs J1 -> MYEXEC jcl/J1.jcl:12 launcher step CALL <IKJEFT1A>',
    'runs J1 -> PROGD jcl/J1.jcl:12 via jcl/J1.jcl:14 launcher step CALL <IKJEFT1A>',
    'runs J1 -> RX jcl/J1.jcl:12 via jcl/J1.jcl:15 launcher step CALL <IKJEFT1A>',
    'runs J1 -> RY jcl/J1.jcl:12 via jcl/J1.jcl:16 launcher step CALL <IKJEFT1A>',
    'runs J1 -> OTHER jcl/J1.jcl:12 via jcl/J1.jcl:17 launcher step CALL <IKJEFT1A>',
    '?runs J1 PROD.CTL(GONE) (control cards) jcl/J1.jcl:22',
  ])
})

test('IMS regions, IMS procedures from elsewhere, DB2 under DL/I, REXX and the shell', () => {
  const edges = linked({
    'J2.jcl': `//J2 JOB
//A EXEC PGM=DFSRRC00,PARM='BMP,PROGA,PSBA,,,'
//B EXEC PGM=DFSRRC00,PARM=(DLI,PROGB,PSBB)
//C EXEC PGM=DFSRRC00,PARM=(ULU,DFSURGU0,DBDA)
//D EXEC PGM=DFSRRC00,PARM='MSG,001002'
//E EXEC PGM=DFSRRC00,PARM='BMP,&PGM,X'
//F EXEC IMSBATCH,MBR=PROGF,PSB=PSBF
//G EXEC PGM=DFSRRC00,PARM='DLI,DSNMTV01,PSBG'
//DDITV02 DD *
 SSDQ,SYS1,DSNMIN10,,A,-,BATCH001,PLANG,PROGG
//H EXEC PGM=IRXJCL,PARM='RX1 ARG'
//I EXEC PGM=BPXBATCH,PARM='PGM /usr/bin/load x'
//K EXEC PGM=BPXBATCH
//STDPARM DD *
SH /u/run.sh
`,
  })
  expect(edges).toEqual([
    'runs J2 -> PROGA J2.jcl:2 launcher step A <DFSRRC00>',
    'dli J2 -> PSBA J2.jcl:2 launcher step A BMP region <DFSRRC00>',
    'runs J2 -> PROGB J2.jcl:3 launcher step B <DFSRRC00>',
    'dli J2 -> PSBB J2.jcl:3 launcher step B DLI region <DFSRRC00>',
    'runs J2 -> DFSURGU0 J2.jcl:4 launcher step C <DFSRRC00>',
    'dli J2 -> DBDA J2.jcl:4 launcher step C ULU region <DFSRRC00>',
    "?runs J2 'BMP,&PGM,X' (symbol) J2.jcl:6",
    'runs-proc J2 -> IMSBATCH J2.jcl:7 literal step F',
    'runs J2 -> PROGF J2.jcl:7 launcher step F <IMSBATCH>',
    'dli J2 -> PSBF J2.jcl:7 launcher step F PSB <IMSBATCH>',
    'runs J2 -> PROGG J2.jcl:8 via J2.jcl:10 launcher step G <DFSRRC00>',
    'dli J2 -> PSBG J2.jcl:8 launcher step G DLI region <DFSRRC00>',
    'runs J2 -> RX1 J2.jcl:11 launcher step H <IRXJCL>',
    'runs J2 -> /usr/bin/load J2.jcl:12 launcher step I <BPXBATCH>',
    'runs J2 -> /u/run.sh J2.jcl:13 via J2.jcl:15 launcher step K <BPXBATCH>',
  ])
})

test('a procedure has its own steps; a job has what symbols and overrides decide', () => {
  const edges = linked(
    {
      'proc/RUNIT.prc': `//RUNIT PROC PROG=DFLT,HLQ=TEST,CTL=
//FIRST EXEC PGM=FIXED
//IN DD DSN=FIXED.IN,DISP=SHR
//MAIN EXEC PGM=&PROG
//IN DD DSN=&HLQ..IN,DISP=SHR
//OUT DD DSN=NULLFILE
//TSO EXEC PGM=IKJEFT01
//SYSTSIN DD DSN=&HLQ..CTL(&CTL),DISP=SHR
// PEND
`,
      'jcl/JA.jcl': `//JA JOB
// SET H=PROD
//CALL EXEC RUNIT,PROG=MINE,HLQ=&H,CTL=RUNX
//MAIN.OUT DD DSN=&H..OUT(+1),DISP=(NEW,CATLG)
//ADDED DD DSN=ADDED.DS,DISP=OLD
//FIRST.IN DD DISP=OLD
`,
      'jcl/JB.jcl': '//JB JOB\n//CALL EXEC PROC=RUNIT,CTL=RUNY\n',
      'ctl/RUNX.ctl': ' RUN PROGRAM(XX)\n',
      'ctl/RUNY.ctl': ' RUN PROGRAM(YY)\n',
    },
    [program('MINE', { IN: 'open input', OUT: 'open output' }, ['SUB']), program('SUB', { ADDED: 'open i-o' })],
  )
  expect(edges).toEqual([
    'runs-proc JA -> RUNIT jcl/JA.jcl:3 literal step CALL',
    'runs JA -> MINE jcl/JA.jcl:3 via proc/RUNIT.prc:4 symbolic step CALL <&PROG>',
    'dataset JA -> PROD.IN jcl/JA.jcl:3 via proc/RUNIT.prc:5 symbolic step CALL dd IN disp SHR read <&HLQ..IN>',
    'runs JA -> XX jcl/JA.jcl:3 via ctl/RUNX.ctl:1 launcher step CALL <IKJEFT01>',
    'dataset JA -> PROD.CTL(RUNX) jcl/JA.jcl:3 via proc/RUNIT.prc:8 symbolic step CALL dd SYSTSIN disp SHR read <&HLQ..CTL(&CTL)>',
    'dataset JA -> PROD.OUT jcl/JA.jcl:4 via proc/RUNIT.prc:6 symbolic step CALL dd OUT disp (NEW,CATLG) write <&H..OUT(+1)>',
    'dataset JA -> ADDED.DS jcl/JA.jcl:5 literal step CALL dd ADDED disp OLD update',
    'dataset JA -> FIXED.IN jcl/JA.jcl:6 via proc/RUNIT.prc:3 literal step CALL dd IN disp OLD',
    'runs-proc JB -> RUNIT jcl/JB.jcl:2 literal step CALL',
    'runs JB -> DFLT jcl/JB.jcl:2 via proc/RUNIT.prc:4 symbolic step CALL <&PROG>',
    'dataset JB -> TEST.IN jcl/JB.jcl:2 via proc/RUNIT.prc:5 symbolic step CALL dd IN disp SHR <&HLQ..IN>',
    'runs JB -> YY jcl/JB.jcl:2 via ctl/RUNY.ctl:1 launcher step CALL <IKJEFT01>',
    'dataset JB -> TEST.CTL(RUNY) jcl/JB.jcl:2 via proc/RUNIT.prc:8 symbolic step CALL dd SYSTSIN disp SHR read <&HLQ..CTL(&CTL)>',
    'runs RUNIT -> FIXED proc/RUNIT.prc:2 literal step FIRST',
    'dataset RUNIT -> FIXED.IN proc/RUNIT.prc:3 literal step FIRST dd IN disp SHR',
    'runs RUNIT -> DFLT proc/RUNIT.prc:4 symbolic open step MAIN <&PROG>',
    'dataset RUNIT -> TEST.IN proc/RUNIT.prc:5 symbolic open step MAIN dd IN disp SHR <&HLQ..IN>',
  ])
})

test('what a procedure leaves open is told of the procedure when no job decides it', () => {
  const files = { 'P.prc': '//P PROC\n//S EXEC PGM=&PROG\n//A DD DSN=&H..A\n' }
  expect(linked(files)).toEqual(['?runs P &PROG (symbol) P.prc:2', 'dataset P -> &H..A P.prc:3 literal open step S dd A'])
  const used = { ...files, 'J.jcl': '//J JOB\n//X EXEC P,PROG=X1,H=HH\n', 'K.jcl': '//K JOB\n//X EXEC P,H=KK\n' }
  expect(linked(used)).toEqual([
    'runs-proc J -> P J.jcl:2 literal step X',
    'runs J -> X1 J.jcl:2 via P.prc:2 symbolic step X <&PROG>',
    'dataset J -> HH.A J.jcl:2 via P.prc:3 symbolic step X dd A <&H..A>',
    'runs-proc K -> P K.jcl:2 literal step X',
    'dataset K -> KK.A K.jcl:2 via P.prc:3 symbolic step X dd A <&H..A>',
    '?runs K &PROG (symbol) K.jcl:2',
  ])
})

test('procedures: in the stream first, then the member, then the label; nested; cycles end', () => {
  const edges = linked({
    'jcl/J.jcl': `//J JOB
//LOCAL PROC
//S EXEC PGM=INSTREAM
// PEND
//A EXEC LOCAL
//B EXEC OTHER
//C EXEC PROC=LABEL
//D EXEC OUTER,P=DEEP
//E EXEC LOOP
//F EXEC NOWHERE
`,
    'proc/LOCAL.prc': '//LOCAL PROC\n//S EXEC PGM=LIBRARY\n',
    'proc/OTHER.prc': '//LABEL PROC\n//S EXEC PGM=PO\n',
    'jcl/OTHER.jcl': '//OTHER JOB\n//S EXEC PGM=JO\n',
    'proc/OUTER.prc': '//OUTER PROC\n//S EXEC INNER,Q=&P\n',
    'proc/INNER.prc': '//INNER PROC\n//S EXEC PGM=&Q\n',
    'proc/LOOP.prc': '//LOOP PROC\n//S EXEC LOOP2\n',
    'proc/LOOP2.prc': '//LOOP2 PROC\n//S EXEC LOOP\n',
  })
  expect(edges).toEqual([
    'runs LOCAL -> INSTREAM jcl/J.jcl:3 literal step S',
    'runs-proc J -> LOCAL jcl/J.jcl:5 literal step A',
    'runs-proc J -> OTHER jcl/J.jcl:6 literal step B',
    // Found by its label, named by its member.
    'runs-proc J -> OTHER jcl/J.jcl:7 literal step C <LABEL>',
    'runs-proc J -> OUTER jcl/J.jcl:8 literal step D',
    'runs J -> DEEP jcl/J.jcl:8 via proc/INNER.prc:2 symbolic step D <&Q>',
    'runs-proc J -> LOOP jcl/J.jcl:9 literal step E',
    'runs-proc J -> NOWHERE jcl/J.jcl:10 literal step F',
    'runs OTHER -> JO jcl/OTHER.jcl:2 literal step S',
    'runs LOCAL -> LIBRARY proc/LOCAL.prc:2 literal step S',
    'runs-proc LOOP -> LOOP2 proc/LOOP.prc:2 literal step S',
    'runs-proc LOOP2 -> LOOP proc/LOOP2.prc:2 literal step S',
    'runs OTHER -> PO proc/OTHER.prc:2 literal step S',
    'runs-proc OUTER -> INNER proc/OUTER.prc:2 literal step S',
  ])
})

test('a member without PROC statement is a procedure when somebody executes it', () => {
  const files = { 'jcl/J.jcl': '//J JOB\n//A EXEC STEPS\n', 'jcl/STEPS.jcl': '//* no PROC\n//S EXEC PGM=X\n' }
  expect(linked(files)).toEqual(['runs-proc J -> STEPS jcl/J.jcl:2 literal step A', 'runs STEPS -> X jcl/STEPS.jcl:2 literal step S'])
  const { units, references } = linkJobs(membersOf(files))
  expect(units).toEqual([{ kind: 'proc', name: 'STEPS', path: 'jcl/STEPS.jcl', startLine: 2, endLine: 2 }])
  expect(references.find(({ to }) => to.name === 'X')?.from.kind).toBe('proc')
})

test('symbols: SET counts from its place on, a period ends them, system symbols stay', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//S EXEC PGM=P
//A DD DSN=&HLQ..A
// SET HLQ=ONE,MID='X.Y'
//B DD DSN=&HLQ..&MID..B&HLQ.C(+1)
// SET HLQ=&HLQ..TWO
//C DD DSN=&HLQ..C
//D DD DSN=&SYSUID..D
//E DD DSN=&&TMP,DISP=(NEW,PASS)
//F DD DSN=&OLDTMP,DISP=(NEW,PASS)
//G DD DSN='&HLQ..G'
//H DD DSN=<HLQ>.H
`,
  })
  expect(edges).toEqual([
    'runs J -> P J.jcl:2 literal step S',
    'dataset J -> &HLQ..A J.jcl:3 literal open step S dd A',
    'dataset J -> ONE.X.Y.BONEC J.jcl:5 symbolic step S dd B <&HLQ..&MID..B&HLQ.C(+1)>',
    'dataset J -> ONE.TWO.C J.jcl:7 symbolic step S dd C <&HLQ..C>',
    'dataset J -> &SYSUID..D J.jcl:8 literal open step S dd D',
    'dataset J -> J &&TMP J.jcl:9 literal step S dd E disp (NEW,PASS)',
    'dataset J -> J &&OLDTMP J.jcl:10 literal step S dd F disp (NEW,PASS) <&OLDTMP>',
    'dataset J -> ONE.TWO.G J.jcl:11 symbolic step S dd G <&HLQ..G>',
    'dataset J -> <HLQ>.H J.jcl:12 literal step S dd H',
  ])
})

test('INCLUDE puts statements in: symbols, DDs, steps; the line is that of the group, via the INCLUDE', () => {
  const edges = linked({
    'jcl/J.jcl': `//J JOB
// INCLUDE MEMBER=DEFAULT
//S EXEC PGM=P
// INCLUDE MEMBER=&DDS
//OWN DD DSN=&H..OWN
// INCLUDE MEMBER=GONE
`,
    'inc/DEFAULT.jcl': '// SET H=HH\n// SET DDS=FILES\n',
    'inc/FILES.jcl': '//STEPLIB DD DSN=LOAD\n//A DD DSN=&H..A\n//   DD DSN=&H..A2\n',
  })
  expect(edges).toEqual([
    'dataset J -> LOAD inc/FILES.jcl:1 via jcl/J.jcl:4 literal step S dd STEPLIB library',
    'dataset J -> HH.A inc/FILES.jcl:2 via jcl/J.jcl:4 symbolic step S dd A <&H..A>',
    'dataset J -> HH.A2 inc/FILES.jcl:3 via jcl/J.jcl:4 symbolic step S dd A <&H..A2>',
    'copy J -> DEFAULT jcl/J.jcl:2 literal',
    'runs J -> P jcl/J.jcl:3 literal step S',
    'copy J -> FILES jcl/J.jcl:4 symbolic',
    'dataset J -> HH.OWN jcl/J.jcl:5 symbolic step S dd OWN <&H..OWN>',
    'copy J -> GONE jcl/J.jcl:6 literal',
  ])
})

test('data sets: members, generations, references back, concatenation, libraries, models, paths', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//JOBLIB DD DSN=LOAD
//S1 EXEC PGM=IEWL
//SYSLMOD DD DSN=APP.LOAD(GO),DISP=OLD
//TMP DD DSN=&&LOADSET(GO),DISP=(,PASS)
//S2 EXEC PGM=*.S1.SYSLMOD
//STEPLIB DD DSN=LOAD
//IN DD DSN=A.GDG(0),DISP=SHR
//   DD DSN=A.GDG(-1),DISP=SHR
//   DD DSN=B.PDS(MEM),DISP=SHR
//BACK DD DSN=*.S1.SYSLMOD
//SAME DD DSN=*.IN
//NONE DD DUMMY
//NULL DD DSN=NULLFILE
//LIST DD SYSOUT=*
//WORK DD UNIT=SYSDA,SPACE=(CYL,1)
//NEW DD DSN=C.NEW,LIKE=C.OLD,DISP=(NEW,CATLG)
//USS DD PATH='/u/data/x.txt'
//S3 EXEC PGM=*.S1.TMP
`,
    'P.prc': '//P PROC MOD=MAIN\n//L EXEC PGM=IEWL\n//SYSLMOD DD DSN=&&L(X)\n//LIB DD DSN=&LIB(&MOD)\n//G EXEC PGM=*.L.LIB\n',
  })
  expect(edges).toEqual([
    'dataset J -> LOAD J.jcl:2 literal dd JOBLIB library',
    'runs J -> IEWL J.jcl:3 literal step S1',
    'dataset J -> APP.LOAD(GO) J.jcl:4 literal step S1 dd SYSLMOD disp OLD write',
    'dataset J -> J &&LOADSET(GO) J.jcl:5 literal step S1 dd TMP disp (,PASS)',
    'runs J -> GO J.jcl:6 via J.jcl:4 literal step S2 <*.S1.SYSLMOD>',
    'dataset J -> LOAD J.jcl:7 literal step S2 dd STEPLIB library',
    'dataset J -> A.GDG J.jcl:8 literal step S2 dd IN disp SHR <A.GDG(0)>',
    'dataset J -> A.GDG J.jcl:9 literal step S2 dd IN disp SHR <A.GDG(-1)>',
    'dataset J -> B.PDS(MEM) J.jcl:10 literal step S2 dd IN disp SHR',
    'dataset J -> APP.LOAD(GO) J.jcl:11 literal step S2 dd BACK <*.S1.SYSLMOD>',
    'dataset J -> A.GDG J.jcl:12 literal step S2 dd SAME <*.IN>',
    'dataset J -> C.NEW J.jcl:17 literal step S2 dd NEW disp (NEW,CATLG)',
    'dataset J -> C.OLD J.jcl:17 literal step S2 dd NEW model',
    'dataset J -> /u/data/x.txt J.jcl:18 literal step S2 dd USS',
    '?runs J *.S1.TMP (temporary data set) J.jcl:19',
    'runs P -> IEWL P.prc:2 literal step L',
    'dataset P -> P &&L(X) P.prc:3 literal step L dd SYSLMOD write',
    'dataset P -> &LIB(MAIN) P.prc:4 symbolic open step L dd LIB <&LIB(&MOD)>',
    'runs P -> MAIN P.prc:5 via P.prc:4 symbolic open step G <*.L.LIB>',
  ])
})

test('utilities tell what they do with their data by their nature and their statements', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//A EXEC PGM=SORT
//SORTIN DD DSN=IN
//SORTOUT DD DSN=OUT
//EXTRA DD DSN=EXTRA
//SYSIN DD *
 SORT FIELDS=COPY
 OUTFIL FNAMES=EXTRA,
        INCLUDE=(1,1,CH,EQ,C'X')
//B EXEC PGM=IDCAMS
//IN DD DSN=K.IN
//OUT DD DSN=K.OUT
//SYSIN DD *
 REPRO INFILE(IN) -
       OUTFILE(OUT)
 DELETE (K.OLD K.OLDER) PURGE
 IF LASTCC = 8 THEN -
   SET MAXCC = 0
 DEFINE CLUSTER (NAME(K.NEW) -
   INDEXED) DATA(NAME(K.NEW.DATA))
//C EXEC PGM=IEFBR14
//X DD DSN=DEL,DISP=(MOD,DELETE)
//Y DD DSN=CRE,DISP=(NEW,CATLG)
//Z DD DSN=USE,DISP=SHR
//D EXEC PGM=IEBGENER
//SYSUT1 DD DSN=FROM
//SYSUT2 DD DSN=TO
//SYSPRINT DD DSN=LISTING
//E EXEC PGM=ICETOOL
//I DD DSN=TOOL.IN
//O DD DSN=TOOL.OUT
//TOOLIN DD *
 COPY FROM(I) TO(O) USING(CTL1)
`,
  })
  expect(only('dataset', edges)).toEqual([
    'dataset J -> IN J.jcl:3 literal step A dd SORTIN read',
    'dataset J -> OUT J.jcl:4 literal step A dd SORTOUT write',
    'dataset J -> EXTRA J.jcl:5 literal step A dd EXTRA write',
    'dataset J -> K.IN J.jcl:11 literal step B dd IN read',
    'dataset J -> K.OUT J.jcl:12 literal step B dd OUT write',
    'dataset J -> K.OLD J.jcl:13 via J.jcl:16 launcher step B dd SYSIN delete',
    'dataset J -> K.OLDER J.jcl:13 via J.jcl:16 launcher step B dd SYSIN delete',
    'dataset J -> K.NEW J.jcl:13 via J.jcl:19 launcher step B dd SYSIN define',
    'dataset J -> DEL J.jcl:22 literal step C dd X disp (MOD,DELETE) delete',
    'dataset J -> CRE J.jcl:23 literal step C dd Y disp (NEW,CATLG) create',
    'dataset J -> USE J.jcl:24 literal step C dd Z disp SHR',
    'dataset J -> FROM J.jcl:26 literal step D dd SYSUT1 read',
    'dataset J -> TO J.jcl:27 literal step D dd SYSUT2 write',
    'dataset J -> LISTING J.jcl:28 literal step D dd SYSPRINT write',
    'dataset J -> TOOL.IN J.jcl:30 literal step E dd I read',
    'dataset J -> TOOL.OUT J.jcl:31 literal step E dd O write',
  ])
})

test('a DD has the use that the program makes of its file, also of the path of an alternate index', () => {
  const edges = linked(
    {
      'J.jcl':
        '//J JOB\n//S EXEC PGM=P\n//MASTFILE DD DSN=A\n//MASTFIL1 DD DSN=A.PATH\n//LOG DD DSN=B\n//LOG1 DD DSN=B.PATH\n//X1 DD DSN=C\n',
    },
    [program('P', { MASTFILE: 'open i-o', LOG: 'open extend' })],
  )
  expect(only('dataset', edges)).toEqual([
    'dataset J -> A J.jcl:3 literal step S dd MASTFILE update',
    'dataset J -> A.PATH J.jcl:4 literal step S dd MASTFIL1 update',
    'dataset J -> B J.jcl:5 literal step S dd LOG write',
    'dataset J -> B.PATH J.jcl:6 literal step S dd LOG1 write',
    'dataset J -> C J.jcl:7 literal step S dd X1',
  ])
})

test('overrides of a procedure whose defaults are no data', () => {
  const edges = linked({
    'P.prc': `//P PROC LIB=
//COPY EXEC PGM=IDCAMS
//IN DD DSN=NULLFILE
//OUT DD DSN=NULLFILE
//SYSIN DD DSN=&LIB(COPYIT)
`,
    'COPYIT.ctl': '/* copies */\n REPRO INFILE(IN) OUTFILE(OUT)\n',
    'J.jcl': `//J JOB
//S EXEC P,LIB=MY.CTL
//COPY.IN DD DSN=A,DISP=SHR
//        DD DSN=B,DISP=SHR
//OUT  DD DSN=C(+1)
//S EXEC P,LIB=MY.CTL
//OUT  DD DSN=D
`,
  })
  expect(only('dataset', edges)).toEqual([
    'dataset J -> MY.CTL(COPYIT) J.jcl:2 via P.prc:5 symbolic step S dd SYSIN read <&LIB(COPYIT)>',
    'dataset J -> A J.jcl:3 via P.prc:3 literal step S dd IN disp SHR read',
    'dataset J -> B J.jcl:4 literal step S dd IN disp SHR read',
    'dataset J -> C J.jcl:5 via P.prc:4 literal step S dd OUT write <C(+1)>',
    'dataset J -> MY.CTL(COPYIT) J.jcl:6 via P.prc:5 symbolic step S dd SYSIN read <&LIB(COPYIT)>',
    'dataset J -> D J.jcl:7 via P.prc:4 literal step S dd OUT write',
  ])
})

test('an overridden SYSTSIN decides the program, though the procedure names one', () => {
  const edges = linked({
    'P.prc': '//P PROC\n//DB2 EXEC PGM=IKJEFT01\n//SYSTSIN DD *\n RUN PROGRAM(USUAL)\n/*\n',
    'J.jcl': '//J JOB\n//S EXEC P\n//T EXEC P\n//DB2.SYSTSIN DD *\n RUN PROGRAM(SPECIAL)\n',
  })
  expect(only('runs', edges)).toEqual([
    'runs J -> SPECIAL J.jcl:3 via J.jcl:5 launcher step T <IKJEFT01>',
    'runs P -> USUAL P.prc:2 via P.prc:4 launcher step DB2 <IKJEFT01>',
  ])
})

test('SQL in SYSIN of the programs that read it, and tables that a DB2 utility loads', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//A EXEC PGM=IKJEFT01
//SYSTSIN DD *
 DSN SYSTEM(DB)
 RUN PROGRAM(DSNTEP2) PLAN(X)
//SYSIN DD *
 DELETE FROM APP.T1 WHERE X = 1;
 INSERT INTO APP.T2 SELECT * FROM APP.T1;
/*
//B EXEC DSNUPROC,SYSTEM=DB
//DSNUPROC.SYSIN DD *
 LOAD DATA INDDN(SYSREC)
   INTO TABLE APP.T3
//DSNUPROC.SYSREC DD DSN=LOAD.T3
//C EXEC PGM=IKJEFT01
//SYSTSIN DD DSN=L(TIAD)
//SYSIN DD DSN=L(DDL)
`,
    'TIAD.ctl': ' RUN PROGRAM(DSNTIAD)\n',
    'DDL.sql': 'CREATE TABLE APP.T4 (A CHAR(1));\nDROP TABLE APP.T5;\n',
  })
  expect(only('sql', edges)).toEqual([
    'sql J -> APP.T1 J.jcl:6 via J.jcl:7 launcher step A dd SYSIN DELETE',
    'sql J -> APP.T2 J.jcl:6 via J.jcl:8 launcher step A dd SYSIN INSERT',
    'sql J -> APP.T1 J.jcl:6 via J.jcl:8 launcher step A dd SYSIN SELECT',
    'sql J -> APP.T3 J.jcl:11 via J.jcl:13 launcher step B dd SYSIN LOAD',
    'sql J -> APP.T5 J.jcl:17 via DDL.sql:2 launcher step C dd SYSIN DROP',
  ])
})

test('members of one name: the folder that JCLLIB names, else the nearest', () => {
  const edges = linked({
    'a/proc/P.prc': '//P PROC\n//S EXEC PGM=PA\n',
    'b/proc/P.prc': '//P PROC\n//S EXEC PGM=PB\n',
    'b/test/P.prc': '//P PROC\n//S EXEC PGM=&X\n',
    'b/jcl/J.jcl': '//J JOB\n//X EXEC P,X=BYNEAR\n',
    'b/jcl/K.jcl': '//K JOB\n// JCLLIB ORDER=(SYS.TEST)\n//X EXEC P,X=BYLIB\n',
  })
  expect(edges.filter((edge) => edge.includes('BY'))).toEqual(['runs K -> BYLIB b/jcl/K.jcl:3 via b/test/P.prc:2 symbolic step X <&X>'])
})

test('procedures that call each other many times over, and groups that include themselves, come to an end', { timeout: 60_000 }, () => {
  const files: Record<string, string> = {
    'J.jcl': '//J JOB\n//X EXEC P0\n// INCLUDE MEMBER=G\n',
    'G.jcl': '// INCLUDE MEMBER=G\n// INCLUDE MEMBER=G\n//A DD DSN=A\n',
  }
  for (let n = 0; n < 14; n++) files[`P${n}.prc`] = `//P${n} PROC A=B\n${`//S EXEC P${n + 1},A=&A&A&A\n`.repeat(4)}`
  expect(linked(files).length).toBeGreaterThan(14)
})

const job = `//J JOB
// SET H=A
// INCLUDE MEMBER=P
//S EXEC P,X=&H
//T.SYSTSIN DD *
 RUN PROGRAM(Z)
//U EXEC PGM=*.S.T.D
//D DD DSN=*.U.D
//E DD DSN=*.S.T.D,LIKE=*.D
`
const proc = '//P PROC X=,Y=&X\n//T EXEC PGM=IKJEFT01,PARM=(&Y\n//D DD DSN=&X(M)\n//SYSTSIN DD DSN=L(P)\n//V EXEC P\n'

test('whatever the members, linking ends, and every edge begins in a member', () => {
  const corrupt = (text: string) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(text.length), fc.constantFrom('', '\n//', "'", '(', '&', '.', ',', ' '))
      .map(([from, to, noise]) => text.slice(0, from) + noise + text.slice(to))
  fc.assert(
    fc.property(corrupt(job), corrupt(proc), corrupt(proc), (j, p, c) => {
      const members = membersOf({ 'J.jcl': j, 'P.prc': p, 'P.jcl': c, 'P.ctl': c })
      const { references, unresolved } = linkJobs(members)
      for (const { from, path, line } of [...references, ...unresolved]) {
        expect(members.has(from.path) && members.has(path) && line > 0).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('DDNAME: what another DD of the step holds is read, and is used as the DD that takes it', () => {
  const edges = linked(
    {
      'proc/RUNDB2.prc': `//RUNDB2 PROC SRC=SYSIN
//GO EXEC PGM=IKJEFT01
//SYSTSIN DD DDNAME=&SRC
//INFILE DD DDNAME=DATA
`,
      'J.jcl': `//J JOB
//A EXEC PGM=IKJEFT01
//SYSTSIN DD DDNAME=CMDS
//CMDS DD *
 RUN PROGRAM(PROGA)
//B EXEC RUNDB2
//GO.SYSIN DD *
 RUN PROGRAM(PROGB)
//GO.DATA DD DSN=MY.DATA,DISP=SHR
//C EXEC RUNDB2,SRC=MINE
//MINE DD DSN=MY.CTL(RUNC),DISP=SHR
//D EXEC RUNDB2
//GO.SYSTSIN DD *
 RUN PROGRAM(PROGD)
//E EXEC PGM=IKJEFT01
//SYSTSIN DD DDNAME=SYSTSIN
`,
      'ctl/RUNC.ctl': ' RUN PROGRAM(PROGC)\n',
    },
    [program('PROGB', { INFILE: 'open input' })],
  )
  expect(only('runs', edges)).toEqual([
    'runs J -> PROGA J.jcl:2 via J.jcl:5 launcher step A <IKJEFT01>',
    'runs J -> PROGB J.jcl:6 via J.jcl:8 launcher step B <IKJEFT01>',
    'runs J -> PROGC J.jcl:10 via ctl/RUNC.ctl:1 launcher step C <IKJEFT01>',
    'runs J -> PROGD J.jcl:12 via J.jcl:14 launcher step D <IKJEFT01>',
  ])
  expect(only('dataset', edges)[0]).toContain('dd DATA disp SHR read')
})

test('SYMNAMES is read for the names in it and names no data; DFSORT and ICETOOL write their listings', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//A EXEC PGM=SORT
//SYMNAMES DD DSN=MY.CTL(SYMBOLS),DISP=OLD
//         DD *
OUTFIL,1,8,CH
FROM,9,4,ZD
//SORTIN DD DDNAME=INPUT
//SORTOUT DD DSN=SORTED,DISP=OLD
//SYSIN DD *
 SORT FIELDS=(OUTFIL,A)
//INPUT DD DSN=UNSORTED,DISP=OLD
//SYMNOUT DD DSN=SYMBOLS.LIST,DISP=OLD
//B EXEC PGM=ICETOOL
//TOOLMSG DD DSN=MESSAGES,DISP=OLD
//DFSMSG DD DSN=MORE,DISP=OLD
//TOOLIN DD *
 COPY FROM(IN) TO(OUT)
`,
    'ctl/SYMBOLS.ctl': 'TO,1,8,CH\n',
  })
  expect(only('dataset', edges)).toEqual([
    'dataset J -> MY.CTL(SYMBOLS) J.jcl:3 literal step A dd SYMNAMES disp OLD read',
    'dataset J -> SORTED J.jcl:8 literal step A dd SORTOUT disp OLD write',
    'dataset J -> UNSORTED J.jcl:11 literal step A dd INPUT disp OLD read',
    'dataset J -> SYMBOLS.LIST J.jcl:12 literal step A dd SYMNOUT disp OLD write',
    'dataset J -> MESSAGES J.jcl:14 literal step B dd TOOLMSG disp OLD write',
    'dataset J -> MORE J.jcl:15 literal step B dd DFSMSG disp OLD write',
  ])
})

test('a procedure from elsewhere runs what SYSTSIN gives it, and MBR only where it is one for IMS', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//A EXEC DB2RUN
//GO.SYSTSIN DD *
 RUN PROGRAM(PROGA)
//B EXEC COBCOMP,MBR=PROGB
//C EXEC DLIBATCH,MBR=PROGC
//D EXEC OURBMP,MBR=PROGD,PSB=PSBD
`,
  })
  expect(only('runs', edges)).toEqual([
    'runs J -> PROGA J.jcl:2 via J.jcl:4 launcher step A <DB2RUN>',
    'runs J -> PROGC J.jcl:6 launcher step C <DLIBATCH>',
    'runs J -> PROGD J.jcl:7 launcher step D <OURBMP>',
  ])
})

test('the shell runs what its commands name by path, not its own commands; a debugger runs its first parameter', () => {
  const edges = linked({
    'J.jcl': `//J JOB
//A EXEC PGM=BPXBATCH,PARM='SH cd /u/x; ./a.sh 1 && sh /u/b.sh'
//B EXEC PGM=BPXBATCH
//STDPARM DD *
sh ;
set -e;
D=/tmp /u/skipped;
cp /u/a
/u/no/command ;
/u/c.sh $D | "/u/d e";
//C EXEC PGM=BPXBATCH,PARM='SH mkdir -p /u/x'
//D EXEC PGM=EQANMDBG,PARM='PROGD,TEST(,,,*)/X'
//E EXEC PGM=EQANMDBG
`,
  })
  expect(only('runs', edges)).toEqual([
    'runs J -> ./a.sh J.jcl:2 launcher step A <BPXBATCH>',
    'runs J -> /u/b.sh J.jcl:2 launcher step A <BPXBATCH>',
    'runs J -> /u/c.sh J.jcl:3 via J.jcl:10 launcher step B <BPXBATCH>',
    'runs J -> /u/d J.jcl:3 via J.jcl:10 launcher step B <BPXBATCH>',
    'runs J -> BPXBATCH J.jcl:11 literal step C',
    'runs J -> PROGD J.jcl:12 launcher step D <EQANMDBG>',
    'runs J -> EQANMDBG J.jcl:13 literal step E',
  ])
})

test("DDs for several steps of a procedure from elsewhere are all kept, and those before the first step are the job's", () => {
  const edges = linked({
    'J.jcl': `//J JOB
//JOBLIB DD DSN=OUR.LOAD,DISP=SHR
// DD DSN=THEIR.LOAD,DISP=SHR
//A EXEC COMPLINK
//COBOL.SYSIN DD DSN=OUR.SRC(A),DISP=SHR
//LKED.SYSIN DD DSN=OUR.CARDS(A),DISP=SHR
// DD DSN=OUR.CARDS(B),DISP=SHR
`,
  })
  expect(only('dataset', edges)).toEqual([
    'dataset J -> OUR.LOAD J.jcl:2 literal dd JOBLIB disp SHR library',
    'dataset J -> THEIR.LOAD J.jcl:3 literal dd JOBLIB disp SHR library',
    'dataset J -> OUR.SRC(A) J.jcl:5 literal step A dd SYSIN disp SHR',
    'dataset J -> OUR.CARDS(A) J.jcl:6 literal step A dd SYSIN disp SHR',
    'dataset J -> OUR.CARDS(B) J.jcl:7 literal step A dd SYSIN disp SHR',
  ])
})

test('TSO without a command and without SYSTSIN runs nobody knows what', () => {
  const edges = linked({ 'J.jcl': "//J JOB\n//A EXEC PGM=IKJEFT01\n//B EXEC PGM=IKJEFT01,PARM='LISTCAT'\n" })
  expect(only('runs', edges)).toEqual(['?runs J SYSTSIN (control cards) J.jcl:2'])
})

test('members that a job puts into a library find the procedures of their own stream, and those of each other by member', () => {
  const edges = linked({
    'jcl/LOAD.jcl': `//LOAD JOB
//S EXEC PGM=IEBUPDTE,PARM=NEW
//SYSIN DD DATA,DLM=@@
./ ADD NAME=OLDMAKE
//OLDMAKE JOB
//BUILD PROC
//ASM EXEC PGM=OLDASM
// PEND
//A EXEC BUILD
./ ADD NAME=NEWMAKE
//NEWMAKE JOB
//BUILD PROC
//ASM EXEC PGM=NEWASM
// PEND
//A EXEC BUILD
//B EXEC SHIPIT
./ ADD NAME=SHIPIT
//SHIPIT PROC
//S EXEC PGM=SHIPPER
./ ADD NAME=LOAD2
//LOAD JOB
//Z EXEC PGM=ZAPPER
./ ENDUP
@@
`,
  })
  expect(only('runs-proc', edges)).toEqual([
    'runs-proc OLDMAKE -> BUILD jcl/LOAD.jcl:9 literal step A',
    'runs-proc NEWMAKE -> NEWMAKE jcl/LOAD.jcl:15 literal step A <BUILD>',
    'runs-proc NEWMAKE -> SHIPIT jcl/LOAD.jcl:16 literal step B',
  ])
  expect(only('runs', edges)).toEqual([
    'runs LOAD -> IEBUPDTE jcl/LOAD.jcl:2 literal step S',
    'runs BUILD -> OLDASM jcl/LOAD.jcl:7 literal step ASM',
    'runs NEWMAKE -> NEWASM jcl/LOAD.jcl:13 literal step ASM',
    'runs SHIPIT -> SHIPPER jcl/LOAD.jcl:19 literal step S',
    'runs LOAD2 -> ZAPPER jcl/LOAD.jcl:22 literal step Z',
  ])
})
