import { distinctBy } from '../../../../base/distinct-by.ts'
import { namePartsOf } from '../../../../base/words/name-parts.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { namesGiven } from '../../evidence/constant-settings.ts'
import { nearestFirst } from '../../evidence/known-names.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksForLimit } from '../../question/asked-limit.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'

const mostConstants = 2
const longestText = 100
const counted =
  /\b(?:how many|number of)\s+(?:(?!of\b)[a-z-]+\s+){0,2}?([a-z]{3,})(?=\s+(?:does|do|did|is|are|can|could|may|fit|has|have|per|on|in|at|an?|the|any|each|one)\b|\s*[,?])/gi
/** `How many times is a lost line retried`, `how often does NAME retry`. */
const repeated =
  /\bhow (?:many times|often)\s+(?:(?:is|are|was|were|will|can|may|must|gets?)\s+(?:(?!(?:before|after|when|until|if|by|in)\b)[\w'-]+\s+){1,5}?([a-z]{3,}ed)|(?:does|do|will|can|may|must)\s+(?:[\w'-]+\s+){1,3}?(retry|repeat|attempt|try|loop))\b/gi
/** Parts of a name that only say that it is a number of something. */
const ofNumber = /^(?:max|maximum|most|limit|lim|num|nbr|no|number|nr|n|count|cnt|per|of|in|on|at|the|by|a|ws|k|c)$/i
const ofLimit = /^(?:max|maximum|most|limit|lim)$/i
const holding = /\b(?:holds?|fits?|stores?|takes?|accepts?|allows?|supports?|handles?)\b/i
const shortestForm = 3

/** How many there are of something, where the code has a constant that is called so in words of the question alone: `loaves_per_tray` for `how many loaves does a tray hold`. */
export const constantsNamedSoAspect: Aspect = {
  name: 'constants named so',
  asks: ({ bare }) => nounsOf(bare).length > 0,
  calls: (question) => nounsOf(question.bare).map(searchCall),
  draft: (question, _, findings) => {
    const asksMost = asksForLimit(question.bare) || holding.test(question.bare) || question.bare.search(repeated) >= 0
    const lead = constantsOf(question, findings).map(({ name, text, ...place }) => {
      // The highest number that one may have is not how many there are.
      const isMost = !asksMost && namePartsOf(name).some((part) => ofLimit.test(part))
      return item(
        findings,
        `${isMost ? 'no count, but the most or highest: ' : ''}constant ${nameFor(findings, name, [at(place)])}: ${code(lineText(text, longestText))}`,
        [at(place)],
      )
    })
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

function nounsOf(bare: string): readonly string[] {
  const said = [...bare.matchAll(counted), ...bare.matchAll(repeated)]
  return [...new Set(said.map(([, noun, verb]) => (noun ?? verb ?? '').toLowerCase()))].slice(0, 2)
}

/** The name is told by its parts; here it only has to have the noun in it. */
function searchCall(noun: string): Call {
  const name = String.raw`[\w$#@-]*${wordPattern(noun)}[\w$#@-]*`
  return patternCall(
    String.raw`(?:%\s*REPLACE\s+|#\s*define\s+|\bPARAMETER\b.*[\s(,:]|^[0-9\s]*(?:78|77|0[1-9])?\s*|\b(?:DCL|DECLARE)\s+)${name}(?:\s+EQU\s+|\s+BY\s+|\s*=\s*|\s[^;,=]*\b(?:INIT|INITIAL|VALUE)\s*(?:IS\s+)?\(?\s*|\s+)\+?0*[1-9]`,
  )
}

/** Nearest to the words of the question first. */
function constantsOf(question: Question, findings: Findings): readonly (FoundLine & { readonly name: string })[] {
  const words = findings.wordsOf(question)
  const saidAs = (part: string) =>
    words.find(({ word, forms }) =>
      [word.toLowerCase(), ...forms].some(
        (form) => form.length >= shortestForm && (part === form || (part.startsWith(form) && part.length <= form.length + 2)),
      ),
    )
  const isCalledSo = (name: string) => {
    const parts = namePartsOf(name)
    const said = parts.filter((part) => !ofNumber.test(part)).map(saidAs)
    // `ERR-ERROR` says one word twice.
    const isSeveral = new Set(said).size > 1
    return said.length > 0 && !said.includes(undefined) && (isSeveral || parts.some((part) => ofLimit.test(part)))
  }
  const found = nounsOf(question.bare)
    .flatMap((noun) => findings.codeLinesFound(searchCall(noun)))
    .flatMap((line) =>
      namesGiven(line.text)
        .filter(isCalledSo)
        .map((name) => ({ ...line, name })),
    )
  return distinctBy(nearestFirst(found, question, findings), ({ name }) => name.toUpperCase()).slice(0, mostConstants)
}
