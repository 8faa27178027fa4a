import { keepLast } from '../../../base/keep-last.ts'
import { partsOf } from './parts.ts'
import type { Question } from './question.ts'

/** What can be asked of a program or member as a whole, beside what it does. */
export type ProgramFact =
  | 'author'
  | 'written'
  | 'changed'
  | 'compiled'
  | 'installation'
  | 'security'
  | 'remarks'
  | 'lines'
  | 'language'
  | 'options'
  | 'special'
  | 'computer'
  | 'using'
  | 'paragraphs'

const facts: readonly (readonly [ProgramFact, RegExp])[] = [
  [
    'author',
    /\bauthors?\b|\bwho (?:wrote|programmed|coded|developed)\b|\bprogrammers?\b|\bwritten by whom\b|\b(?:by whom|whom) (?:was|is)\b[^?]*\bwritten\b/i,
  ],
  [
    'written',
    /\bwhen (?:was|were|is)\b[^?]*\b(?:written|created|developed|coded|programmed)\b|\bdate[- ]written\b|\b(?:date|year)\b[^?]*\bwritten\b|\bhow old is\b/i,
  ],
  [
    'changed',
    /\bwhen (?:was|were|has|is|did)\b[^?]*\b(?:changed?|modified|updated|revised|amended|maintained)\W*$|\b(?:change|modification|revision|version|maintenance) (?:history|log)\b|\bhistory of (?:changes|modifications|revisions)\b|\b(?:date|time) of (?:the )?(?:last|latest) (?:change|modification|update|revision)\b|\b(?:last|latest) (?:change|modification|update|revision) (?:of|to|in|made)\b|\bwho (?:last )?(?:changed|modified|revised|amended|maintained)\b/i,
  ],
  ['compiled', /\bdate[- ]compiled\b/i],
  ['installation', /\binstallation (?:paragraph|entry|is|does|of)\b|\b(?:which|what) installation\b/i],
  ['security', /\bsecurity paragraph\b/i],
  ['remarks', /\bremarks\b/i],
  [
    'lines',
    /^\W*how many (?:source )?lines(?: of (?:code|source|[\w/]+))?(?: long)?\s+(?:does|do|has|have|is|are)\b|\bnumber of lines\b|\bline count\b|\blines of code\b|\bhow (?:long|big|large) is (?:(?:the|this|that|source|text|code|of|program|module|member|copybook|routine|subroutine|job|proc) )*\S+\W*$|\bhow many lines long\b/i,
  ],
  [
    'language',
    /^\W*is\b[^?]*\b(?:written|coded|programmed) in [a-z/\d]+\W*$|\b(?:what|which) (?:programming )?language\b|\blanguage (?:of|is)\b|\blanguage\b[^?]*\bwritten\b/i,
  ],
  [
    'options',
    /\b(?:compiler?|compile|compilation|cbl|process|translator)[- ](?:options?|directives?|statements?|cards?|lines?)\b|\b(?:cbl|process) (?:or|and) (?:cbl|process)\b/i,
  ],
  ['special', /\bspecial[- ]names?\b|\bdecimal[- ](?:point|comma)\b|\bcurrency (?:sign|symbol)\b|\bupsi\b/i],
  ['computer', /\b(?:source|object)[- ]computer\b/i],
  [
    'using',
    /\bprocedure division\b[^?]*\b(?:using|parameters?|arguments?|take|takes|receive|receives|get|gets)\b|\busing (?:clause|phrase)\b|\busing\W*$/i,
  ],
  ['paragraphs', /^\W*how many (?:paragraphs|sections)\b/i],
]

/** What it prints, and where something stands in it, is no fact of the text. */
const asksElse =
  /\b(?:prints?|printed|pages?|screens?|displays?|shows?|reports?|why|reads?|writes|updates?|calls?|called by|per|columns?|fields?|records?|bytes|how do|how can|how does)\b/i

/** The facts of a program that a question asks for, where it asks for nothing else. */
export const askedOfProgram = keepLast(({ text, bare }: Pick<Question, 'text' | 'bare'>): readonly ProgramFact[] => {
  if (asksElse.test(text) || partsOf(text).length > 1) return []
  const found = facts.filter(([, asked]) => asked.test(text) || asked.test(bare)).map(([fact]) => fact)
  // `which language is it written in` is no question for its date.
  return found.includes('language') ? found.filter((one) => one === 'language' || one === 'lines') : found
})
