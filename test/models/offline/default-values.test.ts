import { expect, test } from 'vitest'
import { literalUses } from '../../../src/models/offline/evidence/literal-uses.ts'
import { ask, Codebase } from './codebase.ts'

const zoo = new Codebase({
  'src/feed.f': [
    '      SUBROUTINE FEED (HAY)',
    'C     FEEDS THE ANIMALS',
    'C     NMEALS = MEALS OF A DAY',
    'C     OATS   = OATS OF A MEAL (KG)',
    '      COMMON /FOOD/ NMEALS, OATS',
    '      NCAGES = 40',
    '      READ (5,10) NMEALS, OATS, NCAGES',
    '      IF (NMEALS .LT. 1) NMEALS = 3',
    '      IF ((OATS .LE. 0.0) .OR. (OATS .GT. HAY)) OATS = 0.1*HAY',
    '      IF (NCAGES .GT. 90) NCAGES = 90',
    'C     NCAGES=NCAGES',
    '   10 FORMAT (I5,F5.1,I5)',
    '      END',
  ].join('\n'),
  'src/weigh.f': [
    '      SUBROUTINE WEIGH',
    'C     WEIGHS A SACK',
    '      DATA OATS /0.01/',
    '      IF (SACK .LT. OATS) CALL WARN',
    '      IF (SACK .LT. 5.) SACK = 5.',
    '      END',
  ].join('\n'),
})

test('a default is what a test for nothing given leads to, not what DATA gives to other data of that name', async () => {
  for (const question of ['What is the default value of OATS?', 'What does OATS default to?']) {
    const { text } = await ask(zoo, question)
    expect(text).toMatch(/^- default of `OATS` in feed: `IF \(\(OATS \.LE\. 0\.0\).*OATS = 0\.1\*HAY`: `src\/feed\.f:9`/)
    expect(text).toContain('OATS OF A MEAL')
    expect(text).not.toContain('0.01')
  }
  expect((await ask(zoo, 'What is the default of NMEALS?')).text).toMatch(
    /^- default of `NMEALS` in feed: `IF \(NMEALS \.LT\. 1\) NMEALS = 3`/,
  )
})

test('a bound is no default; a first value is one that a statement gives, and a statement out of use no meaning', async () => {
  const { text } = await ask(zoo, 'What is the initial value of NCAGES?')
  expect(text).toMatch(/^- set `NCAGES` in feed: `NCAGES = 40`: `src\/feed\.f:6`/)
  expect(text).not.toContain('NCAGES=NCAGES')
  expect((await ask(zoo, 'What is the default value of SACK?')).text).not.toContain('default of `SACK`')
})

test('behind the parentheses of an IF a value is set', () => {
  const how = (text: string) => literalUses({ path: 'a.f', line: 1, text }, 'N').map((use) => `${use.how} ${use.value}`)
  expect(how('      IF (N .LT. 1) N = 5')).toEqual(['set 5'])
  expect(how('      IF (N .EQ. 0 .OR. LAST(K)) N = 5')).toEqual(['tested 0', 'set 5'])
  expect(how('      IF (N = 2) THEN')).toEqual(['tested 2'])
})
