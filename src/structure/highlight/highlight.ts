import type { Highlight } from '../../answer/highlight.ts'
import { markBySigns } from './by-signs.ts'
import { markCobol } from './cobol.ts'
import { codeLanguage } from './code-language.ts'
import { markJcl } from './jcl.ts'
import { LineMarks } from './line-marks.ts'
import { markMacros } from './macros.ts'

/** Finds what the lines of a language consist of. */
export type Marker = (lines: readonly string[], marks: LineMarks) => void

const markers: ReadonlyMap<string, Marker> = new Map<string, Marker>([
  ...['COBOL', 'COBOL copybook'].map((language): [string, Marker] => [language, markCobol]),
  ...['JCL', 'JCL procedure'].map((language): [string, Marker] => [language, markJcl]),
  ...['Assembler', 'BMS', 'MFS', 'DBD', 'PSB', 'IMS definition', 'CICS table'].map((language): [string, Marker] => [language, markMacros]),
])
/** Texts without code. */
const prose = new Set(['Markdown', 'CSV', 'HTML'])

/** Code by the tokens of the scanners. Takes any text: what is damaged or cut off is marked as far as it can be read. */
export const highlight: Highlight = (named, lines) => {
  const language = codeLanguage(named, lines)
  if (language === undefined || prose.has(language)) return undefined
  const marks = new LineMarks(lines)
  const marker = markers.get(language) ?? markBySigns(language)
  marker(lines, marks)
  return marks.spans()
}
