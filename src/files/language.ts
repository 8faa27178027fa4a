import { extname } from 'node:path'

const byExtension: ReadonlyMap<string, string> = new Map(
  Object.entries({
    COBOL: 'cbl cob cobol ccp pco sqb cblle',
    'COBOL copybook': 'cpy copy cpb',
    JCL: 'jcl',
    'JCL procedure': 'prc proc',
    BMS: 'bms',
    MFS: 'mfs',
    CSD: 'csd',
    SQL: 'sql ddl spsql',
    DBD: 'dbd',
    PSB: 'psb',
    'IMS definition': 'ims',
    Assembler: 'asm hlasm s mac mlc alc bal',
    'PL/I': 'pli pl1',
    'PL/I include': 'plinc',
    REXX: 'rexx rex rx exec',
    CLIST: 'clist',
    Easytrieve: 'ezt',
    RPG: 'rpg rpgle sqlrpgle sqlrpg',
    CL: 'clle clp sqlclle',
    DDS: 'pf lf dspf prtf',
    Natural: 'nsp nsn nss nsl nsa nsg nsc nsh nsm nsd ns7',
    'control cards': 'ctl cntl parm',
    scheduler: 'ca7 controlm',
    C: 'c h',
    'C++': 'cc cpp cxx hpp hxx hh',
    'C#': 'cs',
    Java: 'java',
    Kotlin: 'kt kts',
    JavaScript: 'js mjs cjs jsx',
    TypeScript: 'ts tsx mts cts',
    Python: 'py',
    Go: 'go',
    Rust: 'rs',
    Ruby: 'rb',
    Perl: 'pl pm',
    PHP: 'php',
    'Visual Basic': 'bas vb frm cls',
    Fortran: 'f for ftn fpp f77 f90 f95 f03 f08 f18',
    Pascal: 'pas dpr dpk lpr pp',
    Ada: 'adb ads ada',
    Lua: 'lua',
    Shell: 'sh bash ksh',
    'Windows batch': 'bat cmd',
    Markdown: 'md markdown',
    JSON: 'json jsonl',
    YAML: 'yml yaml',
    XML: 'xml xsd',
    HTML: 'html htm',
    CSS: 'css scss sass less',
    CSV: 'csv',
    Properties: 'properties ini cfg conf toml',
  }).flatMap(([language, extensions]) => extensions.split(' ').map((extension) => [extension, language] as const)),
)

/**
 * A deck without a name of its own begins with any of its units: behind comments, and the head of a unit without parameters, a statement that no other
 * language writes so. A sentence of a text, centred over it, has no parameters; a number behind them is of the card.
 */
const firstOfFortran =
  /(?<![\s\S])(?:(?:[cC!][^\n]*|[ \t]*\r?)\n){0,400}(?:[ \t]{6,}(?:PROGRAM|SUBROUTINE)[ \t]+\w+[ \t]*(?:\d{8})?\r?\n(?:(?:[cC!][^\n]*|[ \t]*\r?)\n){0,400})?(?:[ ]{6,}|\t)(?:SUBROUTINE[ \t]+\w+[ \t]*\([\w \t*,/$]*(?:\)|,?[ \t]*\r?$)|(?:(?:REAL|INTEGER|LOGICAL|COMPLEX|DOUBLE[ \t]*PRECISION)(?:\*\d{1,2})?[ \t]+)?FUNCTION[ \t]+\w+(?:\*\d{1,2})?\([\w \t,]*\)[ \t]*(?:\d{5,8})?\r?$|PROGRAM[ \t]+\w+[ \t]*\([ \t]*(?:INPUT|OUTPUT|TAPE\d)[^;\n]*$|OVERLAY[ \t]*\([ \t]*\w+[ \t]*,[ \t]*\d|BLOCK[ \t]*DATA(?:[ \t]+\w+)?[ \t]*(?:\d{8})?\r?$|IMPLICIT[ \t]+(?:NONE\b|(?:REAL|INTEGER|LOGICAL|DOUBLE[ \t]*PRECISION)[ \t]*(?:\*\d[ \t]*)?\([A-Z]-)|DIMENSION[ \t]+\w+[ \t]*\(|(?:REAL|INTEGER|LOGICAL|COMPLEX)\*\d{1,2}[ \t]+\w)/im

/** What the first lines of a member tell, the most certain sign first. Members often have no extension, or `.txt`. */
const byContent: readonly (readonly [string, RegExp])[] = [
  ['Shell', /^#!.*\b(?:ba|k|z)?sh\b/],
  ['Python', /^#!.*\bpython/],
  ['Perl', /^#!.*\bperl\b/],
  ['Ruby', /^#!.*\bruby\b/],
  ['PHP', /^(?:#!.*\bphp\b|\s*<\?php\b)/],
  ['JavaScript', /^#!.*\b(?:node|deno|bun)\b/],
  ['Lua', /^#!.*\blua/],
  // A scheduler's or a workflow's XML may have JCL inside.
  ['scheduler', /^\s*<\?xml\b[\s\S]*<(?:DEFTABLE|SMART_FOLDER|FOLDER)\b/],
  // A resource of a bundle of CICS.
  ['CSD', /^\s*(?:<\?xml\b[^>]*>\s*)?<(?:\w+:)?cicsdefinition\w+\s/],
  ['XML', /^\s*<\?xml\b/],
  // A listing of CA-7, or input of its batch terminal.
  ['scheduler', /^1? *LJOB,(?:[^\n]{0,80},)?JOB=|^UPD,(?:JTRG|JDEP|DTRG),/m],
  // A manual may show a job: it begins with a sentence or a mark of its own.
  ['JCL', /(?<![\s\S])(?!\s*[.:]?[A-Za-z<])(?:[\s\S]*\n)?\/\/[A-Z@#$][A-Z0-9@#$]{0,7}\s+JOB\b/],
  ['JCL procedure', /(?<![\s\S])(?!\s*[.:]?[A-Za-z<])(?:[\s\S]*\n)?\/\/[A-Z@#$][A-Z0-9@#$]{0,7}\s+PROC\b/],
  ['JCL', /(?<![\s\S])(?!\s*[.:]?[A-Za-z<])(?:[\s\S]*\n)?\/\/[A-Z0-9@#$]{0,8}\s+(?:EXEC|DD|SET|JCLLIB|INCLUDE|OUTPUT)\b/],
  ['COBOL', /^.{0,11}\s*(?:(?:IDENTIFICATION|ID)\s+DIVISION|PROGRAM-ID)\s*\./im],
  ['BMS', /^\S{0,30}[ \t]+DFHM(?:SD|DI|DF)\b/im],
  ['CICS table', /^\S{0,8}[ \t]+(?:DFH|KIK)(?:PCT|PPT|FCT|DCT|PLT)[ \t]+TYPE=/im],
  ['MFS', /^\S{0,8}\s+(?:MSG\s+TYPE=(?:IN|OUT)PUT|DEV\s+TYPE=\(?(?:3270|DPM|SCS))/m],
  ['CSD', /^\s*DEFINE\s+(?:PROGRAM|TRANSACTION|MAPSET|FILE|GROUP|TDQUEUE|DB2ENTRY)\s*\(/im],
  ['CSD', /^resourceDefinitions:\s*(?:#.*)?$/m],
  ['DBD', /^\S{0,8}\s+DBD\s+NAME=/m],
  ['PSB', /^\S{0,8}\s+PCB\s+TYPE=/m],
  [
    'Assembler',
    /^(?:[A-Z@#$_][A-Z0-9@#$_]{0,62})?[ \t]+(?:[CDR]SECT(?:[ \t]|$)|(?:MACRO|LTORG)[ \t]*(?:[A-Z\d]{8}[ \t]*)?\r?$|(?:PUSH|POP)[ \t]+(?:PRINT|USING)\b|EQU[ \t]+X'[\dA-F]+'|START[ \t]+(?:\d|X')|AMODE[ \t]+(?:24|31|64|ANY)\b|USING[ \t]+\S+,R?\d|TITLE[ \t]+'[^'\n]*'[ \t]*(?:\d{8}[ \t]*)?\r?$)/im,
  ],
  // No other language ends EXEC with END-EXEC, and only COBOL assigns what it selects.
  ['COBOL copybook', /^[\d ]{7,}EXEC\s+(?:SQL|CICS|DLI)\b[^;]{0,2000}?\bEND-EXEC\b/im],
  ['COBOL copybook', /^.{0,6}\s*SELECT\s+(?:OPTIONAL\s+)?[\w-]+\s+ASSIGN\b/im],
  // DCLGEN writes a DECLARE TABLE and the host structure.
  ['COBOL copybook', /^[ \t]+EXEC\s+SQL\s+DECLARE\b/im],
  ['REXX', /^\s*\/\*.*\bREXX\b/i],
  [
    'REXX',
    /(?<![\s\S])\s*\/\*[\s\S]*?^[ \t]*(?:PARSE\s+(?:UPPER\s+)?(?:ARG|SOURCE|PULL)\b|ADDRESS\s+(?:TSO|ISPEXEC|MVS|LINKMVS)\b|["']EXECIO\s)/im,
  ],
  ['CLIST', /^\s*PROC\s+\d+\b|^[ \t]*(?:CONTROL[ \t]+(?:NO)?(?:LIST|FLUSH|MSG|PROMPT|CONLIST|SYMLIST|MAIN|CAPS)\b|SET[ \t]+&[A-Z])/m],
  [
    'control cards',
    /^[ \t]*(?:DSN[ \t]+S(?:YSTEM)?[ \t]*\(|RUN[ \t]+PROG(?:RAM)?[ \t]*\(|DEF(?:INE)?[ \t]+(?:CLUSTER|AIX|GDG|PATH)\b|REPRO[ \t]+I(?:N)?(?:FILE|DATASET)|(?:SORT|MERGE)[ \t]+FIELDS=)/im,
  ],
  [
    'PL/I',
    /^[ 01+-]?[ \t]*[A-Z@#$][\w@#$]{0,30}\s*:\s*(?:PROC(?:EDURE)?|PACKAGE)\b\s*(?:\([^);]{0,2000}\)\s*)?(?:;|(?:OPTIONS|RETURNS|RE?ORDER|ORDER|RECURSIVE|EXPORTS)\b)/im,
  ],
  // Only the preprocessor, and on-units and attributes that SQL does not have: a member with embedded SQL is none of SQL for that.
  [
    'PL/I include',
    /^[ 01+-]?[ \t]*(?:%(?:DCL|DECLARE|ACT|ACTIVATE)\s|ON[ \t]+(?:ERROR|CONVERSION|ENDFILE[ \t]*\(\w+\)|CONDITION[ \t]*\(\w+\))[ \t]+(?:SNAP[ \t]+)?(?:BEGIN|SYSTEM)[ \t]*;|(?:DCL|DECLARE)[ \t]+[A-Z@#$][\w@#$]{0,30}[ \t]*(?:\([^)\n]{1,40}\)[ \t]*)?(?:FIXED|BIN(?:ARY)?[ \t]+FIXED|BIT[ \t]*\(|PTR|POINTER|BUILTIN|ENTRY|CHAR(?:ACTER)?[ \t]*\([^)\n]{1,20}\)[ \t]*(?:VAR(?:YING)?|VALUE|INIT(?:IAL)?|STATIC|BASED|EXT(?:ERNAL)?|DEF(?:INED)?)\b))/im,
  ],
  // Notes say "create a file" and "Select the next": only what no sentence begins with is SQL.
  [
    'SQL',
    /^\s*(?:CREATE|ALTER|DROP)\s+(?:OR\s+REPLACE\s+)?(?:(?:UNIQUE|GLOBAL|AUX(?:ILIARY)?|LARGE|LOB)\s+)?(?:TABLE|TABLESPACE|VIEW|INDEX|DATABASE|STOGROUP|ALIAS|SYNONYM|SEQUENCE|TRIGGER|PROCEDURE|FUNCTION|TYPE|SCHEMA|TEMPORARY|VARIABLE|ROLE|MASK|PERMISSION)\b/im,
  ],
  ['SQL', /^\s*(?:SELECT|INSERT\s+INTO|GRANT|DELETE\s+FROM|COMMENT\s+ON)\s+\S/m],
  ['scheduler', /\b(?:JOB|JOBNAME)\s*=.*\b(?:PREDECESSOR|TRIGGER|INCOND|OUTCOND)\b|<(?:DEFTABLE|SMART_FOLDER|FOLDER)\b/i],
  // The abbreviation is PL/I's alone, but for CL's `DCL VAR(&X)`; SQL declares without level numbers.
  ['PL/I include', /^[ 01+-]?[ \t]*(?:DCL[ \t]+(?!VAR\b)(?:1\b|[(@#$A-Z])|DECLARE\s+1[ \t]+[A-Z@#$])/im],
  // A part of a structure, put in behind its DECLARE: COBOL writes no type in words, SQL no level.
  [
    'PL/I include',
    /^[ 01+-]?[ \t]*\d{1,2}[ \t]+[\p{L}@#$][\p{L}\d_@#$]{0,30}[ \t]*(?:\([^)\n]{1,40}\)[ \t]*)?(?:(?:UN)?AL(?:IGNED)?[ \t]+)?(?:(?:FIXED|FLOAT|BIN(?:ARY)?|DEC(?:IMAL)?)[ \t]+(?:FIXED|FLOAT|BIN(?:ARY)?|DEC(?:IMAL)?)\b|(?:CHAR(?:ACTER)?|BIT|PIC(?:TURE)?)[ \t]*(?:\([ \d*]{1,20}\)|'))[^.\n]*[,;]/imu,
  ],
  // Without a division header: a copybook is data descriptions and nothing else. Numbers in columns, and a list of them in a text, are none.
  ['COBOL copybook', /^.{6}[ ]\s*(?:01|77)\s+(?=[\d:-]*[A-Z])[A-Z0-9:][\w:-]*\s*\.(?:\s|$)/im],
  [
    'COBOL copybook',
    /^.{6}[ ]\s*(?:0?1|77)\s+(?=[\d:-]*[A-Z])[A-Z0-9:][\w:-]*\s+(?:PIC(?:TURE)?|REDEFINES|OCCURS|VALUES?|USAGE|COMP(?:UTATIONAL)?(?:-\d)?|BINARY|PACKED-DECIMAL|POINTER|GLOBAL|EXTERNAL|COPY)\b/im,
  ],
  // In free format, or a part of a record. A picture of PL/I stands in quotes.
  ['COBOL copybook', /^(?:.{6} )?[ \t]*\d\d?\s+[A-Z0-9:][\w:-]*\s+PIC(?:TURE)?\s+[^'"\s]/im],
  // What Fortran includes: comments begin with C in the first column; constants and COMMON blocks: no other language names a block between slashes.
  ['Fortran', /(?<![\s\S])(?:[cC](?:[ \t_=*-].*|[ \t]*)\r?\n){5}/],
  [
    'Fortran',
    /^[ \t]{6,}(?:COMMON[ \t]*\/[ \t]*\w+[ \t]*\/|PARAMETER[ \t]*\([ \t]*\w+[ \t]*=|(?:INTEGER|REAL|LOGICAL|CHARACTER)\b[^\n]{0,40},[ \t]*PARAMETER[ \t]*::)/im,
  ],
  ['Fortran', firstOfFortran],
  // A part of a unit. SQL has CREATE before it.
  [
    'Pascal',
    /^(?:unit|library)\s+[\w.]{1,80};|^(?:procedure|function|constructor|destructor)\s+\w{1,80}(?:\.\w{1,80})?\s*(?:\([^)]{0,500}\))?\s*(?::\s*\w{1,80})?\s*;/im,
  ],
  // A long comment before the first statement.
  ['JCL', /^(?:\/\/\*.*\r?\n){5}/],
]

/** Extensions that say nothing about what is inside. */
const vague = new Set(['', 'txt', 'inc', 'src', 'lst', 'seq', 'ps', 'data', 'dat', 'xml'])

/**
 * What is often kept among members of a language: of assembler what is written as its macros, and rewritten programs that kept the name; jobs that compile;
 * headers of Fortran among those of C.
 */
const keptAmong: ReadonlyMap<string | undefined, ReadonlySet<string>> = new Map([
  ['Assembler', new Set(['COBOL', 'BMS', 'CICS table', 'MFS', 'DBD', 'PSB'])],
  ['PL/I', new Set(['JCL'])],
  ['C', new Set(['Fortran'])],
  // Of the CICS resource builder.
  ['YAML', new Set(['CSD'])],
])
/** A program may stand inside a job as well: only where the first line is its JOB statement, and nothing below begins one, the member is that job. */
const isOther = (language: string, head: string) =>
  language !== 'JCL' || (/^\/\/\S+\s+JOB\b/.test(head) && !programs.some((sign) => sign.test(head)))
const programs = byContent.flatMap(([language, sign]) => (language === 'PL/I' ? [sign] : []))

/** Whether only the content can tell the language of a file of this name. */
export function needsContent(path: string): boolean {
  const extension = extensionOf(path)
  const named = byExtension.get(extension)
  return named === undefined || keptAmong.has(named) || vague.has(extension)
}

/** The language of a file, from its name and, where that says nothing, from `head`, its decoded beginning. Undefined when neither tells. */
export function languageOf(path: string, head?: string): string | undefined {
  const extension = extensionOf(path)
  const named = byExtension.get(extension)
  if (head === undefined) return named
  const others = keptAmong.get(named)
  if (others !== undefined)
    return byContent.find(([language, sign]) => others.has(language) && sign.test(head) && isOther(language, head))?.[0] ?? named
  if (named !== undefined && !vague.has(extension)) return named
  return byContent.find(([, sign]) => sign.test(head))?.[0] ?? named ?? byExtension.get(extensionOf(nameBefore(path)))
}

/** `RACE.asm.txt`: an extension was added for a browser, or to send it. */
function nameBefore(path: string): string {
  return path.replace(/\.txt$/i, '')
}

/** Of a text: what its language is told from. */
const headChars = 8192
/** Comments before it are of this length at most. */
const prologueChars = 65_536

/**
 * The beginning of a text without the comments of assembler: a prologue may be longer than what is looked at, and its lists look like anything. Of comments
 * in the manner of PL/I that are as long the first line stays, which in REXX tells the language.
 */
export function headOf(text: string): string {
  if (/^(?:.*\r?\n)?\.?\*/.test(text))
    return text
      .slice(0, prologueChars)
      .replace(/^\.?\*.*\r?\n/gm, '')
      .slice(0, headChars)
  const code = behindComments(text)
  return code < headChars ? text.slice(0, headChars) : `${text.slice(0, text.indexOf('\n') + 1)}${text.slice(code, code + headChars)}`
}

/** Where the comments end that a text begins with; 0 where the first is not closed near enough. */
function behindComments(text: string): number {
  let code = 0
  for (let at = 0; at < prologueChars; ) {
    const gap = /^[\s01+-]*(?=\/\*)/.exec(text.slice(at, at + headChars))
    const end = gap === null ? -1 : text.indexOf('*/', at + gap[0].length + 2)
    if (end === -1) break
    at = code = end + 2
  }
  return code
}

function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase()
}
