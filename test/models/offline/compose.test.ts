import { expect, test } from 'vitest'
import { limits } from '../../../src/base/limits.ts'
import { assemble } from '../../../src/models/offline/assemble.ts'
import { sampleAnswers } from '../../support/sample-answers.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const answer = sampleAnswers()
const asked = ['What does WBCONSP do?', 'Who calls WBDAYS?', 'When is a meter reading rejected?', 'Which jobs run WBRATE?']

test('the answers to several questions share the room of one', async () => {
  const text = await answer(asked.join(' '))
  for (const question of asked) expect(text).toContain(`**${question}**`)
  expect(text.length).toBeLessThanOrEqual(limits.offlineAnswerChars)
})

test('one answer leaves the others room, and alone has more', async () => {
  const [first = '', second = ''] = asked
  const both = await answer(`${first} ${second}`)
  expect(both).toContain('WBCONSP')
  expect(both.indexOf(`**${second}**`)).toBeLessThan(limits.offlineAnswerChars / 2)
})

test('no line is quoted twice', async () => {
  for (const question of asked) {
    const text = await answer(question)
    const quoted = [...text.matchAll(/^- (?:[^`\n]*: )?`([^`:]+):(\d+)(?:-(\d+))?`:\n/gm)].map(([, path = '', from, to]) => ({
      path,
      from: Number(from),
      to: Number(to ?? from),
    }))
    for (const [i, one] of quoted.entries())
      for (const other of quoted.slice(i + 1))
        expect(one.path === other.path && one.from <= other.to && other.from <= one.to, `${question} ${one.path}`).toBe(false)
  }
})

test('the statement around the only reference stands beside it', async () => {
  expect(await answer('Who calls WBADRFM?')).toContain('MOVE CU-NAME TO AF-NAME')
})

const parcels = new Codebase({
  'cbl/PCLABEL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PCLABEL.
*  LABELS OF PARCELS ARE PRINTED HERE, A PARCEL A LABEL
PROCEDURE DIVISION.
1000-LABEL.
*    THE LABEL OF THE PARCEL
    CALL 'PCPRINT'.
2000-PRINTED.
*    THE LABEL IS PRINTED AND THE PARCEL IS SENT
    DISPLAY 'LABEL PRINTED'.
    GOBACK.`),
  'cbl/PCSCALE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PCSCALE.
PROCEDURE DIVISION.
1000-WEIGH.
    IF SC-GRAMS > 31500
*      A PARCEL THAT IS OVERWEIGHT GETS A SURCHARGE LABEL
       CALL 'PCEXTRA'
    END-IF.
    GOBACK.`),
})

test('of a thing that words alone describe, lines from elsewhere stand between its own: it may be another', async () => {
  const { text } = await ask(parcels, 'Which routine does the label printing program call for a parcel that is overweight?')
  expect(text).toContain('PCLABEL')
  expect(text).toContain("CALL 'PCEXTRA'")
  // Behind the first of its own where something was said of it.
  expect(text.match(/(?<=^- (?:in \S+: )?`cbl\/)\w+/gm)).toEqual(['PCLABEL', 'PCSCALE', 'PCLABEL', expect.anything()])
})

test('what explains names has its room beside facts before quotations take it', () => {
  const quotes = Array.from({ length: 8 }, (_, i) => ({
    source: { kind: 'code' as const, path: 'cbl/PCLABEL.cbl' },
    startLine: 1 + 10 * i,
    lines: Array.from({ length: 6 }, (_, line) => `MOVE SC-GRAMS TO PC-GRAMS-OF-LINE-${line}`),
  }))
  const note = '- `SC-GRAMS`: what the scale says in grams'
  const text = assemble({ lead: ['Told.'], quotes, notes: [{ text: note.repeat(6) }] }, limits.offlineAnswerChars)
  expect(text).toContain(note)
  expect(text.length).toBeLessThanOrEqual(1800)
})

test('where an amount is asked for, what a constant stands for has its room before the last lines', () => {
  const quotes = Array.from({ length: 8 }, (_, i) => ({
    source: { kind: 'code' as const, path: 'cbl/PCLABEL.cbl' },
    startLine: 1 + 10 * i,
    lines: Array.from({ length: 8 }, (_, line) => `IF SC-GRAMS > PC-MOST-GRAMS-OF-LINE-${line}`),
  }))
  const note = '- `PC-MOST-GRAMS-OF-LINE-1`: 77 PIC 9(5) VALUE 31500.'
  const draft = { lead: [], quotes, notes: [{ text: [note, note, note].join('\n') }] }
  expect(assemble(draft, limits.offlineAnswerChars)).not.toContain(note)
  const text = assemble(draft, limits.offlineAnswerChars, { needsNotes: true })
  expect(text).toContain(note)
  expect(text.length).toBeLessThanOrEqual(limits.offlineAnswerChars)
})

test('beside facts that answer one of two questions lines have the room that they have alone', () => {
  const quotes = Array.from({ length: 8 }, (_, i) => ({
    source: { kind: 'code' as const, path: 'cbl/PCLABEL.cbl' },
    startLine: 1 + 10 * i,
    lines: Array.from({ length: 8 }, (_, line) => `MOVE SC-GRAMS TO PC-GRAMS-OF-LINE-${line}`),
  }))
  const draft = { lead: ['Told.'], quotes }
  expect(assemble(draft, limits.offlineAnswerChars).length).toBeLessThanOrEqual(1800)
  const text = assemble(draft, limits.offlineAnswerChars, { isPartial: true })
  expect(text.length).toBeGreaterThan(2300)
  expect(text.length).toBeLessThanOrEqual(limits.offlineAnswerChars)
})

const kennel = new Codebase({
  'cbl/KNFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KNFEED.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  KN-RATION          PIC 9(4).
01  KN-AGE             PIC 9(2).
PROCEDURE DIVISION.
1000-RATION.
*    THE RATION OF A DOG GOES BY ITS WEIGHT
    IF DG-WEIGHT > 40
        MOVE 600 TO KN-RATION
    ELSE
        MOVE 350 TO KN-RATION
    END-IF.

    IF KN-AGE < 1
        ADD 50 TO KN-RATION
    END-IF.

    IF DG-COAT = 'L'
        ADD 25 TO KN-RATION
    END-IF.
1100-WATER.
    ADD 1 TO KN-BOWLS.
    GOBACK.`),
})

test('a quotation goes on to the end of its paragraph where the answer has room, and no further', async () => {
  const { text } = await ask(kennel, 'By what does the ration of a dog go: is it the weight alone?')
  expect(text).toContain('ADD 25 TO KN-RATION')
  expect(text).not.toContain('KN-BOWLS')
  expect(text.length).toBeLessThanOrEqual(limits.offlineAnswerChars)
})
