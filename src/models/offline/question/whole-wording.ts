import { isCoined } from '../../../base/words/is-coined.ts'
import { deeds } from './relation-ways.ts'

const noun = '(?:sub)?routines?|functions?|procedures?|programs?|modules?|macros?|variables?|arguments?|arrays?|entry'
/** One word that may be a name in any letters, with the noun before it; what points back is none. */
const it = String.raw`(?<it>(?:(?:the\s+)?(?:${noun})\s+)?(?!(?:it|this|that|they|them|these|those|the|there|an?|one|you|I|who|what|which|where|when|how)\b)[A-Za-z$#@_][\w$#@-]*)`
const data = String.raw`(?:the\s+)?(?:variables?|arguments?|parameters?|arrays?|flags?|counters?)\s+(?<it>[A-Za-z][\w$#@]*)`
/** One in small letters behind `does` is known by its place. */
const small = String.raw`(?<small>(?!(?:it|this|that|they|them|the|an?|one|which|what)\b)[a-z][a-z\d]{2,})`
const people = '(?:I|we|you|one)'
const lead = String.raw`(?:(?:list|show|give|name|what\s+are|which\s+are)(?:\s+me)?\s+)?(?:(?:all|the)\s+){0,2}`
const many = String.raw`(?<many>(?:[a-z]+\s+){0,2}[a-z]+s)`
const message = String.raw`["'\u201c]?(?<message>[A-Z][A-Z0-9]+(?:\s+[A-Z0-9]+){1,7})["'\u201d]?`

/** Longer texts say more than such a question. */
const longest = 120

/** Whole questions, and the wording that rules know which read the text itself. */
const wordings: readonly (readonly [RegExp, string])[] = [
  // `what do I have to pass to X`, `how do I call the routine X`, `X is passed what`
  [
    String.raw`(?:what|which\s+[a-z]+)\s+(?:do|must|should|have)\s+${people}\s+(?:(?:have\s+|need\s+)?to\s+)?(?:pass|hand|give)(?:\s+over)?\s+(?:to\s+)?${it}`,
    'What are the arguments of $<it>?',
  ],
  [String.raw`${it}\s+(?:is|gets)\s+(?:passed|handed)\s+what`, 'What are the arguments of $<it>?'],
  [
    String.raw`how\s+(?:do|can|should|must)\s+${people}\s+(?:call|invoke)\s+(?<it>(?:the\s+)?(?:(?:sub)?routine|function|procedure|macro)\s+[A-Za-z$#@_][\w$#@]*)`,
    'What are the arguments of $<it>?',
  ],
  // `X does what`, `which task does X perform`
  [String.raw`${it}\s+does\s+what`, 'What does $<it> do?'],
  [String.raw`(?:which|what)\s+(?:task|work|function|role)\s+does\s+${it}\s+(?:perform|do|fulfil|have|play)`, 'What does $<it> do?'],
  // `at which line does X start`, `location of X`
  [String.raw`(?:at|on|in)\s+(?:which|what)\s+line\s+does\s+${it}\s+(?:start|begin|stand)`, 'Where is $<it> defined?'],
  [String.raw`(?:the\s+)?location\s+of\s+${it}`, 'Where is $<it> defined?'],
  // `X: called from where`, `calls made by X`
  [String.raw`${it}[-:,\s]*(?:(?:is|gets)\s+)?called\s+(?:from\s+where|by\s+whom?)`, 'From where is $<it> called?'],
  [String.raw`[Ww]here\s+is\s+${small}\s+(?:called|invoked|performed)(?:\s+from)?`, 'Who calls $<small>?'],
  [String.raw`${lead}(?:outgoing\s+calls\s+(?:of|from|in)|calls\s+made\s+(?:by|in|from))\s+${it}`, 'What does $<it> call?'],
  // `X depends on which routines`, `X reads which file`
  [String.raw`${it}\s+(?:depends|relies)\s+on\s+(?:which|what)\s+(?<rest>[a-z]+(?:\s+[a-z]+)?)`, 'Which $<rest> does $<it> use?'],
  [
    String.raw`${it}\s+(?<verb>read|write|open|update|delete|print|declare|return)s\s+(?:which|what)\s+(?<rest>[a-z]+(?:\s+[a-z]+)?)`,
    'Which $<rest> does $<it> $<verb>?',
  ],
  [
    String.raw`(?:[Ww]hich|[Ww]hat)\s+(?<rest>[a-z]+(?:\s+[a-z]+)?)\s+(?:is|are)\s+(?<done>read|written(?=\s+by\b)|opened|called|used|printed)\s+(?:by|in)\s+${small}`,
    'Which $<rest> does $<small> $<done>?',
  ],
  // `%INCLUDEs of X`, `entry points of X`
  [String.raw`${lead}%?include(?:s|d?\s+files|\s+members)\s+(?:of|in|for)\s+${it}`, 'Which include files does $<it> use?'],
  [
    String.raw`${lead}(?:other\s+|alternate\s+)?(?:entry\s+points?|entry\s+statements?|entries)\s+(?:of|in|into|for)\s+${it}`,
    'Which entry points does $<it> have?',
  ],
  [
    String.raw`(?:does|has)\s+${it}\s+(?:(?:have|has)\s+)?(?:any\s+|an\s+)?(?:other|more|further|several|additional|alternate|second)\s+(?:entry\s+points?|entries)`,
    'Which entry points does $<it> have?',
  ],
  [
    String.raw`(?:which|what)\s+entry\s+(?:statements?|points?)\s+(?:are|is)(?:\s+there)?\s+in\s+${it}`,
    'Which entry points does $<it> have?',
  ],
  // `default of X`, `X default`, `what value does X have if nothing is given`
  [
    String.raw`(?:(?:what|which)\s+is\s+)?(?:the\s+)?default(?:\s+value)?(?:\s+(?:of|for))?\s+(?!values?\b|of\b|for\b)${it}`,
    'What is the default value of $<it>?',
  ],
  [String.raw`${it}[-:,\s]*(?:'s\s+)?default(?:\s+value)?(?:\s+is)?`, 'What is the default value of $<it>?'],
  [
    String.raw`(?:(?:to\s+)?what\s+is\s+${it}\s+(?:set(?:\s+to)?\s+)?by\s+default|(?:which|what)\s+default(?:\s+value)?\s+(?:has|does)\s+${it.replace('<it>', '<other>')}(?:\s+have)?)`,
    'What is the default value of $<it>$<other>?',
  ],
  [
    String.raw`(?:which|what)\s+value\s+does\s+${it}\s+have\s+(?:by\s+default|if\s+(?:nothing|none|no\s+value)\s+is\s+(?:given|set|specified|entered))`,
    'What is the default value of $<it>?',
  ],
  // `what does the variable X mean`, `meaning of the variable X`
  [
    String.raw`(?:what\s+(?:does|is)\s+${data}\s+(?:mean|stand\s+for)|(?:explain|describe|(?:the\s+)?meaning\s+of|(?:the\s+)?definition\s+of)\s+${data.replace('<it>', '<other>')})`,
    'What is $<it>$<other>?',
  ],
  [String.raw`(?:the\s+)?meaning\s+of\s+${it}`, 'What does $<it> mean?'],
  [String.raw`${it}\s+is\s+what`, 'What is $<it>?'],
  [String.raw`(?:the\s+)?units?\s+of\s+${it}`, 'What are the units of $<it>?'],
  // `max attendees`, `how many stations does the program hold`
  [String.raw`(?:the\s+)?max(?:imum)?\.?(?:\s+number\s+of)?\s+${many}`, 'What is the maximum number of $<many>?'],
  [
    String.raw`(?:how\s+many\s+${many}\s+(?:does|do|can|could)\s+(?:it|the\s+(?:program|system|code))|what(?:['\u2019]s|\s+(?:is|are))\s+the\s+most\s+${many.replace('<many>', '<others>')}\s+(?:that\s+)?(?:it|the\s+(?:program|system|code))\s+can)\s+(?:hold|handle|support|store|keep|accept|take|cope\s+with)`,
    'What is the maximum number of $<many>$<others>?',
  ],
  // `maximum length of a name`: of what is declared it is the length
  [
    String.raw`(?:what|which)\s+is\s+the\s+max(?:imum|imal)?\.?\s+(?:allowed\s+|possible\s+|permitted\s+)?(?:length|number\s+of\s+(?:characters|digits))\s+(?:of|for|in)\s+(?<rest>(?:an?|the)\s+(?:[a-z]+\s+){0,2}[a-z]+)`,
    'What is the length of $<rest>?',
  ],
  // `which programs can I run without CICS`, `what programs need no CICS`
  [
    String.raw`(?:which|what)\s+(?:of\s+the\s+)?(?:cobol\s+)?(?:programs?|modules?)\s+(?:(?:can|could|may)\s+(?:(?:${people}\s+)?(?:run|execute|start|test|use)|be\s+(?:run|executed|started|tested|used))|(?:will\s+)?(?:run|runs|work|works))\s+(?:without|outside(?:\s+of)?)\s+(?:an?\s+|the\s+)?CICS(?:\s+region)?`,
    'Which programs are batch?',
  ],
  [
    String.raw`(?:which|what)\s+(?:programs?|modules?)\s+(?:(?:do\s+not|does\s+not|don['\u2019]?t|doesn['\u2019]?t)\s+(?:need|require)|needs?\s+no|requires?\s+no)\s+(?:an?\s+|the\s+)?CICS(?:\s+region)?`,
    'Which programs are batch?',
  ],
  // `when does error 510 occur`, `what causes TABLE IS FULL`, `I got TABLE IS FULL, what is wrong`
  [
    String.raw`when\s+does\s+(?:the\s+)?(?<rest>(?:error|message|warning)\s+(?:(?:number|code|no\.?)\s+)?[A-Z]{0,4}\d+)\s+(?:occur|happen|appear|arise|come(?:\s+up)?)`,
    'What leads to $<rest>?',
  ],
  [
    String.raw`[Ww]hat\s+(?:causes|triggers|produces|brings\s+up)\s+(?:the\s+)?(?:message\s+|error\s+|text\s+){0,2}${message}`,
    'What leads to the message "$<message>"?',
  ],
  [
    String.raw`(?:I|we)\s+(?:got|get|see|saw|have)\s+(?:the\s+)?(?:message\s+|error\s+){0,2}${message}[-,.;:\s]*(?:what\s+(?:is\s+wrong|went\s+wrong|does\s+(?:it|that|this)\s+mean|happened|now)|why)`,
    'What leads to the message "$<message>"?',
  ],
].map(
  ([pattern = '', plain = '']) =>
    [new RegExp(String.raw`^${pattern}[?.!\s]*$`, /<(?:message|small)>/.test(pattern) ? '' : 'i'), plain] as const,
)

/** A question put in other words than rules know that read its text: `TBL does what?` as `What does TBL do?`. */
export function plainlyWorded(text: string): string {
  const whole = text.trim()
  if (whole.length > longest) return text
  for (const [wording, plain] of wordings) {
    const said = wording.exec(whole)
    if (said !== null)
      return plain.replaceAll(/\$<(\w+)>/g, (_, group: string) => {
        const words = said.groups?.[group] ?? ''
        return group === 'done' ? (deeds[words] ?? words) : words
      })
  }
  // `contents of common flrlog`: a word that is no English names a block.
  return text.replace(/\bcommon\s+(?:block\s+)?([a-z]{3,}\d*)(?=\W*$)/, (said, name: string) =>
    isCoined(name) ? `COMMON /${name.toUpperCase()}/` : said,
  )
}
