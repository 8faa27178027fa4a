import type { Reference, ReferencesResult } from '../../../../answer/structure-results.ts'
import { isFamilyName } from '../../question/asked-name.ts'
import { askedComplement } from '../../question/complement.ts'
import { asksDoerOfDataset } from '../../question/dataset-name.ts'
import type { Question } from '../../question/question.ts'
import { type AskedRelation, askedRelations } from '../../question/relation.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const unitsWithCallers: ReadonlySet<string> = new Set([
  'program',
  'entry',
  'paragraph',
  'section',
  'copybook',
  'proc',
  'job',
  'transaction',
  'mapset',
  'map',
  'macro',
  'psb',
  'dbd',
  'member',
  'mention',
  'symbol',
])

/** The relation that is asked of the subject in this role; of what is neither named nor described `which program updates the balance` asks for none. */
export function relationTo(question: Question, subject: Subject, role: AskedRelation['subjectIs']): AskedRelation | undefined {
  if (subject.isDoubtful === true || !unitsWithCallers.has(subject.kinds[0] ?? '') || askedComplement(question) !== undefined)
    return undefined
  const relations = askedRelations(question, subject.named ? subject.name : undefined)
  const asked = relations.find((relation) => relation.subjectIs === role && isWorth(relation, role, question, subject))
  const isCopied = subject.kinds[0] === 'copybook' && question.wants.includes('program') && speaksOfCopies.test(question.bare)
  const isWanted = role === 'object' && !subject.named && (isCopied || subject.included === true)
  if (asked === undefined && role === 'object' && subject.named && asksDoerOfDataset(question, subject.name)) return usedBy
  return asked ?? (isWanted ? copiedBy : undefined)
}

/** `which program checks a claim`: that its words led to a copybook says nothing of who copies that. */
const speaksOfCopies =
  /\b(?:cop(?:y|ies|ied|ybooks?)|includ\w*|layouts?|records?|structures?|members?|declar\w*|defin\w*|descri\w*|uses?|used|shar\w+|in it|it\b)/i

/** What a program is asked for besides, where words led to a copybook: those who copy it are meant. */
export const copiedBy: AskedRelation = {
  name: 'copies',
  edges: ['copy'],
  subjectIs: 'object',
  described: undefined,
  pointed: false,
  deep: false,
  wants: undefined,
  negated: false,
  sure: false,
}

const usedBy: AskedRelation = { ...copiedBy, name: 'uses', edges: [] }

const writtenKinds: ReadonlySet<string> = new Set(['file', 'dataset', 'queue', 'container', 'segment', 'table'])
const followed: ReadonlySet<AskedRelation['name']> = new Set(['calls', 'runs', 'copies', 'affects'])

function isWorth(relation: AskedRelation, role: AskedRelation['subjectIs'], { wants }: Question, subject: Subject): boolean {
  const { named, kinds } = subject
  const { name, described } = relation
  // What a program changes of data items is told of them; what it writes are the files and queues that are asked for.
  if (name === 'changes' && role === 'doer') return named && described === undefined && wants.some((want) => writtenKinds.has(want))
  if (name === 'changes') return named && kinds[0] !== 'symbol'
  // Who uses a variable is told by its uses.
  if (kinds[0] === 'symbol' && name === 'uses' && !isRoutine(subject)) return false
  if (named) return described === undefined
  const usesTargets = name === 'uses' && (role === 'object' || wants.some((want) => targetKinds.has(want)))
  // What is only pointed to may be anything that was said before.
  return described !== undefined && (followed.has(name) || usesTargets)
}

/**
 * Of the things that the name may mean those that the question means. A step or job that compiles a program may bear its name: what those work with is not
 * the program's, while who leads to any of them may well mean the program.
 */
export function referencesOf({ query, subjects }: ReferencesResult, subject: Subject): readonly Reference[] {
  const {
    kinds: [kind],
    paths,
  } = subject
  const isPlaced = (kind === 'paragraph' || kind === 'section') && paths.length > 0
  const meant = subjects.filter(
    ({ unit, definitions }) => unit.kind === kind && (!isPlaced || definitions.some(({ path }) => paths.includes(path))),
  )
  if (meant.some(({ references }) => references.length > 0) || (isJob(subject) && meant.length > 0))
    return meant.flatMap(({ references }) => references)
  const isOwn = paths.length > 0 && query === 'callees'
  const thought = withoutOtherEntries(subjects, subject)
  const own = isOwn ? thought.filter(({ definitions }) => definitions.some(({ path }) => paths.includes(path))) : thought
  return own.flatMap(({ references }) => references)
}

/** Who calls an entry of another program, which bears the name of the one that is meant, does not call that. */
export function withoutOtherEntries(subjects: ReferencesResult['subjects'], { kinds: [kind] }: Subject): ReferencesResult['subjects'] {
  const isThere = kind === 'program' && subjects.some(({ unit }) => unit.kind === kind)
  return isThere ? subjects.filter(({ unit }) => unit.kind !== 'entry') : subjects
}

/** A file may bear the name of the job that makes it: who reads that starts no job. */
export function isJob({ kinds: [kind] }: Subject): boolean {
  return kind === 'job' || kind === 'proc'
}

/** Where the question also names one of the other side, or how several of them begin, those alone. */
export function ofNamed(
  references: readonly Reference[],
  { names, text }: Question,
  { name }: Subject,
  other: (reference: Reference) => string,
  /** What else it may be called. */
  also: (reference: Reference) => readonly string[] = () => [],
) {
  const others = new Set(names.map((one) => one.toUpperCase()).filter((one) => one !== name.toUpperCase()))
  const isNamed = (reference: Reference) => [other(reference), ...also(reference)].some((one) => others.has(one.toUpperCase()))
  const named = references.filter(isNamed)
  const families = [...others].filter((one) => isFamilyName(text, one))
  const ofFamily = references.filter((reference) => families.some((begin) => other(reference).toUpperCase().startsWith(begin)))
  return [named, ofFamily].find(({ length }) => length > 0) ?? references
}

/** What a statement of a program or job works on. */
export const targetKinds: ReadonlySet<string> = new Set([
  'table',
  'file',
  'dataset',
  'map',
  'mapset',
  'queue',
  'container',
  'segment',
  'copybook',
  'macro',
  'transaction',
  'psb',
])
export function namesOf(references: readonly Reference[], name: (reference: Reference) => string): readonly string[] {
  return [...new Set(references.map(name))]
}
