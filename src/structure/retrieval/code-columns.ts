import { withoutIdentification } from '../../base/card-identification.ts'

/** Languages of the 80 column card, with a sequence number or an identification at its end. */
const cards: ReadonlySet<string> = new Set([
  'COBOL',
  'COBOL copybook',
  'JCL',
  'JCL procedure',
  'Assembler',
  'BMS',
  'MFS',
  'DBD',
  'PSB',
  'IMS definition',
  'CICS table',
  'PL/I',
  'PL/I include',
  'control cards',
  'Fortran',
])
/** A number or a tag in front, and behind it what may stand in column 7. */
const sequenceNumber = /^(?=\S{0,5}\d)(?=\S{1,6} *)(?!.{0,5} \S).{6}[ */Dd-]/
const cobol: ReadonlySet<string> = new Set(['COBOL', 'COBOL copybook'])

/** What only lays out the listing of a compiler: a question for a page or a list is not about it. */
const listing: ReadonlyMap<string, RegExp> = new Map([
  ...['PL/I', 'PL/I include'].map(
    (language) => [language, /%\s*(?:PAGE|SKIP|EJECT|LIST|NOLIST|PRINT|NOPRINT)\s*(?:\(\s*\d*\s*\))?\s*;/gi] as const,
  ),
  ...['Assembler', 'BMS', 'MFS'].map((language) => [language, /^\s+(?:EJECT|SPACE(?:\s+\d+)?|PRINT\s+[A-Z,]+)\s*$/i] as const),
])

/**
 * The line without the columns that hold no code: numbers in front of COBOL, what stands behind column 72. They would be the rarest words of all. Also without
 * what only lays out a listing.
 */
export function codeColumns(language: string): (line: string) => string {
  if (!cards.has(language)) return (line) => line
  const numbered = cobol.has(language)
  const layout = listing.get(language)
  return (line) => {
    const body =
      line.length > 72 && line.length <= 81 && /^\S{0,8}\s*$/.test(line.slice(72)) ? line.slice(0, 72) : withoutIdentification(line)
    const code = numbered && sequenceNumber.test(body) ? `      ${body.slice(6)}` : body
    return layout === undefined ? code : code.replace(layout, (text) => ' '.repeat(text.length))
  }
}
