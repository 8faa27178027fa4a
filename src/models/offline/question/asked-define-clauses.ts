import { keepLast } from '../../../base/keep-last.ts'
import { type AskedBy, asksFor } from './asked-noun.ts'

/** What an operand of DEFINE is asked for by. Sources: DFSMS Access Method Services Commands; CICS Resource Definition Guide. */
export interface DefineClause extends AskedBy {
  readonly keys: readonly string[]
  readonly explain?: (value: string, key: string) => string | undefined
}

const pair = (first: string, second: string) => (value: string) => {
  const [one, other] = value.split(/[\s,]+/)
  return one === undefined || other === undefined ? undefined : `${first} ${one}, ${second} ${other}`
}

/** `SHAREOPTIONS(crossregion crosssystem)`. */
const sharing: Readonly<Record<string, string>> = {
  1: 'many readers or one writer',
  2: 'many readers and one writer',
  3: 'fully shared, integrity is left to the users',
  4: 'fully shared, buffers are refreshed for each direct read',
}

function saidOfSharing(value: string): string | undefined {
  const [region = '', system = ''] = value.split(/[\s,]+/)
  const said = [
    ...(sharing[region] === undefined ? [] : [`across regions: ${sharing[region]}`]),
    ...(sharing[system] === undefined ? [] : [`across systems: ${sharing[system]}`]),
  ]
  return said.length === 0 ? undefined : said.join('; ')
}

const named: readonly DefineClause[] = [
  {
    keys: ['KEYS', 'KEYLENGTH', 'KEYLEN'],
    nouns: '(?:primary |record |alternate )?keys?(?: (?:length|size|position|offset|location))?',
    asked: /\bhow (?:long|big) (?:is|are)\b[^?]*\bkeys?\b|\bwhere (?:is|are|does)\b[^?]*\bkeys?\b/i,
    explain: (value) => (/^\d+$/.test(value) ? `${value} bytes` : pair('length', 'offset')(value)),
  },
  {
    keys: ['RECORDSIZE', 'RECSZ'],
    nouns: '(?:average |maximum |max )?(?:record|line) ?(?:lengths?|sizes?)|recsz',
    asked: /\bhow (?:long|big|large) (?:is|are|can)\b[^?]*\brecords?\b/i,
    explain: pair('average', 'maximum'),
  },
  { keys: ['SHAREOPTIONS', 'SHR'], nouns: 'shar(?:e|ing) ?options?', asked: /\bhow\b[^?]*\bshared\b/i, explain: saidOfSharing },
  {
    keys: ['FREESPACE', 'FSPC'],
    nouns: 'free ?space',
    asked: /\bhow much free ?space\b/i,
    explain: pair('percent of each control interval', 'of each control area'),
  },
  { keys: ['CONTROLINTERVALSIZE', 'CISZ', 'CNVSZ'], nouns: 'control[- ]?interval(?: ?size)?|ci ?si?ze?' },
  { keys: ['VOLUMES', 'VOLUME', 'VOL'], nouns: 'vol(?:ume)?s?', asked: /\bon (?:which|what) (?:disk|volume|pack)/i },
  {
    keys: ['CYLINDERS', 'CYL', 'TRACKS', 'TRK', 'RECORDS', 'REC', 'KILOBYTES', 'KB', 'MEGABYTES', 'MB'],
    nouns: 'space(?: allocation)?|(?:primary|secondary)(?: space)?(?: allocation| quantity| extent)?|allocation|cylinders|tracks',
    asked: /\bhow (?:much (?:primary |secondary )?space|many (?:tracks|cylinders))\b/i,
    not: /\bfree ?space/i,
    explain: pair('primary', 'secondary'),
  },
  {
    keys: ['LIMIT', 'LIM'],
    nouns: '(?:gdg |generation )?limit|number of generations',
    asked: /\bhow many (?:generations?|versions?|backups?|copies)\b/i,
    explain: (value) => `${value} generations are kept`,
  },
  {
    keys: ['SCRATCH', 'NOSCRATCH', 'EMPTY', 'NOEMPTY', 'SCR', 'NSCR', 'EMP', 'NEMP'],
    nouns: '(?:no)?scratch|(?:no)?empty',
    asked:
      /\b(?:old(?:est)?|rolled[- ]off|expired) generations?\b|\bgenerations?\b[^?]*\b(?:rolls? off|rolled off|deleted|scratched|uncatalogu?ed)\b/i,
  },
  {
    keys: ['RELATE', 'REL'],
    asked: /\b(?:which|what) (?:base )?(?:cluster|data ?set|file)\b[^?]*\b(?:relat\w+|belongs?|based on|over|index)\b/i,
    nouns: 'base cluster|relate',
  },
  { keys: ['PATHENTRY', 'PENT'], nouns: 'path ?entry' },
  {
    keys: ['UNIQUEKEY', 'NONUNIQUEKEY', 'UNQK', 'NUNQK'],
    asked: /\b(?:is|are|does|do|can|must)\b[^?]*\b(?:unique|duplicates?)\b/i,
  },
  { keys: ['UPGRADE', 'NOUPGRADE', 'UPG', 'NUPG'], nouns: 'upgrade', asked: /\bis\b[^?]*\bin the upgrade set\b/i },
  {
    keys: ['INDEXED', 'NONINDEXED', 'NUMBERED', 'LINEAR', 'IXD', 'NIXD', 'NUMD'],
    asked:
      /\b(?:is|are)\b[^?]*\b(?:ksds|esds|rrds|indexed|entry[- ]sequenced|key[- ]sequenced|relative[- ]record)\b|\b(?:what|which) (?:kind|type|sort|organi[sz]ation) of (?:vsam|cluster|data ?set)\b|\borgani[sz]ation\b/i,
    explain: (_, key) => organisation[key],
  },
  { keys: ['REUSE', 'NOREUSE', 'RUS'], nouns: 'reuse', asked: /\bis\b[^?]*\breus(?:ed|able)\b/i },
  { keys: ['GROUP'], nouns: '(?:csd |resource |rdo )?groups?' },
  { keys: ['DSNAME', 'DSNAME01'], nouns: 'data ?sets?(?: names?)?|dsn(?:ame)?' },
  { keys: ['STATUS'], nouns: '(?:initial )?status', asked: /\b(?:is|are)\b[^?]*\b(?:enabled|disabled)\b/i },
  { keys: ['LSRPOOLNUM', 'LSRPOOLID', 'LSRPOOL'], nouns: 'lsr ?pool(?: (?:num(?:ber)?|id))?' },
  { keys: ['STRINGS'], nouns: 'strings', asked: /\bhow many strings\b/i },
  { keys: ['RESIDENT'], nouns: 'resident', asked: /\bis\b[^?]*\bresident\b/i },
  { keys: ['CONCURRENCY'], nouns: 'concurrency', asked: /\bis\b[^?]*\b(?:thread[- ]?safe|quasi-?re(?:e?nt|ntrant))\b/i },
  { keys: ['PROFILE'], nouns: 'profile' },
  { keys: ['TRANCLASS'], nouns: '(?:transaction|tran) ?class' },
  { keys: ['TASKDATALOC'], nouns: 'task ?data ?loc(?:ation)?' },
  { keys: ['EXECKEY'], nouns: '(?:exec(?:ution)?|storage) ?key' },
  { keys: ['LANGUAGE'], asked: /\b(?:what|which) language\b[^?]*\b(?:defined|csd|rdo|definition)\b/i },
  { keys: ['DESCRIPTION'], nouns: 'description' },
  { keys: ['RECOVERY', 'RECOVSTATUS'], nouns: 'recovery(?: status| attributes?)?', asked: /\b(?:is|are)\b[^?]*\brecoverable\b/i },
  { keys: ['OPENTIME'], nouns: 'open ?time', asked: /\bwhen (?:is|does)\b[^?]*\bopen(?:ed)?\b/i },
  ...['add', 'browse', 'delete', 'read', 'update'].map((deed) => ({
    keys: [deed.toUpperCase()],
    asked: new RegExp(
      String.raw`^\W*(?:can|may|is it (?:allowed|possible)|are (?:programs|transactions) allowed)\b[^?]*\bfiles?\b[^?]*\b${deed}(?:e?d)?\b|^\W*(?:can|may)\b[^?]*\b${deed}\b[^?]*\bfile\b`,
      'i',
    ),
  })),
  { keys: ['ERASE', 'NOERASE', 'ERAS', 'NERAS'], nouns: 'erase', asked: /\bis\b[^?]*\berased\b/i },
  { keys: ['DDNAME'], nouns: 'dd ?names?|dd' },
  { keys: ['TRIGGERLEVEL'], nouns: 'trigger ?level' },
  { keys: ['TRANSID'], asked: /\b(?:which|what) (?:transaction|tran ?id)\b[^?]*\b(?:trigger\w*|queue|tdq\w*)\b/i },
  { keys: ['PORTNUMBER', 'PORT'], nouns: 'port(?: ?number)?' },
  { keys: ['PATH'], nouns: '(?:url |uri )?path' },
  { keys: ['PLAN'], nouns: '(?:db2 )?plan' },
]

const organisation: Readonly<Record<string, string>> = {
  INDEXED: 'key-sequenced',
  IXD: 'key-sequenced',
  NONINDEXED: 'entry-sequenced',
  NIXD: 'entry-sequenced',
  NUMBERED: 'relative record',
  NUMD: 'relative record',
  LINEAR: 'linear',
}

/** Asked for by their own names, in one word or several. */
const spelled =
  `RLSACCESS READINTEG DSNSHARING DISPOSITION DATABUFFERS INDEXBUFFERS MAXNUMRECS UPDATEMODEL RECORDFORMAT JOURNAL JNLREAD JNLSYNCREAD JNLUPDATE JNLADD JNLSYNCWRITE
  FWDRECOVLOG BACKUPTYPE REMOTESYSTEM REMOTENAME RELOAD USAGE USELPACOPY CEDF DATALOCATION API DYNAMIC EXECUTIONSET JVM TWASIZE TASKDATAKEY STORAGECLEAR RUNAWAY SHUTDOWN
  ISOLATE ROUTABLE PRIORITY DTIMOUT RESTART SPURGE TPURGE CONFDATA OTSTIMEOUT WAITTIME RESSEC CMDSEC ERROROPTION TYPEFILE BLOCKFORMAT BLOCKSIZE ATIFACILITY FACILITYID PRINTCONTROL
  INDIRECTNAME PROTOCOL BACKLOG SCHEME HOST WSDIR CONFIGFILE SHELF THREADLIMIT AUTHID RANKING BUFFERSPACE SPANNED SPEED RECOVERY IMBED REPLICATE DATACLASS STORAGECLASS
  MANAGEMENTCLASS OWNER TO FOR PATHENTRY`
    .split(/\s+/)
    .filter((key) => key.length > 3)
    .map((key): DefineClause => ({ keys: [key], words: [key] }))

const clauses: readonly DefineClause[] = [...named, ...spelled]

/** Keywords that a question may write as a name is written. */
export const defineKeys: ReadonlySet<string> = new Set(clauses.flatMap(({ keys }) => keys))

/** What a program does while it runs is another question: which status it returns, which key it reads. */
const asksDeed =
  /\b(?:checks?|checked|tests?|tested|returns?|returned|moves?|(?<!data )sets?|displays?|displayed|shows?|shown|validat\w+|handl\w+|after|codes?|sends?|sent|receiv\w+|comput\w+|calculat\w+|read|reads|writes?|written|updates?|updated|calls?|called|messages?|errors?|screens?|press(?:e[ds]|ing)?|users?)\b/i

/** `Can file X be updated`: what CICS allows is said in its definition. */
const asksLeave = /^\W*(?:can|may|is it (?:allowed|possible)|are (?:programs|transactions) allowed)\b/i

/** The operands that a question asks for. */
export const askedDefineClauses = keepLast((bare: string): readonly DefineClause[] => {
  if (!asksLeave.test(bare) && asksDeed.test(bare)) return []
  return clauses.filter((clause) => asksFor(bare, clause))
})
