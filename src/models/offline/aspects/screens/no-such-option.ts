import { escapeRegex } from '../../../../base/escape-regex.ts'
import { mostHits, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { isDocument } from '../../evidence/is-document.ts'
import { termsIn } from '../../evidence/told-words.ts'
import type { Findings } from '../../findings.ts'
import { askedOptionDeed, isDeniedBy } from '../../question/option-deed.ts'
import type { Question } from '../../question/question.ts'

const mostShown = 8
/** A text that begins with the number of an option. */
const option = /["']\s*\(?\d{1,2}\s?[).:=-]\s*([A-Za-z][^"']*)/

/** That of all options which any menu shows by number those of a thing do other things to it. */
export const noSuchOptionAspect: Aspect = {
  name: 'no-such-option',
  asks: ({ bare }) => askedOptionDeed(bare) !== undefined,
  calls: (question, _, findings) => optionCalls(question, findings),
  draft: (question, _, findings) => {
    const asked = askedOptionDeed(question.bare)
    const shown = optionCalls(question, findings).map((call) => findings.linesFound(call))
    // Behind the lines that were shown there may be others.
    if (asked === undefined || shown.some(({ length }) => length >= mostHits)) return undefined
    const found = shown.flat().filter(({ path, text }) => !isComment(text) && !isDocument(path))
    const options = found.map((line) => ({ line, text: option.exec(line.text)?.[1]?.trim() ?? '' }))
    const texts = options.map(({ text }) => text)
    const speaks = speaksOf(question, findings)
    if (!isDeniedBy(asked, texts, speaks)) return undefined
    const ofThing = options.filter(({ text }) => wordsOfThing(question).some((word) => speaks(text, word)))
    const instead = ofThing.slice(0, mostShown).map(({ line, text }) => item(findings, `option \u201c${inert(text)}\u201d`, [at(line)]))
    return {
      lead: [],
      quotes: [],
      nothing: { said: `no option that a menu shows does that to ${inert(asked.thing)}`, instead, decides: true },
    }
  },
}

function wordsOfThing({ bare }: Question): readonly string[] {
  return askedOptionDeed(bare)?.thing.split(' ') ?? []
}

/** Options with a word of the thing. */
function optionCalls(question: Question, findings: Findings): readonly Call[] {
  const forms = wordsOfThing(question).flatMap((word) => formsOf(word, question, findings))
  return forms.length === 0 ? [] : [patternCall(String.raw`["']\s*\(?[0-9]{1,2}\s?[).:=-]\s*[^"']*(?:${forms.map(escapeRegex).join('|')})`)]
}

function formsOf(word: string, question: Question, findings: Findings): readonly string[] {
  return [word, ...(findings.wordsOf(question).find((one) => one.word.toLowerCase() === word)?.forms ?? [])]
}

/** In any form that the code has of the word. */
export function speaksOf(question: Question, findings: Findings): (text: string, word: string) => boolean {
  return (text, word) => {
    const terms = termsIn(text)
    return formsOf(word, question, findings).some((form) => terms.has(form))
  }
}
