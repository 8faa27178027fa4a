import { expect, test } from 'vitest'
import { pliConditions } from '../../../src/models/offline/evidence/pli-condition.ts'
import { ask, Codebase } from './codebase.ts'

const lines = [
  ' FEED: PROC;',
  '   IF HUNGER > 3 THEN /* OR SO; IF NOT THEN ELSE */',
  '   DO;',
  "     IF HAY = 0 THEN PUT LIST('NO HAY; ELSE');",
  '     ELSE IF OATS > 2',
  '          THEN CALL MIX;',
  '     CALL GIVE;',
  '   END;',
  '   ELSE',
  "     PUT SKIP EDIT('THE ANIMAL SLEEPS ON',",
  '                   NAME) (A,A);',
  '   CALL CLEAN;',
  '   SELECT (KIND);',
  "     WHEN ('COW') IF MILK = 0 THEN CALL WAIT;",
  '     OTHERWISE;',
  '   END;',
  ' END FEED;',
]
const known = new Map(lines.map((text, i) => [i + 1, text]))
const at = (line: number) =>
  pliConditions(known, line).map(({ startLine, endLine, isElse }) => `${isElse ? 'not ' : ''}${startLine}-${endLine}`)

test('the conditions that a statement of PL/I stands under', () => {
  expect(at(4)).toEqual(['2-2', '4-4'])
  expect(at(6)).toEqual(['2-2', 'not 4-4', '5-6'])
  expect(at(7)).toEqual(['2-2'])
  expect(at(10)).toEqual(['not 2-2'])
  expect(at(12)).toEqual([])
  expect(at(14)).toEqual(['14-14'])
  expect(at(17)).toEqual([])
})

test('when a message comes: the IF far above whose ELSE it stands under', async () => {
  const zoo = new Codebase({
    'pli/FEED.pli': [...lines.slice(0, 7), ...Array.from({ length: 20 }, (_, i) => `     CALL GIVE${i};`), ...lines.slice(7)].join('\n'),
  })
  const { text } = await ask(zoo, 'When is THE ANIMAL SLEEPS ON printed?')
  expect(text).toContain('there only where this fails: `pli/FEED.pli:2`: `IF HUNGER > 3 THEN')
})

test('a text between asterisks is that of a message', async () => {
  const zoo = new Codebase({
    'pli/FEED.pli': " FEED: PROC OPTIONS(MAIN);\n   IF HAY = 0 THEN\n      PUT SKIP LIST('*** INVALID HAY ***');\n END FEED;\n",
  })
  const { text } = await ask(zoo, 'When is *** INVALID HAY *** printed?')
  expect(text).toMatch(/^- “[^”]*INVALID HAY[^”]*” in FEED: `pli\/FEED\.pli:3`/)
})
