import { languageOf } from '../../files/language.ts'

/** What people write behind a fence for languages whose name or extension is another. */
const otherNames: Readonly<Record<string, string>> = {
  copybook: 'COBOL copybook',
  proc: 'JCL procedure',
  hlasm: 'Assembler',
  assembler: 'Assembler',
  assembly: 'Assembler',
  mac: 'Assembler',
  pli: 'PL/I',
  'pl/1': 'PL/I',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  csharp: 'C#',
  cpp: 'C++',
  golang: 'Go',
  console: 'Shell',
  zsh: 'Shell',
}
const known = new Set(
  `COBOL;JCL;BMS;MFS;SQL;DBD;PSB;Assembler;PL/I;REXX;CLIST;Easytrieve;RPG;CL;Natural;C;C++;C#;Java;Kotlin;JavaScript;TypeScript;Python;Go;Rust;Ruby;Perl;PHP
Visual Basic;Fortran;Pascal;Ada;Lua;Shell;Windows batch;YAML;XML;CSS;Properties`.split(/[;\n]/),
)
const byName = new Map([...known].map((name) => [name.toLowerCase(), name]))

/** The language that a word behind a fence or the path of a file names, as `files/language.ts` calls it. `lines` decide where the path says nothing. */
export function codeLanguage(named: string, lines: readonly string[]): string | undefined {
  const word = named.toLowerCase()
  const isWord = !/[./\\]/.test(word) || word === 'pl/i' || word === 'pl/1'
  if (isWord) return Object.hasOwn(otherNames, word) ? otherNames[word] : (byName.get(word) ?? languageOf(`x.${word}`))
  return languageOf(named, lines.join('\n'))
}
