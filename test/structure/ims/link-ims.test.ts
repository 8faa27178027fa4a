import { expect, test } from 'vitest'
import { linkedIms } from './scanned.ts'

const dbd = ' DBD NAME=CUSTDB,ACCESS=HDAM\n SEGM NAME=CUST,PARENT=0,BYTES=10\n SEGM NAME=ORDR,PARENT=CUST,BYTES=10\n DBDGEN\n'
const onlyRoot = ' PCB TYPE=DB,DBDNAME=CUSTDB,PROCOPT=A\n SENSEG NAME=CUST,PARENT=0\n'
const both = `${onlyRoot} SENSEG NAME=ORDR,PARENT=CUST\n`
const sequential = ' PCB TYPE=GSAM,DBDNAME=SEQDB,PROCOPT=LS\n'
const psb = (name: string, pcbs: string, cmpat = 'NO') => `${pcbs} PSBGEN PSBNAME=${name},CMPAT=${cmpat}\n END\n`
const step = (parm: string) => `//NIGHT JOB\n//S1 EXEC PGM=DFSRRC00,PARM='${parm}'\n`

/** A program with the PCBs as its parameters; the first call is at line 29. */
const program = (name: string, pcbs: string, calls: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    `       PROGRAM-ID. ${name}.`,
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    ...['GU', 'GN', 'GHU', 'ISRT', 'REPL', 'DLET', 'CHKP'].map((code) => `       01  F-${code} PIC X(4) VALUE '${code}'.`),
    "       01  SSA-CUST PIC X(9) VALUE 'CUST'.",
    "       01  SSA-ORDR PIC X(9) VALUE 'ORDR'.",
    '       01  AIB.',
    '           05  AIBID    PIC X(8).',
    '           05  AIBLEN   PIC S9(8) COMP.',
    '           05  AIBSFUNC PIC X(8).',
    '           05  AIBRSNM1 PIC X(8).',
    '       01  AREA1 PIC X(80).',
    '       LINKAGE SECTION.',
    ...['IO-PCB', 'PCB1', 'PCB2'].map((pcb) => `       01  ${pcb}.\n           05  FILLER PIC X(20).`),
    `       PROCEDURE DIVISION USING ${pcbs}.`,
    '       MAIN-LINE.',
    ...calls.map((call) => `           ${call}`),
    '           GOBACK.',
  ].join('\n')

const call = (verb: string, pcb: string, ...ssas: string[]) => [`CALL 'CBLTDLI' USING F-${verb} ${pcb} AREA1 ${ssas.join(' ')}`]

test('a program is under the PSB that its job gives it, and reaches the databases of the PSB as that allows', () => {
  expect(
    linkedIms({
      'ims/CUSTDB.dbd': dbd,
      'ims/P1.psb': psb('P1', both + sequential),
      'jcl/NIGHT.jcl': step('BMP,PROGA,P1'),
      'cbl/PROGA.cbl': program('PROGA', 'IO-PCB PCB1 PCB2', []),
    }),
  ).toEqual([
    'job NIGHT -> psb P1 jcl/NIGHT.jcl:2 BMP region',
    'program PROGA -> psb P1 jcl/NIGHT.jcl:2 BMP region',
    'program PROGA -> dbd CUSTDB ims/P1.psb:1 via jcl/NIGHT.jcl:2 PCB update',
    'program PROGA -> dbd SEQDB ims/P1.psb:4 via jcl/NIGHT.jcl:2 PCB write',
  ])
})

test('through a procedure of IMS from elsewhere, by SCHD, and by its name where nothing else tells', () => {
  const edges = linkedIms({
    'ims/P1.psb': psb('P1', onlyRoot),
    'ims/PROGC.psb': psb('PROGC', onlyRoot),
    'jcl/NIGHT.jcl': '//NIGHT JOB\n//S1 EXEC IMSBATCH,MBR=PROGA,PSB=P1\n',
    'cbl/PROGA.cbl': program('PROGA', 'PCB1', []),
    'cbl/PROGB.cbl': program('PROGB', 'PCB1', ['EXEC DLI SCHD PSB(P1) END-EXEC.']),
    'cbl/PROGC.cbl': program('PROGC', 'PCB1', call('GU', 'PCB1', 'SSA-CUST')),
  })
  expect(edges.filter((edge) => / -> (?:psb|dbd) /.test(edge))).toEqual([
    'program PROGB -> psb P1 cbl/PROGB.cbl:29 SCHD',
    'job NIGHT -> psb P1 jcl/NIGHT.jcl:2 PSB',
    'program PROGA -> psb P1 jcl/NIGHT.jcl:2 PSB',
    'program PROGA -> dbd CUSTDB ims/P1.psb:1 via jcl/NIGHT.jcl:2 PCB update',
    'program PROGB -> dbd CUSTDB ims/P1.psb:1 via cbl/PROGB.cbl:29 PCB update',
    'program PROGC -> psb PROGC cbl/PROGC.cbl:1 PSB open',
    'program PROGC -> dbd CUSTDB ims/PROGC.psb:1 via cbl/PROGC.cbl:1 PCB update',
  ])
})

test('calls without search arguments: the only segment, a sequential database, or nobody knows', () => {
  const calls = (pcbs: string, made: string[]) =>
    linkedIms({
      'ims/P1.psb': psb('P1', pcbs),
      'jcl/NIGHT.jcl': step('DLI,PROGA,P1'),
      'cbl/PROGA.cbl': program('PROGA', 'PCB1 PCB2', made),
    }).filter((edge) => edge.includes('PROGA.cbl:'))
  expect(calls(onlyRoot + sequential, [...call('GN', 'PCB1'), ...call('ISRT', 'PCB2'), ...call('CHKP', 'PCB1')])).toEqual([
    'program PROGA -> segment CUST cbl/PROGA.cbl:29 GN',
    'program PROGA -> dbd SEQDB cbl/PROGA.cbl:30 ISRT',
  ])
  expect(calls(both + sequential, call('GN', 'PCB1'))).toEqual(['?PROGA PCB1 cbl/PROGA.cbl:29 no segment named'])
})

test('the PCB for messages comes before those of the PSB, in batch when the PSB says so', () => {
  const calls = (using: string, cmpat: string, made: string[]) =>
    linkedIms({
      'ims/P1.psb': psb('P1', onlyRoot, cmpat),
      'jcl/NIGHT.jcl': step('DLI,PROGA,P1'),
      'cbl/PROGA.cbl': program('PROGA', using, made),
    }).filter((edge) => edge.includes('PROGA.cbl:'))
  const made = [...call('GU', 'IO-PCB'), ...call('GN', 'PCB1')]
  expect(calls('IO-PCB PCB1', 'NO', made)).toEqual(['program PROGA -> segment CUST cbl/PROGA.cbl:30 GN'])
  expect(calls('PCB1', 'YES', call('GN', 'PCB1'))).toEqual(['program PROGA -> segment CUST cbl/PROGA.cbl:29 GN'])
})

test('without a PSB: what is surely about messages is left out, the rest is open', () => {
  const made = [...call('GU', 'IO-PCB'), ...call('ISRT', 'PCB1'), ...call('GN', 'PCB1')]
  expect(linkedIms({ 'cbl/PROGA.cbl': program('PROGA', 'IO-PCB PCB1', made) })).toEqual(['?PROGA PCB1 cbl/PROGA.cbl:31 no segment named'])
})

test('REPL and DLET change what was held through the same PCB', () => {
  const made = [...call('GHU', 'PCB1', 'SSA-CUST', 'SSA-ORDR'), ...call('REPL', 'PCB1'), ...call('DLET', 'PCB2')]
  expect(linkedIms({ 'cbl/PROGA.cbl': program('PROGA', 'PCB1 PCB2', made) })).toEqual([
    'program PROGA -> segment CUST cbl/PROGA.cbl:29 via cbl/PROGA.cbl:12 GHU',
    'program PROGA -> segment ORDR cbl/PROGA.cbl:29 via cbl/PROGA.cbl:13 GHU',
    'program PROGA -> segment ORDR cbl/PROGA.cbl:30 via cbl/PROGA.cbl:13 REPL',
    '?PROGA PCB2 cbl/PROGA.cbl:31 no segment named',
  ])
})

test('an AIB names the PCB', () => {
  const made = ["MOVE 'ORDPCB' TO AIBRSNM1.", "CALL 'AIBTDLI' USING F-GN AIB AREA1."]
  const pcbs = ' PCB TYPE=DB,DBDNAME=CUSTDB,PROCOPT=G,PCBNAME=ORDPCB\n SENSEG NAME=ORDR,PARENT=0\n'
  const edges = linkedIms({
    'ims/P1.psb': psb('P1', both + pcbs),
    'jcl/NIGHT.jcl': step('DLI,PROGA,P1'),
    'cbl/PROGA.cbl': program('PROGA', 'PCB1', made),
  })
  expect(edges.filter((edge) => edge.includes('segment'))).toEqual(['program PROGA -> segment ORDR cbl/PROGA.cbl:30 GN'])
})
