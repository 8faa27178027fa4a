import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ControlCard, ControlInput } from '../../../src/structure/scanners/control-cards/control-card.ts'
import { controlTextKind } from '../../../src/structure/scanners/control-cards/control-text-kind.ts'
import { readControlCards } from '../../../src/structure/scanners/control-cards/read-control-cards.ts'
import { controlMemberScanner } from '../../../src/structure/scanners/control-member.ts'

function cards(input: ControlInput, text: string): string[] {
  return readControlCards(input, text.split('\n'), 10).map(shown)
}

function shown(card: ControlCard): string {
  switch (card.kind) {
    case 'run-program':
      return `${card.line} run ${card.program} ${card.plan ?? '-'}`
    case 'run-exec':
      return `${card.line} exec ${card.name}${card.implicit ? '?' : ''}`
    case 'sql-table':
      return `${card.line} ${card.verb} ${card.table}`
    case 'data':
      return `${card.line} ${card.op} ${card.dd === undefined ? card.dataset : `dd ${card.dd}`}${card.detail === undefined ? '' : ` ${card.detail}`}`
  }
}

test('TSO: RUN in its forms, CALL, EXEC, ISPSTART; continuations, comments, sequence numbers', () => {
  const text = `DSN SYSTEM(DB2P)
/* RUN PROGRAM(NOT) */
${' RUN PROGRAM(A) PLAN(PA) -'.padEnd(72)}00010000
   LIB('X.LOAD')
run prog(b), plan(pb)
RUN +
 PROGRAM(C)
END
CALL 'LIB.LOAD(D)' 'X(Y)'
CALL *(E)
TSOEXEC CALL LIB(F)
EX 'REXX.LIB(G)' 'A'
EXEC H
%I ARG
ISPSTART PGM(J)
ISPSTART CMD(%K A B)
LISTDS 'X'`
  expect(cards('tso', text)).toEqual([
    '10 exec DSN?',
    '12 run A PA',
    '14 run B PB',
    '16 run C -',
    '17 exec END?',
    '18 run D -',
    '19 run E -',
    '20 run F -',
    '21 exec G',
    '22 exec H',
    '23 exec I',
    '24 run J -',
    '25 exec K',
    '26 exec LISTDS?',
  ])
})

test('IDCAMS: what is defined, deleted, altered, copied; conditions, comments, lists', () => {
  const text = `/* a comment
   DELETE NOT.THIS */
  DEF CL(NAME(A.KSDS) KEYS(8 0)) - /* more */
    DATA(NAME(A.KSDS.DATA))

  DEFINE ALTERNATEINDEX (NAME('A.AIX') RELATE(A.KSDS/PW))
  DEFINE PATH (NAME(A.PATH) PATHENTRY(A.AIX))
  DEFINE GENERATIONDATAGROUP -
     (NAME(A.GDG) LIMIT(5))
  DELETE A.OLD PURGE
  DEL (A.ONE,A.TWO(MEM)) NONVSAM
  IF MAXCC LE 8 THEN DO
  ALTER A.KSDS NEWNAME(A.NEW)
  END
  ELSE DELETE A.THREE
  REPRO IFILE(IN ENV(X)) ODS('B.OUT')
  REPRO INDATASET(B.IN) OUTFILE(OUT)
  PRINT INFILE(LIST)
  EXPORT A.EXP OUTFILE(TAPE)
  VERIFY FILE(VER)
  LISTCAT ENT(A)
  SET MAXCC = 0`
  expect(cards('idcams', text)).toEqual([
    '12 define A.KSDS CLUSTER',
    '15 define A.AIX AIX RELATE(A.KSDS)',
    '16 define A.PATH PATH PATHENTRY(A.AIX)',
    '18 define A.GDG GDG',
    '19 delete A.OLD',
    '20 delete A.ONE',
    '20 delete A.TWO(MEM)',
    '22 alter A.KSDS',
    '24 delete A.THREE',
    '25 read dd IN',
    '25 write B.OUT',
    '26 read B.IN',
    '26 write dd OUT',
    '27 read dd LIST',
    '28 read A.EXP',
    '28 write dd TAPE',
    '29 verify dd VER',
  ])
})

test('sort and copy statements name DDs', () => {
  const text = `* FROM(NOT)
 JOINKEYS FILES=F1,FIELDS=(1,5,A)
 JOINKEYS F2=INB,FIELDS=(1,5,A)
 OUTFIL FNAMES=(OUTA,
        OUTB),INCLUDE=ALL
 OUTFIL FILES=01
 SORT FROM(INC,IND) TO(OUTC) USING(CTL1)
 SELECT FROM(INE) TO(OUTE) ON(1,5,CH) FIRST DISCARD(REST)`
  expect(cards('sort', text)).toEqual([
    '11 read dd SORTJNF1',
    '12 read dd INB',
    '13 write dd OUTA',
    '13 write dd OUTB',
    '15 write dd SORTOF01',
    '16 read dd INC',
    '16 read dd IND',
    '16 write dd OUTC',
    '17 read dd INE',
    '17 write dd OUTE',
    '17 write dd REST',
  ])
  expect(cards('copy', ' COPY OUTDD=O1,INDD=((I1,R),I2)\n SELECT MEMBER=A')).toEqual(['10 write dd O1', '10 read dd I1', '10 read dd I2'])
})

test('tables of SQL text and of DB2 utilities', () => {
  expect(cards('sql', '-- FROM NOT\nSELECT A FROM S.T1\n WHERE X = 1;\nUPDATE S.T2 SET A = 1;')).toEqual([
    '11 SELECT S.T1',
    '13 UPDATE S.T2',
  ])
  expect(
    cards('sql', 'CREATE TABLE <QUAL>.T5 (A CHAR(1));\nDELETE FROM $' + '{db.name}.T6;\nDELETE FROM {{ q }}.T7 WHERE A < 3 AND B > 4'),
  ).toEqual(['10 CREATE &QUAL.T5', '11 DELETE &DB_NAME.T6', '12 DELETE &Q.T7'])
  expect(cards('db2 utility', ' LOAD DATA\n  INTO TABLE\n   "S"."T3"\n UNLOAD TABLESPACE D.S FROM TABLE S.T4')).toEqual([
    '12 LOAD S.T3',
    '13 UNLOAD S.T4',
  ])
})

test.each<[string | undefined, string]>([
  ['tso', '/* RUNS IT */\n DSN SYSTEM(X)\n RUN PROGRAM(A)'],
  ['tso', ' %MYEXEC'],
  ['idcams', '/* licence\n over lines */\n  DEFINE CLUSTER (NAME(X))'],
  ['idcams', ' DELETE X.Y'],
  ['sql', 'DELETE FROM X'],
  ['sql', '-- about\n ALTER TABLE X ADD Y INT'],
  ['csd', '* about\nDEFINE TRANSACTION(A) GROUP(B)'],
  ['csd', '* about\nRemove Group(A) List(L)\nDelete Group(A) All\nDefine Transaction(A) Group(B)'],
  ['csd', ' DELETE FILE(A) GROUP(B)'],
  ['sort', '* note\n SORT FIELDS=(1,8,CH,A)'],
  ['sort', ' SELECT FROM(IN) TO(OUT)'],
  ['db2 utility', ' LOAD DATA INDDN SYSREC INTO TABLE T'],
  ['copy', ' COPY OUTDD=O,INDD=I'],
  [undefined, 'COMMIT=00500'],
])('the text tells that it is %s: %j', (kind, text) => {
  expect(controlTextKind(text.split('\n'))).toBe(kind)
})

test('a control member has cards and what it defines; one that holds JCL is JCL', () => {
  const scan = (text: string) => controlMemberScanner.scan(text, 'ctl/M.ctl', 'control cards').facts(() => undefined)
  expect(scan('CREATE TABLE S.T (A CHAR(1));\r\n').units.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['table S.T', 'field A'])
  expect(scan(' REPRO INFILE(A) OUTFILE(B)\r\n').cards?.map(shown)).toEqual(['1 read dd A', '1 write dd B'])
  expect(scan('//J JOB\n//S EXEC PGM=A\n').units.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['job J', 'step S'])
})

const words = [
  'DEFINE',
  'CLUSTER',
  'NAME',
  '(',
  ')',
  "'",
  ' ',
  '-',
  '+',
  '\n',
  '/*',
  '*/',
  'REPRO',
  'FNAMES',
  '=',
  ',',
  'RUN',
  'PROGRAM',
  'IF',
  'THEN',
  'INTO TABLE',
  '&X',
]

test('whatever the text, every reader ends, and lines stay inside it', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom<ControlInput>('tso', 'idcams', 'sort', 'sql', 'db2 utility', 'copy'), (text, input) => {
      const lines = text.split('\n')
      expect(readControlCards(input, lines, 1).every(({ line }) => line >= 1 && line <= lines.length)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each<[ControlInput, string]>([
  ['tso', 'RUN PROGRAM(A -\n'],
  ['idcams', ' DELETE (A.B -\n'],
  ['idcams', '/*'],
  ['sort', 'FROM('],
  ['sort', 'FNAMES=(A,\n'],
  ['copy', '('],
])('a long text comes to its end: %s %j', { timeout: 60_000 }, (input, part) => {
  expect(() => readControlCards(input, part.repeat(100_000).split('\n'), 1)).not.toThrow()
})
