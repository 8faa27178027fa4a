import type { EdgeKind } from '../../../answer/structure.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { keepLast } from '../../../base/keep-last.ts'
import { isOnlyBeside, withoutCircumstances } from './circumstances.ts'
import { changeAsked, describedAsking } from './described-asking.ts'
import { type DescribedThing, describedProcess, describedThings } from './described-thing.ts'
import { nameMark, withMarkFor } from './name-mark.ts'
import { plainAsking } from './plain-asking.ts'
import type { Question } from './question.ts'
import { startsIt } from './starts-it.ts'
import { type WantedKind, wantedKinds } from './wanted-kinds.ts'

/** A kind of statement by which one part of a system refers to another, and the words with which people ask for it. */
interface RelationRule {
  readonly name: 'affects' | 'copies' | 'runs' | 'calls' | 'changes' | 'uses'
  readonly asked: RegExp
  /** Empty for any. */
  readonly edges: readonly EdgeKind[]
}

const rules: readonly RelationRule[] = [
  {
    name: 'affects',
    asked:
      /\b(?:re-?(?:compil|assembl|link)\w*|(?:compil|assembl|link)(?:e|ed)? again|re-?buil[dt]\w*|depend(?:s|ent)? on(?!\W*$|,| and\b)|(?<!,\s*)depending on(?! (?:whether|how|what|which|the (?:kind|type))\b)|affect\w*|impact\w*|breaks?|has to change|have to change)\b/i,
    edges: [],
  },
  // `the copy program` copies something else.
  {
    name: 'copies',
    asked:
      /\b(?:cop(?:y|ies|ied|ying)(?! (?:of|to|into|onto|from|over|members?|books?|files?|(?:and [a-z]+ )?(?:programs?|utilit\w+|jobs?|steps?|routines?|procedures?|modules?|functions?))\b)|includ(?:es?|ed|ing)(?! (?:files?|librar\w+|members?|paths?|statements?)\b)|expan(?:d(?:s|ed|ing)?|sions? of)(?=\W*$| (?:by|in|anywhere)\b| (?:the )?(?:macros? |copybooks? |members? )?NAME\b)|(?:(?:pull|drag|bring)(?:s|ed|ing)?|brought)(?: (?!in\b)\S+){0,2} in|shar(?:es?|ed|ing)(?= {3}| (?:the )?(?:same )?(?:[a-z]+ ){0,2}NAME\b))\b/i,
    edges: ['copy'],
  },
  {
    name: 'runs',
    asked:
      /(?<!\b(?:an?|the|this|that|each|every|first|second|next|last|previous|same|new|old|earlier|later|prior|another|single|whole|entire|normal|daily|nightly|weekly|monthly|dry|trial|long|short) )\b(?:runs?(?! (?:types?|options?|modes?|dates?|times?|parameters?|numbers?|units?|book)\b)|running|ran|execut\w+|launch\w*|submit\w*|schedul\w*|kick(?:s|ed|ing)? off|fir(?:es|ed|ing) off)\b/i,
    edges: ['runs', 'runs-proc', 'start', 'transaction', 'triggers', 'perform', 'goto'],
  },
  {
    name: 'calls',
    asked:
      /\b(?:call(?:s|ing|ers?|ed)?|callees?|invok\w+|transfers?(?: control)?|hands? (?:over|control)|(?:hands?|pass(?:es)?|gives?|leaves?|forwards?) (?:[a-z]+ ){0,2}?(?:work|job|task|request|rest|processing)(?: (?:on|over))? to|delegat(?:es?|ed|ing)|gives? control|gets? control|xctls?|links?|linked|reach(?:es|ed)?|(?<!\b(?:the|very|its) )starts?(?! out\b)|attach(?:es|ed)?(?! to\b)|started(?! (?:out|tasks?|procedures?|procs?)\b)|triggers?|triggered|go(?:es)?(?= (?:to|for|from|next|when)\b|\s*\?)|pass(?:es)? control|performs?|performed|(?<=NAME )loads?|(?<=^\W*(?:who|what|which (?:program|module|routine|member|macro)s?) )loads?(?= (?:the )?(?:module |program |routine )?NAME))\b/i,
    edges: ['call', 'link', 'xctl', 'start', 'runs', 'runs-proc', 'perform', 'goto', 'transaction', 'triggers'],
  },
  {
    name: 'changes',
    asked:
      /(?<!\bdata )\b(?:(?:re)?sets?|chang(?:es?|ed|ing)|updat(?:es?|ed|ing)|writes?|writing|written|modif\w+|assign(?:s|ed)?|fills?|filled|populat\w+|increments?|incremented|increas(?:es?|ed)|decreas(?:es?|ed)|overwr(?:ites?|itten)|alter(?:s|ed)|adds? to|added to|puts?(?= (?:\S+ ){1,6}?(?:in|into|on|onto) (?:the )?(?:[a-z]+ )?NAME\b)|stores?)\b/i,
    edges: [],
  },
  {
    name: 'uses',
    asked:
      /\b(?:(?<!\b(?:any|no|of|much|little|in) )use|us(?:es|ed|ing)|users? of|reads?|refers?|(?<!\bcross[- ])references?|mentions?|(?<!\bdata )access(?:es)?|touch(?:es)?|expand(?:s|ed|ing)?(?= (?:the )?(?:macro )?NAME\b)|(?<=NAME )expanded|(?:gets?|puts?)(?= (?:(?:from|out of|into|on|the|container|queue) ){0,3}NAME\b)|works? (?:on|with)|depends? on(?=\W*$|,| and\b)|(?<=\b(?:which|what) (?:[\w-]+ ){0,2}?(?:routines?|subroutines?|programs?|modules?|macros?|copybooks?|members?|functions?|files?|tables?) (?:does|do) (?:\S+ ){1,4}?)needs?)\b/i,
    edges: [],
  },
]

export interface AskedRelation {
  readonly name: RelationRule['name']
  readonly edges: readonly EdgeKind[]
  /** Whether what the question is about does it (`what does X call`) or has it done to it (`who calls X`). */
  readonly subjectIs: 'doer' | 'object'
  /** What it is asked of is described, not named: `the routine that …`. */
  readonly described: DescribedThing | undefined
  /** What it is asked of is pointed to: `which copybook holds it, and which program copies it`. */
  readonly pointed: boolean
  /** The part of the question that asks says of what, by name, description or pointing. */
  readonly sure: boolean
  /** Not only what does it itself is wanted, but what makes that do it, and so on. */
  readonly deep: boolean
  /** The kinds of things that its part of several asks for; undefined where that is all of the question. */
  readonly wants: readonly WantedKind[] | undefined
  /** `never called`, `do not copy`: those are wanted for which it does not hold. */
  readonly negated: boolean
}

/** What is done to the thing: `gets started`, `is called`, `gets control`. */
const passive =
  /\b(?:gets?|got|is|are|be|been|being|was|were)\s+(?:(?!(?:which|what|who)\b)\S+\s+){0,9}?(?:called|invoked|performed|started|triggered|run|used|launched|submitted|copied|included|expanded|changed|updated|(?:re)?set|written|modified|populated|filled|increased|decreased|incremented|altered|overwritten|referenced|read|accessed|reached|attached|executed|scheduled|linked|recompiled|kicked off|fired off)\b|\bgets? (?:control|called|started|invoked)\b/i
const linkedInto = /^(?:linked|link-edited)\s+(?:in)?to\b|^linked\s+with\b/i
const ofIt = /\b(?:callers?|users?) of\b/i
const doers = /\bcallees? of\b/i
const byIt = /\b(?:by|from|in|inside|within|through|via)\s+(?:the\s+)?(?:\w+\s+){0,2}$/i
/** `which programs can a user reach from X`: somebody else does it, and X is where. */
const somebodyDoes =
  /\b(?:what|which)\b[^?,]*\b(?:does|do|did|can|could|may|might|will|would|must|should)\s+(?:an?|the|I|we|you|one|it|users?|operators?|somebody|someone)\b[^?,]*\b(?:from|through|via|in|within|inside|with)\s+(?:the\s+)?(?:[a-z]+\s+)?$/i
/** `which programs run in it` */
const isWithinIt = /^(?:runs?|running|executes?|executing)\s+(?:in|within|as part of)\s+(?:the\s+)?(?:[a-z]+\s+)?$/i
/** `in which job does it run` */
const runsWithin = /^\W*(?:in|under|by|through|as part of)\s+(?:which|what)\s+[^?,]*\b(?:does|do|will|can)\b[^?,]*\b(?:run|execute)\W*$/i
const indefinite =
  /\b(?:(?:some|any|no)(?:body|one|thing)|no one|any (?:other )?[a-z]+)\s+(?:(?:still|really|actually|ever|else|there|does|can|may)\s+){0,3}$/i
const pointer = /\b(?:it|them|they|that one|(?:that|this) (?:program|module|routine|copybook|job|proc|transaction))\b/i
/** The parts of a sentence that ask on their own. */
const nextClause =
  /(?:,\s+|(?<!\s)\s+)and\s+(?=(?:which|what|who|where|how|by|from|with|does|is|in|under|when|why)\b)|,\s+(?=(?:which|what|who|where|how|does|is|from)\b)/i
const deep = /\b(?:end(?:s)? up|indirectly|eventually|ultimately|directly or|transitive\w*|in the end|chain|call tree|all the way)\b/i
const negated = /\b(?:never|not|no longer|nobody|nothing|without|n['’]t|un(?:used|called|referenced))\b|n['’]t\b/i

/** `which files does it read, and which does it write`. */
const elliptic =
  /^\W*(?:and\s+)?(?:which|how many)(?:\s+ones?)?\s+(?:of\s+(?:them|these|those)\s+)?(?:does|do|did|is|are|was|were|can|will)\b/i

/** `When job X runs Y, which …` says something and asks nothing. */
const condition = /^\s*(?:if|after|once|besides|although|while|(?:when|whenever)(?!\s+(?:is|are|was|does|do|did|will|has|can|must)\b))\b/i

/** What a question asks about its subject; undefined when it asks for no relation. */
export function askedRelation(question: Question, subject?: string): AskedRelation | undefined {
  return askedRelations(question, subject)[0]
}

/**
 * All relations that a question asks for, surest first: of parts that say what they are about before others. With `subject` they are asked of that name; the
 * other names are only words.
 */
export function askedRelations(question: Question, subject?: string): readonly AskedRelation[] {
  return relationsIn(subject === undefined ? question.bare : markOnly(question, subject))
}

const relationsIn = keepLast((asked: string): readonly AskedRelation[] => {
  const text = changeAsked(asked)
  const whole = describedThings(text).find(({ end }) => !isPartOfNamed.test(text.slice(end)))
  const clauses = askingSentences(text).flatMap((sentence) => sentence.split(nextClause))
  const asking = clauses.length > 1 ? clauses.filter((clause) => !condition.test(clause)) : clauses
  const isOfName = asking.some((clause) => clause.includes(nameMark))
  const found = asking
    .filter((clause) => !isOfName || !isOnlyOfOther(clause))
    .filter((clause) => !asksNoRelation.test(clause) && !asksNeed.test(clause) && !asksItsLanguage.test(clause))
    .flatMap(
      (clause) =>
        relationOf(describedAsking(clause).replace(whatIsFoundOut, '').replace(readByPeople, 'sees'), whole, text, asking.length > 1) ?? [],
    )
  return found.sort((a, b) => rank(b) - rank(a))
})

/** `the rounding routine in X. Which programs include it?` points to X. */
const isPartOfNamed = new RegExp(String.raw`^\s+(?:in|of|inside|within)\s+(?:the\s+)?(?:[a-z]+\s+)?${nameMark}\b`)

/** `X is run twice. Which code …`: what stands before the question only tells. */
function askingSentences(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!])\s+(?=\p{Lu})/u)
  const asking = sentences.filter((sentence) => /\?\s*$/.test(sentence))
  return asking.length > 0 ? asking : sentences
}

/** `which authority is needed to run it`: what has to be there is asked, not by whom it is run. */
const asksNeed =
  /\b(?:needed|required|necessary|allowed|permitted|authori[sz]ed|enough)\b[^?]*\b(?:to|before|for) (?:run|call|use|invoke|start|execute|submit|link|runn|call|us|invok|start|execut)(?:ing)?\b/i

/** `how is it assembled and linked`: what has to be done; `what is it used for`: what it is good for is asked, not by whom; `what is that copybook called`: its name is asked for; `how do I call it`: what to hand over is; `which requests can I use in it`, `which line commands can be used on it`: what it takes is; `what happens after X reads it`: not what X reads; `what formula does it use`, `how does it depend on the hour`: how it does it is; `when was it last changed`: the day is; `what does it return to its caller`: not what it calls. */
const asksNoRelation =
  /\bwhen (?:was|were|has|have) [^?]*\b(?:last|first|originally|lately) (?:been )?(?:changed|modified|updated|touched|written|edited|compiled|used)\b|\bhow (?:is|are|was|were|do|does|can|should|must|to)\b[^?]*\b(?:assembled?|compiled?|link-?edit(?:ed)?|linked?|bound|installed?|built?)\b(?! (?:to|with|into)\b)(?=\W*$|,|\s+(?:and|or|in|for|on|under|before|again)\b)|\b(?:returns?|gives? back|hands? back|pass(?:es)? back|reports? back)\b[^?]*\bto (?:its|the|their) callers?\b|\bneeds? (?:in order )?to (?:run|start|work)\W*$|^\W*what (?:happens|is done|is called|comes|follows|occurs)\s+(?:next |then |first )?(?:after|before|once)\b|\bhow (?:does|do|is|are|will|would|can)\b.*\bdepend(?:s|ent|ing)? (?:up)?on\b|\b(?:formulas?|formulae|equations?|algorithms?|methods?|(?:return|completion|condition|exit|abend|reason) codes?|registers?)\b.*\bus(?:es?|ed)\b|\bwhat (?:is|are)\b[^?]*\bcalled(?: (?:for|in) short)?\W*$|\bwhat (?:is|are) (?:it|they|that|this|these|those) used for\b|\bhow\s+(?:can|could|do|should|would|must)\s+(?:i|we|you|one|they)\s+(?:call|use|invoke|run|start)\b|\b(?:formulas?|formulae|equations?|algorithms?|methods?|(?:return|completion|condition|exit|abend|reason) codes?)\b.*\bus(?:es?|ed)\b|^\W*(?:what|which)\s+(?:[a-z-]+\s+){0,2}(?:commands?|requests?|subcommands?|keywords?|options?|cards?|keys?)\s+(?:(?:can|may|could|must|should|do)\s+(?:i|we|you|one|users?)\s+(?:use|enter|call|run|start)|(?:can|may|could|must|should)\s+be\s+(?:used|entered|typed|given)(?!\s+by\b))\b/i

/** `what happens when it is called with a blank date`: not by whom. */
function isOnlyWhenDone(clause: string, at: number): boolean {
  const rest = withoutCircumstances(clause)
  return rest.startsWith(' ', at) && firstRelation(rest)?.rule.name !== 'affects' && firstRelation(clause)?.rule.name !== 'affects'
}

/** `how does it find out when the module was linked`: what is found out is not asked for. */
const whatIsFoundOut =
  /(?<=^\W*how\b.*\b(?:finds? out|knows?|decides?|detects?|determines?|notices?|tells?|sees?)\s)(?:when|whether|if|that)\b.*$/i

/** `and what does the user read`: what somebody at a screen reads is no file. */
const readByPeople =
  /(?<=\b(?:users?|operators?|clerks?|customers?|supervisors?|administrators?|people|i|we|you|they|he|she) (?:then )?)reads?\b/i

/** `which routine of X reads the file`: not X itself, and not all that it does. */
const partDoes = new RegExp(
  String.raw`^\W*(?:in\s+)?(?:which|what)\s+(?:[a-z]+\s+)?(?:routines?|subroutines?|paragraphs?|sections?|labels?|parts?|functions?|procedures?)\s+(?:of|in|inside|within)\s+(?:the\s+)?(?:[a-z]+\s+)?${nameMark}\b`,
  'i',
)

/** What stands in place of names that are not asked about. */
const otherMark = 'OTHER'
const otherWord = new RegExp(String.raw`\b${otherMark}\b`)

/** `where in X is Y called`: X is only the place. */
const otherInside = new RegExp(
  String.raw`\b(?:in|of|inside|within)\s+(?:the\s+)?(?:[a-z]+\s+)?${nameMark},?\s+(?:is|are|was|were|does|do|did|gets?|can|will)\s+(?:the\s+)?(?:[a-z]+\s+){0,2}${otherMark}\b`,
)

/** `who sets A in X`: X is only the place, too. */
const doneInside = new RegExp(
  String.raw`^\W*(?:who|what|where|(?:which|what)\s+[a-z]+)\b[^?]*\b${otherMark}\b[^?]*\b(?:in|inside|within)\s+(?:the\s+)?(?:(?:program|module|routine|member)\s+)?${nameMark}\W*$`,
  'i',
)
/** Programs are not given values, and what is used in one is not that. */
const ofValues: ReadonlySet<RelationRule['name']> = new Set(['changes', 'uses'])

/** `in which language is it written`: nothing is written to it. */
const asksItsLanguage = /\blanguages?\b.*\bwritten\b|\bwritten in\b/i

/** `who calls A and who calls B`: of A the second part asks nothing. */
function isOnlyOfOther(clause: string): boolean {
  return otherWord.test(clause) && !clause.includes(nameMark) && !pointer.test(clause)
}

function markOnly({ text, names }: Question, subject: string): string {
  const others = names.filter((name) => name.toUpperCase() !== subject.toUpperCase())
  // One name may begin another: SHELF in SHELF_LIST.
  const isWord = (name: string) => new RegExp(String.raw`(?<![\w$#@-])${escapeRegex(name)}(?![\w$#@-])`, 'g')
  const marked = others.reduce((rest, name) => rest.replaceAll(isWord(name), otherMark), text)
  return plainAsking(withMarkFor(marked, subject))
}

function rank({ name, sure }: AskedRelation): number {
  return (name === 'affects' ? 2 : 0) + (sure ? 1 : 0)
}

function relationOf(all: string, whole: DescribedThing | undefined, text: string, isPart: boolean): AskedRelation | undefined {
  const nameAt = all.indexOf(nameMark)
  // Those are asked for by their circumstances: `what breaks if NAME is changed`, `what runs when somebody enters NAME`.
  const isWhole = nameAt < 0 || firstRelation(all)?.rule.name === 'affects' || startsIt.test(all)
  const clause = isWhole ? all : withoutCircumstances(all)
  const isCircumstance = nameAt >= 0 && !clause.startsWith(nameMark, nameAt)
  const described = nameAt < 0 ? (describedThings(clause)[0] ?? describedProcess(clause)) : undefined
  // The verbs of a description say what the thing is, not what is asked of it.
  const outside = described === undefined ? clause : blank(clause, described)
  const asked = firstRelation(outside)
  if (asked === undefined || partDoes.test(clause) || otherInside.test(clause)) return undefined
  if (ofValues.has(asked.rule.name) && doneInside.test(clause)) return undefined
  const pointedAt = nameAt < 0 && described === undefined ? clause.search(pointer) : -1
  const at = nameAt >= 0 ? nameAt : (described?.start ?? pointedAt)
  if (described !== undefined && isOnlyWhenDone(all, described.start)) return undefined
  const roleIn = described === undefined || asked.rule.name === 'affects' ? clause : withoutCircumstances(clause)
  if (isOnlyBeside(all, at)) return undefined
  const { name, edges } = asked.rule
  return {
    name,
    edges,
    subjectIs: at < 0 ? roleOfNone(clause, name) : isCircumstance || startsIt.test(clause) ? 'doer' : roleOf(roleIn, at, asked.at, name),
    described: described ?? (pointedAt >= 0 && agrees(clause.slice(pointedAt), whole) ? whole : undefined),
    pointed: pointedAt >= 0,
    deep: deep.test(text),
    negated: negated.test(clause),
    wants: isPart && !elliptic.test(clause) ? wantedKinds(clause) : undefined,
    sure: at >= 0 && !isCircumstance,
  }
}

/** `so that a later run can go on … when they are read`: several things are no run. */
function agrees(pointing: string, whole: DescribedThing | undefined): boolean {
  return !/^(?:they|them)\b/i.test(pointing) || whole === undefined || /s\b/.test(whole.noun)
}

/** The clause without its description, at the same length; a verb of the question that stands inside it (`the routine called that …`) stays. */
function blank(clause: string, { start, end }: DescribedThing): string {
  const phrase = clause.slice(start, end)
  const verb = /\b(?:called|started|invoked|used|run|copied)\b(?=\s+(?:that|which|who)\b)/i.exec(phrase)
  const inside = verb === null ? ' '.repeat(phrase.length) : `${' '.repeat(verb.index)}${verb[0]}`.padEnd(phrase.length)
  return `${clause.slice(0, start)}${inside}${clause.slice(end)}`
}

function firstRelation(text: string): { readonly rule: RelationRule; readonly at: number } | undefined {
  const found = rules.flatMap((rule) => {
    const at = text.search(rule.asked)
    return at < 0 ? [] : [{ rule, at: rule.name === 'affects' ? -1 : at }]
  })
  return found.sort((a, b) => a.at - b.at)[0]
}

function roleOfNone(clause: string, name: RelationRule['name']): AskedRelation['subjectIs'] {
  return name === 'affects' || passive.test(clause) ? 'object' : 'doer'
}

function roleOf(clause: string, subjectAt: number, verbAt: number, name: RelationRule['name']): AskedRelation['subjectIs'] {
  const lead = clause.slice(0, subjectAt)
  if (name === 'affects' || ofIt.test(lead)) return 'object'
  if (doers.test(lead) || (verbAt < subjectAt && somebodyDoes.test(lead))) return 'doer'
  if (name === 'runs' && isWithinIt.test(clause.slice(verbAt, subjectAt))) return 'doer'
  if (name === 'runs' && runsWithin.test(clause)) return 'object'
  // What is linked into a program is what that calls.
  if (linkedInto.test(clause.slice(verbAt))) return 'doer'
  // `which calls does X issue`
  if (/^\w+\s+(?:does|do|did)\b/.test(clause.slice(verbAt))) return 'doer'
  // `can it be deleted, or does somebody still call it`
  if (indefinite.test(clause.slice(0, verbAt))) return 'object'
  if (passive.test(clause)) return byIt.test(lead) && verbAt < subjectAt ? 'doer' : 'object'
  return verbAt < subjectAt ? 'object' : 'doer'
}
