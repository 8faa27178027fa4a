import type { Question } from './question.ts'

type OpenMode = 'open input' | 'open output' | 'open i-o' | 'open extend'
export type Deed = 'read' | 'write' | 'update' | 'delete' | OpenMode

/** `Does X update the account file`, `does X delete any records`, `which tables does X change`. */
export interface AskedOwnAccess {
  /** None where it is only asked which files, tables … it uses, in whatever way. */
  readonly deeds: readonly Deed[]
  /** As it was said. */
  readonly verb: string
  /** For what it is opened, as it is told: ` for output`. */
  readonly mode?: string
  readonly store: 'file' | 'table' | 'segment' | 'queue' | 'any'
  /** What the file is outside the program is asked. */
  readonly datasets: boolean
  /** Whether it does is asked, and not what it does it to. */
  readonly isWhether: boolean
  /** More is asked than that: when, under which condition, and what else. */
  readonly more: boolean
  /** A name stands in the place of the file. */
  readonly ofName: boolean
  /** Only one that these words describe is meant: which that is they tell for sure only where it bears them as its name. */
  readonly described?: string
}

const verb = '(?<verb>read|write|update|rewrite|replace|delete|change|modify|insert|use|access)'
/** Of what is kept as records, and how these come and go. */
const kept =
  '(?:users?|customers?|clients?|accounts?|cards?|orders?|items?|polic(?:y|ies)|employees?|transactions?|products?|claims?|payments?|invoices?|suppliers?|patients?|students?|bookings?|entr(?:y|ies))'
const deedOnKept = '(?<verb>update|delete|insert|add|create|remove|erase|purge)'
const ofKept = new RegExp(
  String.raw`^\W*does\s+(?:the\s+)?(?:program\s+)?NAME\s+(?:ever\s+|also\s+|really\s+|actually\s+)?${deedOnKept}\s+(?:(?!(?:from|in|on|of|to|for|with|by|that|which|and|or)\b)[\w-]+\s+){0,3}?(?<described>${kept})(?:\s+records?)?\W*$`,
  'i',
)
/** `add a user`: said of records as of statements. */
const asDeed: Readonly<Record<string, string>> = { add: 'insert', create: 'insert', remove: 'delete', erase: 'delete', purge: 'delete' }
const noun = '(?<noun>files?|data ?sets?|tables?|rows?|records?|data|anything|segments?|databases?|queues?)'
const whether = new RegExp(
  String.raw`^\W*does\s+(?:the\s+)?(?:program\s+)?NAME\s+(?:ever\s+|also\s+|really\s+|actually\s+)?${verb}(?:\s+(?:to|from|into|in))?\s+(?:(?<any>an?\s+|any\s+|some\s+)?(?:(?:db2|sql|vsam|output|input|ims)\s+)?${noun}|(?:(?:to|the|from|into)\s+)*(?<named>NAME)(?:\s+(?:file|table|data ?set|records?))?|the\s+(?<described>[\w-]+(?:\s+[\w-]+)?)\s+(?<its>files?|tables?|data ?sets?|records?))(?:\s+(?:at all|anywhere))?\W*$`,
  'i',
)
const kindsOfNoun = String.raw`(?:which|what)\s+(?:(?:db2|sql|vsam|ims|dl\/?i|child|root|ts|td|mq)\s+)*${noun}`
/** What else a question may say behind it. */
const more = String.raw`(?:\W*$|(?<more>,?\s+(?:when|if|while|after|before|during|once|where|under|and|for|or)\b.*$))`
/** `into which data sets does X write its report`: what goes there is all that such a program has. */
const itsOwn =
  '(?:\\s+(?:its|the|their|all(?: the)?)\\s+(?:output|inputs?|results?|records?|reports?|data|lines|listings?|print|prints))?(?:\\s+(?:to|from|into|in))?'
const which = new RegExp(
  String.raw`^\W*(?:(?:(?:in)?to|on|from)\s+)?${kindsOfNoun}\s+does\s+(?:the\s+)?(?:program\s+)?NAME\s+${verb}${itsOwn}${more}`,
  'i',
)
const passive = new RegExp(
  String.raw`^\W*${kindsOfNoun}\s+(?:is|are|gets?)\s+(?<done>read|written|updated|rewritten|replaced|deleted|changed|modified|inserted)(?:\s+(?:to|from|into))?\s+(?:by|in)\s+(?:the\s+)?(?:program\s+)?NAME${more}`,
  'i',
)
/** Of files and tables it is told with what else the program works with; data sets it works with as files alone. */
const used =
  /^\W*(?:which|what)\s+(?<noun>data ?sets?)\s+does\s+(?:the\s+)?(?:program\s+)?NAME\s+(?<verb>use|access|need|process|work)(?:\s+(?:with|on))?\W*$/i
/** `Which files does X open for output`, which the plain wording says as `use by opening`; `which files are opened for input by X`. */
const modes = '(?<mode>input|output|update|i-?o|extend|append(?:ing)?)'
const opened = new RegExp(
  String.raw`^\W*${kindsOfNoun}\s+(?:does\s+(?:the\s+)?(?:program\s+)?NAME\s+(?:open|use\s+by\s+opening)\s+(?:for|as)\s+${modes}|(?:is|are|gets?)\s+opened\s+(?:(?:for|as)\s+${modes.replace('mode', 'passive')}\s+)by\s+(?:the\s+)?(?:program\s+)?NAME)\W*$`,
  'i',
)
const modeOf: readonly (readonly [RegExp, OpenMode, string])[] = [
  [/^in/i, 'open input', ' for input'],
  [/^out/i, 'open output', ' for output'],
  [/^(?:update|i)/i, 'open i-o', ' for update'],
  [/^(?:ext|app)/i, 'open extend', ' to extend it'],
]
/** The verb of what is done. */
const verbOf: Readonly<Record<string, string>> = { read: 'read', written: 'write', rewritten: 'rewrite', modified: 'modify' }

const deedsOf: Readonly<Record<string, readonly Deed[]>> = {
  read: ['read'],
  write: ['write'],
  insert: ['write'],
  update: ['update'],
  rewrite: ['update'],
  replace: ['update'],
  delete: ['delete'],
  change: ['update', 'write', 'delete'],
  modify: ['update', 'write', 'delete'],
}
const anyDeed: readonly Deed[] = ['read', 'update', 'write', 'delete']

const stores: readonly (readonly [AskedOwnAccess['store'], RegExp])[] = [
  ['file', /^(?:file|data ?set)/i],
  ['table', /^(?:table|row)/i],
  ['segment', /^segment/i],
  ['queue', /^queue/i],
]

const deedVerb = '(?:read|write|update|rewrite|replace|delete|change|modify|insert)s?'
/** `does X write Y or only read it`: no to the one tells what it does instead. */
const orElse = new RegExp(
  String.raw`,?\s+or\s+(?:does\s+it\s+)?(?:(?:only|just|merely)\s+)?${deedVerb}(?:\s+(?:to|from|into))?(?:\s+(?:it|them|that|that\s+one))?(?:\s+only)?(?=\W*$)`,
  'i',
)
/** `does X read or update Y`. */
const readOr = new RegExp(String.raw`\b(?:(?:only\s+)?read\s+or\s+(?:also\s+)?(${deedVerb})|(${deedVerb})\s+or\s+(?:only\s+)?read)\b`, 'i')

export function askedOwnAccess({ bare: asked }: Pick<Question, 'bare'>): AskedOwnAccess | undefined {
  const bare = asked.replace(orElse, '').replace(readOr, '$1$2')
  const forMode = opened.exec(bare)?.groups
  if (forMode !== undefined) return openedFor(forMode)
  const found = (whether.exec(bare) ?? ofKept.exec(bare))?.groups
  const groups = found ?? (which.exec(bare) ?? passive.exec(bare) ?? used.exec(bare))?.groups
  const done = groups?.done?.toLowerCase()
  const spoken = groups?.verb?.toLowerCase()
  const said =
    (spoken === undefined ? undefined : (asDeed[spoken] ?? spoken)) ??
    (done === undefined ? undefined : (verbOf[done] ?? done.replace(/e?d$/, done === 'inserted' ? '' : 'e')))
  if (groups === undefined || said === undefined) return undefined
  const kind = groups.noun ?? groups.its ?? ''
  const datasets = found === undefined && /^data ?set/i.test(kind)
  return {
    // Who asks which files are written means those as well in which records are rewritten.
    deeds: found === undefined && said === 'write' ? ['write', 'update'] : (deedsOf[said] ?? (datasets ? anyDeed : [])),
    verb: said,
    store: stores.find(([, is]) => is.test(kind))?.[0] ?? 'any',
    datasets,
    isWhether: found !== undefined,
    more: groups.more !== undefined,
    ofName: groups.named !== undefined,
    ...(groups.described === undefined ? {} : { described: singular(groups.described) }),
  }
}

function openedFor({ mode, passive: said = mode ?? '', noun: kind = '' }: Readonly<Record<string, string>>): AskedOwnAccess | undefined {
  const [, deed, told] = modeOf.find(([is]) => is.test(said)) ?? []
  if (deed === undefined || told === undefined || !/^(?:file|data ?set)/i.test(kind)) return undefined
  const datasets = /^data/i.test(kind)
  return { deeds: [deed], verb: 'open', mode: told, store: 'file', datasets, isWhether: false, more: false, ofName: false }
}

/** `customers` as the name of one table of them would have it. */
function singular(noun: string): string {
  return new RegExp(`^${kept}$`, 'i').test(noun) ? noun.replace(/ies$/i, 'y').replace(/s$/i, '') : noun
}
