/** A subsystem or access method, and the lines by which a program is seen to use it. */
export interface Technology {
  /** What people call it, alone. */
  readonly words: RegExp
  /** What is looked for, in words. */
  readonly said: string
  /** For a search by lines, without those that a comment begins. */
  readonly pattern: string
  /** What it is to those who ask for a system's technologies; none where it is a part of another one. */
  readonly is?: 'monitor' | 'database' | 'messaging' | 'files'
  /** Its name in a list of them. */
  readonly name?: string
  /** What shows only that it is written, or read. */
  readonly written?: Technology
  readonly read?: Technology
}

/** A comment of any of the languages has a star before it. */
function code(pattern: string): string {
  return `^[^*]*${pattern}`
}

export const cics: Technology = {
  words: /^cics$/i,
  said: 'EXEC CICS',
  pattern: code(String.raw`\bEXEC\s+CICS\b`),
  is: 'monitor',
  name: 'CICS',
}

/** A kind of queue of CICS: used in any way, or only written or read. */
function queue(words: RegExp, what: string, kind: string): Technology {
  const done = (verb: string) => ({ words, said: `${verb} ${kind}`, pattern: code(String.raw`\b${verb}\s+${kind}\b`) })
  return {
    words,
    said: `statements on queues of ${what}`,
    pattern: code(String.raw`\b(?:READ|WRITE|DELETE)Q\s+${kind}\b`),
    written: done('WRITEQ'),
    read: done('READQ'),
  }
}

/** Calls of some services of MQ. */
function mqCalls(services: string): string {
  return code(String.raw`(?:\bCALL\s+['"]?MQ(?:${services})\b|\bMQ(?:${services})\s*\()`)
}

const mqWords = /^mq(?: ?series)?$/i

export const technologies: readonly Technology[] = [
  cics,
  {
    words: /^(?:(?:sql |db ?2 )?cursors?)$/i,
    said: 'a CURSOR of SQL',
    pattern: code(String.raw`\bCURSOR\s+(?:WITH|WITHOUT|FOR)\b`),
  },
  {
    words: /^(?:db ?2(?: sql)?|sql)$/i,
    said: 'EXEC SQL',
    pattern: code(String.raw`\bEXEC\s+SQL\b`),
    is: 'database',
    name: 'SQL (Db2 or another)',
  },
  {
    words: /^(?:ims(?: db| dc| tm| dl\/?i)?|dl\/?i)$/i,
    said: 'calls of DL/I',
    pattern: code(String.raw`(?:\bCALL\s+['"]?(?:CBL|PLI|ASM|AIB|CEE)TDLI\b|\bEXEC\s+DLI\b)`),
    is: 'database',
    name: 'DL/I (IMS)',
  },
  {
    words: /^idms$/i,
    said: 'statements of IDMS',
    pattern: code(String.raw`\b(?:BIND\s+RUN-UNIT|COPY\s+IDMS|OBTAIN\s+(?:CALC|FIRST|NEXT|OWNER))\b`),
    is: 'database',
    name: 'IDMS',
  },
  {
    words: /^adabas$/i,
    said: 'calls of Adabas',
    pattern: code(String.raw`\bCALL\s+['"]ADA(?:BAS|LNK|USER)`),
    is: 'database',
    name: 'Adabas',
  },
  {
    words: mqWords,
    said: 'calls of MQ',
    pattern: mqCalls('OPEN|PUT1?|GET|CONNX?|CLOSE|INQ'),
    is: 'messaging',
    name: 'MQ',
    written: { words: mqWords, said: 'calls of MQPUT or MQPUT1', pattern: mqCalls('PUT1?') },
    read: { words: mqWords, said: 'calls of MQGET', pattern: mqCalls('GET') },
  },
  {
    words: /^(?:sockets?|tcp\/?ip)$/i,
    said: 'sockets',
    pattern: code(String.raw`\b(?:EZASOKET|EZACICAL|EZASMI)\b`),
    is: 'messaging',
    name: 'TCP/IP sockets',
  },
  {
    words: /^(?:vsam|(?:indexed|keyed) files?)$/i,
    said: 'files with keys',
    pattern: code(
      String.raw`(?:\bORGANI[SZ]ATION\s+(?:IS\s+)?(?:INDEXED|RELATIVE)\b|\b(?:READ|READNEXT|READPREV|WRITE|REWRITE|STARTBR)\s+(?:FILE|DATASET)\s*\(|\bENV(?:IRONMENT)?\s*\(\s*VSAM\b|\bACB\s+AM=VSAM\b)`,
    ),
    is: 'files',
    name: 'Files with keys (VSAM or another)',
  },
  queue(/^(?:temporary storage|ts queues?)$/i, 'temporary storage', 'TS'),
  queue(/^(?:transient data|td queues?)$/i, 'transient data', 'TD'),
]

/** What programs do to others, whichever these are: `call no other program`, `copy nothing`. */
export const toAnyOther: readonly Technology[] = [
  {
    words:
      /\b(?:calls?|invokes?|links?(?: to)?)\s+(?:(?:any|an?|no)?\s*(?:other|another)?\s*(?:programs?|modules?|subprograms?|routines?|subroutines?)|anything(?: else)?|nothing(?: else)?|others?)(?=\W*$)/i,
    said: 'CALL, LINK or XCTL',
    pattern: String.raw`^[^*'"]*(?:\bCALL\s+['"\w]|\b(?:LINK|XCTL)\s+PROGRAM\b|\bEXEC\s+CICS\s+(?:LINK|XCTL)\b)`,
  },
  {
    words:
      /\b(?:cop(?:y|ies)|includes?|uses?)\s+(?:(?:any|an?|no)?\s*(?:copy ?books?|copy members?|include members?)|anything|nothing)(?=\W*$)|(?<=\bwithout |\bno |\bany )copy ?books?(?=\W*$)/i,
    said: 'COPY or INCLUDE',
    pattern: String.raw`^[^*'"]*(?:\bCOPY\s+['"\w]|%\s*INCLUDE\b|\bEXEC\s+SQL\s+INCLUDE\b)`,
  },
  {
    words:
      /\b(?:opens?|reads?|uses?|access(?:es)?|works? with)\s+(?:(?:any|an?|no)?\s*files?|nothing)(?=\W*$)|(?<=\bwithout |\bno |\bany )files?(?=\W*$)/i,
    said: 'a file (SELECT, FD, FILE, DATASET, DCB, ACB, OPEN or EXECIO)',
    pattern: code(
      String.raw`(?:\bSELECT\s+(?:OPTIONAL\s+)?[\w-]+(?:\s+ASSIGN\b|\s*$)|\bFD\s+[\w-]+|\b(?:FILE|DATASET)\s*\(|\bDCL\b.*\bFILE\b|\b(?:DCB|ACB)\s+(?:\S*,)?(?:AM|DDNAME|DSORG|MACRF)=|\bOPEN\s*\(|\bEXECIO\b)`,
    ),
  },
  {
    words:
      /\b(?:uses?|touch(?:es)?|access(?:es)?|works? with|talks? to|goes? to|go to|queries|query)\s+(?:any|an?|no|the)?\s*(?:data ?bases?)(?=\W*$)|(?<=\bwithout |\bno |\bany )data ?base(?: access)?(?=\W*$)/i,
    said: 'statements of SQL, DL/I, IDMS or Adabas',
    pattern: code(
      String.raw`(?:\bEXEC\s+(?:SQL|DLI)\b|\bCALL\s+['"]?(?:(?:CBL|PLI|ASM|AIB|CEE)TDLI|ADA(?:BAS|LNK|USER))\b|\bBIND\s+RUN-UNIT\b)`,
    ),
  },
]

/** Those that a system is said to use as a whole. */
export const ownTechnologies = technologies.filter((technology) => technology.is !== undefined)

const system = String.raw`(?:it|they|we|(?:the|this|our|your|that) (?:whole |entire )?(?:[\w-]+ )?(?:systems?|application|app|code|codebase|software|package|product|programs))`
const nouns = `(?:technolog(?:y|ies)|tech(?:nology)? stack|middleware|databases?|dbms|messaging(?: systems?)?|message queu(?:e|es|ing)(?: systems?)?|subsystems?|(?:transaction|tp) (?:monitors?|managers?|processors?)|data stores?|data(?: |-)?base (?:management )?systems?|access methods?)`
const asksThem = new RegExp(
  String.raw`\b(?:which|what)\s+(?:(?:ibm|mainframe|other|kinds? of|types? of|sorts? of|external|underlying)\s+)*(?<nouns>${nouns}(?:(?:\s+and|\s+or|,)\s+(?:which\s+|what\s+)?(?:kind of\s+)?${nouns})*)\s+(?:(?:does|do|is|are)\s+${system}\s+(?:use|built (?:on|with)|based on|running (?:on|under)|run (?:on|under)|rely on|depend on|work with|access|need|written for)|(?:is|are)\s+(?:being\s+)?(?:used|involved|in use|needed)(?:\s+(?:here|(?:by|in)\s+${system}))?)\W*$`,
  'i',
)

/** `Which databases and messaging does the system use`: those that are meant, in the order of the table; undefined where none are asked for. */
export function askedTechnologies(text: string): readonly Technology[] | undefined {
  const said = asksThem.exec(text)?.groups?.nouns
  if (said === undefined) return undefined
  if (/technolog|tech stack|middleware|subsystem/i.test(said)) return ownTechnologies
  return ownTechnologies.filter(
    (technology) =>
      (technology.is === 'monitor' && /monitor|manager|processor/i.test(said)) ||
      (technology.is === 'messaging' && /messag/i.test(said)) ||
      (technology.is === 'database' && /data ?-?base|dbms|data store/i.test(said)) ||
      (technology.is === 'files' && /data|dbms|access method/i.test(said)),
  )
}
