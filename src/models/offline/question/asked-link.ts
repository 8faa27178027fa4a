import { escapeRegex } from '../../../base/escape-regex.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** `Does A call B`, `is B used by A`: whether one named thing leads to another. */
export interface AskedLink {
  readonly from: string
  readonly to: string
  /** As a sentence says it of `from`: `calls`. */
  readonly does: string
}

/** `does A run before B` asks nothing that leads from one to the other. */
const the = String.raw`(?:the\s+)?(?:(?!(?:no|any|before|after|behind|prior|ahead|following|until|when|while|unless|without|instead|like)\b)[a-z]+\s+){0,2}`
const adverb = '(?:(?:ever|also|directly|still|really|actually)\\s+)?'
/** `When does A call B` takes for granted that it does. */
const circumstance = String.raw`(?:(?:when|why|where|how often|(?:under|in|at|on) (?:what|which) [a-z]+)\s+)?`
const active = new RegExp(
  String.raw`^\W*${circumstance}(?:does|do|did|will|can)\s+${the}${nameMark}\s+${adverb}(call|invoke|use|include|copy|perform|run|execute|start|link\s+to)\s+${the}${nameMark}\W*$`,
  'i',
)
const passive = new RegExp(
  String.raw`^\W*${circumstance}(?:is|are|was|were|gets?)\s+${the}${nameMark}\s+${adverb}(called|invoked|used|included|copied|performed|run|executed|started|linked)\s+(?:by|from|in|into|inside|within)\s+${the}${nameMark}\W*$`,
  'i',
)
const verbs: Readonly<Record<string, string>> = {
  invoked: 'invokes',
  used: 'uses',
  included: 'includes',
  copied: 'copies',
  copy: 'copies',
  executed: 'executes',
  run: 'runs',
}

export function askedLink({ text, bare, names }: Question): AskedLink | undefined {
  if (names.length !== 2) return undefined
  const isPassive = passive.test(bare)
  const verb = (isPassive ? passive : active).exec(bare)?.[1]?.toLowerCase()
  const [first, second] = names.toSorted((a, b) => placeIn(text, a) - placeIn(text, b))
  if (verb === undefined || first === undefined || second === undefined) return undefined
  const does = verbs[verb] ?? `${verb.replace(/\s+to$|ed$/, '')}s${verb.endsWith(' to') ? ' to' : ''}`
  return isPassive ? { from: second, to: first, does } : { from: first, to: second, does }
}

function placeIn(text: string, name: string): number {
  return text.search(new RegExp(String.raw`(?<![\w-])${escapeRegex(name)}(?![\w-])`))
}
