import { expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const dairy = new Codebase({
  'mac/MKTANK.mac': [
    '         MACRO',
    '         MKTANK ,',
    'MTK      DSECT ,',
    "MTKID    DS    CL4'MTK'                BLOCK ID",
    'MTKFULL  DS    X                       SET WHEN THE TANK IS FULL',
    'MTKLITER DS    F                       LITRES IN IT',
    'MTKNAME  DS    CL12                    NAME OF THE FARM',
    'L$MTK    EQU   *-MTK',
    '         MEND',
  ].join('\n'),
  // A part of it is laid out by another macro.
  'mac/MKWORK.mac': [
    '         MACRO',
    '         MKWORK ,',
    'MKWA     DSECT ,',
    '         MKHEAD ,',
    'MKWBUF   DS    XL512',
    '         MEND',
  ].join('\n'),
  'asm/MKCOOL.asm': [
    'MKCOOL   CSECT',
    '         USING MTK,R5',
    '         CLI   MTKFULL,1',
    '         BR    R14',
    '         MKTANK',
    '         END',
  ].join('\n'),
})

it('the DSECT that a macro lays out, by its short name', async () => {
  expect((await ask(dairy, 'How long is MTK?')).text).toMatch(
    /^- record `MTK` in MKTANK: 01 DSECT; offset 0, 24 bytes: `mac\/MKTANK\.mac:3`/,
  )
})

it('its fields, in their order', async () => {
  const { text } = await ask(dairy, 'Which fields does the DSECT MTK have?')
  expect(text).toMatch(/MTKID[\s\S]*MTKFULL[\s\S]*MTKLITER[\s\S]*MTKNAME/)
})

it('where a field of it lies', async () => {
  expect((await ask(dairy, 'At which offset is MTKNAME?')).text).toContain('offset 12, 12 bytes')
})

it('of a DSECT that other macros lay out the length is not claimed', async () => {
  expect((await ask(dairy, 'How long is MKWA?')).text).toContain('length not known')
  expect((await ask(dairy, 'How long is MKWBUF?')).text).toContain('512 bytes')
})
