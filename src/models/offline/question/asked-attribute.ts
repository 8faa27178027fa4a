import { escapeRegex } from '../../../base/escape-regex.ts'
import { keepLast } from '../../../base/keep-last.ts'
import { isCoined } from '../../../base/words/is-coined.ts'
import { withoutDuration } from './duration.ts'
import { nameMark } from './name-mark.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'
import { isDeclarationWord } from './statement-words.ts'

/** What may be asked of the declaration of a thing, whatever the language. */
export type Attribute =
  | 'type'
  | 'length'
  | 'precision'
  | 'initial'
  | 'value'
  | 'symbol'
  | 'bounds'
  | 'storage'
  | 'offset'
  | 'declaration'
  | 'fileUse'
  | 'recordSize'
  | 'options'
  | 'returns'
  | 'arguments'
  | 'intent'
  | 'sharing'

const asked: Readonly<Record<Attribute, RegExp>> = {
  type: /\b(?:what|which|whose|the) (?:data ?|variable |return )?(?:type|kind)s?\b(?! of (?!(?:the )?(?:NAME|variable|data|field|array|function|argument|parameter|constant|result|component|symbol|value)))|\b(?:data ?type|typed)\b|'s type\b|\b(?:is|are)\b[^?]*\b(?:integers?|reals?|characters?|character strings?|logicals?|double precision|complex|fixed(?:[- ]point)?|float(?:ing(?:[- ]point)?)?|binary|packed|decimal|pointers?|bits?|bit strings?|fullwords?|halfwords?|doublewords?|numeric|booleans?|string|parameter|constant)\b/i,
  length:
    /\bhow (?:long|wide|big|large)\b|\b(?:length|size|width)s?\b|\bhow many (?:bytes|characters|bits|digits|positions)\b|\b(?:bytes|characters) long\b/i,
  precision: /\bprecisions?\b|\bscale\b|\bhow many (?:digits|decimals|decimal places|bits)\b/i,
  initial:
    /\binitial(?:ly|i[sz]\w+)?\b|\binit\b|\b(?:starting|start|first|preset|default) values?\b|\bvalue\b[^?]*\b(?:at first|at start|to start with)\b/i,
  value:
    /(?<!\b(?:possible|valid|allowed|legal|permitted|different|all|other) )\bvalues? (?:of|for|does|is)\b|\bequ(?:ate)?s?\b|\bequated\b/i,
  symbol:
    /^what(?:'s| is| are) (?:the )?(?:constant |symbol |equate |value |literal |label )?NAME(?: (?:in|of) (?:the )?(?:program |module |macro )?NAME)?\W*$/i,
  bounds:
    /\bdimension(?:s|ed)?\b|\b(?:array|upper|lower)? ?bounds?\b|\bextents?\b|\bhow many (?:elements|entries|dimensions|subscripts)\b|\b(?:an |the )array\b|\bshape\b|\brank\b/i,
  storage:
    /\b(?:static|automatic|based|controlled|external|internal|defined on|aligned|unaligned|varying|storage class|pointer)\b|\bbased on\b|\bwhich pointer\b|\boverlay(?:s|ed)?\b/i,
  offset: /\boffsets?\b|\bdisplacements?\b|\bposition\b|\bwhere in (?:the )?(?:dsect|record|structure)\b/i,
  declaration: /\bdeclar(?:ed|ation)\b|\battributes?\b|\bpicture\b|\bpic\b|\bhow is\b[^?]*\bdefined\b/i,
  fileUse:
    /\b(?:input|output|update|stream|record|print|keyed|sequential|direct|organi[sz]ation|environment|env|vsam|consecutive|indexed)\b/i,
  recordSize:
    /\brecsize\b|\brecord (?:sizes?|lengths?)\b|\bblk ?size\b|\bblock ?size\b|\bhow (?:long|big)\b[^?]*\brecords?\b|\brecord format\b|\brecfm\b/i,
  // What a compiler or linker is told is no attribute of what it makes.
  options:
    /(?<!\b(?:compil(?:er|e|ation|ing)|linker|linkage|link|binder?|assembl(?:er|y))[- ])\boptions\b|\bmain (?:procedure|program|proc)\b|\breentrant\b|\brecursive\b|\breorder\b|\bprocedure attributes?\b/i,
  returns:
    /\breturns?(?: a| an)?(?: what)? (?:type|value type|data type)\b|\btype\b[^?]*\breturn(?:s|ed)?\b|\bwhat (?:does|do|is)\b[^?]*\breturn(?:s|ed)?(?: in (?:the )?(?:\w+ )?NAME)?\W*$|\bresult types?\b|\breturn(?:ed)? types?\b|\btype of (?:the )?function\b|\btype (?:of )?(?:result|function)\b/i,
  arguments: /\b(?:arguments?|args?|parameters?|parms?|calling sequence|signature)\b|\bwhat does (?:\w+ )?NAME take\b/i,
  intent:
    /\bintent\b|\boptional (?:argument|arg|parameter)|\b(?:argument|arg|parameter)\b[^?]*\boptional\b|\b(?:is|are)\b[^?]*\b(?:an )?(?:input|output|in\/?out)(?: or (?:an )?(?:input|output))? (?:argument|parameter)/i,
  sharing: /\bequivalenced?\b|\bsaved?\b|\bnamelist\b|\bshares? (?:storage|memory)\b/i,
}

/** What makes a question one on deeds, in which an attribute only plays a part: also a condition, and `how does X turn A into B`. */
const asksDeed =
  /^\W*how (?:does|do|did|can|could|should|will|would) (?!(?:the )?(?:\w+ )?NAME (?:declare|define|look)\b)|\b(?:why|when|if|unless|happens?|becomes?|who|called by|calls?|callers?|which (?:programs?|routines?|subroutines?|jobs?|modules?|procedures?|functions?)|what (?:programs?|routines?|subroutines?)|where|chang\w+|modif\w+|overwrit\w+|resets?|updat(?:es|ed)|comput\w+|calculat\w+|check\w*|validat\w*|tests?|tested|print(?:s|ed)|set to|exceed\w*|error message|messages?|differ\w*|purpose|mean(?:s|ing)?)\b/i

/** The attributes that a question asks for; none where it asks for deeds, or for more than one thing. */
export const askedAttributes = keepLast((question: Pick<Question, 'text' | 'names'>): readonly Attribute[] => {
  const text = withoutDuration(withoutNames(question))
  if (asksDeed.test(text) || partsOf(question.text).length > 1) return []
  return (Object.keys(asked) as Attribute[]).filter((one) => asked[one].test(text))
})

/** Whether a question is one plain question, and not one on deeds. */
export const isPlainlyAsked = keepLast(
  (question: Pick<Question, 'text' | 'names'>): boolean =>
    partsOf(question.text).length === 1 &&
    !/\b(?:why|happens?|becomes?|who|where (?:is|are|does)|chang\w+|computed|calculated)\b/i.test(withoutNames(question)),
)

/** What a name is made of says nothing of what is asked. */
const withoutNames = keepLast((question: Pick<Question, 'text' | 'names'>): string =>
  thingsNamed(question).reduce(
    (text, name) => text.replace(new RegExp(String.raw`(?<![\w$#@])${escapeRegex(name)}(?![\w$#@])`, 'g'), nameMark),
    question.text,
  ),
)

const spelled = /(?<![\w$#@.'"&-])&?(?:[A-Z$#@][A-Z0-9$#@_]*|[A-Za-z]\w*[_A-Z$#@]\w*|[a-z]+\d\w*)(?![\w$#@"-]|'(?!s\b)|\.\w)/g
/** What stands beside such words is a name, in whatever letters: `file O`, `does eval have`, `in parser?`. */
const introduced = [
  /\b(?:file|variable|array|field|argument|constant|parameter|function|subroutine|routine|procedure|macro|dsect|csect|symbol|structure|flag|switch|pointer|label)\s+([A-Za-z$#@][\w$#@]*)(?=\s+(?:in|of|have|has|declared|defined|take|takes|return|returns|use|uses|is|an?|the)\b|\W*$)/g,
  /\b(?:does|do)\s+([A-Za-z$#@][\w$#@]*)\s+(?:have|take|return|hold|get|need|expect|use|declare)\b/g,
  /^(?:Is|Are)\s+([A-Za-z$#@][\w$#@]*)\s+(?:an?|the|in|of|static|based|external|declared|defined|controlled|automatic|aligned|recursive|reentrant)\b/gi,
  /\b(?:of|is|in)\s+([A-Za-z$#@][\w$#@]*)\s+(?:in|declared|defined|based|dimensioned|typed)\b/g,
  /\bin\s+([A-Za-z$#@][\w$#@]*)\W*$/g,
]
const first = /^(?:What|Which|How|Is|Are|Does|Do|On|With|In|Who|At|By|For|Give|Show|List|Tell|Name|I|A|An|The)$/
const plainWord =
  /^(?:when|if|unless|while|where|whether|after|before|until|once|that|which|at|by|on|as|are|was|were|not|in|of|have|has|declared|defined|takes?|returns?|uses?|is|an?|the|it|and|or|to|be|for|type|name|size|length|does|do|from|with|value)$/i

const mostNamed = 5

/** What a question names, as it spells it; who else it names may be where that stands. */
export const thingsNamed = keepLast(({ text, names }: Pick<Question, 'text' | 'names'>): readonly string[] => {
  const tokens = [...text.matchAll(spelled)].map(([token]) => token)
  const nouns = introduced.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const coined = [...text.matchAll(/\b(?:of|for)\s+([a-z]{4,})\W*$/g)].flatMap(([, name = '']) => (isCoined(name) ? [name] : []))
  const whole = names.filter((name) => !/\s/.test(name))
  const found = [...tokens.filter((token) => !whole.some((name) => name !== token && name.includes(token))), ...nouns, ...coined, ...whole]
  return [...new Set(found)].filter((name) => !isDeclarationWord(name) && !first.test(name) && !plainWord.test(name)).slice(0, mostNamed)
})
