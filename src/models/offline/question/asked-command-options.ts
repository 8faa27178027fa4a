import { keepLast } from '../../../base/keep-last.ts'
import { withMarks, wordlessMark } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** What is asked of the commands of CICS in a program: of which verbs, and which of their options. */
export interface AskedCommandOptions {
  /** It is the area that the program itself is handed. */
  readonly isOwnArea: boolean
  /** Any where it is empty. */
  readonly verbs: readonly string[]
  /** All of them where it is empty. */
  readonly options: readonly string[]
  /** The layout of what is handed on, too. */
  readonly contents: boolean
  /** Only those with a map. */
  readonly ofMap: boolean
}

const verbs: readonly (readonly [verb: string, asked: RegExp])[] = [
  ['WRITEQ TS', /\bwriteq ts\b/i],
  ['WRITEQ TD', /\bwriteq td\b/i],
  ['WRITEQ', /\bwriteq\b/i],
  ['READQ', /\breadq\b/i],
  ['DELETEQ', /\bdeleteq\b/i],
  ['HANDLE ABEND', /\bhandle abend\b|\b(?:handles?|catch(?:es)?) abends?\b/i],
  ['HANDLE CONDITION', /\bhandle condition\b/i],
  ['HANDLE AID', /\bhandle aid\b/i],
  ['STARTBR', /\bstartbr\b|\b(?:starts?|begins?|positions?) (?:the |a |its )?brows\w*/i],
  ['READNEXT', /\breadnext\b/i],
  ['READPREV', /\breadprev\b/i],
  ['REWRITE', /\brewrites?\b/i],
  ['READ', /\breads?\b|\breading\b/i],
  ['RECEIVE', /\breceives?\b|\breceiving\b/i],
  ['SEND', /\bsends?\b|\bsending\b/i],
  ['RETURN', /\breturns?\b/i],
  ['XCTL', /\bxctl\b|\btransfers? control\b/i],
  ['LINK', /\blinks?\b/i],
  ['START', /\bSTART\b|\bstarts? (?:a |the )?(?:trans\w+|task)/],
  ['ABEND', /\babends?\b|\babcode\b/i],
  ['ASSIGN', /\bassigns?\b/i],
  ['DELAY', /\bdelay\b/i],
  ['RETRIEVE', /\bretrieve\b/i],
  ['ENQ', /\benq\b/i],
  ['DEQ', /\bdeq\b/i],
  ['SYNCPOINT', /\bsyncpoint\b/i],
  ['WRITE', /\bwrites?\b(?=[^?]*\b(?:file|record|ridfld)\b)|\bWRITE\b/],
  ['DELETE', /\bDELETE\b/],
]

const options: readonly (readonly [names: string, asked: RegExp, ofVerbs: string])[] = [
  [
    'RIDFLD',
    /\bridfld\b|\b(?:which|what) (?:record )?key\b(?! (?:is|are)? ?(?:pressed|hit))|\bkey (?:field|area)\b/i,
    'READ STARTBR READNEXT READPREV WRITE DELETE',
  ],
  ['KEYLENGTH', /\bkeylength\b/i, ''],
  ['UPDATE', /\bfor update\b|\bUPDATE\b/, 'READ'],
  ['GTEQ EQUAL GENERIC', /\b(?:gteq|GTEQ|EQUAL)\b|\bgeneric\b|\bpartial key\b/, ''],
  ['INTO SET', /\binto (?:which|what)\b|\b(?:which|what) area\b|\bINTO\b|\bSET option\b/, 'READ RECEIVE READQ RETRIEVE READNEXT READPREV'],
  ['FROM', /\bfrom (?:which|what) (?:area|record|field|item)\b|\bFROM\b/, ''],
  ['LENGTH', /\blength\b|\bhow long\b|\bhow many bytes\b/i, ''],
  ['RESP RESP2', /\bRESP2?\b(?! codes| values)|\bresponse (?:field|variable|item)\b/, ''],
  ['QUEUE', /\bQUEUE option\b|\bqueue name\b/, ''],
  ['ITEM', /\bITEM\b/, ''],
  ['TRANSID', /\btransid\b|\bnext transaction\b/i, 'RETURN START RUN'],
  ['INTERVAL AFTER TIME AT', /\binterval\b/i, 'START DELAY'],
  ['COMMAREA', /\bcomm ?area\b|\bcommunication area\b/i, 'RETURN XCTL LINK'],
  ['CHANNEL', /\bchannel\b/i, ''],
  ['ABCODE', /\babcode\b|\babend codes?\b|\bcode\b[^?]*\babends?\b/i, 'ABEND'],
  ['NODUMP', /\bnodump\b|\bwithout (?:a )?dump\b/i, 'ABEND'],
  ['LABEL PROGRAM', /\blabel\b/i, 'HANDLE ABEND'],
  ['ERASE ERASEAUP', /\berase\w*\b/i, 'SEND'],
  ['FREEKB', /\bfreekb\b/i, 'SEND'],
  ['ALARM', /\bALARM\b/, 'SEND'],
  ['CURSOR', /\bCURSOR\b/, 'SEND'],
  ['DATAONLY MAPONLY', /\bdataonly\b|\bmaponly\b/i, 'SEND'],
  ['MAP MAPSET', /\b(?:which|what) (?:map|mapset)\b/i, 'SEND RECEIVE'],
  ['ROLLBACK', /\brollback\b/i, 'SYNCPOINT'],
  ['MAIN AUXILIARY', /\bauxiliary\b|\bMAIN\b/, 'WRITEQ'],
  ['REQID', /\breqid\b/i, ''],
  ['TERMID', /\btermid\b/i, ''],
]

const asksOther =
  /\b(?:why|when|if|happens?|becomes?|who|how (?:do|does|can|is|are)|which (?:programs?|jobs?|copybooks?|transactions?|fields?)|tests?|checks?|tested|checked|programs|message|set to|moved|error)\b/i

/** Verbs and options of these commands. */
export const commandWords: ReadonlySet<string> = new Set([...verbs, ...options].flatMap(([own]) => own.split(' ')))

/** Undefined where neither an option nor the options of a command are asked for. */
export const askedCommandOptions = keepLast((question: Pick<Question, 'text' | 'names'>): AskedCommandOptions | undefined => {
  const isKnown = (name: string) => name.split(/\s+/).some((word) => commandWords.has(word.toUpperCase()))
  const bare = withMarks(question, isKnown, wordlessMark).replace(/\bwhen (?:it|they)\b/i, '')
  if (partsOf(question.text).length > 1 || asksOther.test(bare)) return undefined
  const found = verbs.filter(([, asked]) => asked.test(bare)).map(([verb]) => verb)
  // The map of a program is told with its transaction, that of a command here.
  const asked = options.filter(
    ([names, said]) => said.test(bare) && (names !== 'MAP MAPSET' || found.some((verb) => verb === 'SEND' || verb === 'RECEIVE')),
  )
  const isAll =
    /\b(?:options?|operands?|parameters?)\b/i.test(bare) &&
    found.length > 0 &&
    /\b(?:EXEC|CICS|SEND|RECEIVE|READ\w*|START\w*|WRITEQ?|LINK|XCTL|RETURN|command)\b/.test(bare)
  const isAssigned =
    (found.includes('ASSIGN') && /\bASSIGN\b/.test(bare)) ||
    /^\W*(?:[Dd]oes|[Dd]o|[Ww]here does) \S+ (?:ever )?(?:use|issue|do|take|execute)s? (?:an? |any )?(?:EXEC CICS )?[A-Z]{3,}(?: [A-Z]{2,})?\W*$/.test(
      bare,
    )
  if (asked.length === 0 && !isAll && !isAssigned) return undefined
  // `LENGTH` alone may be that of anything.
  if (asked.every(([names]) => names === 'LENGTH') && !isAll && !isAssigned && !/\b[A-Z]{4,}Q?\b/.test(bare.replaceAll(wordlessMark, '')))
    return undefined
  const ofOptions = [...new Set(asked.flatMap(([, , own]) => (own === '' ? [] : own.split(own.startsWith('HANDLE') ? '|' : ' '))))]
  const isHanded = asked.some(([names]) => names === 'COMMAREA')
  const meant = found.filter((verb) => !(isHanded && /^(?:RECEIVE|SEND|READ)$/.test(verb)))
  const [first] = meant
  // `HANDLE ABEND` is no ABEND, and `READQ` no READ.
  const chosen = first === undefined ? ofOptions : meant.filter((verb) => !meant.some((other) => other !== verb && other.includes(verb)))
  return {
    isOwnArea: isHanded && first === undefined && !/\b(?:pass|hand|send|giv|writ)\w*\b/i.test(bare),
    contents: /\b(?:what is in|what's in|contents?|contains?|holds?|fields|layout|structure|looks? like)\b/i.test(bare),
    ofMap: /\bmaps?\b/i.test(bare),
    verbs: chosen,
    options: isAll ? [] : [...new Set(asked.flatMap(([names]) => names.split(' ')))],
  }
})
