import { agentEnds, agents, isAgent } from './agent-nouns.ts'
import type { WantedKind } from './wanted-kinds.ts'

/** A thing that a question speaks of without its name: `the module that records fraud`, `the nightly posting job`. */
export interface DescribedThing {
  /** The words that describe it, without the noun for its kind where others are left. */
  readonly text: string
  readonly kind: WantedKind
  /** As it is spelled. */
  readonly noun: string
  /** Where the phrase begins and ends in the text. */
  readonly start: number
  readonly end: number
}

/** What can be asked for its callers and callees. A screen and a menu are shown by a program, which is what others reach. */
const nouns: readonly (readonly [WantedKind, string])[] = [
  [
    'program',
    'programs?|modules?|routines?|subroutines?|subprograms?|functions?|execs?|scripts?|tools?|utilit(?:y|ies)|testers?|checkers?|loaders?|unloaders?|converters?|formatters?|generators?|screens?|menus?',
  ],
  ['job', 'jobs?|runs?'],
  ['proc', 'procs?|procedures?'],
  [
    'copybook',
    'copy ?books?|copy members?|include files?|include members?|(?:record |file |data )?layouts?|record (?:descriptions?|structures?)',
  ],
  ['macro', 'macros?'],
]

/** `which routines call the one that rounds`: of the kind that was spoken of before. */
const same = /^one$/i
const anyNoun = `${nouns.map(([, noun]) => noun).join('|')}|one(?=\\s+(?:that|which|who|with|for)\\s)`
/** Behind another noun each says what the whole is. Not `run`, which is a verb as well. */
const singulars =
  'program|module|routine|subroutine|subprogram|function|exec|script|utility|tester|checker|loader|unloader|converter|formatter|generator|screen|menu|job|procedure|macro|daemon|driver|task|sub-?task|handler|processor|dispatcher|parser|interpreter'
/** Up to four words before the noun that describe it, none of which begins another phrase. */
const before = String.raw`(?:(?!(?:that|which|who|is|are|was|does|do|did|to|of|in|on|for|with|and|or|by|from|the|an?)\b)[\w'\u2019/-]+\s+){0,4}?`
/** `the routine called that spreads …`: the verb of the question may stand between the noun and its clause. */
const between = String.raw`(?:(?:called|started|invoked|used|run|copied)\s+)?`
/** `the copybook with the error texts`: up to the verb of the question, or to where it goes on. */
const afterThing =
  '(?:call|run|us(?:e[sd]?|ing)\\b|cop(?:y|ie)|read|writ|start|link|invok|includ|execut|need|belong|chang|updat)[a-z]*|is|are|was|were|does|do|can|will|has|have|by|and|or|but|when|if|in|from|on|at|to|after|before|that|which|who|what|how|get|gets|go|goes'
const withWords = String.raw`(?:with|for)\s+(?:the\s+|an?\s+)?(?:(?!(?:${afterThing})\b)[\w'\u2019/-]+(?:\s+|(?=\W*$|[,.;?]))){1,4}`
/** `the run script`, `the menu program`, `the date converter daemon`: the last of the nouns says what it is. Behind `the main menu program` are the choices of the menu. */
const lastNoun = String.raw`(?:(?<=(?<!\b(?:the|an?|this|that|our|its))\s(?:menu|screen))|(?!\s+(?:${singulars})\b))`
const phrase = new RegExp(
  String.raw`\b(?:the|an?|this|that|our|its)\s+(?<own>${before})(?<noun>(?:${anyNoun})\b${lastNoun}|(?:${agents})\b${agentEnds})(?:\s+${between}(?<clause>(?:that|which|who)\s+[^,?;]*|${withWords}))?`,
  'gi',
)
/** Words before a noun that tell none from another. */
const idle =
  /^(?:same|other|main|called|calling|whole|new|old|said|right|next|first|last|single|given|cobol|assembler|fortran|pl\/i|rexx|batch|online|cics|system|load|object|source)$/i
/** With `does` before the phrase its verb is in the plain form and ends the clause that describes the thing. */
const plainVerb =
  /\s(?:get|gets) (?:control|called|started|invoked|run)\b|\s(?:call|invoke|run|copy|use|include|reach|link|start|transfer|pass|hand|need|go|read|write)\b(?! (?:that|which))/i
const asksWithDo = /\b(?:does|do|did|can|will|would)\s+$/i
/** A second question in the same sentence ends the clause. */
const goesOn = /\s(?:and|or|but)\s+(?:which|what|who|where|how|when|why|by what|from|in|with|on|does|is)\b/i

/** The things that a text describes, in order; those without a word of their own (`the program`) only point to something. */
export function describedThings(text: string): readonly DescribedThing[] {
  return [...text.matchAll(phrase)].flatMap((match) => {
    const { own = '', noun = '', clause = '' } = match.groups ?? {}
    const lead = text.slice(0, match.index)
    const words = own.split(/\s+/).filter((word) => word !== '' && (!idle.test(word) || isMainMenu(word, noun, lead)))
    const said = clauseOf(clause, asksWithDo.test(lead))
    if (isAgent(noun, words) === false || (words.length === 0 && said === '' && isAgent(noun, words) === undefined)) return []
    if (isCircumstance(noun, lead, match[0]) || (same.test(noun) && kindBefore(lead) === undefined && !/^(?:that|which|who)\b/i.test(said)))
      return []
    const kind = (same.test(noun) ? kindBefore(lead) : kindOf(noun)) ?? 'program'
    const end = match.index + match[0].length - (clause.length - said.length)
    return [
      {
        text: `${own}${same.test(noun) ? '' : noun} ${said.replace(/^(?:that|which|who|with|for)\s+/i, '')}`.trim(),
        kind,
        noun,
        start: match.index,
        end,
      },
    ]
  })
}

/** `in a daily run`: under what something is done; a certain run is a job. */
function isCircumstance(noun: string, lead: string, said: string): boolean {
  return /^runs?$/i.test(noun) && /^an?\s/i.test(said) && /\b(?:in|during|for|within|of|on|by)\s+$/i.test(lead)
}

function kindOf(noun: string): WantedKind | undefined {
  return nouns.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(noun))?.[0]
}

function kindBefore(lead: string): WantedKind | undefined {
  return (lead.match(/[\w-]+(?: books?| files?| members?)?/g) ?? []).map(kindOf).findLast((kind) => kind !== undefined)
}

/** Verbs of whoever starts something. */
const starting = '(?:starts?|calls?|invokes?|triggers?|launch(?:es)?|(?:kicks?|fires?|sets?) off)'
/** Nouns for what is done. */
const deed =
  '(?:[a-z]{2,}(?:tion|sion|ing)|(?:re|un|up|down)?load|purge|refresh|back-?up|clean-?up|clear-?out|check|update|search|transfer|sort|print-?out|inquiry|enquiry|query|process|extract|settlement|adjustment|replacement|close|reset|rebuild|restore)'
/** Behind such a noun these are what is spoken of. */
const itsThing =
  '(?!\\s+(?:transactions?|files?|records?|screens?|jobs?|programs?|routines?|tables?|fields?|flags?|switch(?:es)?|codes?|numbers?|dates?|menus?|options?|keys?|buttons?|panels?|maps?)\\b)'
/** Of the form of such a noun, and yet things. */
const thing =
  '(?:(?:transac|applica|func|op|sta|connec|sec|condi|subscrip|ses|posi|instruc|por|ques|excep|loca|ver|dimen)[ts]ions?|strings?|things?|buildings?|meetings?|mornings?|evenings?|statements?|departments?|documents?)'
/** What it is done to, as far as the question's own words for when and on what go. */
const doneTo = String.raw`(?:\s+of(?:\s+(?!(?:and|when|if|once|after|before|while|on|at)\b)[^\s,?;]+){1,8})?`
/** What is started has a name for what it does: `the reload of the prices`, `the yearly closing`. */
const process = String.raw`(?<whole>(?:the|an?)\s+(?<text>(?:(?!of\b|that\b|to\b)[\w'\u2019-]+\s+){0,3}?(?!${thing}\b)(?<noun>${deed})\b${itsThing}${doneTo}))`
const aux = '(?:does|do|did|can|could|may|might|must|should|will|would)'
/** Who starts it, where it is called, what it calls. What is performed or run is done there and then: nobody is asked for who calls it. */
const processAsked = [
  new RegExp(String.raw`^\W*(?:which|what|who)\b.*?\b${starting}\s+${process}`, 'i'),
  new RegExp(
    String.raw`^\W*(?:(?:(?:by|from|in|through)\s+)?(?:which|what(?! (?:is|are)\b))\b[^?]{0,60}?|where|when|why|how|how\s+often|under\s+(?:what|which)\s+conditions?)\s+(?:is|are|gets?|can|may|could|might)\s+${process}\s+(?:be\s+|ever\s+)?(?:called|started|invoked|triggered|launched|kicked off)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:which|what|who|whom)\b[^?,]{0,60}?\b${aux}\s+${process}\s+(?:(?:ever|also|still|have\s+to|need\s+to|end\s+up)\s+){0,2}(?:call|invoke|start|launch|trigger|attach|link\s+to|transfer\s+control|pass\s+control|hand\s+over)(?:ing)?\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:which|what)\b[^?,]{0,60}?\b(?:is|are|gets?|be)\s+(?:called|started|invoked|triggered|launched|attached)\s+(?:by|from|through|in)\s+${process}(?=\W*$)`,
    'i',
  ),
]

/** The process that a question asks who starts, or what it starts; what does it is a program. */
export function describedProcess(clause: string): DescribedThing | undefined {
  const match = processAsked.map((way) => way.exec(clause)).find((found) => found !== null) ?? null
  const { whole = '', text = '', noun = '' } = match?.groups ?? {}
  if (match === null) return undefined
  const start = match.index + match[0].lastIndexOf(whole)
  return { text: text.trim(), kind: 'program', noun, start, end: start + whole.length }
}

/** There is one of them, so that the word tells it from all others; what is done on it is another question. */
function isMainMenu(word: string, noun: string, lead: string): boolean {
  return /^(?:main|first)$/i.test(word) && /^menus?$/i.test(noun) && !/\b(?:on|of|in|at|with|through)\s+$/i.test(lead)
}

function clauseOf(clause: string, endsAtVerb: boolean): string {
  const whole = clause.split(goesOn)[0] ?? ''
  const verb = endsAtVerb ? whole.search(plainVerb) : -1
  return (verb < 0 ? whole : whole.slice(0, verb)).trim()
}
