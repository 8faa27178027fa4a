import type { UnitKind } from '../../../answer/structure.ts'
import type { Question } from './question.ts'
import type { WantedKind } from './wanted-kinds.ts'

/** What may be listed or counted. */
const listed: ReadonlySet<WantedKind> = new Set<UnitKind>([
  'program',
  'job',
  'proc',
  'copybook',
  'table',
  'transaction',
  'map',
  'mapset',
  'segment',
  'psb',
  'dbd',
  'queue',
  'dataset',
  'file',
  'macro',
])
const asksList =
  /\b(?:how many|list|enumerate|name (?:all|the|every)|(?:number|count) of|count|what are (?:all )?the|which|what|show (?:me )?(?:all|the))\b/i

/** Words that say no more than that all are meant. */
const saysAll =
  /\b(?:how many|list|enumerate|name|count|what|which|are|is|there|all|every|the|of|in|this|that|does|do|has|have|it|system|application|codebase|code|base|repository|contain|contains|exist|exists|defined|known|show|me|total|altogether|cics|db2|ims|cobol|jcl|batch|online|bms|sql|program|programs|module|modules|job|jobs|proc|procs|procedures|copy ?books?|tables?|transactions?|ids?|codes?|maps?|mapsets?|screens?|segments?|psbs?|dbds?|queues?|data ?sets?|files?|macros?|give|a|an|and|please|our|we|you|see|can|by|with|names?|number|their|behind|each|them|makes?|up|for|purposes?)\b/gi

/** `which program does each of the application's own transactions start`: all of these, with what each does. */
const ofEach =
  /^\W*(?:which|what)\s+(?:programs?|modules?|routines?)\s+(?:does|do|is|are)\s+(?:each|every|all|the)(?:\s+(?:one\s+)?of)?(?:\s+(?:the|our|its|these))?(?:\s+(?:application|system|own|cics|defined)(?:['’]s)?)*\s+(transactions?|jobs?)(?:\s+(?:ids?|codes?))?\s+(?:starts?|runs?|calls?|invokes?|leads? to|started by|run by)\W*$/i

/** Of programs it tells which are meant. */
const restricts = /\b(?:cics|db2|ims|sql|batch|online)\b/i

/** The kind of which a question wants all; undefined where it asks for some of them only, or for something else. */
export function listedKind({ bare, wants }: Question): UnitKind | undefined {
  const each = ofEach.exec(bare)?.[1]
  if (each !== undefined) return /^job/i.test(each) ? 'job' : 'transaction'
  const [kind] = wants
  // With a name or a value (`CLASS=A`) those are asked for to which it applies, and `batch programs` are not all.
  if (kind === undefined || !isListed(kind) || !asksList.test(bare) || bare.includes('=')) return undefined
  if (kind === 'program' && restricts.test(bare)) return undefined
  return /[\p{L}]{2,}/u.test(bare.replace(saysAll, ' ')) ? undefined : kind
}

const eachPurpose =
  /\b(?:purposes?|what (?:is|are|does|do) (?:each|every|they|these)\b[^?]*\b(?:for|do)\b|what each (?:of them |one )?(?:is for|does))/i

/** Whether it is asked what each of them is for. */
export function asksEachPurpose({ bare }: Pick<Question, 'bare'>): boolean {
  return eachPurpose.test(bare)
}

/** The question without that part of it. */
export function withoutEachPurpose(text: string): string {
  return text.replace(eachPurpose, ' ')
}

function isListed(kind: WantedKind): kind is UnitKind {
  return listed.has(kind)
}
