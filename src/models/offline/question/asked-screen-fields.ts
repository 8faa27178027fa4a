import type { Question } from './question.ts'

/** What is asked of the fields of a screen: those with an attribute, or the one for something. */
export type FieldTrait = 'hidden' | 'mandatory' | 'protected' | 'numeric' | 'bright' | 'underlined' | 'blinking' | 'cursor' | 'input'

/** The surest first: a field that is hidden may be one for input, too. */
const traits: readonly (readonly [FieldTrait, RegExp])[] = [
  [
    'hidden',
    /\b(?:hidden|hid(?:e|es|ing)?|invisible|dark|non-?display\w*|masked|(?:not|n't) (?:be )?(?:shown|displayed|visible|seen|appear)|out of (?:\S+ ){0,2}sight)\b/i,
  ],
  [
    'mandatory',
    /\b(?:mandatory|obligatory|compulsory|required)\b|\b(?:must|has to|have to|need to)\b[^?]*\b(?:fill|enter|key|typ|giv|suppl)\w*|\b(?:can ?not|can't|may not|must not) be (?:left )?(?:blank|empty)\b/i,
  ],
  ['numeric', /\bnumeric\b|\b(?:only|just) (?:digits|numbers)\b/i],
  ['underlined', /\bunderlin\w*/i],
  ['blinking', /\bblink\w*/i],
  ['bright', /\b(?:bright|highlight\w*|intens\w+)\b/i],
  ['cursor', /\bcursor\b/i],
  [
    'protected',
    /\b(?<!un)(?:protected|read-?only|output[- ]only|locked)\b|\b(?:(?:can|may|could) ?not|can't|couldn't)\b[^?]*\b(?:chang|overtyp|overwr|edit|alter|modif|key|typ|enter|fill)/i,
  ],
  [
    'input',
    /\b(?:inputs?|unprotected|typ(?:e|es|ed|ing)|enter(?:s|ed|ing)?|(?:key|fill)(?:s|ed|ing)? (?:in|into|data)|keyed|takes?|editable|over(?:typ|writ)\w*|open (?:to|for))\b/i,
  ],
  // What a program changes on a screen is no input: somebody must be able to.
  ['input', /\b(?:can|may|could|able to|allowed to)\b[^?]*\b(?:key|fill|chang|edit|alter|modif|updat|maintain)\w*\b/i],
]
const asksField = /\b(?:which|what|list|all|the|any|how many)\s+(?:(?!of\b)[\w'-]+\s+){0,3}fields?\b/i
const ofScreen = /\b(?:screens?|maps?|mapsets?|panels?|bms|on (?:the|which|what) (?:\w+ ){0,2}pages?)\b/i
/** Where it stands before anything was typed. */
const asksCursor = /\b(?:where|which|what|in|on)\b[^?]*\bcursor\b|\binitial cursor\b/i
const ofProgram = /\b(?:when|if|after|while|error|invalid|wrong|sets?|moves?|moved|key)\b/i
const many = /\bhow many\b/i

export interface AskedScreenFields {
  readonly trait?: FieldTrait
  /** What else its words may ask for: that a field must be entered a program may ask for alone, and the map says nothing of it. */
  readonly otherwise?: FieldTrait
}

/** Undefined where no fields of a screen are asked for. `isScreen`: what is asked about is one, whatever the question calls it. */
export function askedScreenFields({ bare }: Pick<Question, 'bare'>, isScreen = false): AskedScreenFields | undefined {
  const isOfScreen = isScreen || ofScreen.test(bare)
  if (isOfScreen && asksCursor.test(bare) && !ofProgram.test(bare)) return { trait: 'cursor' }
  if (!asksField.test(bare) || !isOfScreen) return undefined
  const [trait, otherwise] = traits.filter(([, said]) => said.test(bare)).map(([name]) => name)
  // What a screen that is only named shows is told row by row.
  if (trait === undefined && !ofScreen.test(bare)) return undefined
  if (trait === undefined) return {}
  return trait === 'mandatory' && otherwise !== undefined ? { trait, otherwise } : { trait }
}

export function asksFieldCount({ bare }: Pick<Question, 'bare'>): boolean {
  return many.test(bare)
}

export function isScreenKind(kind: string | undefined): boolean {
  return kind === 'map' || kind === 'mapset'
}
