import { languageRules } from '../scanners/by-rules/languages/languages.ts'
import type { Lexis, TextForm } from '../scanners/by-rules/lexis.ts'

const single: TextForm = { open: "'", close: "'", escape: 'doubled' }
const double: TextForm = { open: '"', close: '"', escape: 'doubled' }
const block = { open: '/*', close: '*/' } as const

const cobol: Lexis = { commentLine: /.{6}[*/]|[ \t]*\*/y, lineComments: ['*>'], texts: [single, double] }
const jcl: Lexis = { commentLine: /\/\/\*/y, texts: [single] }
// A macro's comment begins with `.*`.
const macros: Lexis = { commentLine: /\.?\*/y, texts: [single] }
const pli: Lexis = { blockComments: [block], texts: [single, double] }
// A card with C in its first column, in any case, also `CX` before code that was taken out; a name that stands there is given a value or has more letters.
const fortran: Lexis = {
  commentLine: /[Cc](?:[A-Za-z]?(?![^\S\r\n]*=)(?=[\s\-_*=.!]|$))|\*/y,
  lineComments: ['!'],
  texts: [single, double],
}
const starred: Lexis = { commentLine: /[ \t]*\*/y, texts: [single, double] }

/** What comments and texts look like in the languages that have a scanner of their own, and in some that have none. */
const own: Readonly<Record<string, Lexis>> = {
  COBOL: cobol,
  'COBOL copybook': cobol,
  JCL: jcl,
  'JCL procedure': jcl,
  Assembler: macros,
  BMS: macros,
  MFS: macros,
  DBD: macros,
  PSB: macros,
  'IMS definition': macros,
  'CICS table': macros,
  'PL/I': pli,
  'PL/I include': pli,
  REXX: pli,
  CLIST: pli,
  SQL: { lineComments: ['--'], blockComments: [block], texts: [single, double] },
  CSD: starred,
  Fortran: fortran,
  DDS: { commentLine: /.{6}\*/y, texts: [single] },
  'control cards': { ...starred, blockComments: [block] },
  'Windows batch': { commentLine: /[ \t]*(?:rem\b|::)/iy },
  YAML: { lineComments: ['#'], texts: [single, double] },
  Properties: { commentLine: /[ \t]*[#;!]/y },
  XML: { blockComments: [{ open: '<!--', close: '-->' }], texts: [double] },
  HTML: { blockComments: [{ open: '<!--', close: '-->' }] },
  CSS: { blockComments: [block] },
}

/** Lines of a language that nobody knows: what begins with a sign that begins comments in many. */
const unknown: Lexis = { commentLine: /[ \t]*(?:[#*;]|\/\/|--)/y }

export function lexisOf(language: string): Lexis {
  return own[language] ?? languageRules.get(language)?.lexis ?? unknown
}

/** Languages in which nothing is code. */
export const proseLanguages: ReadonlySet<string> = new Set(['Markdown', 'HTML', 'CSV', 'JSON', 'other'])
