import type { Question } from './question.ts'

/** Conditions of PL/I that a program may take with an ON-unit or raise with SIGNAL. */
export interface AskedPliConditions {
  readonly statement: 'ON' | 'SIGNAL'
  /** A pattern for the names of those that are meant; undefined for all. */
  readonly names: string | undefined
}

/** How people say that a condition is raised; source: Enterprise PL/I Language Reference, "Conditions". */
const conditions: readonly (readonly [RegExp, string])[] = [
  [/\bzero ?div\w*|\bdivi\w+ by (?:zero|0)\b|\bzero divis\w+/i, 'ZERODIVIDE|ZDIV'],
  [/\bconversions?\b|\b(?:invalid|non-?numeric|bad) (?:number|digit|numeric)\w*|\bnot (?:a )?(?:number|numeric)\b/i, 'CONVERSION|CONV'],
  [/\bend[- ]?(?:of[- ](?:the )?)?(?:file|data|input)\b|\beof\b/i, 'ENDFILE'],
  [/\bend[- ]?(?:of[- ](?:the )?)?page\b|\bpage (?:is full|overflow)\b/i, 'ENDPAGE'],
  [/\b(?:undefined ?file|undf)\b|\bfile (?:is (?:missing|not (?:there|found))|does not exist|can ?not be opened)\b/i, 'UNDEFINEDFILE|UNDF'],
  [/\b(?:key (?:is )?(?:not found|missing|error|condition)|duplicate key|KEY)\b/, 'KEY'],
  [/\b(?:fixed)?overflows?\b/i, 'FIXEDOVERFLOW|FOFL|OVERFLOW|OFL'],
  [/\bunderflows?\b/i, 'UNDERFLOW|UFL'],
  [/\bsubscript\w*\b/i, 'SUBSCRIPTRANGE|SUBRG'],
  [/\bstring ?range\b/i, 'STRINGRANGE|STRG'],
  [/\bstring ?size\b/i, 'STRINGSIZE|STRZ'],
  [/\battention\b|\bbreak key\b/i, 'ATTENTION|ATTN|QUIT'],
  [/\btransmi\w+|\bi\/o errors?\b/i, 'TRANSMIT'],
  [/\bcleanup\b/i, 'CLEANUP'],
  [/\bFINISH\b/, 'FINISH'],
  [/\bSIZE\b/, 'SIZE'],
  [/\bERROR\b|\b(?:any|an|the|run[- ]?time|program) error\b|\berror (?:condition|is raised|occurs)\b/, 'ERROR'],
]
const unit = String.raw`\bon[- ]?units?\b|\bon[- ](?:conditions?|blocks?|statements?)\b`
const takes =
  '(?:establish|handle|trap|catch|intercept|set up|enable|define|declare|have|has|contain|react|respond|process|take|code)(?:e?s|ed|ing)?'
const all = new RegExp(String.raw`${unit}|\b(?:which|what)\s+(?:[a-z]+\s+)?conditions?\s+(?:does|do|are|is)\b.*\b${takes}\b`, 'i')
const raises = /\b(?:which|what)\s+(?:[a-z]+\s+)?conditions?\s+(?:does|do|are|is)\b.*\b(?:signal|rais)\w*\b|\bsignals?\b.*\bconditions?\b/i
/** `does X handle the conversion condition`, `is there a cleanup handler`. */
const ofOne = new RegExp(
  String.raw`\b(?:conditions?\b.*\b${takes}\b|${takes}\b.*\bconditions?)\b|\bhandlers?\b|\b(?:does|do|who|which [a-z]+)\b.*\b(?:handles?|traps?|catch(?:es)?|intercepts?)\b`,
  'i',
)
/** What is done where one of them is raised. */
const circumstance = /\b(?:when|on|if|upon|in case of|at|once|after)\b/i

/** Those that no clause of another language is named like: `ON SIZE ERROR` and `ON OVERFLOW` are COBOL. */
const ofPli =
  '(?:cleanup|area|conversion|endfile|endpage|zerodivide|fixedoverflow|underflow|stringrange|stringsize|subscriptrange|undefinedfile|transmit|quit|[a-z]+(?:_[a-z]+)+)'
const handling = '(?:handles?|traps?|catch(?:es)?|intercepts?|takes?|establish(?:es)?|sets?\\s+up|ha(?:s|ve)|handled|trapped|caught)'
const ofAll = [
  String.raw`(?:who|which\s+[a-z]+|what)\s+${handling}\s+(?:an?\s+|the\s+)?(?<name>${ofPli})(?:\s+(?:conditions?|handlers?|on-?units?))?`,
  String.raw`where\s+(?:is|are)\s+(?:the\s+)?(?<name>${ofPli})(?:\s+condition)?\s+${handling}`,
  String.raw`(?:which|what|are\s+there|is\s+there|list)\s+(?:any\s+|an?\s+|all\s+|the\s+)?(?:on-?units?|handlers?)\s+(?:(?:are|is)\s+(?:there\s+)?)?for\s+(?:the\s+)?(?<name>${ofPli})(?:\s+condition)?`,
  String.raw`(?<name>${ofPli})\s+(?:condition\s+)?(?:handlers?|on-?units?)`,
].map((way) => new RegExp(String.raw`^\W*${way}\W*$`, 'i'))

/** The condition whose ON-units a question wants wherever they are: `who handles the cleanup condition`. */
export function conditionOfAll({ text }: Pick<Question, 'text'>): string | undefined {
  return ofAll.map((way) => way.exec(text)?.groups?.name).find((name) => name !== undefined)
}

/** Which conditions a question asks a program of PL/I for: `which ON-units does X have`, `what does X print when it divides by zero`; undefined where it asks for none. */
export function askedPliConditions({ text }: Pick<Question, 'text'>): AskedPliConditions | undefined {
  const names = conditions.flatMap(([said, name]) => (said.test(text) ? [name] : []))
  const meant = names.length === 0 ? undefined : names.join('|')
  if (raises.test(text)) return { statement: 'SIGNAL', names: meant }
  if (all.test(text)) return { statement: 'ON', names: meant }
  return meant !== undefined && (circumstance.test(text) || ofOne.test(text)) ? { statement: 'ON', names: meant } : undefined
}
