import { keepLast } from '../../../base/keep-last.ts'
import { type AskedBy, asksFor } from './asked-noun.ts'

type JclOp = 'JOB' | 'EXEC' | 'DD' | 'JCLLIB' | 'OUTPUT' | 'PROC' | 'SET' | 'INCLUDE'

/** What a parameter of JCL is asked for by, and what may be said of its value. Sources: z/OS MVS JCL Reference, chapter of each statement. */
export interface JclClause extends AskedBy {
  /** Those of one meaning; `DCB` holds some of them inside. */
  readonly keys: readonly string[]
  /** Statements that may have it, likeliest first. */
  readonly on: readonly JclOp[]
  /** The place of what has no keyword. */
  readonly position?: number
  readonly explain?: (value: string) => string | undefined
  /** What holds where no statement has it. */
  readonly without?: string
  /** Only of a statement that the question names: nearly each has one. */
  readonly ownOnly?: boolean
  /** Only by the name of the statement: what stands in it names many. */
  readonly labelOnly?: boolean
  /** Only of DD statements with such a name. */
  readonly labels?: RegExp
  /** A parameter that a procedure or SET gives a name of its own. */
  readonly isSymbol?: boolean
}

const ofOutput = /\b(?:message|msg|output|sysout|storage|management|data|transaction|tran|security)[- ]?class/i

const jclClauses: readonly JclClause[] = [
  { keys: ['CLASS'], on: ['JOB'], nouns: '(?:(?:job|execution|input) )?class', not: ofOutput },
  { keys: ['MSGCLASS'], on: ['JOB'], nouns: 'msgclass|message class|(?:job )?output class' },
  { keys: ['MSGLEVEL'], on: ['JOB'], nouns: 'msglevel|message level' },
  {
    keys: ['NOTIFY'],
    on: ['JOB'],
    nouns: 'notify(?: parameter| user)?',
    asked: /\b(?:who(?:m)?|which user|what user)\b[^?]*\b(?:notif\w+|informed|told|message)\b|\b(?:is|does|are)\b[^?]*\bnotif\w+/i,
    explain: (value) => (/^&SYSUID\.?$/i.test(value) ? 'the user who submits it' : undefined),
  },
  {
    keys: ['REGION'],
    on: ['JOB', 'EXEC'],
    nouns: 'region(?: size| parameter| limit| value)?|(?:memory|storage) (?:limit|size)',
    asked: /\bhow (?:much|big|large)\b[^?]*\b(?:memory|region)\b/i,
    not: /\b(?:ims|mpp|bmp|dependent|cics|message)\s+region\b/i,
    explain: (value) => (/^0[KM]?$/i.test(value) ? 'all the storage that there is' : undefined),
  },
  {
    keys: ['TIME'],
    on: ['JOB', 'EXEC'],
    nouns: '(?:cpu |processor )?time limit|cpu time|(?:maximum )?(?:cpu|run|execution) time|time parameter',
    asked: /\b[Hh]ow (?:long|much (?:cpu |CPU )?time)\b[^?]*\b(?:may|can|allowed?|cpu|CPU)\b|(?<!\bat (?:what|which) )\bTIME\b/,
    explain: (value) => (/^\(?(?:1440|NOLIMIT)\)?$/i.test(value) ? 'no limit' : undefined),
  },
  {
    keys: ['USER'],
    on: ['JOB'],
    nouns: 'user ?id|userid|user parameter',
    asked: /\b(?:which|what) user\b[^?]*\b(?:run|execut|submit)\w*|\bunder (?:which|what) user\b/i,
  },
  { keys: ['TYPRUN'], on: ['JOB'], nouns: 'typrun', asked: /\b(?:is|does)\b[^?]*\b(?:held|on hold|only scanned|typrun)\b/i },
  {
    keys: ['ACCT'],
    on: ['JOB', 'EXEC'],
    position: 0,
    nouns: 'account(?:ing)? (?:information|info|string|code|parameter)s?|accounting(?: data| number| field)?',
    asked: /\b(?:which|what) account\b[^?]*\b(?:charged|billed)\b/i,
    not: /\b(?:bank|customer|card|field|file|record)\b/i,
  },
  { keys: [], on: ['JOB'], position: 1, nouns: "programmer(?:['\u2019]?s)?(?: name)?" },
  { keys: ['PRTY'], on: ['JOB'], nouns: '(?:job )?priority|prty' },
  { keys: ['RESTART'], on: ['JOB'], nouns: 'restart(?: step| parameter)?', asked: /\b(?:which|what) step\b[^?]*\brestart/i },
  { keys: ['SCHENV'], on: ['JOB'], nouns: 'schenv|scheduling environment' },
  { keys: ['LINES'], on: ['JOB'], nouns: 'LINES|output limit' },
  { keys: ['PASSWORD'], on: ['JOB'], nouns: 'PASSWORD' },
  { keys: ['ORDER'], on: ['JCLLIB'], nouns: 'jcllib|procedure librar(?:y|ies)|proclibs?|proc librar(?:y|ies)|private librar(?:y|ies)' },
  {
    keys: ['PARM'],
    on: ['EXEC'],
    nouns: 'parms?(?: string| value| field| operand)?',
    asked:
      /\b(?:what|which)\b[^?]*\b(?:parameters?|arguments?|parms?)\b[^?]*\b(?:(?:is|are) (?:passed|handed|given|supplied)|gets?|receiv\w*)\b/i,
  },
  {
    keys: ['COND'],
    on: ['EXEC', 'JOB'],
    nouns: 'cond(?: parameter| test| code)?|condition codes?|return code (?:test|condition)',
    asked:
      /\b(?:when|if)\b[^?]*\b(?:skipped|bypassed|flushed)\b|\bwhen (?:is|does|will)\b[^?]*\bstep\b[^?]*\b(?:run|executed?)\b|\bunder (?:which|what) (?:condition|circumstance)s?\b[^?]*\b(?:run|runs|executed?|executes|skipped|bypassed)\b|\bhave (?:an? |any )?conditions?\b|\bconditions?\b[^?]*\b(?:of|on|for) (?:the )?(?:job )?steps?\b/i,
    explain: saidOfCond,
    without: 'it runs unless an earlier step has ended abnormally',
  },
  { keys: ['DYNAMNBR'], on: ['EXEC'], nouns: 'dynamnbr' },
  {
    keys: ['DISP'],
    on: ['DD'],
    nouns: '(?:normal |abnormal |conditional )?(?:disp|dispositions?)',

    asked:
      /\bwhat (?:happens|becomes|is done)\b[^?]*(?:\b(?:data ?set|file|dd|output)\b|(?<=\b(?:to|of|with) )NAME\b)[^?]*\b(?:abends?|abnormal\w*|fails?|failed|ends?|finish\w*|afterwards|normal\w*)\b|\b(?:is|are)\b[^?]*\b(?:kept|catalogu?ed|deleted|shared|passed)\b[^?]*\b(?:abends?|fails?|ends?|step|job|after)/i,
    explain: saidOfDisp,
  },
  {
    keys: ['SPACE'],
    on: ['DD'],
    nouns: 'space(?: allocation| parameter)?|(?:primary|secondary)(?: space)?(?: allocation| quantity| extent)?|allocation',
    asked: /\bhow (?:much space|many (?:tracks|cylinders|blocks)|big|large)\b[^?]*/i,
    not: /\bfree ?space|\b(?:records?|keys?|region|memory)\b/i,
  },
  { keys: ['UNIT'], on: ['DD'], nouns: 'unit(?: name| type)?|device(?: type)?', asked: /\bon (?:which|what) (?:unit|device)/i },
  { keys: ['VOL', 'VOLUME'], on: ['DD'], nouns: 'vol(?:ume)?s?(?: serial(?: number)?| ser)?' },
  {
    keys: ['LRECL'],
    on: ['DD'],
    nouns: '(?:logical )?(?:record|line) (?:length|size)s?|lrecl',
    asked: /\bhow (?:long|big|wide) (?:is|are)\b[^?]*\b(?:records?|lines?)\b/i,
  },
  {
    keys: ['RECFM'],
    on: ['DD'],
    nouns: 'record formats?|recfm',
    asked: /\b(?:fixed|variable)\b[^?]*\b(?:length|format|blocked|records?)\b/i,
  },
  { keys: ['BLKSIZE'], on: ['DD'], nouns: 'block ?sizes?|blksize|block length' },
  { keys: ['DSORG'], on: ['DD'], nouns: 'dsorg|data ?set organi[sz]ation' },
  { keys: ['DCB'], on: ['DD'], nouns: 'dcb(?: attributes| parameters?)?' },
  {
    keys: ['SYSOUT'],
    on: ['DD'],
    asked: /\bwhere (?:does|do|is|are)\b[^?]*\b(?:printed|go|goes|sent)\b/i,
    nouns: 'sysout(?: class)?|print(?:er)? class',
    not: /\b(?:job|message|msg|execution|storage|management|data)[- ]?class/i,
  },
  { keys: ['DEST'], on: ['DD', 'OUTPUT'], nouns: 'dest(?:ination)?' },
  { keys: ['COPIES'], on: ['DD', 'OUTPUT'], nouns: 'copies', asked: /\bhow many copies\b/i },
  { keys: ['FORMS'], on: ['OUTPUT'], nouns: 'forms?(?: name)?' },
  { keys: ['LABEL'], on: ['DD'], nouns: 'tape labels?|label(?: parameter)?' },
  { keys: ['DATACLAS'], on: ['DD'], nouns: 'dataclas|data class' },
  { keys: ['STORCLAS'], on: ['DD'], nouns: 'storclas|storage class' },
  { keys: ['MGMTCLAS'], on: ['DD'], nouns: 'mgmtclas|management class' },
  { keys: ['DSNTYPE'], on: ['DD'], nouns: 'dsntype' },
  { keys: ['PATH'], on: ['DD'], nouns: 'path(?:name)?' },
  { keys: ['DLM'], on: ['DD'], nouns: 'dlm|delimiter' },
  {
    keys: ['DUMMY'],
    on: ['DD'],
    asked: /\bis\b[^?]*\bdummy\b/i,
  },
  {
    keys: ['DSN', 'DSNAME'],
    on: ['DD'],
    labels: /^(?:STEPLIB|JOBLIB)$/,
    nouns: '(?:load|program|step|job) ?lib(?:rar(?:y|ies)|s)?',
  },
  { keys: ['DSN', 'DSNAME'], on: ['DD'], ownOnly: true, nouns: '(?:relative )?generations?(?: numbers?)?' },
  {
    keys: ['DSN', 'DSNAME'],
    on: ['DD'],
    labelOnly: true,
    not: /\b(?:cics|csd|rdo)\b/i,
    nouns: 'data ?sets?(?: names?)?|dsn(?:ame)?s?(?! (?:system|command|processor|run)\\b)',
    ownOnly: true,
    asked: /\bwhere (?:does|do|is|are)\b[^?]*\bdd\b[^?]*\b(?:point|from|go)\b/i,
  },
]

/** A step is skipped where the test holds: the code first, then the operator, then the return code of the step. */
const turned: Readonly<Record<string, string>> = {
  GT: 'less than',
  GE: 'at most',
  EQ: 'equal to',
  NE: 'not equal to',
  LT: 'greater than',
  LE: 'at least',
}

export function saidOfCond(value: string): string | undefined {
  if (/\bEVEN\b/i.test(value)) return 'it runs even if an earlier step has ended abnormally'
  if (/\bONLY\b/i.test(value)) return 'it runs only if an earlier step has ended abnormally'
  const tests = [...value.matchAll(/\(?(\d+),\s*(GT|GE|EQ|NE|LT|LE)(?:,\s*([A-Z@#$][\w@#$.]*))?\)?/gi)].map(
    ([, code = '', op = '', step]) => `the return code of ${step ?? 'any earlier step'} is ${turned[op.toUpperCase()] ?? op} ${code}`,
  )
  return tests.length === 0 ? undefined : `it is skipped if ${tests.join(' or ')}`
}

const status: Readonly<Record<string, string>> = {
  NEW: 'new',
  OLD: 'existing, for this step alone',
  SHR: 'existing, shared',
  MOD: 'extended at its end, created if it does not exist',
}
const fate: Readonly<Record<string, string>> = {
  KEEP: 'kept',
  DELETE: 'deleted',
  CATLG: 'catalogued',
  UNCATLG: 'uncatalogued',
  PASS: 'passed to later steps',
}

function saidOfDisp(value: string): string | undefined {
  const [first = '', normal = '', abnormal = ''] = value.replace(/[()]/g, '').split(',')
  const is = status[first.toUpperCase() || 'NEW']
  if (is === undefined) return undefined
  const ends = fate[normal.toUpperCase()]
  const fails = fate[abnormal.toUpperCase()]
  return [
    is,
    ...(ends === undefined ? [] : [`${ends} at the end of the step`]),
    ...(fails === undefined ? [] : [`${fails} if it ends abnormally`]),
  ].join(', ')
}

/** Keywords that a question may write as a name is written. */
export const jclKeys: ReadonlySet<string> = new Set(['JCLLIB', ...jclClauses.flatMap(({ keys }) => keys)])

/** What a scheduler or a program does is said elsewhere. */
const asksElse =
  /\b(?:schedul(?:er?s?|ed|ing)|control-?m|calendars?|ca-?7|waits?|waiting|trigger\w*|predecessors?|successors?|prerequisites?|loops?|paragraphs?|validat\w*|rejects?|displays?|displayed|screens?)\b/i

/** The parameters that a question asks for. */
export const askedJclClauses = keepLast((bare: string): readonly JclClause[] => {
  if (asksElse.test(bare)) return []
  return jclClauses.filter((clause) => asksFor(bare, clause))
})

const ofSymbol =
  /\b(?:defaults?|values?|settings?)\b[^?]*\bNAME\b|\bNAME\b[^?]*\b(?:set to|defaults?|value)\b|\bwhat (?:is|does)\b[^?]*\bNAME\b[^?]*\b(?:in|of|for|for the proc|by)\s+(?:the\s+)?(?:[a-z]+\s+)?NAME|\b(?:symbolics?|symbols?|overrid\w*|substitut\w*)\b|\bwhat NAME\b|\bwhich NAME\b/i

/** Whether a name of the question may be that of a symbolic parameter, of which the value is asked. */
export function askedSymbols(bare: string): boolean {
  return ofSymbol.test(bare)
}
