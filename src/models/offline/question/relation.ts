import type { EdgeKind } from '../../../answer/structure.ts'
import type { Question } from './question.ts'

/** A kind of statement by which one part of a system refers to another, and the words with which people ask for it. */
interface RelationRule {
  readonly name: 'affects' | 'copies' | 'runs' | 'calls' | 'changes' | 'uses'
  readonly asked: RegExp
  /** Empty for any. */
  readonly edges: readonly EdgeKind[]
}

/** The first that a question asks for counts. */
const rules: readonly RelationRule[] = [
  {
    name: 'affects',
    asked: /\b(?:recompil\w*|rebuil[dt]\w*|depend(?:s|ing|ent)? on|affect\w*|impact\w*|breaks?|has to change|have to change)\b/i,
    edges: [],
  },
  {
    name: 'copies',
    asked: /\b(?:cop(?:y|ies|ied|ying)(?! (?:of|to|from|over)\b)|includ(?:e|es|ed|ing)|pull(?:s|ed) in)\b/i,
    edges: ['copy'],
  },
  {
    name: 'runs',
    asked: /\b(?:runs?|running|ran|execut\w+|launch\w*|submit\w*|schedul\w*)\b/i,
    edges: ['runs', 'runs-proc', 'start', 'transaction', 'triggers'],
  },
  {
    name: 'calls',
    asked:
      /\b(?:call(?:s|ing|ers?|ed)?|callees?|invok\w+|transfers?(?: control)?|hands? (?:over|control)|gives? control|gets? control|xctls?|links?|linked|reach(?:es)?|starts?|started|triggers?|triggered|go(?:es)? to|pass(?:es)? control|performs?|performed|subroutines?|routines? (?:it|does))\b/i,
    edges: ['call', 'link', 'xctl', 'start', 'runs', 'runs-proc', 'perform', 'goto', 'transaction', 'triggers'],
  },
  {
    name: 'changes',
    asked:
      /(?<!\bdata )\b(?:sets?|chang(?:es?|ed|ing)|updat(?:es?|ed|ing)|writes?|writing|written|modif\w+|assign(?:s|ed)?|fills?|filled|populat\w+|increments?|adds? to|stores?)\b/i,
    edges: [],
  },
  {
    name: 'uses',
    asked: /\b(?:us(?:es?|ed|ing)|users? of|reads?|refers?|references?|mentions?|access(?:es)?|touch(?:es)?|works? (?:on|with))\b/i,
    edges: [],
  },
]

export interface AskedRelation {
  readonly name: RelationRule['name']
  readonly edges: readonly EdgeKind[]
  /** Whether what the question is about does it (`what does X call`) or has it done to it (`who calls X`). */
  readonly subjectIs: 'doer' | 'object'
  /** What it is asked of is described, not named: `the routine that …`, or pointed to: `what does it call`. */
  readonly described: boolean
}

/** What is done to the thing named before: `gets started`, `is called`. */
const passive =
  /\b(?:gets?|got|is|are|be|been|being|was|were)\s+(?:\w+ly\s+)?(?:call|invok|start|trigger|run|us|launch|submit|copi|includ|chang|updat|set|writ|modif|populat|fill|referenc|read|access|reach|execut|schedul)(?:s|d|ed|ned|t|ten|ing)?\b|\bgets? control\b|\b(?:callers?|users?) of\b/i
const isDoer = /\b(?:does|did|do|can|will|would|by|from)\s+(?:the\s+)?(?:\w+\s+){0,2}NAME\b/
/** A thing described and not named, after the verb: `calls the routine that …`. */
const described =
  /\b(?:the|an?|this|that|our)\s+(?:[\w-]+\s+){0,4}?(?:program|module|routine|subroutine|job|proc|copybook|screen|transaction|function|utility|file|table|field|balance|date|amount)\b/i

/** What a question asks about its subject; undefined when it asks for no relation. */
export function askedRelation({ bare }: Question): AskedRelation | undefined {
  const found = rules.flatMap((rule) => {
    const at = bare.search(rule.asked)
    return at < 0 ? [] : [{ rule, at: rule.name === 'affects' ? -1 : at }]
  })
  const [asked] = found.sort((a, b) => a.at - b.at)
  if (asked === undefined) return undefined
  const nameAt = bare.indexOf('NAME')
  const doesIt =
    /\b(?:does|do|did)\s+(?:it|that|this|they|(?:the|that|this)\s+(?:job|program|module|routine|proc|step|transaction))\b/i.test(bare)
  const object =
    nameAt < 0 ? described.exec(bare.slice(Math.max(0, asked.at)))?.index !== undefined : asked.at < nameAt && !isDoer.test(bare)
  const { name, edges } = asked.rule
  const byName = /\bby NAME\b/.test(bare)
  const isObject = (passive.test(bare) && !byName) || object
  return { name, edges, subjectIs: isObject && !(nameAt < 0 && doesIt) ? 'object' : 'doer', described: nameAt < 0 && (object || doesIt) }
}
