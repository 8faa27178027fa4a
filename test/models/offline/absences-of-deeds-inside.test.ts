import { expect, test } from 'vitest'
import { doingOfNamed } from '../../../src/models/offline/question/doing-of-named.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const gate = new Codebase({
  'cbl/ZOGATE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOGATE.
* LETS A KEEPER IN WHO KNOWS THE WORD OF THE DAY
PROCEDURE DIVISION.
1000-CHECK.
    IF ZO-WORD NOT = ZO-WORD-OF-DAY
        MOVE 'WRONG WORD' TO ZO-MESSAGE
    END-IF.
    MOVE 'ZOMAP' TO ZO-NEXT.`),
  'cbl/ZOFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOFEED.
* FEEDS THE ANIMALS AND WRITES OLD RATIONS TO THE ARCHIVE
PROCEDURE DIVISION.
1000-FEED.
    WRITE ZO-ARCHIVE FROM ZO-OLD-RATION.`),
  'jcl/ZONIGHT.jcl': [
    '//ZONIGHT  JOB',
    '//* FEEDS THE ANIMALS',
    '//FEED     EXEC PGM=ZOFEED',
    '//RATIONS  DD DSN=ZOO.RATIONS,DISP=SHR',
  ].join('\n'),
  'data/animals.txt': 'LION HIBERNATES NO\nBEAR HIBERNATES YES',
})

test('what a question says that something of a name does', () => {
  expect(doingOfNamed('Before it goes on, where does the NAME exec save the old versions so that we can go back?')).toBe(
    'save the old versions',
  )
  expect(doingOfNamed('Which paragraph of NAME reduces the stock after a sale?')).toBe('reduces the stock')
  expect(doingOfNamed('Which paragraph of NAME is performed first?')).toBeUndefined()
  expect(doingOfNamed('Who calls NAME?')).toBeUndefined()
})

test('what stands in another program is not what the named one does', async () => {
  expect((await ask(gate, 'Where does the ZOGATE program archive the old rations?')).text).toMatch(
    /^NOT FOUND\nNothing in `ZOGATE` speaks of `archive`, `old`, `rations`/,
  )
  expect((await ask(gate, 'Where does the ZOFEED program archive the old rations?')).text).toContain('`cbl/ZOFEED.cbl:')
})

test('a sign and how it is gone about are said by no line', async () => {
  const scales = new Codebase({
    'cbl/ZOSCALE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOSCALE.
* READS THE WEIGHT OF AN ANIMAL
PROCEDURE DIVISION.
1000-READ.
    IF ZO-CHAR = ','
        SUBTRACT 1 FROM ZO-AT
    END-IF.`),
    'cbl/ZOVET.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOVET.
* TREATS SICK RABBITS, AND COMMAS IN THEIR NAMES
PROCEDURE DIVISION.
1000-HEAL.
    DISPLAY 'HEALED'.`),
  })
  expect((await ask(scales, 'How does ZOSCALE treat commas in the weight?')).text).not.toMatch(/^NOT FOUND/)
  expect((await ask(scales, 'How does ZOSCALE treat sick rabbits?')).text).toMatch(/^NOT FOUND/)
})

test('a transaction or job does what its program does, whatever its own lines say', async () => {
  const served = new Codebase({
    'cbl/ZOFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOFEED.
PROCEDURE DIVISION.
1000-FEED.
* WEIGHS THE RATIONS OF THE LIONS
    COMPUTE ZO-RATION = ZO-LIONS * 7.`),
    'csd/ZOO.csd': 'DEFINE TRANSACTION(ZOFD) GROUP(ZOO) PROGRAM(ZOFEED)',
    'jcl/ZONIGHT.jcl': ['//ZONIGHT  JOB', '//FEED     EXEC PGM=ZOFEED'].join('\n'),
  })
  for (const name of ['transaction ZOFD', 'job ZONIGHT'])
    expect((await ask(served, `Where does ${name} weigh the rations of the lions?`)).text).not.toMatch(/^NOT FOUND/)
})

test('a deed that only data speaks of is done by no program', async () => {
  const { text } = await ask(gate, 'Which program hibernates the bears, and how often does it do that?')
  expect(text).toMatch(/^NOT FOUND\nOnly texts and data speak of/)
})

test('where no job does what is asked for, none is named', async () => {
  expect((await ask(gate, 'Which job feeds the animals?')).text).toContain('ZONIGHT')
  expect((await ask(gate, 'Which nightly job sends the keepers home?')).text).toMatch(/^NOT FOUND\n/)
})

test('nobody is locked out where nothing counts failures, and somebody is where something does', async () => {
  const question = 'After how many wrong words is a keeper locked out?'
  expect((await ask(gate, question)).text).toMatch(/^NOT FOUND\nNo line of the code compares a count of failures with a number\./)
  expect((await ask(gate, 'How many wrong words does ZOGATE see, and where is the message moved?')).text).not.toMatch(/^NOT FOUND/)
  for (const line of ['    IF ZO-PWD-ERRORS = 3', '    88  ZO-LOCKED-OUT  VALUE 3.']) {
    const other = new Codebase({
      'cbl/ZOGATE.cbl': fixedFormat(`IDENTIFICATION DIVISION.\nPROGRAM-ID. ZOGATE.\nPROCEDURE DIVISION.\n${line}`),
    })
    expect((await ask(other, question)).text).not.toContain('compares a count of failures')
  }
  const counting = new Codebase({
    'cbl/ZOGATE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOGATE.
PROCEDURE DIVISION.
1000-CHECK.
* A KEEPER IS LOCKED OUT AFTER WRONG WORDS
    IF ZO-TRIES > 3
        MOVE 'LOCKED' TO ZO-STATE
    END-IF.`),
  })
  expect((await ask(counting, question)).text).toContain('ZO-TRIES > 3')
})

test('what is only named is not said to be laid out somewhere', async () => {
  const { text } = await ask(gate, 'In which BMS source is ZOMAP laid out, and where does it begin?')
  expect(text).toMatch(/^NOT FOUND\n`ZOMAP` is only spoken of; its source is not in the code\./)
})
