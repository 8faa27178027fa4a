import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { commentTexts } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { KnownLines } from '../../findings.ts'
import type { Quote } from '../../quote.ts'

/** Where the comment stands that documents a program. */
const prologueLines = 160
const mostLines = 12
const mostPaths = 2
/** A heading has no more words when it ends with a colon; without one it is as short as a title. */
const headingWords = 10
const titleWords = 3
/** `MSG414D Parsing parameter`: one of a list of messages heads nothing. */
const message = /^[A-Z]+\d{2,}/
/** `Returns  : 0 when all went well`: the entries begin beside the heading. */
const label = /^(?<name>[A-Z][A-Za-z ]{2,24}?)\s*(?:[:=]|\s-)\s+(?<said>\S.*)$/
/** `Output arguments: none` answers nobody. */
const saysNone = /^\W*(?:none|n\/?a|nil|nothing|no)\W*$/i
/** What moves the paper, in the first column of a printed source. */
const carriage = /^[01-]\s+/

interface Section {
  readonly asked: RegExp
  /** What the heading says. */
  readonly heading: RegExp
}

/** What the comment before a program lists under a heading of its own, in all languages of the trade. */
const sections: readonly Section[] = [
  {
    asked: /\b(?:return|completion|condition|exit) (?:codes?|values?)\b|\bRC\b|\bgives? back\b|\bdoes NAME return\b/i,
    heading: /\b(?:return|completion|exit)(?:s|ed)? (?:\w+ ){0,4}?(?:codes?|values?)\b|^(?:returns?|(?:on )?exit)\s*:/i,
  },
  { asked: /\babend(?:s|ed|ing)?\b|\bterminates? abnormally\b/i, heading: /^(?:(?:user|system) )?abends?(?: codes?)?\b/i },
  {
    asked: /\bregisters?\b.*\bus(?:es?|ed|age)\b|\buses? of (?:the )?registers\b/i,
    heading: /^registers?(?: (?:us(?:e|age)|assignments?|conventions?))?\s*(?:[:-]|$)/i,
  },
  {
    asked: /\b(?:parameters?|arguments?|parms?|pass(?:es|ed)? (?:to|in)|inputs?|handed)\b/i,
    heading: /\b(?:parameters?|arguments?|inputs?)\b|^(?:on )?entry\s*:/i,
  },
  { asked: /\b(?:outputs?|deliver\w*|returns?|results?)\b/i, heading: /\b(?:outputs?|results?)\b/i },
  {
    asked: /\b(?:call(?:ed|ing)?|invoke[ds]?|entered|linkage|entry)\b/i,
    heading: /^(?:calling (?:sequence|convention)s?|linkage|entry|invocation|usage|syntax)\b/i,
  },
]

/** The list of return codes, parameters, outputs … in the comment that documents a program, where the question asks for that. */
export const prologueAspect: Aspect = {
  name: 'prologue',
  asks: ({ bare }, { paths }) => paths.length > 0 && sections.some(({ asked }) => asked.test(bare)),
  calls: (_, { paths }) => paths.slice(0, mostPaths).map((path) => readCall(path, 1, prologueLines)),
  draft: ({ bare }, { paths }, findings) => {
    const wanted = sections.filter(({ asked }) => asked.test(bare))
    const quotes = paths.slice(0, mostPaths).flatMap((path) =>
      wanted.slice(0, 1).flatMap(({ heading }): readonly Quote[] => {
        const lines = findings.linesOf(path)
        const section = sectionUnder(heading, lines)
        return section === undefined ? [] : [{ source: { kind: 'code', path }, ...section }]
      }),
    )
    return quotes.length === 0 ? undefined : { lead: [], quotes }
  },
}

/** The heading and what stands under it: up to the blank line behind the first entries, of which one may separate the heading from them. */
function sectionUnder(heading: RegExp, lines: KnownLines): Pick<Quote, 'startLine' | 'lines'> | undefined {
  const texts = commentTexts(lines, prologueLines)
  for (const [line, text] of texts) {
    const said = text.trim().replace(carriage, '')
    const labelled = label.exec(said)?.groups
    const isLabel = labelled !== undefined && words(labelled.name ?? '') <= titleWords && words(labelled.said ?? '') > 0
    const isHeading = isLabel || words(said) <= (/[:-]\s*$/.test(said) ? headingWords : titleWords)
    if (!isHeading || message.test(said) || !heading.test(isLabel ? `${labelled.name}:` : said)) continue
    let last = line
    let entries = isLabel ? 1 : 0
    for (let at = line + 1; at < line + mostLines && texts.has(at); at++) {
      const below = texts.get(at) ?? ''
      const isBlank = words(below) === 0
      // What belongs to a label stands further in.
      const ends = isLabel ? !isBlank && columnOf(lines.get(at)) <= columnOf(lines.get(line)) : isBlank && entries > 0
      if (ends) break
      if (isBlank) continue
      entries++
      last = at
    }
    if (entries === 0 || (last === line && saysNone.test(labelled?.said ?? ''))) continue
    return { startLine: line, lines: linesBetween(lines, line, last) }
  }
  return undefined
}

function columnOf(line = ''): number {
  return line.search(/[^\s*/]/)
}

function words(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
