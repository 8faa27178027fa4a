import { Codebase } from './codebase.ts'

/** A system small enough to be read at once: a bakery's nightly baking plan. */
export function bakery(skills: Readonly<Record<string, string>> = {}): Codebase {
  return new Codebase(
    {
      'cbl/BKPLAN.cbl': [
        '      *****************************************************',
        '      * PROGRAM  : BKPLAN                                 *',
        '      * FUNCTION : BAKING PLAN OF THE NIGHT FROM ORDERS   *',
        '      *            OF THE SHOPS                           *',
        '      *****************************************************',
        '       IDENTIFICATION DIVISION.',
        '       PROGRAM-ID. BKPLAN.',
        '       DATA DIVISION.',
        '       WORKING-STORAGE SECTION.',
        '       01  WS-DOUGH-WEIGHT         PIC S9(5)V99 COMP-3.',
        '           COPY BKORDR.',
        '       PROCEDURE DIVISION.',
        '       1000-MAIN.',
        "           CALL 'BKDOUGH' USING BK-ORDER-REC",
        "           CALL 'BKABORT'",
        '           GOBACK.',
        '      * SURCHARGE FOR RYE FLOUR: 12 PERCENT OF THE PRICE',
        '       2000-SURCHARGE.',
        '           COMPUTE BK-PRICE = BK-PRICE * 1.12.',
        '           MOVE 731 TO BK-REASON.',
      ].join('\n'),
      'cbl/BKDOUGH.cbl': [
        '       IDENTIFICATION DIVISION.',
        '       PROGRAM-ID. BKDOUGH.',
        '       PROCEDURE DIVISION.',
        '       1000-MAIN.',
        '           GOBACK.',
      ].join('\n'),
      'cbl/BKIDLE.cbl': ['       IDENTIFICATION DIVISION.', '       PROGRAM-ID. BKIDLE.'].join('\n'),
      'cpy/BKORDR.cpy': [
        '       01  BK-ORDER-REC.',
        '           05  BK-PRICE            PIC S9(5)V99.',
        '           05  BK-REASON           PIC 9(03).',
      ].join('\n'),
      'jcl/BKNIGHT.jcl': ['//BKNIGHT  JOB (ACCT),CLASS=A', '//PLAN     EXEC PGM=BKPLAN', '//ORDERS   DD DSN=BAKERY.ORDERS,DISP=SHR'].join(
        '\n',
      ),
      'README.md': ['# Bakery', 'BKIDLE is not used any more.', 'The shops send orders at `20:00`.'].join('\n'),
    },
    skills,
  )
}
