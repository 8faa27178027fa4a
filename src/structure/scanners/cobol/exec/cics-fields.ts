import type { FieldUse } from '../cobol-program.ts'

/** What a command does with the data areas of its options. Source: CICS TS, "CICS API commands", argument types "data area" against "data value". */
export interface CommandFields {
  /** Of options that nothing else names. */
  readonly others: 'read' | 'write'
  readonly reads: ReadonlySet<string>
  readonly writes: ReadonlySet<string>
  readonly both: ReadonlySet<string>
  /** Where what it writes comes from. */
  readonly outside: string
}

/** In every command these receive something. */
const alwaysWritten = new Set(['INTO', 'SET', 'RESP', 'RESP2'])

/** By the first word of the command, or the first two. `reads` and `writes` are against `others`. */
const commands = new Map<string, CommandFields>([
  ['READ', reading('file', 'TOKEN', 'LENGTH')],
  ['READNEXT', reading('file', 'TOKEN', 'LENGTH RIDFLD')],
  ['READPREV', reading('file', 'TOKEN', 'LENGTH RIDFLD')],
  ['DELETE', reading('file', 'NUMREC')],
  ['WRITE', reading('console', 'REPLY REPLYLENGTH')],
  ['RECEIVE', reading('screen', 'AID CURSOR', 'LENGTH FLENGTH')],
  ['CONVERSE', reading('screen', '', 'TOLENGTH TOFLENGTH')],
  ['SEND', reading('screen', '')],
  ['LINK', reading('call', '', 'COMMAREA')],
  ['RETRIEVE', reading('start data', 'RTRANSID RTERMID QUEUE', 'LENGTH')],
  ['READQ', reading('queue', 'NUMITEMS', 'LENGTH')],
  ['WRITEQ', reading('queue', 'NUMITEMS', 'ITEM')],
  ['GET CONTAINER', reading('container', 'CCSID', 'FLENGTH')],
  ['GET64 CONTAINER', reading('container', '', 'FLENGTH')],
  ['GET', reading('system', 'VALUE', 'FLENGTH')],
  ['GETNEXT', reading('container', 'CONTAINER PROCESS ACTIVITY EVENT', '')],
  ['STARTBROWSE', reading('system', 'BROWSETOKEN')],
  ['LOAD', reading('system', 'ENTRY LENGTH FLENGTH')],
  ['ASKTIME', reading('system', 'ABSTIME')],
  ['CONVERTTIME', reading('system', 'ABSTIME')],
  ['POST', reading('system', '')],
  ['DUMP', reading('system', 'DUMPID')],
  ['BIF', reading('computed', '', 'FIELD')],
  ['SPOOLOPEN', reading('system', 'TOKEN')],
  ['SPOOLREAD', reading('queue', 'TOFLENGTH')],
  ['RUN', reading('system', 'CHILD')],
  ['FETCH', reading('call', 'CHANNEL COMPSTATUS ABCODE')],
  ['ALLOCATE', reading('system', 'STATE')],
  ['VERIFY', reading('system', 'CHANGETIME DAYSLEFT ESMREASON ESMRESP EXPIRYTIME INVALIDCOUNT LASTUSETIME')],
  ['WEB OPEN', reading('system', 'SESSTOKEN')],
  ['WEB RECEIVE', reading('web', 'MEDIATYPE STATUSCODE STATUSTEXT BODYCHARSET', 'LENGTH STATUSLEN')],
  ['WEB READ', reading('web', 'VALUE', 'VALUELENGTH')],
  ['WEB READNEXT', reading('web', 'FORMFIELD HTTPHEADER VALUE QUERYPARM', 'NAMELENGTH VALUELENGTH')],
  ['WEB EXTRACT', writing('web', 'SESSTOKEN')],
  ['DOCUMENT CREATE', reading('system', 'DOCTOKEN DOCSIZE')],
  ['DOCUMENT RETRIEVE', reading('system', '', 'LENGTH')],
  ['ASSIGN', writing('system', '')],
  ['ADDRESS', writing('system', 'USING')],
  ['EXTRACT', writing('system', 'CONVID SESSION')],
  ['FORMATTIME', writing('system', 'ABSTIME DATESEP TIMESEP STRINGFORMAT')],
  ['INQUIRE', writing('system', '')],
  ['QUERY', writing('system', 'RESTYPE RESCLASS RESID RESIDLENGTH LOGMESSAGE USERID')],
])
const otherCommand = reading('system', '')

/** `words`: the first two of the command. */
export function fieldsOfCommand(words: readonly [string, string]): CommandFields {
  return commands.get(`${words[0]} ${words[1]}`) ?? commands.get(words[0]) ?? otherCommand
}

export function accessOf(fields: CommandFields, option: string): FieldUse['access'] {
  if (fields.both.has(option)) return 'both'
  if (alwaysWritten.has(option) || fields.writes.has(option)) return 'write'
  return fields.reads.has(option) ? 'read' : fields.others
}

function reading(outside: string, writes: string, both = ''): CommandFields {
  return { others: 'read', outside, reads: words(''), writes: words(writes), both: words(both) }
}

function writing(outside: string, reads: string): CommandFields {
  return { others: 'write', outside, reads: words(reads), writes: words(''), both: words('') }
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').filter((word) => word !== ''))
}
