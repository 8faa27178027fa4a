import { escapeRegex } from '../escape-regex.ts'

/** Before a word that all of the rest of a question is about, which may be the name of a routine: `who calls psolve`, `purpose of psolve`. A pattern for `i`. */
export const asksRoutine =
  'who (?:calls|uses|copies|includes|runs|performs|starts|invokes)|callers of|callees of|users of|(?:purpose|summary|overview) of|explain|describe|what does|what is|what happens in'

/** Between `does` and one of these verbs a word without an article is the name of what does it: `which routines does gauge call`. */
const doings = 'calls?|invokes?|performs?|us(?:es?|ing)|reads?|writes?|prints?|opens?|copy|copies|includes?'
/** Before a name, whatever else a question asks: `who calls gauge when the tide is out`. */
const called = 'calls|call|invokes|invoke|includes|include|copies|copy|runs?|starts?|executes?|compiles?|builds?|assembles?|installs?'

/** The words in small letters of a question that by their place may be names of routines. */
export function wordsAsRoutines(text: string): readonly string[] {
  const places = new RegExp(
    String.raw`\b(?:does|do|did)\s+(?<doer>[a-z][a-z\d]{2,})\s+(?:ever\s+|also\s+)?(?:${doings})\b|\b(?:[Ww]hich|[Ww]hat)\s+[^?,]*?\bdoes\s+(?<long>[a-z][a-z\d]{4,})(?=\s+[a-z]{2,})|\b(?:${called})\s+(?<object>[a-z][a-z\d]{2,})(?=\s*[?,]|\s+(?:and|or|when|if|from|in|with|before|after)\b)`,
    'g',
  )
  return [...text.matchAll(places)].flatMap(({ groups }) => groups?.doer ?? groups?.long ?? groups?.object ?? [])
}

/** The nouns for routines before a name: `subroutine gauge`. */
export const routineNouns = 'programs?|modules?|routines?|subroutines?|functions?|macros?|copybooks?|jobs?|procs?|procedures?'

const thing = 'process|program|module|server|daemon|task|routine|job|tool|utility|menu|screen'
/** `the nursery process`, `how does the nursery find …`; and without an article, which a word of English would have: `the menu of nursery`. */
const spoken = new RegExp(
  String.raw`\b[Tt]he\s+(?:([a-z][a-z\d]{3,})\s+(?:main\s+)?(?:${thing})\b|(?<=\b(?:does|did|do|can|will|would|should|must)\s+the\s+)([a-z][a-z\d]{3,})\s+(?=[a-z]))|\b(?:of|in|by|with|from)\s+([a-z][a-z\d]{4,})(?=\s+(?:have|has|does|is|are|was|can|when|if)\b|'s\b|\W*$)`,
  'g',
)

/** The words in small letters that a question speaks of as of a program, if one bears that name. */
export function wordsSpokenOf(text: string): readonly string[] {
  return [...text.matchAll(spoken)].map(([, before, doer, bare]) => before ?? doer ?? bare ?? '')
}

/** Behind a verb, and hardly behind the name of what does something. */
const afterVerb = String.raw`(?=\s*[?.,]|\s*$|\s+(?:the|an?|its|their|from|to|into|onto|when|if|before|after|while|as|all|any)\b)`
const auxiliary = String.raw`(?:does|do|did|can|could|will|would|should|must|may)\s+(?:the|this|that|an?|any|each|every)\s+(?:[\w-]+\s+)?`

/** Whether a word only says what is done: `which routine plots the tides` and `what does the program read`, whatever routine is called `plots` or `read`. */
export function isDoneByAsked(text: string, word: string): boolean {
  const escaped = escapeRegex(word)
  return new RegExp(
    String.raw`\b(?:which|what)\s+(?:[\w-]+\s+){0,2}?(?:${routineNouns})\s+${escaped}(?!\w)|\b${auxiliary}(?:${routineNouns})\s+${escaped}${afterVerb}`,
    'i',
  ).test(text)
}
