import type { UnitKind } from '../../../answer/structure.ts'

/** What kind of thing an answer has to name, as a question says it: `which job …`, `what data set …`. `value`: a number, code, picture or text. */
export type WantedKind = UnitKind | 'utility' | 'key' | 'dd' | 'value'

/** The nouns of the trade for each kind, singular; the plural is formed with an s. */
const nouns: readonly (readonly [WantedKind, RegExp])[] = [
  ['program', /programs?|programmes?|modules?|routines?|subroutines?|functions?|execs?|scripts?|transactions? program/],
  ['job', /jobs?|jcl(?: members?| jobs?)?|batch (?:jobs?|runs?)/],
  ['proc', /procs?|procedures?/],
  ['step', /(?:job )?steps?/],
  ['dataset', /data ?sets?|flat files?|gdgs?|generation groups?/],
  ['file', /files?|ksds|esds|vsam files?/],
  ['dd', /dds?|dd ?names?|dd statements?/],
  ['copybook', /copy ?books?|copy members?|includes?(?: files?| members?)?|record layouts?/],
  ['table', /tables?|db2 tables?/],
  ['transaction', /transactions?(?: ids?| codes?)?|trans ids?|tranids?|cics transactions?/],
  ['map', /maps?|screens?|panels?/],
  ['mapset', /mapsets?/],
  ['segment', /segments?/],
  ['psb', /psbs?/],
  ['dbd', /dbds?|databases?/],
  ['queue', /queues?/],
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

const asking = String.raw`\b(?:which|what|whose|(?:name|list|enumerate|count|show)(?: me)?(?: all)?(?: of)?(?: the| every)?|(?:in|from|under|by|on|through) (?:which|what)|how many)\s+(?:(?!(?:of|is|are|does|do|the|an?|to|in|on|for|with|and|or|that|it|which|what)\b)[\w'/-]+\s+){0,4}?`

/** The kind of thing that a noun of the trade stands for. */
export function kindOfNoun(noun: string): WantedKind | undefined {
  return nouns.find(([, pattern]) => new RegExp(`^(?:${pattern.source})$`, 'i').test(noun))?.[0]
}

/** The kinds of things that a question asks for, in the order in which it does. */
export function wantedKinds(text: string): readonly WantedKind[] {
  const found = nouns.flatMap(([kind, noun]) => {
    const at = text.search(new RegExp(`${asking}(?:${noun.source})\\b`, 'i'))
    return at < 0 ? [] : [{ kind, at }]
  })
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ kind }) => kind))]
}
