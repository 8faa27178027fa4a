import type { ControlTextKind } from './control-card.ts'

/** First words of a statement that only one reader knows, after its manual. The order matters: DEFINE, DELETE and ALTER are the words of several. */
const firstWords: readonly (readonly [ControlTextKind, RegExp])[] = [
  [
    'csd',
    /^(?:DEF(?:INE)?|ALTER|DELETE|USERDEFINE)\s+(?:PROG|TRANS|MAPS|FILE|TDQ|TSM|LIBR|DB2|PROFILE|CONNECTION|SESSIONS|TERMINAL|TYPETERM|LSRPOOL|URIMAP|PIPELINE|WEBSERVICE|TCPIPSERVICE|MQ|ENQMODEL|DOCTEMPLATE|JVMSERVER|BUNDLE|JOURNALMODEL)[A-Z0-9]*\s*\(/i,
  ],
  ['csd', /^(?:ADD|REMOVE|DELETE|COPY|APPEND|LIST|ALTER|EXTRACT|CHECK|SCAN)\s+(?:GROUP|LIST)\s*\(/i],
  ['tso', /^(?:%[A-Z@#$]|DSN(?:\s+S(?:YSTEM)?\s*\(|\s*$)|RUN\s+(?:PROG|CP\b)|CALL\s+[^\s(]+\(|EX(?:EC)?\s+'|ISPSTART\b|TSOEXEC\b)/i],
  [
    'sql',
    /^(?:SELECT\s+(?!FROM\()|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM|MERGE\s+INTO|CREATE\s|DROP\s|GRANT\s|REVOKE\s|COMMENT\s+ON|LABEL\s+ON|WITH\s|SET\s+CURRENT|ALTER\s+(?:TABLE|TABLESPACE|INDEX|VIEW|DATABASE|STOGROUP)\b)/i,
  ],
  ['db2 utility', /^(?:LOAD\s+(?:DATA|INTO|REPLACE|RESUME)|UNLOAD\s|REORG\s|RUNSTATS\s|COPY\s+TABLESPACE|QUIESCE\s|TEMPLATE\s|LISTDEF\s)/i],
  [
    'idcams',
    /^(?:DEF(?:INE)?\s+(?:CL(?:USTER)?|AIX|ALTERNATEINDEX|PATH|GDG|GENERATIONDATAGROUP|N(?:ON)?VSAM|ALIAS|UCAT|USERCATALOG)\b|REPRO\s|DEL(?:ETE)?\s|ALTER\s|VERIFY\s|PRINT\s+I|LISTCAT|BLDINDEX|BIX\s|IF\s+(?:LAST|MAX)CC|SET\s+(?:LAST|MAX)CC|(?:EX|IM)PORT\s)/i,
  ],
  [
    'sort',
    /^(?:(?:SORT|MERGE|SUM)\s+FIELDS|SORT\s+F|OPTION\s|INREC\s|OUTREC\s|OUTFIL\s|(?:INCLUDE|OMIT)\s+COND|JOINKEYS\s|REFORMAT\s|[A-Z]+\s+FROM\()/i,
  ],
  ['copy', /^(?:COPY|COPYMOD|COPYGRP)\s+(?:OUTDD|INDD|I|O)=/i],
]

/** Lines that are looked at; headers with licences are comments, which do not count. */
const linesLookedAt = 400

/** What statements are, told from their text; undefined when nothing tells. */
export function controlTextKind(lines: readonly string[]): ControlTextKind | undefined {
  let inComment = false
  let looked = 0
  for (const line of lines) {
    let text = line.slice(0, 72).trim()
    if (inComment || text.startsWith('/*')) {
      const end = text.indexOf('*/')
      inComment = end < 0
      text = end < 0 ? '' : text.slice(end + 2).trim()
    }
    if (text === '' || text.startsWith('*') || text.startsWith('--')) continue
    const known = firstWords.find(([, words]) => words.test(text))
    if (known !== undefined) return known[0]
    if (++looked === linesLookedAt) return undefined
  }
  return undefined
}
