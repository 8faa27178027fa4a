import type { EdgeKind, UnitKind } from '../../../answer/structure.ts'
import type { AskedAccess } from './access.ts'
import { askedKeyUsers } from './asked-key-users.ts'
import { askedLanguage } from './asked-language.ts'
import { askedMissingSources } from './asked-missing-sources.ts'
import { askedUncalled } from './asked-uncalled.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'
import { type AskedRelation, askedRelations } from './relation.ts'
import { kindOfNoun } from './wanted-kinds.ts'

/** `Which programs do not copy X`, `which copybooks does nobody use`: those of a kind for which something does not hold. */
export interface AskedComplement {
  readonly kind: UnitKind
  readonly relation: AskedRelation['name']
  /** Statements by which it would hold; empty for any. */
  readonly edges: readonly EdgeKind[]
  /** With a name: whether the things asked for would do it to the name, or the name to them. */
  readonly doers: boolean
  /** What it would be done to is no name: `which programs do not use the price table`. */
  readonly described: boolean
  /** It is asked whether it holds for all: `do all programs copy X`. */
  readonly ofAll: boolean
  /** Only those below a folder of this name or path are meant: `which billing programs do not …`, `which programs in src/billing do not …`. */
  readonly folder?: string
  readonly mode?: 'online' | 'batch'
  /** Only those written in it are meant: `which PL/I programs do not …`. */
  readonly language?: string
  /** What is not done to tables and files, with or without a name: `which tables does no program read`, `which programs do not update the table X`. */
  readonly access?: AskedAccess
  /** Only those that read what is named are meant: `which programs read X but do not update it`. */
  readonly ofReaders?: true
  /** Without a name: by what none is begun: `which programs are not started by a transaction`. */
  readonly begunBy?: 'job' | 'transaction'
}

const kinds: ReadonlySet<string> = new Set<UnitKind>([
  'program',
  'job',
  'proc',
  'copybook',
  'transaction',
  'map',
  'mapset',
  'table',
  'file',
  'macro',
])
const negation =
  /\b(?:not|never|nowhere|no longer|nobody|nothing|no one|none|without|dead|orphan\w*|un(?:used|called|referenced|copied)|no (?:other )?(?:program|module|job|step|transaction|one)s?)\b|n['\u2019]t\b/i
/** Words that such a question is made of, with verbs of relations; another word asks for more than the structure tells. */
const itsWords =
  /\b(?:which|what|list|name|show|me|all|how many|are|is|there|any|of|the|in|this|that|those|do|does|did|have|has|been|be|by|from|into|at|with|to|system|application|code|codebase|repository|and|or|but|only|else|other|one|every|each|some|anything|anywhere|ever|directly|cics|db2|batch|online|programs?|modules?|routines?|subroutines?|functions?|jobs?|procs?|procedures?|copy ?books?|copy members?|include members?|transactions?|maps?|mapsets?|screens?|tables?|files?|macros?|steps?|members?)\b/gi
const languages = /(?<![\w/])(?:cobol|pl\/?[i1]|assembl(?:er|y)|hlasm|fortran|rexx)(?![\w/])/gi
const itsVerbs =
  /\b(?:cop(?:y|ies|ied)|includ(?:es?|ed)|calls?|called|invok(?:es?|ed)|links?(?: to)?|linked|xctls?|starts?|started|runs?|ran|execut(?:es?|ed)|us(?:es?|ed)|refer(?:s|red|ences?|enced)?(?: to)?|reach(?:es|ed)?|access(?:es|ed)?|reads?|writes?|written|updates?|updated|changes?|changed|deletes?|deleted|inserts?|inserted|modif(?:y|ies|ied)|touch(?:es|ed)?|transfers?|needed|needs?)\b/gi

/** `the price table`, and the words that say which. */
const store = /\b(?:the|an?)\s+((?:(?!(?:db2|sql|ims|same|other)\b)[\w'-]+\s+){1,3}?)(?:(?:db2|sql)\s+)?(?:table|segment|queue)\b/i
/** What it would be done at says nothing of whether it is done at all. */
const condition = /\s(?:when|if|while|after|before|because)\b[^?]*\W*$/i

/** `Do all programs …`: whether something holds for each of a kind. */
export const ofEvery =
  /^\W*(?:do|does|is|are)\s+(?:all|every|each)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:(?:cobol|pl\/?[i1]|assembler|fortran|cics|db2|batch|online)\s+)?(?<noun>programs?|modules?|jobs?|procs?|copy ?books?|macros?)\b/i

/** The word before the kind of thing, or the path behind it, as paths are written. */
const ofFolder =
  /\b(?:which|what|how many|list|all)\s+(?:of\s+)?(?:the\s+)?(?<word>(?!(?:of|the|other|cobol|pl[i1]|assembl(?:er|y)|hlasm|fortran|rexx|cics|db2|batch|online|copy|include)\b)[a-z][\w-]*)\s+(?=(?:programs?|modules?|routines?|jobs?|procs?|copy ?books?|macros?|maps?)\b)|\b(?:in|under|below)\s+(?:the\s+)?(?:folder\s+|directory\s+)?["'`]?(?<path>[\w.-]+\/[\w./-]*)["'`]?/i

/** What they do to no other tells nothing of what is done to them. */
const doesNone =
  /\b(?:(?:not|never|n['\u2019]t) (?:ever )?(?:call|copy|include|invoke|use|run|read|open|start|write|access|update|change|delete|modify|rewrite|insert)|(?:calls?|cop(?:y|ies)|includes?|invokes?|uses?|runs?|reads?|opens?|starts?|writes?|updates?|changes?|deletes?|rewrites?))\s+(?:(?:any|an|no|a) ?(?:other )?(?:[a-z]+ ){0,2}[a-z]+|another [a-z]+|other [a-z]+|anything|nothing|others)\b/i

export function askedComplement(question: Question): AskedComplement | undefined {
  const { names, wants } = question
  const narrowed = ofFolder.exec(question.bare)
  const folder = narrowed?.groups?.word ?? narrowed?.groups?.path
  const bare = folder === undefined ? question.bare : question.bare.replace(folder, ' ')
  const mode = /\bonline\b/i.test(bare) ? 'online' : /\bbatch\b/i.test(bare) ? 'batch' : undefined
  if (
    askedUncalled(question) !== undefined ||
    askedMissingSources(question) !== undefined ||
    askedKeyUsers(question.bare) !== undefined ||
    (names.length === 0 && doesNone.test(bare))
  )
    return undefined
  const every = ofEvery.exec(bare)?.groups?.noun
  const kind = every === undefined ? wants[0] : kindOfNoun(every)
  const said = names.length > 0 ? bare.replace(condition, ' ') : bare
  const ofReaders = every === undefined && names.length === 1 && readsOnly.test(said)
  if (kind === undefined || !isKind(kind) || (every === undefined && !ofReaders && !negation.test(said)) || names.length > 1)
    return undefined
  const phrase = names.length > 0 ? undefined : store.exec(bare)?.[1]
  const rest = (ofReaders ? said.replace(/\b(?:it|just|merely)\b/gi, ' ') : said)
    .replace(phrase ?? '', ' ')
    .replaceAll(new RegExp(negation.source, 'gi'), ' ')
    .replaceAll(languages, ' ')
    .replaceAll(itsWords, ' ')
    .replaceAll(itsVerbs, ' ')
    .replaceAll(nameMark, ' ')
  if (/[\p{L}]{2,}/u.test(rest)) return undefined
  const language = askedLanguage({ text: bare })
  const [relation] = askedRelations(question, names[0])
  const isOfOne = names.length > 0 || phrase !== undefined
  const access = ofReaders ? changing : isOfOne || every === undefined ? accessOf(kind, isOfOne, behindNegation(said)) : undefined
  const by = names.length === 0 && phrase === undefined ? byWhat.exec(bare)?.[1]?.toLowerCase() : undefined
  const begunBy = by === 'job' || by === 'transaction' ? by : undefined
  // Another kind of thing by which it would be done is not what all that reaches it tells.
  if (begunBy !== undefined && (kind !== 'program' || every !== undefined)) return undefined
  const isEither = /\bcall/i.test(bare) && /\b(?:runs?|start|execut)/i.test(bare)
  const doers = ofReaders || (isOfOne && (relation === undefined || phrase !== undefined || relation.subjectIs === 'object'))
  // A program knows its files by names of its own.
  if (kind === 'file' && names.length > 0 && !doers) return undefined
  return {
    kind,
    relation: isEither ? 'uses' : (relation?.name ?? 'uses'),
    edges: isEither ? [] : (relation?.edges ?? []),
    described: phrase !== undefined,
    ofAll: every !== undefined,
    ...(folder === undefined ? {} : { folder: folder.replace(/\/+$/, '') }),
    ...(access === undefined ? {} : { access }),
    ...(ofReaders ? { ofReaders } : {}),
    ...(begunBy === undefined ? {} : { begunBy }),
    ...(mode === undefined || kind !== 'program' ? {} : { mode }),
    ...(language === undefined ? {} : { language }),
    doers,
  }
}

const byWhat = /\bby\s+(?:an?\s+|any\s+|some\s+)?(?:cics\s+|batch\s+)?(job|transaction)s?\b/i

const ofRecords: ReadonlySet<UnitKind> = new Set(['table', 'file'])
const deeds: readonly (readonly [RegExp, AskedAccess])[] = [
  [/\bdelet\w+/i, { name: 'changes', verbs: /DELETE|DLET|TRUNCATE|^delete/, spelled: 'DELETE' }],
  [/\binsert\w*/i, { name: 'changes', verbs: /INSERT|ISRT|(?<!RE)WRITE|^write/, spelled: 'INSERT' }],
  [/\b(?:writ\w+|updat\w+|chang\w+|modif\w+)/i, { name: 'changes' }],
  [/\bread\w*/i, { name: 'reads' }],
]

const changing: AskedAccess = { name: 'changes' }
/** `only read X`, `read X but never update it`, `that read X do not change it`. */
const readsOnly = new RegExp(
  String.raw`\b(?:only|just|merely)\s+reads?\s+(?:the\s+)?${nameMark}|\breads?\s+(?:the\s+)?${nameMark}[^?]*?(?:\bnot|n['\u2019]t|\bnever)\s+(?:ever\s+)?(?:updat|chang|writ|modif|rewrit)\w*(?:\s+to)?\s+it\b`,
  'i',
)

/** What is read is not yet written, and who writes a table may never read it. */
function accessOf(kind: UnitKind, isOfOne: boolean, denied: string): AskedAccess | undefined {
  if (!isOfOne && !ofRecords.has(kind)) return undefined
  const asked = deeds.filter(([deed]) => deed.test(denied)).map(([, access]) => access)
  if (asked.length === 1) return asked[0]
  // Of files no statement that reaches them is known as one of a table is.
  return asked.length > 1 || (kind === 'file' && !isOfOne) ? { name: 'uses' } : undefined
}

/** `tables that are only read, never updated`: what is denied stands behind the last of the words that deny. */
function behindNegation(said: string): string {
  const last = [...said.matchAll(new RegExp(negation.source, 'gi'))].at(-1)
  return last === undefined ? said : said.slice(last.index + last[0].length)
}

function isKind(kind: string): kind is UnitKind {
  return kinds.has(kind)
}
