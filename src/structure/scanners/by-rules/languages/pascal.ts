import { type LanguageRules, words } from '../language-rules.ts'
import { readPascal } from '../pascal/read-pascal.ts'

/** Embarcadero, "Fundamental Syntactic Elements": reserved words, and the routines of the compiler itself. */
const keywords = words(`
  and array as asm begin case class const constructor destructor dispinterface div do downto else end except exports file finalization finally for
  function goto if implementation in inherited initialization inline interface is label library mod nil not object of or packed procedure program property
  raise record repeat resourcestring set shl shr string then threadvar to try type unit until uses var while with xor on at out
  self result true false integer cardinal word byte boolean char pchar real double single extended int64 longint shortint smallint`)

const builtIns = words(`
  assigned length setlength sizeof high low ord chr inc dec pred succ exit break continue halt new dispose include exclude typeinfo
  write writeln read readln str val copy delete insert pos move fillchar abs sqr odd trunc round default`)

export const pascal: LanguageRules = {
  language: 'Pascal',
  family: 'Pascal',
  caseless: true,
  lexis: {
    lineComments: ['//'],
    blockComments: [
      { open: '{$', close: '}', directive: true },
      { open: '{', close: '}' },
      { open: '(*', close: '*)' },
    ],
    texts: [{ open: "'", close: "'", escape: 'doubled' }],
  },
  keywords,
  builtIns,
  ownMethods: 'any',
  read: readPascal,
}
