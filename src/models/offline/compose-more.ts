import { limits } from '../../base/limits.ts'
import type { Draft } from './aspect.ts'
import { assemble } from './assemble.ts'
import type { Lines } from './cite.ts'
import { compose, draftOf } from './compose.ts'
import type { Findings } from './findings.ts'
import type { Question } from './question/question.ts'
import { formatQuote, overlaps, type Quote } from './quote.ts'

/**
 * What the answer to the questions had no room for, or left out beside names, in pieces of its length: page 1 is what comes behind the answer itself. NOT
 * FOUND where nothing is left.
 * What was shown is told from the text, as skills may have taken the place of a quotation in it.
 */
export function composeMore(questions: readonly Question[], findings: Findings, page: number): string {
  const room = Math.floor(limits.offlineAnswerChars / questions.length)
  const drafts = questions.flatMap((question) => {
    const drafted = draftOf(question, findings, { beyond: true })
    if ('lacks' in drafted) return []
    const { draft, near } = drafted
    const drawn = [...(draft.first ?? []), ...draft.quotes, ...(draft.beside ?? [])]
    const others = near.map(({ quote }) => quote).filter((quote) => !drawn.some((one) => overlaps(quote, one)))
    return [{ ...draft, beside: [...(draft.beside ?? []), ...others] }]
  })
  let shown = compose(questions, findings)
  let more = ''
  for (let turned = 0; turned < page; turned++) {
    more = drafts
      .map((draft) => assemble(without(draft, shown), room))
      .filter((text) => text !== '')
      .join('\n\n')
    shown += more
  }
  return more === '' ? 'NOT FOUND\nNothing was left out.' : more
}

function without({ first = [], lead, quotes, beside = [], notes = [] }: Draft, shown: string): Draft {
  const isNew = (text: string) => !shown.includes(text)
  const cited = citationsIn(shown)
  const isNewQuote = (quote: Quote) => isNew(formatQuote(quote)) && !cited.some((lines) => holds(lines, quote))
  return {
    lead: lead.filter(isNew),
    quotes: [...first, ...quotes].filter(isNewQuote),
    beside: beside.filter(isNewQuote),
    notes: notes.filter(({ text }) => isNew(text)),
  }
}

/** The lines that a text cites as quotations: they may be more than were drafted. */
function citationsIn(text: string): readonly Lines[] {
  return [...text.matchAll(/^- (?:[^`\n]*: )?`([^`\n]+):(\d+)-(\d+)`:$/gm)].map(([, path = '', startLine, endLine]) => ({
    path,
    startLine: Number(startLine),
    endLine: Number(endLine),
  }))
}

function holds({ path, startLine, endLine }: Lines, { source, startLine: first, lines }: Quote): boolean {
  return source.kind === 'code' && source.path === path && startLine <= first && endLine >= first + lines.length - 1
}
