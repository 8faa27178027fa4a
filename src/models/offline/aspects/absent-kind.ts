import type { UnitKind } from '../../../answer/structure.ts'
import { keepLast } from '../../../base/keep-last.ts'
import { foundNone, patternCall } from '../absence.ts'
import type { Aspect } from '../aspect.ts'
import { everyCall, filesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'

interface KindOfSystem {
  readonly asked: string
  readonly said: string
  /** Of which the structure knows each that there is. */
  readonly kinds: readonly UnitKind[]
  /** Lines that such a thing could be in, whatever the structure makes of them. */
  readonly traces: string
  /** Files in which one could be. */
  readonly files?: string
  /** No word means anything else: it is asked for wherever it stands. */
  readonly isProduct?: true
}

const cics = String.raw`\bEXEC\s+CICS\b`
const sql = String.raw`\bEXEC\s+SQL\b|\bCREATE\s+(?:\w+\s+){0,2}TABLE\b|\bINSERT\s+INTO\s|\bSELECT\s+.*\bFROM\s|\bDCLGEN\b`

/** What a system may do without altogether. */
const things: readonly KindOfSystem[] = [
  {
    asked: String.raw`(?:cics\s+)?(?:transaction\s+(?:ids?|identifiers?|codes?|names?)|trans?\s?(?:ids?|codes?))|(?:cics|ims)\s+transactions?`,
    said: 'transaction of CICS or IMS',
    kinds: ['transaction'],
    traces: String.raw`${cics}|\bDEFINE\s+TRANSACTION|\bDFHPCT\b|\bTRANSACT\s+CODE=|\bTRAN(?:SACTION|SID)?\s*\(`,
  },
  {
    asked: String.raw`(?:bms\s+)?mapsets?|bms\s+(?:maps?|screens?|panels?)|(?:cics|3270|ims|mfs)\s+(?:maps?|screens?|panels?)`,
    said: 'screen of CICS or IMS',
    kinds: ['map', 'mapset'],
    traces: String.raw`(?:^|[^\w-])MAP(?:SET)?\s*\(|\bDFHM[SD][DIF]\b|\bMSG\s+TYPE=|\b(?:MFLD|DFLD)\b|\bISPEXEC\b`,
  },
  {
    asked: String.raw`(?:p?f|function|attention|aid)[\s-]?keys?`,
    said: 'function key',
    kinds: ['map', 'mapset'],
    traces: String.raw`\bP?F[\s-]?K?(?:EY)?[\s-]?\d{1,2}\b|\bP?FK(?:EY)?S?\b|\b(?:P?F|FUNCTION|ATTENTION|AID)[\s-]KEYS?\b|AID\b|DFHP[FA]\d|CRT[\s-]STATUS|\bCOB-SCR|KEYCODE|\bISPEXEC\b|\bcurses\b`,
  },
  {
    asked: String.raw`jcl(?:\s+(?:jobs?|members?|procs?|procedures?))?`,
    said: 'JCL',
    kinds: ['job', 'proc'],
    traces: String.raw`^//\S*\s+(?:JOB|EXEC|PROC)\b|\bSUBMIT\b`,
    files: '**/*.{jcl,JCL,prc,proc}',
  },
  {
    asked: 'jobs?',
    said: 'job',
    kinds: ['job', 'proc'],
    traces: String.raw`^//\S*\s+(?:JOB|EXEC|PROC)\b|\bSUBMIT\b|\bcrontab\b`,
    files: '**/*.{jcl,JCL,prc,proc,sh,bash,ksh,bat,cmd,ps1,rexx,rex,exec,clist,yml,yaml,py,pl}',
  },
  {
    asked: String.raw`(?:db2|sql|relational|database)\s+(?:tables?|columns?)`,
    said: 'Db2 or SQL table',
    kinds: ['table'],
    traces: sql,
  },
  {
    asked: String.raw`(?:mysql|mariadb|postgres(?:ql)?|oracle|sqlite|sybase|informix|mongodb)(?:\s+(?:databases?|tables?|servers?))?`,
    said: 'such database',
    isProduct: true,
    kinds: ['table'],
    traces: String.raw`${sql}|\b(?:mysql|pg|PQ|sqlite3?|oci)_\w+|\b(?:psycopg2?|sqlite3|pymysql|jdbc|odbc)\b`,
  },
  {
    asked: String.raw`(?:db2\s+|sql\s+)?stored\s+procedures?`,
    said: 'stored procedure',
    kinds: [],
    traces: String.raw`\bCREATE\s+(?:\w+\s+){0,3}PROCEDURE\b|\bSQL\s+CALL\b|^\s*CALL\s+\w+\.\w+\s*\(`,
  },
  {
    asked: String.raw`(?:db2|sql|database)\s+triggers?`,
    said: 'database trigger',
    kinds: [],
    traces: String.raw`\bCREATE\s+(?:\w+\s+){0,3}TRIGGER\b`,
  },
  {
    asked: String.raw`(?:db2|sql|database)\s+views?`,
    said: 'database view',
    kinds: ['view'],
    traces: String.raw`\bCREATE\s+(?:\w+\s+){0,3}VIEW\b`,
  },
  {
    asked: String.raw`ims\s+(?:segments?|databases?)|psbs?|pcbs?|dbds?|dl\/i\s+(?:segments?|databases?|calls?)`,
    said: 'IMS database or PSB',
    kinds: ['segment', 'psb', 'dbd'],
    traces: String.raw`\b(?:CBL|PLI|ASM|CEE)TDLI\b|\bEXEC\s+DLI\b|\bDLITCBL\b|\bSEGM\s+NAME=|\bPCB\s+TYPE=`,
  },
  {
    asked: String.raw`(?:mq|mqseries|websphere\s+mq|ibm\s+mq)(?:\s+(?:queues?|messages?|managers?|series))?`,
    said: 'queue of MQ',
    kinds: [],
    traces: String.raw`\bMQ(?:OPEN|CLOSE|PUT1?|GET|CONNX?|DISC|INQ|SET|BACK|CMIT|SUB)\b|\bCMQ\w+|\bDEFINE\s+Q(?:LOCAL|REMOTE|ALIAS|MODEL)|\bCSQ\w+`,
  },
  {
    asked: String.raw`message\s+queues?`,
    said: 'message queue',
    kinds: ['queue'],
    traces: String.raw`\bMQ(?:OPEN|PUT1?|GET|CONNX?)\b|\b(?:WRITE|READ)Q\b|\bISRT\b|\bDEFINE\s+Q(?:LOCAL|REMOTE|ALIAS)`,
  },
  {
    asked: String.raw`(?:gdgs?|generation\s+(?:data\s+)?groups?)(?:\s+bases?)?`,
    said: 'generation data group',
    kinds: [],
    traces: String.raw`\((?:[+-]\d+|0)\)|\bGENERATIONDATAGROUP\b|\bGDG\b`,
  },
  {
    asked: String.raw`(?:rest|web|soap)\s+(?:services?|apis?|endpoints?)`,
    said: 'web service',
    kinds: [],
    traces: String.raw`\bCICS\s+(?:WEB|INVOKE)\b|\bhttps?:|\bSOAP\b|\bWSDL\b|\bREST\b|\bopenapi\b|\bswagger\b|\bDFHWS|\bDFHJSON`,
  },
]

/** The thing that is asked for, which no name stands beside: `which CICS transaction opens …`, `is there a stored procedure that …`. */
const askedThing = keepLast(({ bare, names }: Question): KindOfSystem | undefined => {
  const [, ...found] = names.length > 0 ? [] : (asksThing.exec(bare) ?? [])
  return (
    things[found.findIndex((one) => one !== undefined)] ??
    (names.length > 0 ? undefined : productsAsked.find(({ of }) => of.test(bare))?.thing)
  )
})

/** `from the MySQL database`: with the noun behind it, as people also speak of what they only know. */
const productsAsked = things
  .filter(({ isProduct }) => isProduct)
  .map((thing) => ({ thing, of: new RegExp(String.raw`\b${thing.asked.replace(/\?$/, '')}\b`, 'i') }))

const asksThing = new RegExp(
  String.raw`^\W*(?:(?:by|in|under|with|from|to|on|through|for|using)\s+)?(?:(?:which|what)(?!\s*'s|\s+is\b)|what(?:'s|\s+is|\s+are)\s+the\s+(?:names?|ids?|identifiers?)\s+of\s+(?:the|our|its)|(?:is|are) there (?:an?|any)|does (?:this|the|it)(?: [\w-]+){0,2}? (?:use|have|contain|need|define|store|keep) (?:an?|any))\s+(?!(?:is|are|does|do|did|of|kind|sort|type)\b)(?:(?!(?:programs?|modules?|routines?|is|are|does|do|of)\b)[\w-]+\s+)??(?:${things.map(({ asked }) => `(${asked})`).join('|')})\b(?!-)`,
  'i',
)

function callsFor({ kinds, traces, files }: KindOfSystem): readonly Call[] {
  return [...kinds.map(everyCall), patternCall(traces), ...(files === undefined ? [] : [filesCall(files)])]
}

/** Whether all that was looked at holds none: what could not be asked for proves nothing. */
function isNowhere({ kinds, traces, files }: KindOfSystem, findings: Findings): boolean {
  const isKnownToBeNone = kinds.every((kind) => {
    const found = findings.structure(everyCall(kind), 'where')
    return found !== undefined && found.definitions.length + found.mentions.filter(({ system }) => !system).length === 0
  })
  const listed = files === undefined ? undefined : findings.resultOf(filesCall(files))
  return (
    isKnownToBeNone &&
    foundNone(patternCall(traces), findings) &&
    (files === undefined || (listed !== undefined && listed.evidence.length === 0))
  )
}

/** That a whole kind of thing of which one is asked for is not in the system: a batch system has no transactions, whatever its documents plan. */
export const absentKindAspect: Aspect = {
  name: 'absent-kind',
  asks: (question) => askedThing(question) !== undefined,
  calls: (question) => {
    const thing = askedThing(question)
    return thing === undefined ? [] : callsFor(thing)
  },
  draft: (question, _, findings) => {
    const thing = askedThing(question)
    if (thing === undefined || !isNowhere(thing, findings)) return undefined
    return { lead: [], quotes: [], nothing: { said: `no ${thing.said} is defined or used anywhere in the code`, decides: true } }
  },
}
