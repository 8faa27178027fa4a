/** What macros of the system and supervisor calls do, for a question that tells the deed: words that ask for it, and which do it, each with its part. */
interface MacroDeed {
  readonly asked: RegExp
  readonly macros: readonly (readonly [string, string])[]
}

const deed = (asked: RegExp, macros: Readonly<Record<string, string>>): MacroDeed => ({ asked, macros: Object.entries(macros) })

/** One of the words where none of the others says that it is done to something else. */
const withoutWords = (others: string, words: string) => new RegExp(String.raw`^(?!.*\b(?:${others})\b).*\b(?:${words})\b`, 'is')

const storage = '(?:storage|memory|core|work ?areas?|buffers?|save ?areas?|virtual storage)'
const get = '(?:get|gets|getting|obtain\\w*|acquir\\w*|allocat\\w*|request\\w*|reserv\\w*)'
const free = '(?:free\\w*|releas\\w*|giv\\w+ back|return\\w*)'
const within = '(?:\\W+\\w+){0,4}?\\W+'
const programs = '(?:programs?|modules?|routines?|exits?|load modules?|tables?|entry points?)'

/** Sources: z/OS MVS Programming: Assembler Services and Authorized Assembler Services references, DFSMS Macro Instructions for Data Sets, TSO/E Programming Services. */
const deeds: readonly MacroDeed[] = [
  deed(/\b(?:locat\w*|find\w*|look\w* (?:up|for)|search\w*|position\w*)\b.*\b(?:members?|director\w+)\b|\bdirectory entr\w+\b/i, {
    BLDL: 'looks members up in the directory of a library',
    FIND: 'goes to a member of a library',
    DESERV: 'reads the directory of a library',
  }),
  deed(/\b(?:stow\w*|(?:add|replac|updat|creat|renam|delet|stor)\w*\b.*\b(?:members?|director\w+))\b/i, {
    STOW: 'changes the directory of a library',
  }),
  deed(withoutWords('terminals?|users?|screens?|jfcbs?|vtoc|dscbs?|catalog|clock|time|cibs?|operator', 'read|reads|reading|fetch\\w*'), {
    GET: 'reads the next record',
    READ: 'reads a block',
    CHECK: 'waits for a READ or WRITE',
    EXCP: 'runs a channel program',
    XDAP: 'reads or writes a block of a disk',
  }),
  deed(
    withoutWords(
      'messages?|operators?|consoles?|terminals?|users?|screens?|log|smf',
      'write|writes|writing|written|put|puts|print\\w*|punch\\w*',
    ),
    {
      PUT: 'writes the next record',
      PUTX: 'writes a record back',
      WRITE: 'writes a block',
      CHECK: 'waits for a READ or WRITE',
      EXCP: 'runs a channel program',
      XDAP: 'reads or writes a block of a disk',
    },
  ),
  deed(/\b(?:position\w*|points?|repositions?|remember\w*)\b.*\b(?:blocks?|records?|members?|tapes?|data ?sets?|files?)\b/i, {
    POINT: 'goes to a block',
    NOTE: 'gives the place of a block',
    FIND: 'goes to a member of a library',
    CNTRL: 'controls a device',
  }),
  deed(/\b(?:open|opens|opened|opening)\b/i, { OPEN: 'opens data sets' }),
  deed(/\b(?:close|closes|closed|closing)\b/i, { CLOSE: 'closes data sets' }),
  deed(/\b(?:jfcbs?|ddname|data ?set name|volume serial|volser)\b/i, {
    RDJFCB: 'reads the JFCB of a DD',
    EXTRACT: 'reads fields of a TCB',
    SWAREQ: 'gives the address of a control block of the job',
    GETDSAB: 'finds the DSAB of a DD',
  }),
  deed(
    /\b(?:dynamic\w*|svc ?99|(?:un|de)?-?allocat\w*)\b.*\b(?:data ?sets?|tapes?|files?|dds?|volumes?|units?|output|sysout|librar\w+)\b|\bdynamic\w* (?:de|un)?alloc\w*|\b(?:data ?sets?|tapes?|files?|dds?|volumes?|sysout|librar\w+)\b.*\b(?:un|de)?allocated\b/i,
    { DYNALLOC: 'allocates and frees data sets', 'SVC 99': 'allocates and frees data sets', 'EP=IKJDAIR': 'allocates data sets under TSO' },
  ),
  deed(/\b(?:vtoc|dscbs?|format.?[1-5]|free space)\b/i, {
    OBTAIN: 'reads a DSCB',
    CAMLST: 'says which DSCB or catalog entry',
    CVAFDIR: 'reads a DSCB',
    CVAFSEQ: 'reads DSCBs in order',
    CVAFFILT: 'reads the DSCBs that fit',
    CVAFDSM: 'reads the map of free space',
    LSPACE: 'tells the free space of a volume',
  }),
  deed(/\bcatalog\w*\b/i, { LOCATE: 'reads the catalog', CATALOG: 'changes the catalog', CAMLST: 'says which DSCB or catalog entry' }),
  deed(/\b(?:scratch\w*|delet\w*|eras\w*)\b.*\b(?:data ?sets?|files?)\b/i, { SCRATCH: 'deletes a data set', CAMLST: 'says which' }),
  deed(/\brenam\w*\b/i, { RENAME: 'renames a data set', STOW: 'changes the directory of a library' }),
  deed(new RegExp(String.raw`\b${get}${within}${storage}\b|\b${storage}\b.*\b(?:obtained|acquired|gotten|allocated)\b`, 'i'), {
    GETMAIN: 'gets storage',
    STORAGE: 'gets or frees storage',
    CPOOL: 'gets or frees a cell of a pool',
    GETBUF: 'gets a buffer',
    GETPOOL: 'builds a pool of buffers',
  }),
  deed(new RegExp(String.raw`\b${free}${within}${storage}\b|\b${storage}\b.*\b(?:freed|released)\b`, 'i'), {
    FREEMAIN: 'frees storage',
    STORAGE: 'gets or frees storage',
    CPOOL: 'gets or frees a cell of a pool',
    FREEBUF: 'frees a buffer',
    FREEPOOL: 'frees a pool of buffers',
  }),
  deed(new RegExp(String.raw`\bload(?:s|ed|ing)?\b(?! modules?)|\bbring\w*${within}into\b`, 'i'), { LOAD: 'loads a module' }),
  deed(new RegExp(String.raw`\b(?:delet\w*|releas\w*|unload\w*|free\w*)${within}${programs}\b`, 'i'), {
    DELETE: 'gives a loaded module up',
  }),
  deed(
    new RegExp(
      String.raw`\b(?:pass|give|transfer|hand)\w* control\b|\b(?:calls?|calling|invok\w+|links?|starts?|runs?|running|execut\w+)${within}${programs}\b`,
      'i',
    ),
    {
      CALL: 'calls',
      LINK: 'calls a module',
      LINKX: 'calls a module',
      XCTL: 'passes control to a module',
      XCTLX: 'passes control to a module',
      ATTACH: 'starts a subtask',
      ATTACHX: 'starts a subtask',
      SYNCH: 'calls a routine in another state',
      CALLTSSR: 'calls a service routine of TSO',
    },
  ),
  deed(/\b(?:sub-?tasks?|tasks?|attach\w*|daughter|child)\b/i, {
    ATTACH: 'starts a subtask',
    ATTACHX: 'starts a subtask',
    DETACH: 'removes a subtask',
    CHAP: 'changes the priority of a task',
    STATUS: 'stops or starts tasks',
  }),
  deed(
    /\b(?:wait\w*|sleep\w*|pauses?|paus\w*|delays?|delayed|idle|intervals?|timers?|timed? ?outs?|(?:after|every|for) (?:\S+ )?(?:seconds|minutes|hours))\b/i,
    {
      STIMER: 'sets a time interval',
      STIMERM: 'sets a time interval',
      TTIMER: 'tells or cancels what is left of a time interval',
      WAIT: 'waits for an event',
      WAITR: 'waits for an event',
      EVENTS: 'waits for one of many events',
    },
  ),
  deed(/\b(?:wak\w+|woken|post\w*|signal\w*|notif\w*|tell\w* .*\btask)\b/i, { POST: 'tells that an event has happened' }),
  deed(/\b(?:time(?! (?:intervals?|outs?))|date|clock|time ?stamps?)\b/i, {
    TIME: 'tells the time and date',
    STCK: 'stores the clock',
    STCKE: 'stores the clock',
    STCKCONV: 'converts the clock to time and date',
    CONVTOD: 'converts time and date to the clock',
    TIMEUSED: 'tells the processor time used',
    CPUTIMER: 'tells the processor time left',
  }),
  deed(/\b(?:messages?|(?:operators?|consoles?)(?! commands?)|prompt\w*|log|logs|logged|tells?|reports?|warns?)\b/i, {
    WTO: 'writes to the operator',
    WTOR: 'writes to the operator and gets the reply',
    WTL: 'writes to the system log',
    DOM: 'deletes a message of the operator',
    TPUT: 'writes to the terminal',
    PUTLINE: 'writes a line to the terminal',
    PUTGET: 'writes to the terminal and reads the reply',
  }),
  deed(/\bcommands?\b/i, {
    MGCR: 'issues a command of the operator',
    MGCRE: 'issues a command of the operator',
    'SVC 34': 'issues a command of the operator',
    QEDIT: 'handles commands that were sent to the program',
    STACK: 'puts commands where the terminal is read from',
  }),
  deed(/\b(?:modify|stop|start) (?:commands?|parameters?)\b|\bmodif(?:y|ies)\b|\bcibs?\b|\boperator\b.*\b(?:enter|typ|sen[dt])\w*/i, {
    QEDIT: 'handles commands that were sent to the program',
    EXTRACT: 'gives the address of the communication area',
  }),
  deed(/\b(?:terminals?|tso users?|full-?screens?|screens?|users?)\b/i, {
    TPUT: 'writes to the terminal',
    TGET: 'reads from the terminal',
    PUTLINE: 'writes a line to the terminal',
    GETLINE: 'reads a line from the terminal',
    PUTGET: 'writes to the terminal and reads the reply',
    STFSMODE: 'sets full-screen mode',
    STLINENO: 'sets the line for the next output',
    STTMPMD: 'sets the display mode of the terminal',
    TCLEARQ: 'empties the queues of the terminal',
    GTSIZE: 'tells the size of the screen',
    GTTERM: 'tells what the terminal is',
  }),
  deed(/\battention\b|\b(?:attn|pa1)\b/i, { STAX: 'takes attention interrupts' }),
  deed(/\b(?:pars\w+|operands?|keywords?|syntax|scans?)\b/i, {
    IKJPARM: 'begins the description of operands',
    IKJPOSIT: 'describes a positional operand',
    IKJIDENT: 'describes a positional operand',
    IKJTERM: 'describes a term',
    IKJKEYWD: 'describes a keyword',
    IKJNAME: 'describes a name of a keyword',
    IKJSUBF: 'begins a subfield',
    IKJENDP: 'ends the description of operands',
    CALLTSSR: 'calls a service routine of TSO',
    'EP=IKJPARS': 'parses operands',
    'EP=IKJSCAN': 'scans a command',
  }),
  deed(/\b(?:seriali[sz]\w*|enqueu\w*|enq|locks?|locked|locking|exclusive\w*|resources?)\b/i, {
    ENQ: 'takes a resource',
    RESERVE: 'takes a resource and its device',
    ISGENQ: 'takes or frees a resource',
    SETLOCK: 'takes or frees a lock',
    DEQ: 'frees a resource',
    GQSCAN: 'tells who holds resources',
    ISGQUERY: 'tells who holds resources',
  }),
  deed(/\b(?:dequeu\w*|deq|unlock\w*)\b/i, {
    DEQ: 'frees a resource',
    ISGENQ: 'takes or frees a resource',
    SETLOCK: 'takes or frees a lock',
  }),
  deed(
    /\b(?:recover\w*|estaex?|stae|estai|intercept\w*|trap\w*|catch\w*|surviv\w*|protects? itself|(?:program|protection) (?:check|exception)s?|error exits?|abend exits?)\b/i,
    {
      ESTAE: 'sets a recovery routine',
      ESTAEX: 'sets a recovery routine',
      FESTAE: 'sets a recovery routine',
      STAE: 'sets a recovery routine',
      SETFRR: 'sets a recovery routine',
      SPIE: 'takes program interrupts',
      ESPIE: 'takes program interrupts',
      SETRP: 'says what follows recovery',
    },
  ),
  deed(/\b(?:retry|retries|retried|percolat\w*)\b/i, { SETRP: 'says what follows recovery' }),
  deed(withoutWords('recover\\w*|intercept\\w*|trap\\w*|catch\\w*|surviv\\w*|protects?|estaex?', 'abends?|abnormal\\w*|kills?'), {
    ABEND: 'ends the task abnormally',
    CALLRTM: 'ends a task or address space',
    DETACH: 'removes a subtask',
  }),
  deed(/\b(?:dumps?|snaps?|snapshots?)\b/i, {
    SNAP: 'dumps storage',
    SNAPX: 'dumps storage',
    SDUMP: 'takes an SVC dump',
    SDUMPX: 'takes an SVC dump',
    ABEND: 'ends the task abnormally',
  }),
  deed(/\b(?:authori[sz]\w*|supervisor state|problem state|(?:protect\w*|psw|storage) keys?|key (?:zero|0)|privileg\w*|apf)\b/i, {
    MODESET: 'changes key or state',
    SPKA: 'changes the key',
    TESTAUTH: 'asks for the authority of the caller',
    SETMODE: 'changes key or state',
  }),
  deed(/\b(?:security|racf|saf|permission|permitted|access checks?|authori[sz]ation|passwords?)\b/i, {
    RACROUTE: 'asks the security product',
    RACHECK: 'checks an access',
    FRACHECK: 'checks an access',
    RACINIT: 'identifies a user',
    RACDEF: 'defines a resource',
    RACXTRT: 'reads or changes a profile',
    RACSTAT: 'tells the state of security',
    ICHEINTY: 'reads or changes profiles',
  }),
  deed(/\b(?:smf)\b/i, { SMFWTM: 'writes a record of SMF', SMFEWTM: 'writes a record of SMF' }),
  deed(/\b(?:address spaces?|srbs?|cross.?memory|data ?spaces?)\b/i, {
    SCHEDULE: 'schedules an SRB',
    IEAMSCHD: 'schedules an SRB',
    ALESERV: 'opens the way to another space',
    DSPSERV: 'makes a data space',
    LOCASCB: 'finds an address space',
    AXSET: 'sets the authority index',
    ETCRE: 'makes an entry table',
  }),
  deed(/\b(?:devices?|ucbs?)\b/i, {
    DEVTYPE: 'tells what a device is',
    UCBSCAN: 'goes through the UCBs',
    UCBLOOK: 'finds a UCB',
    UCBINFO: 'tells of a device',
    IOSLOOK: 'finds a UCB',
  }),
  deed(/\b(?:subsystems?|ssi|jes2?3?)\b/i, { IEFSSREQ: 'asks a subsystem' }),
  deed(/\b(?:swap\w*|non-?swappable|page.?(?:fix|free)\w*|fix\w* (?:in )?(?:pages?|storage))\b/i, {
    SYSEVENT: 'tells the resource manager',
    PGSER: 'fixes or frees pages',
    PGFIX: 'fixes pages',
    PGFREE: 'frees pages',
  }),
  deed(/\b(?:vsam|control blocks?|rpls?|acbs?)\b/i, {
    GENCB: 'makes a control block of VSAM',
    MODCB: 'changes a control block of VSAM',
    SHOWCB: 'reads a control block of VSAM',
    TESTCB: 'tests a control block of VSAM',
  }),
  deed(/\b(?:save|saves|saving)\b.*\bregisters?\b|\bentry linkage\b/i, { SAVE: 'saves registers', BAKR: 'saves registers on the stack' }),
]

const asksWriting = /\b(?:sends?|sent|writes?|written|displays?|displayed|shows?|shown)\b/i
const asksReading = /\b(?:reads?|receiv\w*|gets?|asks?|prompt\w*|repl(?:y|ies)|enter\w*)\b/i

/** Those that do what a text asks for, each with what it does. */
export function macrosThatDo(text: string): ReadonlyMap<string, string> {
  const found = deeds.filter(({ asked }) => asked.test(text)).flatMap(({ macros }) => macros)
  const isOther = asksWriting.test(text) && !asksReading.test(text) ? /^reads\b/ : undefined
  return new Map(found.filter(([, does]) => isOther?.test(does) !== true))
}
