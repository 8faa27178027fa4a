import { keepLast } from '../../../base/keep-last.ts'

const given = '(?:given|gives?|specified|typed|passed|supplied|supplies|entered|coded|configured|set|said|named|chosen)'

/**
 * Ways to say something in several everyday words for which code has one word of its own. A thesaurus of single words ranks no better
 * (ARCHITECTURE.md, what was tried); rows that brought their lines no nearer over the questions of forty systems were left out.
 */
const idioms: readonly (readonly [RegExp, readonly string[]])[] = [
  // `if no number is given`, `when nobody gives it a mask`
  [
    new RegExp(
      String.raw`\b(?:if|when|where|unless|in case)\b[^?]*\b(?:no|nothing|none|nobody|no ?one|without|not)\b[^?]*\b${given}\b|\bleft out\b|\bomitted\b`,
      'i',
    ),
    ['default', 'omitted'],
  ],
  [
    /\btry (?:\S+ )?out\b|\bdry[- ]run\b|\btrial run\b|\bwithout (?:really |actually )?(?:chang|updat|writ|touch|alter)\w+/i,
    ['test', 'preview', 'simulate', 'trial'],
  ],
  [/\bnot (?:a|all) (?:number|digit)s?\b/i, ['numeric']],
  [/\btoo (?:big|long|many|large|high|much)\b|\bmore than\b|\bat most\b/i, ['maximum', 'exceed', 'limit']],
  [/\balready (?:there|exists?|on file)\b|\btwice\b/i, ['duplicate', 'exists']],
  [/\bflat files?\b/i, ['sequential']],
  [/\bwork(?:s|ed) out\b/i, ['compute', 'calculate']],
  [/\bget(?:s|ting)? rid of\b|\bthr(?:ow|ows|own|ew) away\b|\bclear(?:s|ed)? out\b|\bclean(?:s|ed)? up\b/i, ['delete', 'purge', 'remove']],
]

/** Words that the code may have for what a question says in several. */
export const wordsOfTrade = keepLast((text: string): readonly string[] => idioms.flatMap(([said, words]) => (said.test(text) ? words : [])))
