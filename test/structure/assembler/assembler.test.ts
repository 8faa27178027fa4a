import { expect, test } from 'vitest'
import { assemblerScanner } from '../../../src/structure/scanners/assembler/assembler.ts'
import { jclScanner } from '../../../src/structure/scanners/jcl/jcl.ts'
import { saidBy, without } from '../said-facts.ts'

const said = (...lines: readonly string[]) => saidBy(assemblerScanner, lines.join('\n'), 'asm/ORDSUB.asm')

test('control sections, entries, an alias; DSECTs between belong to the program', () => {
  const { units, facts } = said(
    '* ORDSUB  CONVERTS ORDERS',
    '*',
    '         PRINT NOGEN',
    'ORDMAIN  CSECT                                                          00010000',
    'ORDMAIN  AMODE 31',
    "ORDEXT   ALIAS C'OrderExit'",
    '         ENTRY ORDSECND,ORDMAIN',
    'ORDSECND STM   14,12,12(13)',
    'AREA     DSECT',
    'KEY      DS    CL8',
    'ORDMAIN  CSECT',
    '         BR    14',
    'ORDTAB   RSECT',
    "         DC    C'X'",
    '         END   ORDMAIN',
  )
  expect(units).toEqual([
    '4-12 program ORDMAIN: CSECT',
    '6-6 entry ORDEREXIT of ORDMAIN: ALIAS OF ORDEXT',
    '8-8 entry ORDSECND of ORDMAIN: ENTRY',
    '13-15 program ORDTAB: RSECT',
  ])
  expect(facts.units[0]?.comment).toEqual({ startLine: 1, endLine: 1 })
})

test('an alias that is punched for the linkage editor is a name of the program', () => {
  const { units } = said(
    "         PUNCH ' ALIAS ORDSUBP,ORDSUBC'",
    "         PUNCH ' SETSSI CB000001'",
    'ORDSUB   CSECT',
    '         BR    14',
    '         END',
  )
  expect(units).toEqual([
    '1-1 entry ORDSUBP of ORDSUB: ALIAS OF ORDSUB',
    '1-1 entry ORDSUBC of ORDSUB: ALIAS OF ORDSUB',
    '3-5 program ORDSUB: CSECT',
  ])
})

test('START, and code in no section, have the name of the member where they have none', () => {
  expect(said('         START 0', '         BR 14', '         END').units).toEqual(['1-3 program ORDSUB: START'])
  expect(said('         BALR 12,0', '         BR 14', '         END').units).toEqual(['1-3 program ORDSUB: unnamed control section'])
})

test('a prolog of CICS written by hand begins the program of its label; in a control section it belongs to that', () => {
  const { units, references } = said(
    'DFHEISTG DSECT',
    'WORK     DS    CL8',
    'ORDWEB   DFHEIENT CODEREG=(R12),DATAREG=R10',
    'ORDWEB   AMODE 31',
    "         EXEC CICS XCTL PROGRAM('ORDNEXT')",
    '         BR    14',
    '         END   ORDWEB',
  )
  expect(units).toEqual(['3-7 program ORDWEB: DFHEIENT'])
  expect(references).toEqual([expect.stringMatching(/ORDWEB.*ORDNEXT/)])
  expect(said('ORDSUB   CSECT', '         DFHEIENT', '         BR 14', '         END').units).toEqual(['1-4 program ORDSUB: CSECT'])
})

test('a macro of the shop that bears the name of the member begins its program, where code follows', () => {
  const code = Array.from({ length: 3 }, (_, i) => `         LA    R${i},AREA`)
  const { units, references } = said(
    "ORDSUB   TITLE 'ORDERS'",
    'AREA     DSECT',
    'KEY      DS    CL8',
    'ORDSUB   SHOPENT BASE=R12',
    ...code,
    '         LINK  EP=ORDNEXT',
    '         SHOPEND ,',
  )
  expect(units).toEqual(['4-9 program ORDSUB: SHOPENT'])
  expect(references).toContainEqual('8 ORDSUB link ORDNEXT LINK')
  // Lines that others copy may be labelled so as well.
  expect(said('ORDSUB   SHOPTAB 1', '         DC    A(0)').units).toEqual([expect.stringMatching(/ copybook ORDSUB/)])
  expect(said('ORDSUB   IHAPSA DSECT=YES', ...code).units).toEqual([expect.stringMatching(/ copybook ORDSUB/)])
})

test('calls by macro, by address constant and register, by label of another program', () => {
  const { references, unresolved } = said(
    'ORDSUB   CSECT',
    '         EXTRN ORDEXT,ORDFAR',
    "         CALL  ORDPRC,(AREA,L'AREA),VL      CALL NOBODY",
    '         L     R15,=V(ORDLIT)',
    '         BALR  R14,R15',
    '         L     15,ADDR1',
    '         LA    1,PARMS',
    '         BASR  14,15',
    '         L     R15,=A(ORDEXT)',
    '         BALR  R14,R15',
    '         JAS   R14,ORDFAR',
    '         LINK  EP=ORDLNK,PARAM=(AREA),                                 X',
    '               VL=1',
    '         XCTL  EPLOC=NEXT',
    "         LOAD  EPLOC==CL8'ORDLOD'",
    '         ATTACH EPLOC=(R3)',
    '         LOAD  EP=ORDSVC',
    '         LR    R15,R0',
    '         BALR  R14,R15',
    '         BALR  R14,R15',
    '         BALR  R12,0',
    '         L     R6,=V(ORDTAB)',
    'ADDR1    DC    V(ORDVCN)',
    'EXITS    DC    A(0),V(ORDEX1,ORDEX2)',
    "NEXT     DC    CL8'ORDNXT'",
    "AREA     DC    C'=V(NOCALL)'",
    'R15      EQU   15',
    '         END',
  )
  expect(references).toEqual([
    '3 ORDSUB call ORDPRC CALL',
    '4 ORDSUB call ORDLIT BALR',
    '6 ORDSUB call ORDVCN BASR (value via :23)',
    '9 ORDSUB call ORDEXT BALR',
    '11 ORDSUB call ORDFAR JAS',
    '12 ORDSUB link ORDLNK LINK',
    '14 ORDSUB xctl ORDNXT XCTL (value via :25)',
    '15 ORDSUB call ORDLOD LOAD',
    '17 ORDSUB call ORDSVC LOAD',
    '22 ORDSUB call ORDTAB L =V',
    '24 ORDSUB call ORDEX1 DC V',
    '24 ORDSUB call ORDEX2 DC V',
  ])
  expect(unresolved).toEqual(['16 ORDSUB link (R3): computed', '20 ORDSUB call R15: computed'])
})

test('names that MVC puts into an area', () => {
  const { references, unresolved } = said(
    'ORDSUB   CSECT',
    "         MVC   PGM,=CL8'ORDA'",
    '         MVC   PGM(8),OTHER',
    '         LINK  EPLOC=PGM',
    '         MVC   FIELD,0(R1)',
    '         LINK  EPLOC=FIELD',
    '         LINK  EPLOC=EMPTY',
    'PGM      DS    CL8',
    "OTHER    DC    CL8'ORDB'",
    "FIELD    DC    CL8'ORDC'",
    'EMPTY    DS    CL8',
  )
  expect(references).toEqual([
    '4 ORDSUB link ORDA LINK (move via :2)',
    '4 ORDSUB link ORDB LINK (value via :9)',
    '6 ORDSUB link ORDC LINK (value open via :10)',
  ])
  expect(unresolved).toEqual(['7 ORDSUB link EMPTY: computed'])
})

test('labels that are branched to with a return address are paragraphs', () => {
  const { units, references, facts } = said(
    'ORDSUB   CSECT',
    '         BAL   R10,READ',
    '         LA    R15,SHOW',
    '         BALR  R14,R15',
    '         B     DONE',
    '*  READS THE NEXT ORDER',
    'READ     DS    0H',
    '         JAS   R14,SHOW',
    'LOOP     BCT   R5,LOOP',
    '         BR    R10',
    'SHOW     WTO   ORD001I,ROUTCDE=11',
    "         WTO   'ORD002I ORDER WAS READ'",
    '         BR    R14',
    "ERRTEXT  DC    C'ORDER IS MISSING'",
    'DONE     ABEND 12,DUMP',
    '         END',
  )
  expect(without(units, 'program')).toEqual([
    '7-10 paragraph READ of ORDSUB',
    '11-13 paragraph SHOW of ORDSUB',
    '12-12 message ORD002I ORDER WAS READ of ORDSUB: WTO',
    '14-14 message ORDER IS MISSING of ORDSUB: VALUE OF ERRTEXT',
    '15-15 message 12 of ORDSUB: ABEND CODE',
  ])
  expect(references).toEqual(['2 ORDSUB perform READ BAL', '4 ORDSUB perform SHOW BALR', '8 READ perform SHOW JAS'])
  expect(facts.units.find(({ name }) => name === 'READ')?.comment).toEqual({ startLine: 6, endLine: 6 })
})

test('what stands behind the return of a subroutine is none of it, unless its branches lead there', () => {
  const { units, references } = said(
    'ORDSUB   CSECT',
    '         BAL   R8,READ',
    '         BAL   R7,CHECK',
    '         B     BAD',
    'READ     LTR   R4,R4',
    '         BZ    NOMORE',
    '         BR    R8',
    'NOMORE   LA    R15,4',
    '         B     *+8',
    '         LA    R15,8',
    '         B     PICK(R15)',
    'PICK     B     LAST',
    '         B     LAST',
    'LAST     BR    R8',
    'BAD      ORDTILT NOT',
    '         LR    R1,R2',
    'CHECK    BCT   R3,CHECK',
    '         BCR   15,R7',
    'MOVEIT   MVC   0(1,R1),0(R2)',
    'AGAIN    ORDTILT AGAIN',
    '         END',
  )
  expect(units.filter((unit) => unit.includes('paragraph'))).toEqual(['5-14 paragraph READ of ORDSUB', '17-18 paragraph CHECK of ORDSUB'])
  expect(references.filter((one) => one.includes('ORDTILT'))).toHaveLength(2)
})

test('the label of a macro that begins what is assembled is a name of the program', () => {
  const { units } = said(
    "         TITLE 'ORDERS'",
    '         YREGS ,',
    "ORDENTRY ORDBEGIN 'ORDERS',BASE=R12",
    '         USING WORK,R13',
    '         L     R2,0(R1)',
    '         BR    R14',
    'WORK     DSECT',
    '         DS    18F',
    '         END',
  )
  expect(without(units, 'message')).toEqual(['3-3 entry ORDENTRY of ORDSUB: ORDBEGIN', '5-9 program ORDSUB: unnamed control section'])
  // What is laid out before the code is no entry.
  const laid = said('ORDTABLE ORDROWS 5', '         ORDREGS ,', '         L     R2,0(R1)', '         BR    R14', '         END')
  expect(laid.units.filter((unit) => unit.includes('entry'))).toEqual([])
})

test('messages that go on in constants without a label', () => {
  const { units } = said(
    'ORDSUB   CSECT',
    '         BR    R14',
    'MSG_01   DC    0CL40',
    "         DC    CL20'xxxx is already open'",
    "         DC    CL20'ed.  Look at DFHxx* '",
    "         DC    CL8'NO TEXT'",
    "MSG_02   DC    C'Press ENTER to '",
    "         DC    C'go on'",
    "ERRTAB   DC    CL12'BAD KEY'",
    "         DC    CL12'NO RECORD'",
    "MSG_03   DC    C'ABC001I First one '",
    "         DC    C'ABC002E Second one'",
    '         END',
  )
  expect(without(units, 'program')).toEqual([
    '3-5 message xxxx is already opened.  Look at DFHxx* of ORDSUB: VALUE OF MSG_01',
    '7-8 message Press ENTER to go on of ORDSUB: VALUE OF MSG_02',
    '9-9 message BAD KEY of ORDSUB: VALUE OF ERRTAB',
    '11-11 message ABC001I First one of ORDSUB: VALUE OF MSG_03',
    '12-12 message ABC002E Second one of ORDSUB: DC',
  ])
})

test('messages that a macro of the shop is given in pieces', () => {
  const { units } = said(
    'BAKMSGS  CSECT',
    '         MSGID 1',
    "         MSGPART TEXT,,'BAK012E  '",
    "         MSGPART TEXT,,'The oven is cold'",
    '         MSGEND',
    '         MSGID 2',
    "         MSGPART TEXT,,'BAK013E Tray '",
    '         MSGPART CHAR,8,TRAYNAME',
    "         MSGPART TEXT,,' is full'",
    '         MSGEND',
    '         MSGID 3',
    "         MSGPART TEXT,,'BAK014I'",
    '         MSGEND',
    "         ROWLINE 'BAK015I One line'",
    "         ROWLINE 'is not the next'",
    '         END',
  )
  expect(without(units, 'program')).toEqual([
    '3-4 message BAK012E The oven is cold of BAKMSGS: MSGPART',
    '7-9 message BAK013E Tray is full of BAKMSGS: MSGPART',
    '14-14 message BAK015I One line of BAKMSGS: ROWLINE',
  ])
})

test('files by their control blocks', () => {
  const { units, references } = said(
    'ORDSUB   CSECT',
    '         OPEN  (ORDIN,(INPUT),ORDOUT,OUTPUT,VSAM)',
    '         GET   ORDIN,AREA',
    '         LA    R2,ORDOUT',
    '         PUT   (R2),AREA',
    '         GET   RPL=REQUEST',
    '         PUT   RPL=REQUEST',
    '         READ  DECB1,SF,BLOCKS,AREA',
    '         CLOSE (ORDIN,,ORDOUT)',
    'ORDIN    DCB   DSORG=PS,DDNAME=ORDERS,MACRF=(GM),EODAD=DONE',
    'ORDOUT   DCB   DDNAME=REPORT,                                          X',
    '               MACRF=PM',
    'BLOCKS   DCB   DDNAME=TAPE,MACRF=(R)',
    'VSAM     ACB   DDNAME=MASTER,MACRF=(KEY,DIR,OUT)',
    'REQUEST  RPL   ACB=VSAM,OPTCD=(KEY,UPD)',
  )
  expect(without(units, 'program')).toEqual([
    '10-10 file ORDIN of ORDSUB: DCB DDNAME=ORDERS MACRF=(GM)',
    '11-12 file ORDOUT of ORDSUB: DCB DDNAME=REPORT MACRF=PM',
    '13-13 file BLOCKS of ORDSUB: DCB DDNAME=TAPE MACRF=(R)',
    '14-14 file VSAM of ORDSUB: ACB DDNAME=MASTER MACRF=(KEY,DIR,OUT)',
  ])
  expect(references).toEqual([
    '2 ORDSUB file ORDERS OPEN op=open input',
    '2 ORDSUB file REPORT OPEN op=open output',
    '2 ORDSUB file MASTER OPEN op=open i-o',
    '3 ORDSUB file ORDERS GET op=read',
    '5 ORDSUB file REPORT PUT op=write',
    '6 ORDSUB file MASTER GET op=read',
    '7 ORDSUB file MASTER PUT op=update',
    '8 ORDSUB file TAPE READ op=read',
    '9 ORDSUB file ORDERS CLOSE op=close',
    '9 ORDSUB file REPORT CLOSE op=close',
  ])
})

test('EXEC CICS, EXEC SQL and DL/I', () => {
  const { references, unresolved } = said(
    'ORDSUB   CSECT',
    "         EXEC  CICS LINK PROGRAM('ORDLNK')                             X",
    '               COMMAREA(AREA)',
    '         EXEC  CICS XCTL PROGRAM(PGM)',
    "         EXEC CICS READ FILE(=CL8'ORDFILE') INTO(A) UPDATE",
    '         EXEC CICS XCTL PROGRAM(COMMPGM)',
    '         EXEC  SQL DECLARE C1 CURSOR FOR                               X',
    '               SELECT A FROM PROD.ORDERS WHERE B = :KEY',
    '         EXEC  SQL FETCH C1 INTO :AREA',
    '         EXEC  SQL UPDATE PROD.ITEMS SET A = 1',
    '         CALL  ASMTDLI,(GU,PCB,AREA,SSA)',
    "PGM      DC    CL8'ORDXCT'",
    "GU       DC    CL4'GU'",
    "SSA      DC    CL9'ORDER'",
    'AREA     DS    CL80',
  )
  expect(references).toEqual([
    '2 ORDSUB link ORDLNK LINK',
    '4 ORDSUB xctl ORDXCT XCTL (value via :12)',
    '5 ORDSUB file ORDFILE READ UPDATE op=read for update',
    '7 ORDSUB sql PROD.ORDERS SELECT',
    '9 ORDSUB sql PROD.ORDERS FETCH',
    '10 ORDSUB sql PROD.ITEMS UPDATE',
    '11 ORDSUB call ASMTDLI CALL',
    '11 ORDSUB dli ORDER GU (value via :14)',
  ])
  expect(unresolved).toEqual(['6 ORDSUB xctl COMMPGM: computed'])
})

test('a macro is named by its prototype, and calls what its body names; instructions and macros of the system are no calls of macros', () => {
  const { units, references } = said(
    '         MACRO',
    '&LABEL   ORDCALL &PGM,&FILE=ORDERS',
    '.*       COMMENT OF THE MACRO',
    "         AIF   ('&PGM' EQ '').END",
    '         L     15,=V(ORDLOG)',
    '         BALR  14,15',
    '         LINK  EP=&PGM',
    '         ORDTRC &PGM',
    '.END     MEND',
    'ORDSUB   CSECT',
    '         ORDCALL ORDX',
    '         GETMAIN RU,LV=80',
    '         VORDER 1',
    '         LGFI  1,1',
    '         YREGS',
  )
  expect(units).toEqual(['1-9 macro ORDCALL: ORDCALL &PGM,&FILE=ORDERS', '10-15 program ORDSUB: CSECT'])
  expect(references).toEqual([
    '5 ORDCALL call ORDLOG BALR',
    '8 ORDCALL copy ORDTRC macro',
    '11 ORDSUB copy ORDCALL macro',
    '13 ORDSUB copy VORDER macro',
  ])
})

test('what a COPY brings belongs to the program, at its own line; alone it is a copybook with its records', () => {
  const text = [
    'ORDER    DSECT',
    'ORDKEY   DS    CL8',
    'ORDNO    DS    F',
    'ORDTXT   DS    3CL10,H',
    'ORDLAST  EQU   *',
    '         ORG   ORDTXT',
    'ORDDATE  DS    PL4',
    '         ORG',
    'ORDEND   DS    0D',
    '         CALL  ORDCPY',
  ].join('\n')
  const copied = assemblerScanner.scan(text, 'copy/ORDER.asm', 'Assembler')
  const { references } = saidBy(
    assemblerScanner,
    'ORDSUB   CSECT\n         COPY  ORDER\n         COPY  NOWHERE',
    'asm/ORDSUB.asm',
    ({ name }) => (name === 'ORDER' ? copied : undefined),
  )
  expect(references).toEqual(['2 ORDSUB copy ORDER', '3 ORDSUB copy NOWHERE', '10 ORDSUB call ORDCPY CALL (literal via :2)'])
  const { facts } = saidBy(assemblerScanner, text, 'copy/ORDER.asm')
  expect(facts.units.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['copybook ORDER'])
  expect(facts.references).toEqual([])
  const [table] = facts.fields
  const rows = table?.names.map((name, i) => `${table.offsets[i]} ${table.lengths[i]} ${name}`)
  expect(rows).toEqual(['0 48 ORDER', '0 8 ORDKEY', '8 4 ORDNO', '12 10 ORDTXT', '44 0 ORDLAST', '12 4 ORDDATE', '48 8 ORDEND'])
})

test('behind a length that an expression gives, offsets are not known', () => {
  const { facts } = said('ORDER    DSECT', 'A        DS    CL(LEN)', 'B        DS    F', '         ORG   ORDER+4', 'C        DS    H')
  const [table] = facts.fields
  expect([...(table?.offsets ?? [])]).toEqual([0, 0, -1, 4])
})

test('assembler of other machines, under the same extension, is left alone', () => {
  const lines = [
    'section .text',
    'global _start',
    '_start:',
    '  mov eax, 1',
    '  int 0x80',
    'loop1: dec ecx',
    '  jnz loop1',
    '  call printf',
    '  ret',
  ]
  expect(said(...lines).units).toEqual([])
})

test('control sections and entry points that macros of the member begin; code behind a DSECT where a macro of a library did', () => {
  const own = said(
    '         MACRO',
    '&NAME    ROUTINE',
    '         ENTRY &NAME',
    '&NAME    DS    0H',
    '         MEND',
    '         MACRO',
    '         PART  &LTR',
    '         AIF   (&BIG EQ 1).BIG',
    'ORD&LTR  CSECT',
    '         MEXIT',
    '.BIG     ANOP',
    'BIG&LTR  CSECT',
    '         MEND',
    'AREA     DSECT',
    'KEY      DS    CL8',
    '         PART  A',
    'CHECK    ROUTINE ,',
    '         BR    14',
    '         PART  B',
    '         L     R2,=V(CHECK)',
    '         BALR  R14,R2',
    '         END',
  )
  expect(own.units.filter((unit) => !unit.includes('macro'))).toEqual([
    '16-18 program ORDA: PART',
    '17-17 entry CHECK of ORDA: ROUTINE',
    '19-22 program ORDB: PART',
  ])
  expect(said('AREA     DSECT', 'KEY      DS    CL8', '         PROLOG ,', '         LR    R1,R2', '         END').units).toEqual([
    '4-5 program ORDSUB: unnamed control section',
  ])
})

test('routines that macros of a library begin and run', () => {
  const { units, references } = said(
    'ORDSUB   CSECT',
    '         EXSR  COPYIT',
    '         BASNZ R14,TELLIT',
    '         USE   AREA',
    'COPYIT   BEGSR ,',
    '         EXSR  TELLIT',
    '         ENDSR ,',
    'TELLIT   BEGSR ,',
    '         WTO   TEXT',
    '         ENDSR ,',
    "         TITLE 'ANOTHER PART'",
    '         LR    R1,R2',
    'AREA     DS    CL8',
    '         END',
  )
  expect(units.filter((unit) => unit.includes('paragraph'))).toEqual([
    expect.stringMatching(/^5-7 paragraph COPYIT of ORDSUB/),
    expect.stringMatching(/^8-10 paragraph TELLIT of ORDSUB/),
  ])
  expect(references.filter((one) => one.includes('perform'))).toHaveLength(3)
})

test('the job that a source is kept in, and sources that a job hands to the assembler', () => {
  const job = ["//ASMORD   JOB 1,'BUILD'", '//ASM      EXEC PGM=ASMA90', '//SYSIN    DD *']
  const source = ['ORDSUB   CSECT', '         BAL   R14,CHECK', 'CHECK    BR    R14', '         END']
  const link = ['//LKED     EXEC PGM=IEWL']
  const { units, facts } = said(...job, ...source, ...link)
  expect(units).toContain('4-7 program ORDSUB: CSECT')
  expect(units.filter((unit) => /\b(?:job|step)\b/.test(unit))).toHaveLength(3)
  expect(facts.jcl?.statements.some(({ operation }) => operation === 'EXEC')).toBe(true)
  const inJob = saidBy(jclScanner, [...job, ...source, '/*', ...link].join('\n'), 'jcl/ASMORD.jcl')
  expect(inJob.units).toContain('4-7 program ORDSUB: CSECT')
  expect(inJob.units).toContainEqual(expect.stringMatching(/^6-6 paragraph CHECK of ORDSUB/))
})

test('text that an AGO leads around is no statement', () => {
  const { references } = said(
    'ORDSHOW  CSECT',
    '         AGO   .ENDHELP',
    '   SHOWS EVERY ORDER.',
    '   CALL  SOMEBODY WHO KNOWS',
    '.ENDHELP ANOP',
    '         ORDTELL DONE',
    '         BR    14',
    '         END',
  )
  expect(references).toEqual(['6 ORDSHOW copy ORDTELL macro'])
})

test('a text that is given to a macro which is called after messages or abends is one', () => {
  const { facts } = said(
    'ORDSUB   CSECT',
    "         ERRABEND 'ORDER HAS NO ITEMS',16",
    "         PRTLINE 'ORDERS OF TODAY'",
    '         BR    14',
    '         END',
  )
  expect(facts.units.filter(({ kind }) => kind === 'message').map(({ name, startLine }) => `${startLine} ${name}`)).toEqual([
    '2 ORDER HAS NO ITEMS',
  ])
})
