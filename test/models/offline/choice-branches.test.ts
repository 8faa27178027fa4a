import { expect, test } from 'vitest'
import { choiceBranches } from '../../../src/models/offline/evidence/choice-branches.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const branches = (text: string) =>
  choiceBranches(new Map(text.split('\n').map((line, i) => [i + 1, line])), 1, 100).map(
    ({ startLine, endLine, values, does }) => `${startLine}-${endLine} ${values.join('|')}: ${does}`,
  )

test('the branches of a SELECT, without those of what stands inside', () => {
  expect(
    branches(`  SELECT (GRAIN);
    WHEN (RYE, 'r') DO;  /* the dark one */
      IF WET THEN DO;
        SELECT (OVEN);
          WHEN (1) CALL HEAT_ONE;
          OTHERWISE;
        END;
      END;
      CALL BAKE_RYE();
    END;
    WHEN ('W') CALL BAKE_WHEAT;
    OTHERWISE ERROR_TEXT = 'END OF GRAIN; SELECT ANOTHER';
  END;
  CALL OTHER_THING;`),
  ).toEqual(["2-9 RYE|'r': CALL BAKE_RYE()", "11-11 'W': CALL BAKE_WHEAT", "12-12 OTHER: ERROR_TEXT = 'END OF GRAIN"])
})

test('the branches of an EVALUATE; two WHENs in a row are one', () => {
  expect(
    branches(
      fixedFormat(`EVALUATE BK-KIND
    WHEN 'R'
    WHEN BK-SPELT
*        the dark ones
        PERFORM 2000-BAKE-DARK
    WHEN OTHER
        MOVE 'WHAT IS THAT' TO BK-TEXT
END-EVALUATE
PERFORM 9000-END`),
    ),
  ).toEqual(["2-5 'R'|BK-SPELT: PERFORM 2000-BAKE-DARK", "6-7 OTHER: MOVE 'WHAT IS THAT' TO BK-TEXT"])
})

test('a point inside a statement does not end it', () => {
  expect(
    branches(`  SELECT (GRAIN);
    WHEN (RYE) HEAT = SALT * 1.5 + 2;
    WHEN (OATS) OVEN.HEAT = 5;
  END;`),
  ).toEqual(['2-2 RYE: HEAT = SALT * 1.5 + 2', '3-3 OATS: OVEN.HEAT = 5'])
})

test('what a branch does under a condition is told as the condition', () => {
  expect(
    branches(`  SELECT (GRAIN);
    WHEN (RYE) IF WET THEN
        CALL DRY;
    WHEN (OATS) DO;
      IF OLD THEN DO;
        CALL THROW_AWAY;
      END;
    END;
    WHEN ('W') CALL BAKE_WHEAT;
  END;`),
  ).toEqual(['2-2 RYE: IF WET THEN', '4-5 OATS: IF OLD THEN DO', "9-9 'W': CALL BAKE_WHEAT"])
  expect(
    branches(
      fixedFormat(`EVALUATE BK-KIND
    WHEN 'R'
        IF BK-WET
            PERFORM 1000-DRY
        END-IF
        PERFORM 2000-BAKE
    WHEN 'S'
        IF BK-OLD
            PERFORM 3000-THROW
        END-IF
END-EVALUATE`),
    ),
  ).toEqual(["2-6 'R': PERFORM 2000-BAKE", "7-8 'S': IF BK-OLD"])
})

test('the values of a field that a question names, with what is done for each', async () => {
  const code = new Codebase({
    'BKCODES.plinc': [" DCL DO_BAKE CHAR(1) VALUE('B');", " DCL DO_COOL CHAR(1) VALUE('C');"].join('\n'),
    'BKSCREEN.pli': [
      'BKSCREEN: PROC;',
      '  %INCLUDE BKCODES;',
      '  DCL 1 SCREEN, 2 SCREEN_KEY CHAR(1);',
      '  DCL KEY CHAR(1);',
      '  KEY = SCREEN_KEY;',
      '  SELECT (KEY);',
      '    WHEN (DO_BAKE) CALL BAKE;',
      '    WHEN (DO_COOL) CALL COOL;',
      "    OTHERWISE PUT LIST('WHAT?');",
      '  END;',
      'END BKSCREEN;',
    ].join('\n'),
  })
  const { text } = await ask(code, 'Which values of SCREEN_KEY does BKSCREEN know?')
  expect(text).toContain('- `SCREEN_KEY` is put into `KEY`, by which the program chooses: `BKSCREEN.pli:5`, `BKSCREEN.pli:6`')
  expect(text).toContain("- DO_BAKE ('B'): CALL BAKE: `BKSCREEN.pli:7`, `BKCODES.plinc:1`")
  expect(text).toContain("- anything else: PUT LIST('WHAT?'): `BKSCREEN.pli:9`")
})
