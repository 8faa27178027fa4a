import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JclStatement } from '../../src/base/jcl/jcl-stream.ts'
import { readStatements } from '../../src/base/jcl/read-statements.ts'

/** `lines operation name parameters`, data behind `|`. */
function shown(text: string): string[] {
  return readStatements(text).stream.statements.map(show)
}

function show({ operation, name, parameters, startLine, endLine, data }: JclStatement): string {
  const values = parameters.map(({ key, value }) => (key === '' ? value : `${key}=${value}`)).join(' ; ')
  const lines = startLine === endLine ? `${startLine}` : `${startLine}-${endLine}`
  const rest = data === undefined ? '' : ` | ${data.startLine}: ${data.lines.join('⏎')}`
  return `${lines} ${operation} ${name || '-'} ${values}`.trimEnd() + rest
}

const col = (text: string, column: number, mark: string) => text.padEnd(column - 1) + mark

test('a parameter field that ends with a comma goes on, comments between; what follows a blank is a comment', () => {
  const text = `//J1       JOB (ACCT,'X, Y'),'NIGHT RUN',   the comment
//* between
//             CLASS=A,
//             MSGCLASS=X  last one, with a comma,
//S1       EXEC PGM=P1,PARM='A,B (C',COND=(4,LT)`
  expect(shown(text)).toEqual([
    "1-4 JOB J1 (ACCT,'X, Y') ; 'NIGHT RUN' ; CLASS=A ; MSGCLASS=X",
    "5 EXEC S1 PGM=P1 ; PARM='A,B (C' ; COND=(4,LT)",
  ])
})

test('continuations may begin behind column 16, and a comma too many swallows no statement', () => {
  const text = `//S1       EXEC PGM=P1,
//                        REGION=0M
//A        DD DSN=X.Y,DISP=SHR,
//         DD DSN=X.Z,
//         DISP=SHR
//B        DD DSN=B,
//C        DD DSN=C`
  expect(shown(text)).toEqual([
    '1-2 EXEC S1 PGM=P1 ; REGION=0M',
    '3 DD A DSN=X.Y ; DISP=SHR',
    '4-5 DD - DSN=X.Z ; DISP=SHR',
    '6 DD B DSN=B',
    '7 DD C DSN=C',
  ])
})

test('a string that is open at column 71 goes on in column 16', () => {
  const first = `//S1       EXEC PGM=P1,PARM='${'A'.repeat(71 - 29)}`
  expect(first).toHaveLength(71)
  expect(shown(`${first}\n//             BCD'`)).toEqual([`1-2 EXEC S1 PGM=P1 ; PARM='${'A'.repeat(42)}BCD'`])
  // Blanks before column 71 are part of it.
  expect(shown(`//S1  EXEC PGM=P1,PARM='A\n//             B',REGION=0M`)).toEqual([
    `1-2 EXEC S1 PGM=P1 ; PARM='A${' '.repeat(71 - 25)}B' ; REGION=0M`,
  ])
})

test('columns 72 to 80 are no text; a mark in column 72 continues a comment', () => {
  const text = [
    col('//A        DD DSN=X.Y,', 73, '00010000'),
    col('//            DISP=SHR', 73, '00020000'),
    col('//B        DD DSN=B           this comment goes', 72, 'X'),
    '//         on here, SET A=B',
    col('//C        DD DSN=C', 72, 'X'),
    '//         DD DSN=D',
  ].join('\n')
  expect(shown(text)).toEqual(['1-2 DD A DSN=X.Y ; DISP=SHR', '3-4 DD B DSN=B', '5 DD C DSN=C', '6 DD - DSN=D'])
})

test('in-stream data ends at its delimiter, or at the next statement where that is allowed', () => {
  const text = `//S1 EXEC PGM=P
//A  DD *
TRAN,1                                                             //Date
//B  DD DATA
//X  EXEC PGM=NOT
/*
//C  DD *,DLM=$$
/*
//Y  EXEC PGM=NEITHER
$$
//D  DD DATA,DLM='@@'
//Z  JOB
@@ the rest
//E  DD *
//F  DD DUMMY
//G  DD *,
//      DCB=BLKSIZE=80
LAST`
  expect(shown(text)).toEqual([
    '1 EXEC S1 PGM=P',
    `2 DD A * | 3: TRAN,1${' '.repeat(61)}//Date`,
    '4 DD B DATA | 5: //X  EXEC PGM=NOT',
    '7 DD C * ; DLM=$$ | 8: /*⏎//Y  EXEC PGM=NEITHER',
    "11 DD D DATA ; DLM='@@' | 12: //Z  JOB",
    '14 DD E * | 15: ',
    '15 DD F DUMMY',
    '16-17 DD G * ; DCB=BLKSIZE=80 | 18: LAST',
  ])
})

test('data without a DD is the SYSIN of its step; lines of JES2 and JES3 are not', () => {
  const text = `/*JOBPARM SYSAFF=*
//J JOB
/*ROUTE PRINT X
//*MAIN CLASS=A
//S EXEC PGM=IDCAMS
 LISTCAT
 ALL
//T EXEC PGM=P
/*
`
  expect(shown(text)).toEqual(['2 JOB J', '5 EXEC S PGM=IDCAMS', '6 DD SYSIN * | 6:  LISTCAT⏎ ALL', '8 EXEC T PGM=P'])
})

test('the null statement ends a job, a JOB statement after it begins one', () => {
  const text = `//J1 JOB
//S1 EXEC PGM=A
//
//S2 EXEC PGM=B
//SYSIN DD *
data
/*
//J2 JOB
//S3 EXEC PGM=C`
  expect(shown(text)).toEqual(['1 JOB J1', '2 EXEC S1 PGM=A', '3 NULL -', '8 JOB J2', '9 EXEC S3 PGM=C'])
})

test('operations without a name, with a label, and conditions over lines', () => {
  const text = `// JCLLIB ORDER=(A.B)
//JOBLIB JCLLIB ORDER=('C.D')
//   SET A=1,B='x y'
// INCLUDE MEMBER=M
//         IF (S1.RC <= 4 AND
//             S2.RC = 0) THEN
// EXEC P,Q=R
//         ELSE
//CMD      COMMAND 'D T'
//         ENDIF
//         left over from a comment`
  expect(shown(text)).toEqual([
    '1 JCLLIB - ORDER=(A.B)',
    "2 JCLLIB JOBLIB ORDER=('C.D')",
    "3 SET - A=1 ; B='x y'",
    '4 INCLUDE - MEMBER=M',
    '5-6 IF - (S1.RC <= 4 AND S2.RC = 0) THEN',
    '7 EXEC - P ; Q=R',
    '8 ELSE -',
    "9 OTHER CMD 'D T'",
    '10 ENDIF -',
  ])
})

test('templates stay readable', () => {
  const text = `//{{ job }} JOB
{% if prod %}
//S1 EXEC PGM=\${pgm}
{% endif %}
//A DD DSN={{ hlq }}.DATA,DISP=SHR
//B DD DSN=<HIGH QUALIFIER>.B,DISP=OLD
//C DD DSN=@HLQ@.C
//D DD DSN=%%ODATE..D
//LONGNAME DD DSN=\${a.very.long.name.of.a.parameter}.\${and.another.one}.X,DISP=SHR`
  expect(shown(text)).toEqual([
    '1 JOB {{ JOB }}',
    `3 EXEC S1 PGM=\${pgm}`,
    '5 DD A DSN={{ hlq }}.DATA ; DISP=SHR',
    '6 DD B DSN=<HIGH QUALIFIER>.B ; DISP=OLD',
    '7 DD C DSN=@HLQ@.C',
    '8 DD D DSN=%%ODATE..D',
    `9 DD LONGNAME DSN=\${a.very.long.name.of.a.parameter}.\${and.another.one}.X ; DISP=SHR`,
  ])
})

test('line ends of Windows, tabs, lower case and a last Ctrl-Z', () => {
  expect(shown('//s1\texec\tpgm=p1,\r\n//\tparm=x\r\n//sysin dd *\r\n a\r\n/*\r\n\u001a')).toEqual([
    '1-2 EXEC S1 PGM=p1 ; PARM=x',
    '3 DD SYSIN * | 4:  a',
  ])
})

test('the comment above a statement is kept without its frame', () => {
  const text = `//*-----
//* WHAT IT IS FOR
//*
//* AND MORE
//*-----
//S1 EXEC PGM=A
//* OF THE DD
//X DD DUMMY
//*------
//Y DD DUMMY`
  expect(readStatements(text).stream.statements.map(({ comment }) => comment)).toEqual([
    { startLine: 2, endLine: 4 },
    { startLine: 7, endLine: 7 },
    undefined,
  ])
})

const sample = `//J1 JOB (A),'N',\n// CLASS=A\n//P PROC A=B\n//S EXEC PGM=&A,PARM='X\n//             Y'\n// PEND\n//T EXEC P\n//S.D DD *,DLM=##\n//\n##\n// IF RC=0 THEN\n//\n//J2 JOB\n`

test('whatever the text, reading ends, and lines stay inside it', () => {
  const texts = fc.oneof(
    fc.nat(sample.length).map((length) => sample.slice(0, length)),
    fc
      .tuple(fc.nat(sample.length), fc.string({ unit: 'binary', maxLength: 8 }))
      .map(([at, noise]) => sample.slice(0, at) + noise + sample.slice(at)),
    fc
      .array(fc.constantFrom('//', '/*', '//*', ' ', "'", ',', '(', '\n', 'DD', 'EXEC', 'A=', '*', '{{', '<', '\r', '##', 'DLM='))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { stream, lines } = readStatements(text)
      let last = 0
      for (const { startLine, endLine, data } of stream.statements) {
        expect(startLine).toBeGreaterThan(last)
        last = Math.max(endLine, data === undefined ? 0 : data.startLine + data.lines.length - 1)
        expect(last).toBeLessThanOrEqual(lines)
      }
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['open strings', (n: number) => `//A DD DSN='${'X'.repeat(n)}\n`.concat("//             Y'Z\n".repeat(n / 10))],
  ['placeholders that never close', (n: number) => `//A DD DSN=${'<'.repeat(n)}\n//B DD ${'{{'.repeat(n)}`],
  ['one statement of many lines', (n: number) => `//A DD A=B,\n${'// C=D,\n'.repeat(n)}`],
  ['data', (n: number) => `//S EXEC PGM=A\n${'data\n'.repeat(n)}`],
  ['parentheses', (n: number) => `//A DD ${'('.repeat(n)}`],
])('a long text comes to its end: %s', { timeout: 60_000 }, (_, make) => {
  expect(() => readStatements(make(200_000))).not.toThrow()
})

test('directives of a template between continuations do not end a statement, and are no data', () => {
  const text = `//S1       EXEC PGM=P1,
<#if big>
//             REGION=0M
</#if>
//OUT      DD DISP=(NEW,CATLG),
#if( $vol != "" )
//             VOL=SER={{vol}},
#end
)SEL &SIZE > 9
//             SPACE=(CYL,9),
)ENDSEL
{% if x %}
//             DSN=A.B
{% endif %}`
  expect(shown(text)).toEqual([
    '1-3 EXEC S1 PGM=P1 ; REGION=0M',
    '5-13 DD OUT DISP=(NEW,CATLG) ; VOL=SER={{vol}} ; SPACE=(CYL,9) ; DSN=A.B',
  ])
})

test('a null statement before the first step is a blank card, after a procedure in the stream too', () => {
  const text = `//J JOB 1
//
//P PROC
//A EXEC PGM=PA
// PEND
//
//S1 EXEC P
//
//S2 EXEC PGM=P2`
  expect(shown(text)).toEqual(['1 JOB J 1', '3 PROC P', '4 EXEC A PGM=PA', '5 PEND -', '7 EXEC S1 P', '8 NULL -'])
})
