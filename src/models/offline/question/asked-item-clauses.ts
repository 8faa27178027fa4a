import { keepLast } from '../../../base/keep-last.ts'
import { withMarks } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** What can be asked of the description of a data item. */
export type ItemAttribute =
  | 'length'
  | 'digits'
  | 'picture'
  | 'usage'
  | 'type'
  | 'sign'
  | 'offset'
  | 'occurs'
  | 'redefines'
  | 'redefined'
  | 'value'
  | 'conditions'
  | 'justified'
  | 'blank'
  | 'synchronized'
  | 'level'
  | 'group'

const attributes: readonly (readonly [ItemAttribute, RegExp])[] = [
  ['digits', /\bdigits?\b|\bdecimals\b|\bdecimal (?:places?|positions?|digits?)\b/i],
  ['picture', /\b(?:pic|pictures?)\b/i],
  [
    'usage',
    /\bpacked\b|\bcomp(?:utational)?(?:-\d)?\b|\busage\b|\bbinary\b|\bzoned\b|\bstored as\b|\bhow (?:is|are)\b[^?]*\b(?:stored|held|kept|represented|encoded)\b/i,
  ],
  [
    'type',
    /\b(?:data ?)type of\b|\b(?:kind|sort|type) of (?:data|field|item|variable)\b|\bdata types?\b|\b(?:alpha)?numeric\b|\balphabetic\b|\bnumeric[- ]edited\b/i,
  ],
  ['sign', /\b(?:un)?signed\b|\bsign\b(?![- ]?(?:on|off|in)\b)|\bnegative\b/i],
  [
    'offset',
    /\boffset\b|\b(?:byte )?positions?\b|\bat (?:which|what) (?:byte|column)\b|\b(?:which|what) (?:byte|column)s?\b|\bwhere in (?:the|its) record\b|\bstarts? (?:at|in)\b[^?]*\brecord\b/i,
  ],
  [
    'occurs',
    /\boccurs?\b|\boccurrences\b|\bhow many (?:times|entries|elements|rows|occurrences|items)\b|\btable size\b|\bdepending on\b|\bindexed\b/i,
  ],
  ['redefined', /\bredefined by\b|\b(?:what|which \w+|who) redefines?\b(?! (?:by|does))|\bis\b[^?]*\bredefined\b|\bredefinitions? of\b/i],
  ['redefines', /\bdoes\b[^?]*\bredefine\b|\bredefine[sd]?\b|\boverlay(?:s|ed)?\b|\bshares? (?:its |the )?storage\b/i],
  ['value', /\b(?:initial|starting|start) values?\b|\binitiali[sz]ed\b|\bvalue clause\b|\bvalues?\b[^?]*\bconditions?\b(?![- ]names?)/i],
  ['conditions', /\b88(?:[- ]levels?)?\b|\bcondition[- ]names?\b|\blevel[- ]88s?\b/i],
  ['justified', /\bjust(?:ified)?\b/i],
  ['blank', /\bblank when zero\b/i],
  ['synchronized', /\bsync(?:hronized)?\b/i],
  ['level', /\b(?:which|what) level\b|\blevel number\b|\bwhat is the level\b/i],
  [
    'group',
    /\b(?:which|what) (?:group|record|structure|01)\b[^?]*\b(?:belongs?|part|contains?|in|under|inside|member)\b|\b(?:belongs?|part of|under|inside|in) (?:which|what) (?:group|record|structure)\b/i,
  ],
  ['length', /\bhow (?:long|big|large|wide) (?:is|are)\b|\bhow many (?:bytes|characters|positions)\b|\b(?:lengths?|sizes?|width)\b/i],
]

/** What is done, and what other data are asked for: there an attribute is only spoken of. */
const asksElse =
  /\b(?:why|when|if|happens?|errors?|messages?|checks?|checked|checking|tests?|tested|validat\w*|who|how do|how can|programs?|paragraphs?|jobs?|maximum|minimum|allowed|used|uses|at most|(?:can|may|could) (?:one|an?|each|any|the|there)|called|moved?|updated?|computed?|calculated?|copied|affects?|affected|stands? for|means?|meaning|where is|where (?:does|do)\b[^?]*\boccur|increase|change[sd]?|keys?|screens?|maps?)\b/i

/** In capitals these are taken for names that are asked about. */
const wordOfClause =
  /^(?:PIC(?:TURE)?|USAGE|COMP(?:UTATIONAL)?(?:-\w)?|PACKED(?:-DECIMAL)?|BINARY|DISPLAY|OCCURS|DEPENDING|REDEFINES|VALUES?|SIGN|LEADING|TRAILING|SEPARATE|JUST(?:IFIED)?|SYNC(?:HRONIZED)?|BLANK|WHEN|ZEROE?S?|LEVEL|CLAUSE|ON|RIGHT|\s)+$/i

/** `NAME` would make `condition NAME` condition names. */
const bareOf = (question: Pick<Question, 'text' | 'names'>) => withMarks(question, (name) => wordOfClause.test(name), 'THE_ITEM')

/** The attributes of a data item that a question asks for, and nothing else; none where it asks for more. */
export const askedOfItem = keepLast((question: Pick<Question, 'text' | 'names'>): readonly ItemAttribute[] => {
  const bare = bareOf(question)
  if (asksElse.test(bare) || partsOf(question.text).length > 1) return []
  const found = attributes.filter(([, asked]) => asked.test(bare)).map(([attribute]) => attribute)
  return found.includes('redefined') ? found.filter((one) => one !== 'redefines') : found
})

/** What the parts of a group are asked for by. */
export type PartTrait = 'packed' | 'binary' | 'signed' | 'numeric' | 'occurs' | 'redefines' | 'elementary'

const traits: readonly (readonly [PartTrait, RegExp])[] = [
  ['packed', /\bpacked\b|\bcomp(?:utational)?-3\b/i],
  ['binary', /\bbinary\b|\bcomp(?:utational)?(?:-[45])?\b(?!-)/i],
  ['signed', /\bsigned\b/i],
  ['numeric', /\bnumeric\b/i],
  ['occurs', /\boccurs?\b|\btables?\b|\barrays?\b/i],
  ['redefines', /\bredefine[sd]?\b|\bredefinitions?\b/i],
  ['elementary', /^\W*how many (?:elementary )?(?:fields?|items?)\b[^?]*\b(?:have|has|contain\w*|hold\w*|in|consist\w*)\b/i],
]
const ofParts =
  /\b(?:which|what|list|name|how many|are there|does|do|has|have)\b[^?]*\b(?:fields?|items?|elements?|parts?|numbers?|amounts?|columns?|data)\b|\b(?:any|all)\b[^?]*\b(?:fields?|items?)\b/i

/** `which fields of X are packed`: what the parts of a group have in common. */
export const askedOfParts = keepLast((question: Pick<Question, 'text' | 'names'>): PartTrait | undefined => {
  const bare = bareOf(question)
  if (
    /\bredefine[sd]?\s+(?:by\b|THE_ITEM\b)/i.test(bare) ||
    !ofParts.test(bare) ||
    asksElse.test(bare) ||
    partsOf(question.text).length > 1
  )
    return undefined
  return traits.find(([, asked]) => asked.test(bare))?.[0]
})
