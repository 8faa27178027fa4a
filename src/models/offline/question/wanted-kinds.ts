import type { UnitKind } from '../../../answer/structure.ts'
import { asksRecordKey } from './record-key.ts'

/** What kind of thing an answer has to name, as a question says it: `which job …`, `what data set …`. `value`: a number, code, picture or text. */
export type WantedKind = UnitKind | 'utility' | 'key' | 'dd' | 'value'

/** The nouns of the trade for each kind, singular; the plural is formed with an s. */
const nouns: readonly (readonly [WantedKind, RegExp])[] = [
  ['program', /programs?|programmes?|modules?|routines?|subroutines?|functions?|execs?|scripts?|transactions? program/],
  ['job', /jobs?|jcl(?: members?| jobs?)?|batch (?:jobs?|runs?)/],
  ['proc', /procs?|procedures?/],
  ['step', /(?:job )?steps?/],
  ['dataset', /data ?sets?|flat files?|gdgs?|generation groups?/],
  ['file', /files?(?: ?names?)?|ksds|esds|vsam files?/],
  ['dd', /dds?|dd ?names?|dd statements?/],
  [
    'copybook',
    /copy ?books?|copy members?|includes?(?: files?| members?)?|record layouts?|records?(?= (?:describes?|defines?|lays? out|is laid out)\b)/,
  ],
  ['table', /tables?|db2 tables?/],
  ['transaction', /transactions?(?: ids?| codes?)?|trans ids?|tranids?|cics transactions?/],
  ['map', /maps?|screens?|panels?/],
  ['mapset', /mapsets?/],
  ['segment', /segments?/],
  ['psb', /psbs?/],
  ['dbd', /dbds?|databases?/],
  ['queue', /queues?/],
  ['container', /containers?/],
  ['paragraph', /paragraphs?|sections?/],
  ['field', /fields?|columns?|variables?|data items?|88[- ]levels?|condition names?/],
  ['macro', /macros?/],
  ['utility', /utilit(?:y|ies)/],
  ['key', /(?:function |pf ?)?keys?|pf ?keys?/],
  [
    'value',
    /(?:return |abend |reason |response |error |status |type |user )?codes?|numbers?|values?|pictures?|pic|sizes?|lengths?|limits?|ranges?/,
  ],
]

/** Words after which a kind is asked for: also `which of the`. */
const opening =
  /\b(?:which(?: of (?:the|our|these|those|all))*|what|whose|(?:name|list|enumerate|count|show)(?: me)?(?: all)?(?: of)?(?: the| every)?|how many)\s+/gi
/** Words that end what is asked for: a noun behind them is spoken of, not asked for. */
const ending = /^(?:of|is|are|does|do|the|an?|to|in|on|for|with|and|or|that|it|which|what)\b/i
const word = /^[\w'/-]+\s+/
/** How many words may stand before the noun. */
const mostBefore = 4

const beginnings = nouns.map(([kind, noun]) => ({ kind, noun: new RegExp(`^(?:${noun.source})\\b`, 'i') }))
const wholes = nouns.map(([kind, noun]) => ({ kind, noun: new RegExp(`^(?:${noun.source})$`, 'i') }))

/** The kind of thing that a noun of the trade stands for. */
export function kindOfNoun(noun: string): WantedKind | undefined {
  return wholes.find((one) => one.noun.test(noun))?.kind
}

/** The kinds of things that a question asks for, in the order in which it does. */
export function wantedKinds(text: string): readonly WantedKind[] {
  const found = new Set<WantedKind>()
  for (const match of text.matchAll(opening)) {
    let rest = text.slice(match.index + match[0].length)
    for (let before = 0; before <= mostBefore; before++) {
      for (const { kind, noun } of beginnings) if (noun.test(rest)) found.add(kind)
      const next = ending.test(rest) ? undefined : word.exec(rest)?.[0]
      if (next === undefined) break
      rest = rest.slice(next.length)
    }
  }
  // Of the kinds `key` is the one that is pressed.
  if (found.has('key') && asksRecordKey(text)) found.delete('key')
  return [...found]
}
