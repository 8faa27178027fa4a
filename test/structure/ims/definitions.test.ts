import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pcbAccess } from '../../../src/structure/scanners/ims/procopt.ts'
import { jclScanner } from '../../../src/structure/scanners/jcl/jcl.ts'
import { definitions } from './scanned.ts'

test('a database with its segments and fields, DDs, and what it has to do with other databases', () => {
  const text = `* CUSTOMERS AND THEIR ORDERS
CUSTDB   DBD   NAME=CUSTDB,ACCESS=(HIDAM,VSAM),                        X
               RMNAME=(DFSHDC40,3,500)
         DATASET DD1=CUSTDD,OVFLW=CUSTOVF,DEVICE=3390
* THE CUSTOMER
         SEGM  NAME=CUSTOMER,PARENT=0,BYTES=(200,100),PTR=TB
         FIELD NAME=(CUSTNO,SEQ,U),START=1,BYTES=8,TYPE=C
         LCHILD NAME=(INDEXSEG,CUSTIX),PTR=INDX
         LCHILD NAME=(NAMESEG,NAMEIX)
         XDFLD NAME=XNAME,SRCH=(LASTNAME,FIRSTN)
         SEGM  NAME=ORDER,PARENT=((CUSTOMER,SNGL),(ITEM,V,ITEMDB)),    X
               BYTES=50
         FIELD NAME=ORDNO,START=1,BYTES=4,DATATYPE=INT
         DBDGEN
         FINISH
         END
`
  expect(definitions(text)).toEqual({
    units: [
      '2-14 dbd CUSTDB ACCESS=(HIDAM,VSAM) [1-1]',
      '6-10 segment CUSTOMER of CUSTDB PARENT=0 BYTES=(200,100) [5-5]',
      '7-7 field CUSTNO of CUSTOMER START=1 BYTES=8 TYPE=C SEQ,U',
      '10-10 field XNAME of CUSTOMER XDFLD SRCH=(LASTNAME,FIRSTN)',
      '11-13 segment ORDER of CUSTDB PARENT=((CUSTOMER,SNGL),(ITEM,V,ITEMDB)) BYTES=50',
      '13-13 field ORDNO of ORDER START=1 BYTES=4 DATATYPE=INT',
    ],
    references: [
      '4 CUSTDB file file CUSTDD DATASET DD1',
      '4 CUSTDB file file CUSTOVF DATASET OVFLW',
      '8 CUSTDB dli dbd CUSTIX LCHILD <INDEXSEG>',
      '9 CUSTDB dli dbd NAMEIX LCHILD <NAMESEG>',
      '11 CUSTDB dli dbd ITEMDB PARENT <ITEM>',
    ],
    psbs: [],
  })
})

test('sequential and logical databases; several in one member', () => {
  const text = ` DBD NAME=SEQDB,ACCESS=(GSAM,BSAM)
 DATASET DD1=SEQIN,DD2=SEQOUT,RECFM=FB
 DBDGEN
 DBD NAME=ONEDB,ACCESS=(GSAM,BSAM)
 DATASET DD1=ONEDD
 DBDGEN
 DBD NAME=LOGDB,ACCESS=LOGICAL
 DATASET LOGICAL
 SEGM NAME=TOP,SOURCE=((CUSTOMER,,CUSTDB))
 SEGM NAME=LOW,PARENT=TOP,SOURCE=((ORDER,,CUSTDB),(ITEM,KEY,ITEMDB))
`
  const { units, references } = definitions(text)
  expect(units).toEqual([
    '1-3 dbd SEQDB ACCESS=(GSAM,BSAM)',
    '4-6 dbd ONEDB ACCESS=(GSAM,BSAM)',
    '7-10 dbd LOGDB ACCESS=LOGICAL',
    '9-9 segment TOP of LOGDB SOURCE=((CUSTOMER,,CUSTDB))',
    '10-10 segment LOW of LOGDB PARENT=TOP SOURCE=((ORDER,,CUSTDB),(ITEM,KEY,ITEMDB))',
  ])
  expect(references).toEqual([
    '2 SEQDB file file SEQIN DATASET DD1 read',
    '2 SEQDB file file SEQOUT DATASET DD2 write',
    '5 ONEDB file file ONEDD DATASET DD1',
    '9 LOGDB dli dbd CUSTDB SOURCE <CUSTOMER>',
    '10 LOGDB dli dbd CUSTDB SOURCE <ORDER>',
    '10 LOGDB dli dbd ITEMDB SOURCE <ITEM>',
  ])
})

test('a PSB with PCBs of all types: labels and names, what each may do, an index it goes by', () => {
  const text = `* ORDER ENTRY
LTERM    PCB   TYPE=TP,NAME=PRINTER,MODIFY=YES
         PCB   TYPE=DB,NAME=CUSTDB,PROCOPT=G,PROCSEQ=NAMEIX,            C
               PCBNAME=CUSTPCB,KEYLEN=20
         SENSEG NAME=CUSTOMER,PARENT=0
         SENFLD NAME=CUSTNO,START=1
         SENSEG NAME=ORDER,PARENT=CUSTOMER,PROCOPT=GIR
         PCB   TYPE=GSAM,DBDNAME=SEQDB,PROCOPT=LS,LIST=NO
         PSBGEN LANG=COBOL,PSBNAME=ORDPSB,CMPAT=YES
         END
`
  expect(definitions(text)).toEqual({
    units: [
      '2-9 psb ORDPSB LANG=COBOL CMPAT=YES [1-1]',
      '2-2 symbol LTERM of ORDPSB PCB 1 TP',
      '3-7 symbol CUSTPCB of ORDPSB PCB 2 DB CUSTDB PROCOPT=G PROCSEQ=NAMEIX KEYLEN=20',
      '8-8 symbol #3 of ORDPSB PCB 3 GSAM SEQDB PROCOPT=LS LIST=NO',
    ],
    references: [
      '3 ORDPSB dli dbd CUSTDB PCB read',
      '3 ORDPSB dli dbd NAMEIX PROCSEQ read',
      '5 ORDPSB dli segment CUSTDB CUSTOMER SENSEG read',
      '6 ORDPSB dli field CUSTOMER CUSTNO SENFLD',
      '7 ORDPSB dli segment CUSTDB ORDER SENSEG update',
      '8 ORDPSB dli dbd SEQDB PCB write',
    ],
    psbs: [
      {
        name: 'ORDPSB',
        compatible: true,
        pcbs: [
          { type: 'TP', name: 'LTERM', listed: true, line: 2, segments: [] },
          { type: 'DB', name: 'CUSTPCB', dbd: 'CUSTDB', access: 'read', listed: true, line: 3, segments: ['CUSTOMER', 'ORDER'] },
          { type: 'GSAM', dbd: 'SEQDB', access: 'write', listed: false, line: 8, segments: [] },
        ],
      },
    ],
  })
})

test('without PSBGEN a PSB has the name of its member', () => {
  expect(definitions(' PCB TYPE=DB,DBDNAME=A,PROCOPT=A\n SENSEG NAME=S,PARENT=0').units).toEqual([
    '1-2 psb MEM',
    '1-2 symbol #1 of MEM PCB 1 DB A PROCOPT=A',
  ])
})

test('in the stream of a job that generates them, at their own lines', () => {
  const jcl = `//GEN JOB
//D EXEC DBDGEN,MBR=CUSTDB
//C.SYSIN DD *
 DBD NAME=CUSTDB,ACCESS=HDAM
 SEGM NAME=CUST,PARENT=0
 DBDGEN
/*
//P EXEC PSBGEN,MBR=CUSTPSB
//C.SYSIN DD *
 PCB TYPE=DB,DBDNAME=CUSTDB,PROCOPT=G
 SENSEG NAME=CUST,PARENT=0
 PSBGEN PSBNAME=CUSTPSB
/*
`
  const facts = jclScanner.scan(jcl, 'gen.jcl', 'JCL').facts(() => undefined)
  const defined = facts.units.filter(({ kind }) => kind !== 'job' && kind !== 'step')
  expect(defined.map(({ startLine, endLine, kind, name }) => `${startLine}-${endLine} ${kind} ${name}`)).toEqual([
    '4-6 dbd CUSTDB',
    '5-5 segment CUST',
    '10-12 psb CUSTPSB',
    '10-11 symbol #1',
  ])
  expect(facts.references.map(({ line, verb, to }) => `${line} ${verb} ${to.name}`)).toEqual(['10 PCB CUSTDB', '11 SENSEG CUST'])
  expect(facts.psbs?.map(({ name }) => name)).toEqual(['CUSTPSB'])
})

test.each([
  ['A', 'update'],
  ['AP', 'update'],
  ['G', 'read'],
  ['GOTP', 'read'],
  ['K', 'read'],
  ['I', 'write'],
  ['L', 'write'],
  ['LS', 'write'],
  ['GI', 'update'],
  ['GRE', 'update'],
  ['D', 'update'],
  ['', undefined],
])('PROCOPT=%s allows to %s', (procopt, access) => {
  expect(pcbAccess(procopt)).toBe(access)
})

test('whatever the text, reading ends, and units stay inside what they are part of', { timeout: 60_000 }, () => {
  const parts = [
    ' DBD NAME=A',
    ' SEGM NAME=S,PARENT=0',
    ' FIELD NAME=(F,SEQ)',
    ' PCB TYPE=DB',
    ' SENSEG NAME=S',
    ' PSBGEN',
    ' END',
    '\n',
    ',',
    '((',
    "'",
    ' X',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (words) => {
      const text = words.join('')
      const last = text.split('\n').length
      const ranges = definitions(text).units.map((unit) => (unit.split(' ')[0] ?? '').split('-').map(Number))
      return ranges.every(([from = 0, to = 0]) => from >= 1 && from <= to && to <= last)
    }),
  )
  for (const line of [' PCB TYPE=DB', ' SEGM NAME=S,PARENT=((', ' DBD NAME=A', " PSBGEN PSBNAME='"]) definitions(`${line}\n`.repeat(30_000))
})
