import { nameMark } from './name-mark.ts'

const programs =
  '(?:programs?|modules?|routines?|subroutines?|subprograms?|functions?|screens?|menus?|macros?|scripts?|copy ?books?|members?)'
const which = String.raw`\b(?:which|what)\s+(?:[\w-]+\s+){0,2}?${programs}`
const may = '(?:does|do|did|can|could|may|might|must|should|will|would)'
const few = String.raw`(?:[\w'\u2019/-]+\s+){1,7}?`
const people = '(?:I|we|you|one|users?|operators?|an? (?:user|operator|clerk)|the (?:user|operator|clerk))'

/** Other ways to ask what a thing that is only described calls or uses; of what is named `relation-ways.ts` knows more. */
const ways: readonly (readonly [RegExp, string])[] = [
  // `which programs does the X go through`, `which modules does it rely on`, `which screens does the X lead to`
  [new RegExp(String.raw`(${which}\s+(?:else\s+)?${may}\s+${few})(?:go through|lead to)(?=\W*$)`, 'i'), '$1call'],
  [new RegExp(String.raw`(${which}\s+(?:else\s+)?${may}\s+${few})(?:(?:rely|build) (?:up)?on|need|require)(?=\W*$)`, 'i'), '$1use'],
  // `who needs the X`, `which screen leads to the X`
  [
    new RegExp(
      String.raw`^(\W*(?:who|what|${which})\s+(?:else\s+|also\s+|still\s+)?)(?:needs?|requires?|rely on|relies on)(?=\s+the\b)`,
      'i',
    ),
    '$1uses',
  ],
  [new RegExp(String.raw`^(\W*${which}\s+)leads? to(?=\s+the\b)`, 'i'), '$1calls'],
  // `where can a user go from the X`
  [
    new RegExp(String.raw`^\W*where(?:\s+else)?\s+${may}\s+(${people})\s+(?:go|get|come|navigate)(?:\s+to)?\s+from\b`, 'i'),
    'which programs can $1 reach from',
  ],
  // `how does a user get to the X`, `which program does an operator get to from the X`
  [new RegExp(String.raw`(\b(?:how|which|what)\b[^?,]{0,40}?\b${may}\s+${people}\s+)(?:get|come|go|navigate)\s+to\b`, 'i'), '$1reach'],
]

/** What is asked of no program: an amount (`how far may it go`), or what becomes of data (`where do rejected records go`). */
const going = [
  /\bhow (?:far|low|high|deep|much|many|long|large|big|small|fast|often)\b[^?]*?\bgo(?:es)?\b/i,
  /\bwhere\s+(?:does|do|did|will|would|can|may)\s+(?!(?:the\s+)?control\b)[^?,]*?\bgo(?:es)?\b/i,
  // `what goes to the printer`, `which records go to the file`
  new RegExp(String.raw`^\W*(?!${which}\s)(?:what|which\s+[^?,]{1,60}?)\s+go(?:es)?\s+(?:to|from)\b`, 'i'),
]

/** `in a daily run`: under what something is done; nothing is run there. */
const inRun =
  /\b(?:in|during|for|within|of|on|by)\s+an?\s+(?:(?!(?:the|which|what|that|and|or)\b)[\w'\u2019/-]+\s+){0,4}?runs?(?=\W*$|\s*[,.;?]|\s+(?:that|which|who|with|for|of|and|or|when|if)\b)/gi

/** `how does it pick which one to run`: what is picked is not asked for. */
const picked =
  /(?<=^\W*how\b[^?]*\b(?:picks?|chooses?|selects?|decides?|knows?|determines?|finds? out|tells?)\s)(?:which|what|where|who|the\s+[\w-]+\s+to)\b.*$/i

const spaces = (found: string) => ' '.repeat(found.length)

const change = '(?:change|modify|touch|alter|extend|edit|fix|replace|rename)'
const ifChanged = new RegExp(
  String.raw`\b(?:if|when)\s+(?:I|we|you|one|somebody|someone)\s+${change}\s+(?<it>the\s+[^,?]{3,80}),\s+(?:then\s+)?(?:what|which)\b[^?,]{0,60}?\b(?:affected|hit|break|breaks|concerned|changed|(?:re)?compiled|rebuilt|tested|retested)\b[^?]*`,
  'i',
)

/** `if I change the X, what else is affected`: said in a clause that asks nothing, it is what is asked about. */
export function changeAsked(text: string): string {
  return text.includes(nameMark) ? text : text.replace(ifChanged, 'what is affected by a change of $<it>')
}

/** A clause that names nothing, in the words that the rules for relations know. */
export function describedAsking(clause: string): string {
  if (clause.includes(nameMark)) return clause
  const plain = ways.reduce((text, [way, said]) => text.replace(way, said), clause)
  const withoutData = going.reduce((text, way) => text.replace(way, (found) => found.replace(/\bgo(?:es)?(?=\s|$)/gi, spaces)), plain)
  return withoutData.replace(inRun, spaces).replace(picked, '')
}
