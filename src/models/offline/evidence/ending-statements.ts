/** Where the code is a text, in quotation marks. */
const number = `['"+]?0*([0-9]{1,5})['"]?`
/** What holds the code that a program ends with, as programs call it. */
const field = String.raw`[\w.-]*(?:RETURN[-_]?CO?DE?|RET[-_]?CO?DE?|RTN[-_]?CO?DE?|RTC|RETC|EXIT[-_]?CODE|\bRCODE|\bMAXRC|(?:\b|[-_])RC)(?:[-_]\w+)?`
/** COBOL; PL/I, REXX, Fortran and C; assembler with its register 15 or a byte for it; abends of all. Each with the code as a group. */
const forms = [
  String.raw`\bMOVE\s+['"]?${number}['"]?\s+TO\s+${field}(?:[^\w-]|$)`,
  // A label EXIT2 is no code 2.
  String.raw`\b(?:PLIRETC|EXIT|STOP(?:\s+RUN)?)(?:\s*\(\s*|\s+)${number}\b`,
  String.raw`(?:^|[\s;(])${field}\s*:?=\s*(?:MAX\s*\([^,]*,\s*)?${number}\b`,
  String.raw`\sL(?:A|HI|GHI)\s+(?:R|GR)?15,\s*${number}(?:[^\w(]|$)`,
  String.raw`\sMV(?:I|HI)\s+\w*(?:RC|RET|RCODE|CODE)\w*(?:[+]\d)?,\s*${number}\b`,
  String.raw`\sMVC\s+\w*(?:RC|RET)\w*,=[AFH]['(]${number}[')]`,
]
const abends = [
  String.raw`\bABEND\s+\(?${number}\b`,
  String.raw`\bMOVE\s+${number}\s+TO\s+[\w-]*(?:AB-?CO?DE?|ABEND[\w-]*|ABN[\w-]*)(?:[^\w-]|$)`,
  String.raw`\bCALL\s+PLIABN\s*\(\s*${number}`,
]
/** What is compared is set elsewhere. */
const tests = /\b(?:IF|WHEN|UNTIL|WHILE|AND|OR|ELSEIF)\b[^;]*$/i
const ending = new RegExp(forms.join('|'), 'i')
const isAbending = new RegExp(abends.join('|'), 'i')

/** A pattern for the lines that set the code of an abend. */
export const abending = abends.join('|')

/** A pattern for the lines that set the code a program ends with. */
export const endings = [...forms, ...abends].join('|')

export interface Ending {
  readonly value: number
  readonly isAbend: boolean
}

/** The code that a line sets for the end of its program; undefined where it sets none, and where it only tests one. */
export function endingIn(text: string): Ending | undefined {
  const abend = valueIn(isAbending, text)
  const value = abend ?? valueIn(ending, text)
  return value === undefined ? undefined : { value: Number(value), isAbend: abend !== undefined }
}

function valueIn(form: RegExp, text: string): string | undefined {
  const found = form.exec(text)
  // What is declared in assembler has such words only in its remark.
  if (found === null || /^\S*\s+(?:D[SC]|EQU)\s/i.test(text)) return undefined
  const isTest = found[0].includes('=') && tests.test(text.slice(0, found.index + 1).replace(/\bTHEN\b.*/i, ';'))
  return isTest ? undefined : found.slice(1).find((one) => one !== undefined)
}
