import fc from 'fast-check'
import { expect, test } from 'vitest'
import { xmlTags } from '../../../src/structure/scanners/scheduler/xml-tags.ts'
import { scheduled } from './scheduled.ts'

test('folders and jobs with when they run, conditions with what they say', () => {
  const text = `<?xml version="1.0"?>
<!-- <JOB JOBNAME="COMMENTED"/> -->
<DEFTABLE>
 <SMART_FOLDER FOLDER_NAME="Nightly" DATACENTER="PROD" DAYS="ALL">
  <INCOND NAME="DAY-OK" ODATE="PREV"/>
  <JOB JOBNAME="NIGHT1" MEMNAME="%%MEM" TIMEFROM="2100" CYCLIC="0"
       DESCRIPTION="first &amp; longest">
   <VARIABLE NAME="%%MEM" VALUE="NIGHTJ"/>
   <INCOND NAME="A-OK" ODATE="ODAT" AND_OR="O"/>
   <OUTCOND NAME="A-OK" ODATE="ODAT" SIGN="-"/>
   <OUTCOND NAME="N1-OK" ODATE="ODAT" SIGN="+"/>
   <ON STMT="*" CODE="RC&gt;4">
    <DOCOND NAME="N1-BAD" ODATE="ODAT" SIGN="+"/>
    <DOFORCEJOB TABLE_NAME="Nightly" JOBNAME="CLEANUP"/>
   </ON>
   <ON STMT="*" CODE="OK"><DOMAIL DEST="ops"/></ON>
  </JOB>
  <SUB_FOLDER JOBNAME="Inner"><JOB JOBNAME="in1"/></SUB_FOLDER>
 </SMART_FOLDER>
</DEFTABLE>
`
  expect(scheduled(text)).toEqual({
    units: [
      '4-19 symbol NIGHTLY: Control-M SMART_FOLDER DATACENTER=PROD DAYS=ALL',
      '6-17 symbol NIGHT1 of NIGHTLY: Control-M JOB MEMNAME=%%MEM TIMEFROM=2100: first & longest',
      '18-18 symbol INNER of NIGHTLY: Control-M SUB_FOLDER',
      '18-18 symbol IN1 of INNER: Control-M JOB',
    ],
    jobs: ['6 NIGHT1 NIGHTJ', '18 IN1 -'],
    triggers: ['14 job NIGHT1 -> job CLEANUP ON RC>4 DOFORCEJOB'],
    conditions: [
      '5 symbol NIGHTLY awaited DAY-OK INCOND PREV',
      '9 job NIGHT1 awaited A-OK INCOND ODAT OR',
      '11 job NIGHT1 set N1-OK OUTCOND ODAT',
      '13 job NIGHT1 set N1-BAD ON RC>4 DOCOND ODAT',
    ],
  })
})

test('older exports have tables; ends that are missing are those of what comes next', () => {
  const text = `<DEFTABLE>
<TABLE TABLE_NAME="OLD">
<JOB MEMNAME="FIRST"><OUTCOND NAME="C1" SIGN="ADD"/>
<JOB JOBNAME="SECOND"><INCOND NAME="C1"/></JOB>
</TABLE>
<JOB JOBNAME="CUT`
  expect(scheduled(text).units).toEqual([
    '2-5 symbol OLD: Control-M TABLE',
    '3-4 symbol FIRST of OLD: Control-M JOB MEMNAME=FIRST',
    '4-4 symbol SECOND of OLD: Control-M JOB',
  ])
  expect(scheduled(text).conditions).toEqual(['3 job FIRST set C1 OUTCOND', '4 job SECOND awaited C1 INCOND'])
})

test('no entity of a document type is resolved, and nothing of it is read', () => {
  const text =
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY j "<JOB JOBNAME=\'X\'/>">]><x a="&e;&#65;&lt;&#x110000;"/><![CDATA[<y/>]]>'
  expect([...xmlTags(text)].map(({ name, attributes }) => [name, ...attributes.values()])).toEqual([['x', '&e;A<&#x110000;']])
})

test('whatever the text, reading ends, and lines stay inside it', { timeout: 60_000 }, () => {
  const parts = [
    '<',
    '>',
    '/',
    '<JOB ',
    '</JOB>',
    '<FOLDER ',
    '</FOLDER>',
    'JOBNAME=',
    '"',
    "'",
    'A',
    '\n',
    ' ',
    '<!--',
    '-->',
    '<!',
    '<INCOND NAME="C"/>',
    '&#',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (words) => {
      const text = `<${words.join('')}`
      const last = text.split('\n').length
      const places = [...xmlTags(text)].map(({ startLine, endLine }) => [1, startLine, endLine, last])
      expect(places.every((lines) => lines.every((line, i) => line >= (lines[i - 1] ?? 0)))).toBe(true)
      expect(scheduled(text).units.every((unit) => Number.parseInt(unit, 10) <= last)).toBe(true)
    }),
  )
  for (const part of ['<JOB A="', '<!--', '<!', '<FOLDER FOLDER_NAME="A">', '<a b=', '<![CDATA[', "<JOB A='<"])
    scheduled(`<x>${part.repeat(100_000)}`)
})
