import { keepLast } from '../../../base/keep-last.ts'
import { partsOf } from './parts.ts'
import { withPlainNot } from './plain-not.ts'

/** What may be wrong with something, as askers say it and as messages do. */
interface Condition {
  readonly asked: RegExp
  readonly said: RegExp
  /** What may be said of it as well. */
  readonly near?: RegExp
}

/** What somebody did not do to a field or an operand. */
const filled = '(?:entered|typed|keyed|filled|given|supplied|specified|provided|coded|put|passed|chosen|selected|set)'
const fill = '(?:enter|type|key|fill|give|supply|specify|provide|code|put|pass|choose|select|say)'

/** The conditions of the trade. An asker seldom uses the word of the message: what is not there is `NOT FOUND`, what is left blank `MUST BE ENTERED`. */
const conditions: readonly Condition[] = [
  {
    asked:
      /\b(?:(?:not|never|nowhere) (?:(?:be|yet|really|actually|even) )?(?:found|there|known|defined|located|on file|in|on|exist)\b|unknown|missing|non-?exist\w*|no such|there (?:is|are) (?:no|not any)\b)/i,
    said: /\bNOT\s+(?:\S+\s+)?(?:FOUND|FND|ON\s+FILE|IN|ON|DEFINED|EXIST\w*|LOCATED|KNOWN|PRESENT|AVAILABLE)\b|\bNO\s+SUCH\b|\bUNKNOWN\b|\bMISSING\b|\bNO\b.*\bFOUND\b|\b(?:UNABLE|COULD NOT|CANNOT|CAN'T|FAILED)\s+(?:TO\s+)?(?:FIND|LOCATE)\b|\bNON-?EXIST|\bNOTFOUND\b|\bNOTFND\b|\bDOESN'?T\s+EXIST/i,
    near: /\bINVALID\b|\bNOT\s+(?:A\s+)?(?:VALID|RECOGNI)/i,
  },
  {
    asked: new RegExp(
      String.raw`\b(?:blanks?|empty|left out|omitted|omit|missing|spaces|nothing (?:is |was |has been |at all )?${filled}|(?:not|never) (?:been )?(?:be )?(?:${filled}|${fill})|(?:without|no)\s+(?:(?!such\b)[a-z]+\s+){1,4}?(?:is |was |are )?${filled}|forg[eo]t\w*|without (?:giving|entering|typing|specifying|a\b|an\b|any\b))`,
      'i',
    ),
    said: /\bBLANK|\bEMPTY\b|\bREQUIRED\b|\bMANDATORY\b|\bMUST\s+(?:\S+\s+)?(?:ENTER|SUPPL|SPECIF|PROVIDE|GIVE|BE\s+(?:\S+\s+)?(?:ENTER|SUPPL|SPECIF|PROVIDE|GIVE|CODED|FILLED|KEYED|SELECT))|\bNOT\s+(?:\S+\s+)?(?:ENTERED|SUPPLIED|SPECIFIED|PROVIDED|GIVEN|CODED|FILLED|KEYED|SELECTED|BE\s+SPACES)\b|\bMISSING\b|\bPLEASE\s+(?:ENTER|SUPPLY|SPECIFY|PROVIDE|TYPE|SELECT|KEY|GIVE)|\bOMITTED\b|\bNO\b.*\b(?:ENTERED|SUPPLIED|SPECIFIED|PROVIDED|GIVEN|KEYED|SELECTED)\b|\bNEEDED\b|\bNULL\b/i,
    near: /^\W*(?:ENTER|SELECT|SPECIFY|TYPE|KEY)\b|\bMUST\s+(?:BE|HAVE|CONTAIN)\b|\bNOT\s+SET\b/i,
  },
  {
    asked: /\b(?:already|duplicated?s?|twice|(?<!\bnot )exists?)\b/i,
    said: /\bALREADY\b|\bDUPLICATE|\bDUP(?:KEY|REC)?\b|\bTWICE\b|\bEXISTS\b|\bIN\s+USE\b|\bNOT\s+UNIQUE\b/i,
  },
  {
    asked:
      /\b(?:too (?:long|many|high|large|big|great|much)|exceed\w*|over (?:the|its|his|her|their) \w*\s*limit|above|more than|larger than|bigger than|greater than|longer than|higher than|overflow\w*|is full|gets full|runs? (?:out|full)|no (?:more )?(?:room|space))\b/i,
    said: /\bTOO\s+(?:LONG|MANY|HIGH|LARGE|BIG|GREAT|MUCH)\b|\bEXCEED|\bOVERFLOW|\bMAXIMUM\b|\bMAX\b|LIMIT\b|\b(?:GREATER|MORE|LONGER|LARGER|HIGHER)\s+THAN\b|\bFULL\b|\b(?:OR|AND)\s+LESS\b|\bNO(?:T\s+ENOUGH)?\s+(?:MORE\s+)?(?:ROOM|SPACE)\b|\bINSUFFICIENT\b|\bINCREASE\b|\w >=?\s*\d/i,
    near: /\bRANGE\b|\bBETWEEN\b|\bINVALID\b/i,
  },
  {
    asked:
      /\b(?:too (?:short|small|low|few|little)|less than|below|insufficient|not (?:have )?enough|negative|zero|under (?:the|its)|smaller than|shorter than|short of)\b/i,
    said: /\bTOO\s+(?:SHORT|SMALL|LOW|FEW)\b|\bLESS\s+THAN\b|\bINSUFFICIENT\b|\bNOT\s+ENOUGH\b|\bMINIMUM\b|\bAT\s+LEAST\b|\bPOSITIVE\b|\bNEGATIVE\b|\bGREATER\s+THAN\s+(?:ZERO|0)|\bNON-?ZERO\b|\bZERO\b|\bNOT\s+BE\s+0\b|\b(?:OR|AND)\s+(?:MORE|GREATER)\b|\w <=?\s*\d/i,
    near: /\bEXCEED|\bRANGE\b|\bBETWEEN\b|\bINVALID\b/i,
  },
  {
    // Money moves between two accounts, and no bound is meant by that.
    asked: /\b(?:out of range|outside|beyond|past|not (?:[a-z]+ )?between|between(?= [\w-]*\d))\b/i,
    said: /\bRANGE\b|\bBETWEEN\b|\bMUST\s+BE\b|\bOUT\s+OF\b|\bOUTSIDE\b|\bBEYOND\b|\bEXCEED|\b\d+\s*(?:-|TO|THRU)\s*\d+\b/i,
    near: /\bINVALID\b|\bNOT\s+(?:A\s+)?VALID\b/i,
  },
  {
    asked: /\b(?:not (?:a )?(?:numeric|numbers?|digits?)|non-?numeric|letters? in|alphabetic|no number)\b/i,
    said: /\bNUMERIC\b|\bDIGITS?\b|\bA\s+NUMBER\b|\bNUMBERS?\s+ONLY\b|\bINTEGER\b/i,
    near: /\bINVALID\b|\bNOT\s+(?:A\s+)?VALID\b/i,
  },
  {
    asked: /\b(?<!not )(?:the same|equal|identical)\b/i,
    said: /\bDIFFER|\bIDENTICAL\b|\b(?:NOT|CANNOT|CAN'T|ARE|IS)\s+(?:BE\s+)?(?:THE\s+)?(?:SAME|EQUAL)\b/i,
    near: /\bSAME\b|\bEQUAL/i,
  },
  {
    asked: /\b(?:match(?:es)?|differ(?:s|ent)?|mismatch\w*|not (?:the same|equal|agree))\b/i,
    said: /\bMATCH|\bMISMATCH|\bAGREE\b|\bSAME\b|\bEQUAL/i,
    near: /\bDIFFER/i,
  },
  {
    // `not Y or N`
    asked: /\b(?:not|neither|other than|anything but)\s+(?:an?\s+)?["']?[A-Z0-9]["']?\s*(?:,|or|nor|and)\s/,
    said: /(?<![\w])["']?[A-Z0-9]["']?(?:\s*[,/]\s*|,?\s+(?:OR|or)\s+)["']?[A-Z0-9](?!\w)/,
  },
  {
    asked:
      /\b(?:not (?:be )?(?:allowed|authori[sz]ed|permitted|entitled|privileged)|(?:no|not have|lacks?) (?:the )?(?:authority|access|rights?|permission)|unauthori[sz]ed|forbidden)\b/i,
    said: /\bAUTHORI|\bPERMI|\bACCESS\b|\bALLOWED\b|\bRESTRICTED\b|\bDENIED\b|\bPRIVILEGE|\bVIOLATION\b|\bPROHIBITED\b|\bADMIN/i,
  },
  {
    asked: /\b(?:locked|busy|in use|held by|being used|changed by (?:somebody|someone|another)|somebody else|someone else|another user)\b/i,
    said: /\bLOCK|\bBUSY\b|\bIN\s+USE\b|\bHELD\b|\bENQ|\bSOMEONE\s+ELSE\b|\bANOTHER\s+USER\b|\bHAS\s+BEEN\s+(?:CHANGED|UPDATED|MODIFIED)\b|\bNOT\s+AVAILABLE\b/i,
  },
  {
    asked:
      /\b(?:not (?:be )?(?:open(?:ed)?|allocated?|read|written|loaded?|obtained?)|(?:open|allocation|read|write|load|obtain)\w*\s+(?:of [^?]*?)?fail\w*|fails? to (?:open|allocate|read|write|load))\b/i,
    said: /\b(?:OPEN|ALLOC|READ|WRIT|LOAD|OBTAIN|I\/?O)\w*\b.*\b(?:ERROR|FAIL\w*|UNABLE|UNSUCCESSFUL)\b|\b(?:ERROR|FAIL\w*|UNABLE|CANNOT|CAN'?T|COULD\s+NOT|DID\s+NOT|NOT)\b.*\b(?:OPEN|ALLOC|READ|WRIT|LOAD|OBTAIN|I\/?O)/i,
  },
  {
    asked:
      /\b(?:nothing (?:was |is |has |has been )?(?:changed?|modified|new)|no changes?|not (?:been )?(?:change|changed|modify|modified))\b/i,
    said: /\bNO\s+CHANGE|\bNOT\s+(?:CHANGED|MODIFIED)\b|\bMODIFY\b|\bUNCHANGED\b|\bNOTHING\b|\bWITHOUT\s+CHANG/i,
  },
  {
    asked:
      /\b(?:wrong|invalid|not valid|bad|incorrect|illegal|unrecogni[sz]ed|garbage|nonsense|mistyped|mistype|faulty|neither|other than|anything (?:but|else)|not (?:one of|recogni[sz]ed|supported|accepted|correct|right|known|[A-Z] (?:or|nor) [A-Z]))\b/i,
    said: /\bINVALID\b|\bNOT\s+(?:\S+\s+)?VALID\b|\bWRONG\b|\bINCORRECT\b|\bILLEGAL\b|\bUNKNOWN\b|\bUNRECOGNI|\bNOT\s+RECOGNI|\bBAD\b|\bUNSUPPORTED\b|\bNOT\s+SUPPORTED\b|\bERRONEOUS\b|\bPLEASE\s+ENTER\s+A\s+VALID/i,
    near: /\bMUST\s+BE\b|\bERROR\b|\bNOT\s+(?:FOUND|ALLOWED|CORRECT)\b|\bSHOULD\s+BE\b/i,
  },
]

/** A noun behind it makes it another one: `which error file`, `the report program`. */
const isNoun = String.raw`(?!\s+(?:file|data\s?set|record|report|program|module|routine|step|job|paragraph|section|queue|table|screen|map|field|flag|switch|handler|handling|line|heading|header|counter)s?\b)`
const saying = '(?:say|tell|answer|complain|report|display|show|print|issue|reply|write)'
const people = '(?:i|we|you|they|one|(?:users?|operators?|callers?|customers?|clients?|clerks?|persons?|people|somebody|someone))'
const asksSaid = [
  String.raw`\b(?:which|what)\s+(?:[a-z-]+\s+){0,2}?(?:messages?|warnings?|errors?|texts?|repl(?:y|ies)|complaints?)\b${isNoun}`,
  String.raw`\b(?:which|what)\s+(?:return|reason|response|error|completion|condition|exit|reject|status|sql)?\s*(?:codes?|abends?)\b`,
  String.raw`\bwhat\s+(?:does|do|did|will|would)\b[^?]*?(?<!\b(?:the|an?|this|that|its|of)\s+)\b${saying}\b${isNoun}`,
  String.raw`\bwhat\s+(?:does|do|did|will|would)\s+(?:the\s+|an?\s+)?${people}\s+(?:then\s+)?(?:get|see|read|receive)\b`,
  String.raw`\bwhat\s+(?:is|gets?|will be|would be)\s+(?:shown|displayed|printed|said|reported|logged|issued|written|returned|sent|the (?:message|error|warning|text|reply))\b${isNoun}`,
  String.raw`\b(?:how|what)\s+(?:does|do|will|would)\s+[^?]*?\b(?:react|respond|complain|happen)\b|\bwhat\s+happens\b(?! to\b)`,
  String.raw`\b(?:messages?|errors?|warnings?)\s+(?:texts?\s+)?(?:for|when|if|about|on|after|saying|that (?:says|tells))\b`,
].map((form) => new RegExp(form, 'i'))

export interface AskedCondition {
  readonly conditions: readonly Condition[]
  /** What the question says of the condition, and of where it arises, in small letters: no words of what the message is about. */
  readonly words: ReadonlySet<string>
  /** What the condition is said of, in small letters: `for a customer who is not on file`, `more than five orders`. */
  readonly things: readonly string[]
  /** What tells the thing from others of its kind: `customer` of `the customer number`. */
  readonly kind: string | undefined
  /** The part of the question that asks what is said. */
  readonly part: string
}

/** Between a thing and what is said of it: `the date that was entered for the loan is`. */
const saidOf = new RegExp(
  String.raw`(?:\s+(?:who|which|that|is|are|was|were|has|have|had|been|does|do|did|can|could|already|still|really))*(?:\s+${filled}(?:\s+(?:for|in|on|by|to|as|with|into|from)(?:\s+[a-z]+){1,3}?)?(?:\s+(?:is|are|was|were))+)?\s*$`,
  'i',
)
/** What is behind `more than` or `too many`. */
const counted = /^\s+(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|of|the|these|such)\s+)*([a-z]+s)\b/i
const determiner =
  /^(?:an?|the|this|that|its|his|her|their|our|your|my|some|any|no|each|every|of|for|in|on|if|when|and|or|with|does|do|happens)$/

/** `on the account view screen`: it tells the member, and the message seldom has it. */
const whereabouts =
  /\b(?:on|in|from|at|by|of)\s+(?:the|an?|our)\s+((?:[\w-]+\s+){1,3}?)(?:screen|panel|menu|map|page|dialog|program|report|job|list|transaction|function|command|step|routine|exec|utility|subroutine)\b/gi

/** `on the screen for moving a dog to another kennel, what …`: it tells the member as well. */
const onScreen =
  /^\W*(?:on|in|at)\s+(?:the|an?|our)\s+(?:[\w-]+\s+){0,3}?(?:screen|panel|menu|map|page|dialog)\b[^,?]{0,80},\s+(?=(?:what|which|how)\b)/i

/** Under which conditions something is said, where a question asks what is said; undefined where it asks anything else. */
export const askedCondition = keepLast((asked: string): AskedCondition | undefined => {
  const plain = withPlainNot(asked)
  if (!asksSaid.some((form) => form.test(plain))) return undefined
  const bare = partAsking(plain)
  const found = conditions.flatMap((condition) => {
    const match = condition.asked.exec(bare)
    if (match === null) return []
    const before = wordsIn(bare.slice(0, match.index).replace(saidOf, ''))
    const behind = /\b(?:than|many|enough|few)$/i.test(match[0]) ? counted.exec(bare.slice(match.index + match[0].length))?.[1] : undefined
    return [{ condition, words: match[0], before, behind }]
  })
  const [first] = found
  if (first === undefined) return undefined
  const { before, behind } = first
  const kind = before.at(-2)
  // A word that stands elsewhere too is said of the thing as well.
  const rest = new Set(wordsIn(bare.replace(whereabouts, ' ')))
  const around = [...bare.matchAll(whereabouts)].flatMap(([, words = '']) => wordsIn(words)).filter((word) => !rest.has(word))
  return {
    conditions: found.map(({ condition }) => condition),
    words: new Set([...found.flatMap(({ words }) => wordsIn(words)), ...around]),
    things: [before.at(-1), behind?.toLowerCase()].flatMap((word) => word ?? []),
    kind: behind !== undefined || kind === undefined || determiner.test(kind) ? undefined : kind,
    part: bare,
  }
})

/** `which key leads back, and what is shown when the date is wrong`: what the other part says is no condition of the message. All, where no part has both. */
function partAsking(text: string): string {
  const parts = partsOf(text).map((part) => part.replace(onScreen, ''))
  const own = parts.filter((part) => asksSaid.some((form) => form.test(part)) && conditions.some(({ asked }) => asked.test(part)))
  return own.length === 0 ? text : own.join(' ')
}

function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? []
}

const leastNear = 0.5

/** How well a text says one of the conditions: 1, less where it only may, 0 where it does not. */
export function saysCondition({ conditions: asked }: AskedCondition, text: string): number {
  if (asked.some(({ said }) => said.test(text))) return 1
  return asked.some(({ near }) => near?.test(text) === true) ? leastNear : 0
}
