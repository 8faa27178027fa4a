import { expect, test } from 'vitest'
import { rexxScanner } from '../../../src/structure/scanners/rexx/rexx.ts'
import { saidBy, without } from '../said-facts.ts'

const said = (...lines: readonly string[]) => saidBy(rexxScanner, lines.join('\n'), 'exec/ORDERS.rexx')

test('labels are paragraphs with ranges, comments and what PROCEDURE exposes; CALL and functions perform them', () => {
  const { units, references, facts } = said(
    '/* REXX ------------- */',
    '/* counts the orders  */',
    'signal on syntax name oops',
    'call load "A"',
    'n = total(1) + length("x")',
    'if n > 5 then call load; else signal finish',
    'exit',
    '',
    '/*-------------------*/',
    '/* reads the orders  */',
    '/*-------------------*/',
    'load: procedure expose n',
    '  return total(2)',
    'total:',
    '  return arg(1)',
    'finish: exit 0',
    'oops: say "syntax error in line" sigl',
  )
  expect(units).toEqual([
    '1-17 program ORDERS: REXX',
    '12-13 paragraph LOAD of ORDERS: PROCEDURE EXPOSE N',
    '14-15 paragraph TOTAL of ORDERS',
    '16-16 paragraph FINISH of ORDERS',
    '17-17 paragraph OOPS of ORDERS',
    '17-17 message syntax error in line sigl of ORDERS: SAY',
  ])
  expect(references).toEqual([
    '3 ORDERS goto OOPS SIGNAL ON SYNTAX',
    '4 ORDERS perform LOAD',
    '5 ORDERS perform TOTAL function',
    '6 ORDERS perform LOAD',
    '6 ORDERS goto FINISH',
    '13 LOAD perform TOTAL function',
  ])
  expect(facts.units.map(({ comment }) => comment)).toEqual([
    { startLine: 1, endLine: 2 },
    { startLine: 10, endLine: 10 },
    ...[undefined, undefined, undefined, undefined],
  ])
})

test('what is neither a label nor part of the language is another member; a name in quotes is never a label', () => {
  const { references } = said(
    '/* REXX */',
    'call other 1',
    "call 'LOAD'",
    'x = price(3) strip(y) userid()',
    "z = 'CONVERT'(x)",
    'load: return',
  )
  expect(references).toEqual([
    '2 ORDERS call OTHER CALL',
    '3 ORDERS call LOAD CALL',
    '4 ORDERS call PRICE function',
    '5 ORDERS call CONVERT function',
  ])
})

test('comments nest, a comma goes on over a comment, a keyword may be a variable, a call begins right behind its name', () => {
  const { references, units } = said(
    '/* REXX /* inner */ call no1 */',
    'call yes1 a,',
    '  /* with more */',
    '  ,b; call yes2',
    'call = 5; if = 3; address = 1',
    'say "/* no comment" yes3(1)',
    `say length (x) 'it''s :' label`,
    "q = 'call no2 /*'",
    'call yes4 /* tail',
    'call no3 */ ; call yes5',
  )
  expect(references).toEqual([
    '2 ORDERS call YES1 CALL',
    '4 ORDERS call YES2 CALL',
    '6 ORDERS call YES3 function',
    '9 ORDERS call YES4 CALL',
    '10 ORDERS call YES5 CALL',
  ])
  expect(without(units, 'message')).toEqual(['1-10 program ORDERS: REXX'])
})

test('commands go to the environment in force; inside a routine to that of the main program', () => {
  const { references } = said(
    '/* REXX */',
    `"CALL 'PROD.LOAD(ORDBATCH)' 'PARM'"`,
    'address ispexec',
    '"SELECT PGM(ORDPANL) PARM(X)"',
    'address tso "%ORDINIT 5"',
    '"DISPLAY PANEL(ORDMAIN)"',
    'address linkmvs "ORDCONV p1 p2"',
    'address',
    "\"EXEC 'PROD.EXEC(ORDSORT)' 'A'\"",
    'address tso',
    'exit',
    'sub: "ISPEXEC SELECT CMD(%ORDLIST &X)"',
    '  address ispexec "EDIT DATASET(\'PROD.ORDERS(LIST)\') MACRO(ORDMAC)"',
    '  address isredit "MACRO (PARM)"',
    '  return',
  )
  expect(references).toEqual([
    '2 ORDERS call ORDBATCH CALL',
    '4 ORDERS call ORDPANL SELECT PGM',
    '5 ORDERS call ORDINIT %',
    '6 ORDERS map ORDMAIN DISPLAY PANEL op=send',
    '7 ORDERS link ORDCONV LINK',
    '9 ORDERS call ORDSORT EXEC',
    '12 ORDERS call ORDLIST SELECT CMD',
    '13 ORDERS dataset PROD.ORDERS(LIST) EDIT op=update',
    '13 ORDERS call ORDMAC EDIT MACRO',
  ])
})

test('data sets by ALLOC, what EXECIO does with their ddnames, jobs by SUBMIT', () => {
  const { references, unresolved } = said(
    '/* REXX */',
    `"ALLOC FI(IN) DA('PROD.ORDERS') SHR REUSE"`,
    `"ALLOC F(OUT) DSN('PROD.REPORT') NEW CATALOG"`,
    `"ALLOCATE DDNAME(BOTH) DATASET('PROD.A' 'PROD.B') OLD"`,
    '"EXECIO * DISKR IN (STEM line. FINIS"',
    "execio 1 diskw out '(stem line. finis'",
    '"EXECIO 1 DISKRU BOTH (STEM rec."',
    '"ALLOC F(TERM) DA(*)"',
    '"ALLOC F(MINE) DA(ORDER.DATA) SHR"',
    `"SUBMIT 'PROD.JCL(ORDNIGHT)'"`,
    `"DELETE 'PROD.OLD'"`,
  )
  expect(references).toEqual([
    '2 ORDERS dataset PROD.ORDERS ALLOC op=read dd=IN SHR',
    '3 ORDERS dataset PROD.REPORT ALLOC op=write dd=OUT NEW',
    '4 ORDERS dataset PROD.A ALLOC op=update dd=BOTH OLD',
    '4 ORDERS dataset PROD.B ALLOC op=update dd=BOTH OLD',
    '5 ORDERS file IN EXECIO DISKR op=read',
    '6 ORDERS file OUT EXECIO DISKW op=write',
    '7 ORDERS file BOTH EXECIO DISKRU op=read for update',
    '10 ORDERS start ORDNIGHT SUBMIT',
    '11 ORDERS dataset PROD.OLD op=delete',
  ])
  expect(unresolved).toEqual(['9 ORDERS dataset ORDER.DATA: user prefix'])
})

test('variables in commands: what assignments give, and what they leave open', () => {
  const { references, unresolved } = said(
    '/* REXX */',
    'parse upper arg env .',
    "hlq = 'PROD'",
    "dsn = hlq'.ORDERS'",
    `"ALLOC F(IN) DA('"dsn"') SHR"`,
    "if env = '' then env = 'TEST'",
    `"ALLOC F(OUT) DA('"env".ORDERS') SHR"`,
    `"CALL 'X.LOAD("pgm")'"`,
    "pgm = 'ORDA'; pgm = 'ORDB'",
    `"EX 'X.EXEC("unknown")'"`,
    'cmd = "%ORDSTART" env',
    'cmd',
    'interpret "x = 1"',
    'interpret "call" env',
    `dd = substr(env, 1, 4)`,
    '"EXECIO * DISKR" dd',
  )
  expect(references).toEqual([
    '5 ORDERS dataset PROD.ORDERS ALLOC dd=IN SHR (move via :4)',
    '7 ORDERS dataset TEST.ORDERS ALLOC dd=OUT SHR (move open via :6)',
    '8 ORDERS call ORDA CALL (move via :9)',
    '8 ORDERS call ORDB CALL (move via :9)',
    '12 ORDERS call ORDSTART % (move via :11)',
  ])
  expect(unresolved).toEqual([
    '10 ORDERS call &UNKNOWN: never set',
    '14 ORDERS call INTERPRET call &ENV: computed',
    '16 ORDERS file &DD: computed',
  ])
})

test('a bare name is a command of TSO or a member: implied, and only where a string begins it', () => {
  const { facts, references } = said(
    '/* REXX */',
    '"ORDMENU 1"',
    '"FREE FI(IN)"; "LISTC LEVEL(X)"; "MAKEBUF"',
    'Paris Berlin',
    "queue 'RUN PROGRAM(ORDDB2) PLAN(P)'",
    '"DSN SYSTEM(DB2P)"',
    "address dsnrexx 'EXECSQL SELECT A INTO :A FROM PROD.ORDERS'",
    "sql = 'DELETE FROM PROD.OLD'",
    "address dsnrexx 'EXECSQL EXECUTE IMMEDIATE :SQL'",
  )
  expect(references).toEqual([
    '2 ORDERS call ORDMENU TSO',
    '5 ORDERS call ORDDB2 RUN',
    '7 ORDERS sql PROD.ORDERS SELECT',
    '9 ORDERS sql PROD.OLD DELETE',
  ])
  expect(facts.references.map(({ implicit }) => implicit)).toEqual([true, undefined, undefined, undefined])
})

test('texts of SAY and of messages of ISPF', () => {
  const { units } = said(
    '/* REXX */',
    "say 'ORD110E cannot allocate' dsn",
    "say '---'",
    "zedlmsg = 'No orders found'",
    "text = 'Not shown to anybody'",
  )
  expect(units.slice(1)).toEqual([
    '2-2 message ORD110E cannot allocate dsn of ORDERS: SAY',
    '4-4 message No orders found of ORDERS: ZEDLMSG',
  ])
})

test('what is taken in parentheses behind a word of the language is no function', () => {
  const { references } = said(
    'select',
    '  when(word(rc,1)=0) then say("good")',
    '  otherwise call price',
    'end',
    'do until(n>3)',
    '  n=n+1',
    'end',
  )
  expect(references).toEqual(['3 ORDERS call PRICE CALL'])
})

test('a member that a control directive puts in is copied; what stands in a comment or a text is no directive', () => {
  const { references } = said(
    '/* REXX */',
    '/*%INCLUDE ROUNDING */',
    'say total(3)',
    '/*%include TOOLS(DATES)*/',
    '/* put it in by /*%INCLUDE NOTHERE */ some day */',
    'say "/*%INCLUDE NOTEXT */"',
    '/*%PAGE */',
  )
  expect(references.filter((one) => one.includes('copy'))).toEqual(['2 ORDERS copy ROUNDING INCLUDE', '4 ORDERS copy DATES INCLUDE'])
})
