import { expect, test } from 'vitest'
import { capitalTexts } from '../../../src/base/words/capital-texts.ts'
import { ask, Codebase } from './codebase.ts'

const tide = `     1${'/'.padEnd(44)}20HLEFT OUT AT LOW TID`
const harbour = new Codebase({
  'src/moor.for': [
    '      SUBROUTINE MOOR (BOATS)',
    'C     MOORS THE BOATS OF A TABLE',
    '      READ (5,10) N, MORE, BERTH',
    '   10 FORMAT (3I5)',
    '      IF (N .LT. 200) GO TO 30',
    '      WRITE (6, 20)',
    '   20 FORMAT (18H1ERROR IN HARBOUR/ 15H0MORE THAN 200 ,',
    '     1 17HBOATS AT A BERTH.)',
    '      RETURN',
    '   30 WRITE (6, 40)',
    '   40 FORMAT (22H1ERROR IN TABLE OF TIDE',
    tide,
    '     2E)',
    "      WRITE (6, '(6X,A)') 'MOOR WARNING -- ERROR IN BERTH'",
    '      END',
  ].join('\n'),
})

test.each(['Where does "MORE THAN 200 BOATS AT A BERTH" come from?', 'Where does MORE THAN 200 BOATS AT A BERTH come from?'])(
  'pieces of Hollerith in one FORMAT are one text: %s',
  async (question) => {
    const { text } = await ask(harbour, question)
    expect(text).toMatch(/^- “MORE THAN 200 BOATS AT A BERTH” in MOOR: `src\/moor\.for:7-8`/)
    expect(text).toContain('IF (N .LT. 200) GO TO 30')
    expect(text).not.toMatch(/used|nearest/)
  },
)

test('a text of Hollerith goes on in the next card', async () => {
  expect((await ask(harbour, 'When is LEFT OUT AT LOW TIDE printed?')).text).toMatch(
    /^- “LEFT OUT AT LOW TIDE” in MOOR: `src\/moor\.for:12-13`/,
  )
})

test('numbers and contractions stand in a message; beside names in capitals there is no message', () => {
  expect(capitalTexts('Why do I get MORE THAN 200 BOATS at night?')).toEqual(['MORE THAN 200 BOATS'])
  expect(capitalTexts("When is BERTH DOESN'T FIT THE BOAT shown?")).toEqual(["BERTH DOESN'T FIT THE BOAT"])
  expect(capitalTexts('Where do I see MOOR - ROPE LOST today?')).toEqual(['MOOR - ROPE LOST'])
  expect(capitalTexts('Does the tide differ in NORTH - SOUTH?')).toEqual([])
  expect(capitalTexts('Does MOOR set BERTH to 200?')).toEqual([])
})

test.each(['What does the message MOOR WARNING -- ERROR IN BERTH mean?', 'Where does MOOR WARNING -- ERROR IN BERTH come from?'])(
  'a dash between its words does not end a message: %s',
  async (question) => {
    expect((await ask(harbour, question)).text).toMatch(/^- “MOOR WARNING -- ERROR IN BERTH” in `?MOOR`?: `src\/moor\.for:14`/)
  },
)
