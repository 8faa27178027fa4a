import { expect, test } from 'vitest'
import { procedureOf, program } from './procedure.ts'

const data = [
  'FD IN-FILE STATUS STAT',
  '01 IN-REC',
  '05 K',
  'WORKING-STORAGE SECTION',
  '01 STAT',
  '01 REC-1',
  '05 A',
  '05 B OCCURS 3',
  '01 REC-2',
  '05 A',
  '77 I',
  "88 DONE VALUE 'Y'",
]

/** One statement of every kind. */
const text = program(
  data,
  'DECLARATIVES.',
  'ERR SECTION. USE AFTER ERROR PROCEDURE ON IN-FILE.',
  'END DECLARATIVES.',
  'MAIN SECTION.',
  'START-UP.',
  '    OPEN INPUT IN-FILE OUTPUT IN-FILE. READ IN-FILE INTO REC-1 AT END SET DONE TO TRUE.',
  '    MOVE CORRESPONDING REC-1 TO REC-2. MOVE B OF REC-1 (I + (2 * I)) (1:2) TO A OF REC-2.',
  '    PERFORM P OF MAIN THRU Q VARYING I FROM 1 BY 1 UNTIL I > 5 AFTER I FROM 1 BY 1 UNTIL DONE.',
  "    CALL 'SUB' USING BY REFERENCE REC-1 BY CONTENT 'X' RETURNING I ON EXCEPTION DISPLAY 'No such program' I END-CALL.",
  "    STRING 'A' DELIMITED BY SIZE A OF REC-1 DELIMITED BY ' ' INTO REC-2 POINTER I.",
  '    UNSTRING REC-1 DELIMITED BY ALL SPACES INTO A OF REC-2 COUNT IN I TALLYING I.',
  "    INSPECT REC-1 TALLYING I FOR ALL 'X' REPLACING ALL 'X' BY 'Y'. INITIALIZE REC-1 REPLACING NUMERIC DATA BY I.",
  '    COMPUTE I ROUNDED = (I + 1) ** 2 ON SIZE ERROR CONTINUE. DIVIDE I BY 2 GIVING I REMAINDER I.',
  '    EVALUATE TRUE ALSO I WHEN DONE ALSO ANY GO TO P Q DEPENDING ON I WHEN OTHER EXIT PERFORM END-EVALUATE.',
  '    ALTER P TO PROCEED TO Q. SORT IN-FILE ON ASCENDING KEY K INPUT PROCEDURE P THRU Q GIVING IN-FILE.',
  "    EXEC CICS SEND MAP('M') END-EXEC. ENTRY 'E' USING REC-1. XML PARSE REC-1 PROCESSING PROCEDURE P.",
  'P.',
  '    WRITE IN-REC FROM REC-1. START IN-FILE KEY > K. SET ADDRESS OF REC-1 TO I. ACCEPT I FROM DATE.',
  'Q. EXIT.',
)

/** Tokens of facts stay within the text, whatever it says. */
function check(damaged: string): void {
  const { tokens, items, facts } = procedureOf(damaged)
  for (const { item, token } of facts.uses) expect(items[item] !== undefined && token < tokens.count).toBe(true)
  for (const { range } of facts.paragraphs) expect(range.from < range.to && range.to <= tokens.count).toBe(true)
  for (const { from, token } of facts.jumps) expect(from < facts.paragraphs.length && token < tokens.count).toBe(true)
}

test('a division that is cut anywhere is read up to the cut', () => {
  const from = text.indexOf('DECLARATIVES')
  for (let cut = from; cut <= text.length; cut++) check(text.slice(0, cut))
})

test('a division with anything in it anywhere is read', () => {
  const from = text.indexOf('DECLARATIVES')
  const strange = [
    '.',
    '(',
    ')',
    ' . ',
    "'",
    ' MOVE ',
    ' PERFORM ',
    ' OF ',
    ' TO ',
    ' ELSE ',
    ' SECTION. ',
    ' EXEC ',
    ' - ',
    ' & ',
    ':',
    '\u0000',
  ]
  for (let at = from; at < text.length; at += 3) {
    const noise = strange[at % strange.length] ?? ''
    check(text.slice(0, at) + noise + text.slice(at))
    check(text.slice(0, at) + noise + text.slice(at + 3))
  }
})

test('damage is mended at the next statement: what stands behind is read as before', () => {
  const closed = (cut: string) => (cut.split("'").length % 2 === 0 ? `${cut}'` : cut)
  const behind = (lines: readonly string[]) => {
    const { facts } = procedureOf(program(data, 'MAIN.', ...lines, 'LAST-ONE.', '    PERFORM P.', '    MOVE I TO STAT.'))
    return [facts.paragraphs.at(-1)?.name, facts.jumps.at(-1)?.target, facts.uses.slice(-2).map(({ access }) => access)]
  }
  const expected = ['LAST-ONE', 'P', ['read', 'write']]
  // Where an EXEC block ends that lacks its END-EXEC is for its reader to say.
  const lines = text.split('\n').filter((line) => line.startsWith(' '.repeat(11)) && !line.includes('EXEC'))
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    for (let cut = 12; cut < line.length; cut += 3) expect(behind([closed(line.slice(7, cut)), '    .'])).toEqual(expected)
  }
})

test.each([
  ['open parentheses', 'MOVE A (', ''],
  ['a single endless statement', 'B ', ''],
  ['qualifiers', 'OF A ', 'MOVE A '],
  ['PERFORM without end', 'PERFORM P UNTIL I ', ''],
  ['GO TO with many names', 'P ', 'GO TO '],
  ['literals joined', "& 'X' ", "DISPLAY 'A' "],
  ['ALTER', 'ALTER P TO Q ', ''],
  ['ambiguous names', 'MOVE A TO A ', ''],
])('a long text comes to its end: %s', { timeout: 60_000 }, (_, repeated, before) => {
  const long = program(data, `    ${before}`, ...Array.from({ length: 20_000 }, () => `    ${repeated.repeat(10)}`))
  expect(() => procedureOf(long)).not.toThrow()
})
