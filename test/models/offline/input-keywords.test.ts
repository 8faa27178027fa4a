import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const ferry = new Codebase({
  'src/cards.f': [
    '      SUBROUTINE CARDS (KARD, DONE)',
    'C     READS THE CARDS OF A CROSSING, AT ANCHOR OR NOT',
    '      COMMON /SWITCH/ LTIDES, LMOON',
    '      LOGICAL LTIDES, LMOON, DONE',
    '      INTEGER KARD(80), TIDES(9), IUNIT(4)',
    '      INTEGER MOON(4), KUNIT(4)',
    '      DATA TIDES /4HL   ,4HI   ,4HS   ,4HT   ,4H    ,',
    '     1            4HT   ,4HI   ,4HD   ,4HE   /',
    '      DATA MOON  /4HM   ,4HO   ,4HO   ,4HN   /',
    '      DATA IUNIT /4HU   ,4HN   ,4HI   ,4HT   /',
    '      DATA KUNIT /4HK   ,4HM   ,4HN   ,4HM   /',
    '      DO 10 I=1,9',
    '         IF(KARD(I).NE.TIDES(I)) GO TO 20',
    '   10 CONTINUE',
    '      LTIDES=.TRUE.',
    '      GO TO 90',
    '   20 DO 30 I=1,4',
    '         IF(KARD(I).NE.MOON(I)) GO TO 40',
    '   30 CONTINUE',
    '      LMOON=.TRUE.',
    '      GO TO 90',
    '   40 DO 50 I=1,4',
    '         IF(KARD(I).NE.IUNIT(I)) GO TO 90',
    '   50 CONTINUE',
    '      IF(KARD(6).EQ.KUNIT(1).AND.KARD(7).EQ.KUNIT(2)) LEN = 1',
    '      IF(KARD(6).EQ.KUNIT(3).AND.KARD(7).EQ.KUNIT(4)) LEN = 2',
    '   90 RETURN',
    '      END',
  ].join('\n'),
  'src/table.f': [
    '      SUBROUTINE TABLE (LEVEL)',
    '      COMMON /SWITCH/ LTIDES, LMOON',
    '      LOGICAL LTIDES, LMOON',
    '      IF(.NOT. LTIDES) RETURN',
    '      WRITE(6,100) LEVEL',
    '  100 FORMAT(1X,14HLEVEL OF WATER,F8.2)',
    '      END',
  ].join('\n'),
  'src/orders.f': [
    '      subroutine orders (word, opt)',
    '      character*4 word, opt, wd(3)',
    "      data wd /'sail','moor','load'/",
    '      do i = 1,3',
    '        if(same(word,wd(i))) go to 10',
    '      end do',
    '      return',
    '   10 go to (1,2,3), i',
    '!     [sail] - leave the quay',
    '    1 call depart',
    '      return',
    '!     [moor,xxxx] - make fast, see berth',
    '    2 call berth (opt)',
    '      return',
    '    3 call stow',
    '      end',
  ].join('\n'),
  'src/berth.f': [
    '      subroutine berth (opt)',
    '      character*4 opt',
    "      if(same(opt,'bow')) then",
    '        call rope (1)',
    "      elseif(same(opt,'quay')) then",
    '        call rope (2)',
    '      else',
    '        write(6,2000) opt',
    '      endif',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    "2000  format(' *ERROR* ',a,' is not a valid way to make fast')",
    '      end',
  ].join('\n'),
  'src/stow.f': ['      SUBROUTINE STOW', "      IF(INDEX(KEYS,' HEAV').NE.0) CALL WINCH", '      END'].join('\n'),
})

test('a keyword that is spelled letter by letter: what is done for it, and where the flag that it sets is tested', async () => {
  const { text } = await ask(ferry, 'What does a LIST TIDE card get me?')
  expect(text).toMatch(/LIST TIDE is spelled by `TIDES` in cards: `src\/cards\.f:7-8`/)
  expect(text).toMatch(/`LTIDES`, which it sets, is tested in table: `IF\(\.NOT\. LTIDES\) RETURN`: `src\/table\.f:4`/)
  expect(text).toMatch(/LTIDES=\.TRUE\./)
  expect(text).not.toMatch(/`LMOON`, which it sets/)
})

test('the words that may stand behind it', async () => {
  const { text } = await ask(ferry, 'Which lengths can I choose with the UNIT card?')
  expect(text).toMatch(/DATA KUNIT \/4HK/)
})

test('one that a routine compares with the letters that it needs', async () => {
  const { text } = await ask(ferry, 'What does the HEAVY keyword do?')
  expect(text).toMatch(/HEAVY in stow: `IF\(INDEX\(KEYS,' HEAV'\)\.NE\.0\) CALL WINCH`: `src\/stow\.f:2`/)
})

test('one of a table by whose number control jumps', async () => {
  const { text } = await ask(ferry, 'What does the LOAD command do?')
  expect(text).toMatch(/LOAD is number 3 of `wd` in orders: `src\/orders\.f:3`/)
  expect(text).toMatch(/3 call stow/)
})

test('an option that what works on the keyword does not know, and what is said then', async () => {
  const { text } = await ask(ferry, 'What does the program do with MOOR,STERN?')
  expect(text).toMatch(/No line of what works on MOOR \(berth, orders\) compares anything with STERN; there are BOW, QUAY/)
  expect(text).toMatch(/is not a valid way to make fast/)
  expect(text).toMatch(/write\(6,2000\) opt/)
})

const lock = new Codebase({
  'src/lock.f': [
    '      SUBROUTINE LOCK (CM)',
    '      CHARACTER CM*3, CMD(12)*3',
    "      DATA CMD /'FIL','DRN','OPN','SHT','LFT','LOW',",
    "     1 'BEL','LGT','PMP','TIE','WAR','CLR'/",
    '      DO 8 I=1,12',
    '      N=I',
    '      IF (CM.EQ.CMD(N)) GOTO (',
    ...Array.from({ length: 12 }, (_, i) =>
      [`     ${(i % 9) + 1} ${(i + 2) * 10}${i < 11 ? ',' : '), N'}`.padEnd(72), `LCK${String(i).padStart(5, '0')}`].join(''),
    ),
    '    8 CONTINUE',
    '      RETURN',
    '   20 CALL FILL',
    '      RETURN',
    'C--RINGS THE BELL OF THE LOCK',
    '   80 CALL RING (1)',
    '      RETURN',
    'C--THE ROPES OF A BARGE',
    '  110 CALL ROPES (CM)',
    '      RETURN',
    '      END',
  ].join('\n'),
  'src/plans.f': [
    '      SUBROUTINE PLANS',
    'C     NGATE  OPTION OF THE GATES  =1 UPPER GATE ONLY',
    'C                                 =2 BOTH GATES',
    '      COMMON /GATES/ NGATE, WIDTH',
    '      NAMELIST /PLAN/ NGATE, WIDTH',
    '      READ (5, PLAN)',
    '      IF (NGATE .EQ. 2) CALL BOTH',
    '      END',
  ].join('\n'),
})

test('a computed GO TO in the statement that compares, over more lines than a few, with numbers behind column 72', async () => {
  const { text } = await ask(lock, 'What is the difference between the BEL and TIE commands?')
  expect(text).toMatch(/BEL is number 7 of `CMD` in lock: `src\/lock\.f:3-4`/)
  expect(text).toMatch(/RINGS THE BELL OF THE LOCK\n\s*80 CALL RING/)
  expect(text).toMatch(/TIE is number 10 of `CMD`/)
  expect(text).toMatch(/THE ROPES OF A BARGE\n\s*110 CALL ROPES/)
})

test('a list that is handed to a routine, and the jump by what that found', async () => {
  const ark = new Codebase({
    'src/order.f': [
      '      SUBROUTINE ORDER (WORD)',
      "      DATA LIST /'HOIST','LOWER','SWING'/",
      '      CALL LOOKUP (WORD, LIST, 3, N)',
      '      GO TO (10,20,30), N',
      '      RETURN',
      '   10 CALL UP',
      ...Array.from({ length: 30 }, (_, i) => `      CALL ROPE (${i})`),
      '      RETURN',
      'C     TURNS THE CRANE',
      '   30 CALL TURN',
      '      RETURN',
      '   20 CALL DOWN',
      '      END',
    ].join('\n'),
  })
  expect((await ask(ark, 'What does the SWING command do?')).text).toMatch(/TURNS THE CRANE\n\s*30 CALL TURN/)
})

test('data of that name is no word that nothing is compared with', async () => {
  const { text } = await ask(lock, 'What is the NGATE option and what values can it take?')
  expect(text).not.toMatch(/NOT FOUND|compares anything/)
  expect(text).toMatch(/BOTH GATES/)
  expect(text).toMatch(/IF \(NGATE \.EQ\. 2\) CALL BOTH/)
})

test('one that nothing is compared with is not there', async () => {
  const { text } = await ask(ferry, 'What does the ANCHOR control card do?')
  expect(text).toMatch(/^NOT FOUND\nNo line of the code compares anything with ANCHOR/)
})

test('a command whose name is of parts and stands nowhere is missing; one that stands in a text is found by its whole name', async () => {
  const tugs = new Codebase({
    'pli/tugs.pl1': `/* Commands for the tugs of a harbour */
tugs: procedure (args);
   max_time = 5;
   min_rope = 6;
   min_time = max_time - 3;
   rope_len = min_rope + max_time;
   value = parse_$args ("min_rope_len=", args);
   if value = "" then rope = 60;
   else rope = cv_dec_ (value);
end tugs;`,
    'pli/hold.pl1': `/* Holds a tug at its rope for a time */
hold_tug: procedure (len, rope);
   if rope = len then call hold (rope);
end hold_tug;`,
  })
  expect((await ask(tugs, 'What does the hold_rope command do with a tug?')).text).toContain('Nothing in the code is named `hold_rope`')
  expect((await ask(tugs, 'How does the REVERT command bring a tug back to its rope?')).text).toContain(
    'Nothing in the code is named `REVERT`',
  )
  expect((await ask(tugs, 'How does the HOLDTUG command hold a tug at its rope?')).text).not.toContain('Nothing in the code is named')
  expect((await ask(tugs, 'What does the hold_tug command do?')).text).toContain('Holds a tug at its rope')
  const { text } = await ask(tugs, 'What default does the min_rope_len keyword have?')
  expect(text).toContain('then rope = 60')
})
