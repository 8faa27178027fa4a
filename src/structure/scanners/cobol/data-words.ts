import { usageWords } from './usage.ts'

/** What a word of a data description entry begins. */
export const Clause = {
  picture: 1,
  usage: 2,
  /** A usage without the word USAGE. */
  usageName: 3,
  value: 4,
  occurs: 5,
  depending: 6,
  indexed: 7,
  redefines: 8,
  renames: 9,
  synchronized: 10,
  separate: 11,
  /** The 78-level of the 2002 standard: `01 X CONSTANT AS 5`. */
  constant: 12,
  /** A clause, or part of one, that says nothing about storage or value. */
  other: 13,
} as const
export type Clause = (typeof Clause)[keyof typeof Clause]

/** Words that go on with the entry. All but CONSTANT are reserved everywhere, so that an entry which begins with one has no name. */
export const clauseWords: ReadonlyMap<string, Clause> = new Map<string, Clause>([
  ...[...usageWords.keys()]
    .filter((word) => word !== 'OBJECT' && word !== 'HANDLE')
    .map((word): [string, Clause] => [word, Clause.usageName]),
  ['PIC', Clause.picture],
  ['PICTURE', Clause.picture],
  ['USAGE', Clause.usage],
  ['VALUE', Clause.value],
  ['VALUES', Clause.value],
  ['OCCURS', Clause.occurs],
  ['DEPENDING', Clause.depending],
  ['INDEXED', Clause.indexed],
  ['REDEFINES', Clause.redefines],
  ['RENAMES', Clause.renames],
  ['SYNC', Clause.synchronized],
  ['SYNCHRONIZED', Clause.synchronized],
  ['SEPARATE', Clause.separate],
  ['CONSTANT', Clause.constant],
  ['SIGN', Clause.other],
  ['LEADING', Clause.other],
  ['TRAILING', Clause.other],
  ['ASCENDING', Clause.other],
  ['DESCENDING', Clause.other],
  ['JUST', Clause.other],
  ['JUSTIFIED', Clause.other],
  ['BLANK', Clause.other],
  ['EXTERNAL', Clause.other],
  ['GLOBAL', Clause.other],
])

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Where a screen or report item has no name, one of these may come first; elsewhere some of them are names. */
export const layoutWords = words(
  'LINE COL COLUMN POSITION SIZE FROM TO USING SOURCE SUM TYPE GROUP NEXT CONTROL FOREGROUND-COLOR FOREGROUND-COLOUR BACKGROUND-COLOR ' +
    'BACKGROUND-COLOUR HIGHLIGHT LOWLIGHT UNDERLINE REVERSE-VIDEO BLINK BELL BEEP AUTO SECURE REQUIRED FULL PROMPT ERASE',
)

/** A number behind one of these belongs to the clause, wherever it stands. */
export const beforeNumber = words(
  'LINE LINES COL COLS COLUMN COLUMNS NUMBER NUMBERS IS ARE PLUS MINUS SIZE POSITION GROUP COLOR COLOUR FOREGROUND-COLOR FOREGROUND-COLOUR ' +
    'BACKGROUND-COLOR BACKGROUND-COLOUR CONTAINS VARYING FROM TO AT FOOTING TOP BOTTOM LINAGE LIMIT LIMITS PAGE HEADING DETAIL BLOCK RECORD ' +
    'OCCURS VALUE VALUES THRU THROUGH AS',
)

/** A number before one of these is no level. */
export const behindNumber = words('THRU THROUGH TIMES TO CHARACTERS CHARACTER RECORDS RECORD LINES BYTES WHEN FROM FALSE WITH ON DEPENDING')

export const figurativeConstants = words(
  'ZERO ZEROS ZEROES SPACE SPACES HIGH-VALUE HIGH-VALUES LOW-VALUE LOW-VALUES QUOTE QUOTES NULL NULLS',
)

/** Entries of the DATA DIVISION that describe something other than an item. */
export const descriptions = words('FD SD RD CD')

/** The level number that a text is, 0 when it is none. */
export function levelOf(text: string): number {
  const { length } = text
  if (length === 0 || length > 2) return 0
  const ones = text.charCodeAt(length - 1) - 48
  const tens = length === 2 ? text.charCodeAt(0) - 48 : 0
  if (ones < 0 || ones > 9 || tens < 0 || tens > 9) return 0
  const level = tens * 10 + ones
  return level <= 49 || level === 66 || level === 77 || level === 78 || level === 88 ? level : 0
}
