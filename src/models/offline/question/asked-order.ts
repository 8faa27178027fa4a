import { keepLast } from '../../../base/keep-last.ts'
import { nameMark } from './name-mark.ts'
import type { Question } from './question.ts'

/** What a question asks of the order in which a program does things. */
export interface AskedOrder {
  readonly of: 'calls' | 'closes' | 'opens'
  readonly place: 'after' | 'all' | 'before' | 'first' | 'last'
  /** Which of the names of the text stands behind `after` or `before`, as the text has them; undefined for a whole program. */
  readonly beside?: number
  /** What happens is asked, not only what is called. */
  readonly isDeed: boolean
}

const mayAsk = /\b(?:first|last|before|after|order|sequence|follow|precede|next|end|start|beginning|finally)/i
/** The end of a file or of the data is another end, and a condition asks something else. */
const other =
  /\b(?:end of (?:the |its )?(?:[a-z-]+ )?(?:file|data|input|set|line|page|month|year|day)|eof|if|when|unless|why|where|how many)\b/i
const verb =
  '(?:call|perform|execut|invok|run|link|xctl|do(?:es|ne|ing)?\\b|happen|come|go|start|begin|open|clos|follow|preced|order|sequence|end)'
const asksThat = new RegExp(
  String.raw`^\W*(?:(?:in|by|with|and|so|please|list|show|tell|give)\b[^?]*\b)?(?:what|which|who|order|sequence|how)\b[^?]*?\b${verb}`,
  'i',
)
const all = /\b(?:order|sequence)\b/i
const first = /\b(?:first|start|beginning)\b/i
const last = /\b(?:last|finally|end|ends)\b/i
const before = /\b(?:before|precedes?|prior to|ahead of)\b/i
const after = /\b(?:after|follows?|behind|next|once)\b/i
/** A question is read whole: with any other word it asks something else. */
const plain =
  /^(?:what|which|who|how|in|does|do|did|is|are|was|were|gets?|being|has|have|been|a|an|the|to|on|at|of|by|from|its|it|their|they|inside|within|through|then|other|own|main|all|very|right|just|directly|immediately|straight|thing|things|steps?|calls?|called|calling|performs?|performed|performing|perform|runs?|ran|running|executes?|executed|execute|executing|invokes?|invoked|invoking|links?|linked|xctl|xctls|done|doing|happens?|happen|happened|happening|comes?|goes|go|starts?|started|begins?|begin|ends?|opens?|opened|opening|closes?|closed|closing|follows?|followed|precedes?|preceded|prior|ahead|before|after|behind|next|first|last|finally|end|start|beginning|order|sequence|flow|control|work|works|job|processing|routines?|subroutines?|procedures?|paragraphs?|sections?|programs?|modules?|functions?|subprograms?|files?|datasets?|data|sets?|statements?|call|return|returns|returned|returning|that|please|list|show|tell|give|me|us|finished|finishes|ended|complete|completes|completed|NAME)$/
/** Things whose order is that of their text, and which are no calls. */
const ofText = /^\W*(?:which|what)\s+(?:is\s+the\s+)?(?:first|last|next)\s+(?:paragraph|section)s?\s+(?:in|of)\b/i
const ownEnd = /^[^?]*\b(?:before|when)\s+(?:the\s+)?(?:program\s+|routine\s+)?NAME\s+(?:ends?|finish\w*|returns?|completes?)\W*$/i
const ownStart = /^[^?]*\b(?:after|once)\s+(?:the\s+)?(?:program\s+|routine\s+)?NAME\s+(?:starts?|begins?|is started)\W*$/i
const endOfOther = /\bNAME\b.*\b(?:end|start|beginning) of (?:the )?NAME\b/
const opens = /\bopen(?:s|ed|ing)?\b/i
const calls = /\b(?:call|perform|execut|invok|run|link|xctl)/i
const closes = /\bclos(?:es?|ed|ing)\b/i

/** In a question that is not written in capitals such a word is a name, however short. */
const inCapitals = /(?<![\w-])[A-Z][A-Z0-9@#$]{2,}(?![\w-])(?=.*[a-z])|(?<=[a-z].*)(?<![\w-])[A-Z][A-Z0-9@#$]{2,}(?![\w-])/g

/** Undefined where it asks for none. */
export function askedOrder({ bare }: Pick<Question, 'bare'>): AskedOrder | undefined {
  return mayAsk.test(bare) ? orderIn(bare) : undefined
}

const orderIn = keepLast((asked: string): AskedOrder | undefined => {
  const bare = asked.replace(inCapitals, nameMark)
  if (other.test(bare) || ofText.test(bare) || !asksThat.test(bare) || !bare.includes(nameMark)) return undefined
  const words = bare.match(/[\p{L}\p{N}'\u2019-]+/gu) ?? []
  if (!words.every((word) => plain.test(word) || plain.test(word.toLowerCase()))) return undefined
  // Something else has come to its end.
  if (endOfOther.test(bare)) return undefined
  const of = opens.test(bare) ? 'opens' : closes.test(bare) ? 'closes' : 'calls'
  const isDeed = !calls.test(bare)
  // `before X ends` is the end of X itself.
  if (ownEnd.test(bare)) return { of, isDeed, place: 'last' }
  if (ownStart.test(bare)) return { of, isDeed, place: 'first' }
  const beside = besideIn(bare)
  if (beside !== undefined) return { of, isDeed, ...beside }
  if (all.test(bare)) return { of, isDeed, place: 'all' }
  return first.test(bare) ? { of, isDeed, place: 'first' } : last.test(bare) ? { of, isDeed, place: 'last' } : undefined
})

/** The name that stands behind `after` or `before`; where none does, `X is followed by what`. */
function besideIn(bare: string): Pick<AskedOrder, 'beside' | 'place'> | undefined {
  const found = [
    { place: 'before', at: bare.search(before) },
    { place: 'after', at: bare.search(after) },
  ] as const
  const [said] = found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)
  if (said === undefined) return undefined
  const behind = bare.indexOf(nameMark, said.at)
  if (behind < 0) return undefined
  return { place: said.place, beside: bare.slice(0, behind).split(nameMark).length - 1 }
}

/** The names of a question as its text has them, the first one first: that is what `beside` counts. */
export function namesInOrder({ text, names }: Pick<Question, 'names' | 'text'>): readonly string[] {
  const all = new Set([...names, ...(text.match(inCapitals) ?? [])])
  return [...all]
    .filter((name) => !names.some((other) => other !== name && other.includes(name)))
    .toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
}
