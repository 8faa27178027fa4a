import { nameMark } from './name-mark.ts'

/** What a question about screens, data and their code is asked of. */
const it = String.raw`(?:the\s+)?(?:(?:program|module|routine|copy ?book|copy member|include|map|mapset|screen|panel|paragraph|section|field|transaction|record|group|item|variable|flag|switch|condition(?: name)?)\s+)?(?<it>${nameMark}\b)`
const request = '(?:(?:please\\s+)?(?:list|show|name|give|find|get|see)(?: me| us)?(?: a list of)?\\s+)?(?:all\\s+)?(?:of\\s+)?(?:the\\s+)?'
const people = '(?:I|we|you|one|it|the program|the code)'
const done = '(?:called|invoked|linked|performed|executed|started|run|used|referenced|read|updated|changed|modified|copied|included|set)'
/** The words that tell one record or rule from another. */
const few = String.raw`(?:(?!(?:of|in|on|for|with|and|or|by|from|to|that|which|who|is|are|the)\b)[a-z][\w-]*\s+){1,3}?`
const made = '(?:structured|laid out|built|made up|composed|organi[sz]ed|defined)'

/** Of what a question names. */
export const screenDataWays: readonly (readonly [string, string])[] = [
  // `X performed by?`: without a verb of its own it is read as what X performs.
  [
    String.raw`^\W*${it}[-:,\s]*(?<deed>${done})\s+(?<by>by|from)(?:\s+(?:whom?|what|where|which|which\s+[a-z]+))?(?=\W*$)`,
    '$<it> is $<deed> $<by> what',
  ],
  // `X is shown by what`, `who shows X`
  [
    String.raw`^\W*${it}[-:,\s]*(?:(?:is|gets)\s+)?(?:shown|displayed)\s+by(?:\s+(?:whom?|what|which\s+[a-z]+))?(?=\W*$)`,
    'which program shows $<it>',
  ],
  [String.raw`^\W*${it}[-:,\s]*(?:(?:is|gets)\s+)?sent\s+by(?:\s+(?:whom?|what|which\s+[a-z]+))?(?=\W*$)`, 'which program sends $<it>'],
  [String.raw`^\W*(?:who|what)\s+(?<deed>shows|displays|sends)\s+${it}(?=\W*$)`, 'which program $<deed> $<it>'],
  // `where does X occur`, `show all places with X`
  [String.raw`^\W*where(?:\s+all)?\s+(?:does|do)\s+${it}\s+(?:occur|appear|show up|turn up)(?=\W*$)`, 'where is $<it> used'],
  [
    String.raw`^\W*${request}(?:places|spots|lines)\s+(?:with|using|mentioning|that\s+(?:use|mention|reference|contain)|(?:where|in\s+which))\s+${it}(?:\s+is\s+(?:used|mentioned|referenced))?(?=\W*$)`,
    'where is $<it> used',
  ],
  // `when does control get to X`, `when do we get to X`
  [
    String.raw`^\W*when\s+does\s+(?:the\s+)?(?:control|execution)\s+(?:get|come|pass|go|arrive|jump)\s+(?:to|into|at|in)\s+${it}(?=\W*$)`,
    'when is $<it> called',
  ],
  [String.raw`^\W*when\s+(?:do|does)\s+${people}\s+(?:get|come|go|jump|branch)\s+(?:to|into)\s+${it}(?=\W*$)`, 'when is $<it> called'],
  // `trancode of X`
  [
    String.raw`^\W*(?:what\s+is\s+)?(?:the\s+)?(?:tran|trans)[- ]?(?:id|code)\s+(?:of\s+|for\s+|has\s+)?${it}(?=\W*$)`,
    'what is the transaction code of $<it>',
  ],
  [String.raw`^\W*${it}[-:,\s]*(?:tran|trans|transaction)[- ]?(?:id|code)(?=\W*$)`, 'what is the transaction code of $<it>'],
  // `what runs under X`
  [String.raw`^\W*what\s+(?:runs|executes|is\s+run)\s+under\s+${it}(?=\W*$)`, 'which program does $<it> start'],
  // `messages of X`, `return codes of X`
  [String.raw`^\W*${request}(?:error\s+)?messages\s+(?:of|issued by|shown by|given by)\s+${it}(?=\W*$)`, 'which messages can $<it> show'],
  [String.raw`^\W*${request}(?:return|completion)\s+codes\s+(?:of|from|set by)\s+${it}(?=\W*$)`, 'which return codes does $<it> set'],
  // `input fields of X`
  [
    String.raw`^\W*${request}(?<what>(?:(?:input|entry|screen|unprotected)\s+)?fields)\s+(?:of|on)\s+${it}(?=\W*$)`,
    'which $<what> does $<it> have',
  ],
  // `show me copybook X`, `explain the copybook X`
  [
    String.raw`^\W*(?:(?:show|give)(?:\s+me)?|see|print|open|display|explain|describe)\s+(?:the\s+)?(?<what>copy ?book|copy member|include(?: member)?)\s+${it}(?=\W*$)`,
    'what is in $<what> $<it>',
  ],
  // `which key leaves X`: whoever asks presses it, and reads nothing by it.
  [
    String.raw`^\W*(?:which|what)\s+(?:(?:function|pf)\s+)?key\s+(?:leaves|exits|quits|ends|cancels|(?:gets|takes)\s+(?:me|us|you)\s+out\s+of)\s+${it}(?=\W*$)`,
    'which function keys does $<it> support',
  ],
  // `when is X true`, `X = ?`
  [String.raw`^\W*when\s+(?:is|will)\s+${it}\s+(?:be\s+)?true(?=\W*$)`, 'which value makes $<it> true'],
  [String.raw`^\W*${it}\s*=(?=\W*$)`, 'what is the value of $<it>'],
]

/** Of what it only describes. */
export const describingWays: readonly (readonly [string, string])[] = [
  // `layout of the X record`, `X record layout`, `how is the X record structured`, `what does an X record look like`
  [
    String.raw`^\W*(?:what\s+(?:is|are)\s+)?${request}(?:(?:record\s+)?(?:layout|structure|format)|fields)\s+of\s+(?:the\s+|an?\s+)?(?<what>${few})record(?=\W*$)`,
    'which fields are in the $<what>record',
  ],
  [String.raw`^\W*${request}(?<what>${few})record\s+(?:layout|structure|format)(?=\W*$)`, 'which fields are in the $<what>record'],
  [
    String.raw`^\W*(?:what\s+is\s+)?${request}record\s+(?:layout|structure|format)\s+of\s+(?:the\s+|an?\s+)?(?<what>${few})file(?=\W*$)`,
    'which fields are in the $<what>record',
  ],
  [String.raw`^\W*how\s+is\s+(?:the\s+|an?\s+)?(?<what>${few})record\s+${made}(?=\W*$)`, 'which fields are in the $<what>record'],
  [String.raw`^\W*what\s+does\s+(?:the\s+|an?\s+)?(?<what>${few})record\s+look\s+like(?=\W*$)`, 'which fields are in the $<what>record'],
  // `which keys work on the X screen`: nothing works on it.
  [
    String.raw`^\W*(?:which|what)\s+(?<what>(?:(?:function|pf)\s+)?keys)\s+(?:work|are\s+(?:active|valid|allowed|possible))\s+(?=(?:on|in)\b)`,
    'which $<what> can be pressed ',
  ],
]
