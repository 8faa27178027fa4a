import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { glossOf } from '../../../../base/glossary.ts'
import { cutText } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { goesOnInFixedSource } from '../../evidence/is-fortran.ts'
import { nearnessOf } from '../../evidence/known-names.ts'
import { lineText } from '../../evidence/line-text.ts'
import { quotedText } from '../../evidence/quoted-text.ts'
import { constantCall } from '../../evidence/variable-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { type CountedThing, countedThings } from '../../question/asked-limit.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import { code } from '../../quote.ts'

const mostThings = 2
const mostNames = 3
const mostLooked = 8
const mostFound = 100
const longestText = 120
const mostHeadings = 4
/** Lines below a comment in which the constant is given that it speaks of. */
const mostBelow = 6
const fixes = /\b(?:PARAMETER|CONST|CONSTANT)\b|#\s*define\b/i

/** A constant that a comment calls the number of what a question counts. */
interface Counted {
  readonly name: string
  readonly gloss: FoundLine
  readonly says: string
}

/** How many there can be of something, where a constant is explained as its number: programs of fixed arrays say it in their dimensions. */
export const countedConstantsAspect: Aspect = {
  name: 'counted constants',
  asks: ({ bare }) => countedThings(bare).length > 0,
  calls: (question, _, findings) => [
    ...thingsOf(question).flatMap(searchCalls),
    ...thingsOf(question).flatMap((thing) => headings(thing, findings).map(({ path, line }) => readCall(path, line, line + mostBelow))),
    ...thingsOf(question).flatMap((thing) => countedIn(thing, question, findings).map(({ name }) => constantCall(name))),
  ],
  draft: (question, _, findings) => {
    const lead = thingsOf(question).flatMap((thing) =>
      countedIn(thing, question, findings)
        .map((one) => itemsOf(one, findings))
        .filter((items) => items.length > 0)
        .slice(0, mostNames)
        .flat(),
    )
    return lead.length === 0 ? undefined : { lead: [...new Set(lead)], quotes: [] }
  },
}

function thingsOf({ bare }: Question): readonly CountedThing[] {
  return countedThings(bare).slice(0, mostThings)
}

/** Of a word that stands in many comments the search ends before the limit is found: what says which of it, or that it is the most, is looked for first. */
function searchCalls({ noun, which }: CountedThing): readonly Call[] {
  const [own, ...others] = [noun, ...which].map(patternOf)
  const most = String.raw`\bmax(?:imum|\.)?\s+`
  const number = String.raw`\b(?:number|no\.|max(?:imum|\.)?)\s+`
  const of = String.raw`(?:of\s+|number\s+of\s+|no\.\s+of\s+|#\s+(?:of\s+)?)?(?:[\w/]+\s+){0,2}`
  const between = others.length === 0 ? [] : [`${number}.*${others.map((word) => `${word}.*`).join('')}${own}`]
  return [...between, most + of + own, number + of + own].map((pattern) => linesCall(pattern, mostFound))
}

function patternOf(word: string): string {
  return wordPattern(word.replace(/[^a-z0-9]/g, ''))
}

/** The lines of all searches, each once. */
function linesOf(thing: CountedThing, findings: Findings): readonly FoundLine[] {
  return distinctBy(
    searchCalls(thing).flatMap((call) => findings.linesFound(call)),
    ({ path, line }) => `${path} ${line}`,
  )
}

/**
 * Those of the files first that the question's words lead to; a list in comments explains them, or a remark behind the value. The number of some records is not that of
 * the weather records: what the question says of which has to stand there.
 */
function countedIn(thing: CountedThing, question: Question, findings: Findings): readonly Counted[] {
  const which = thing.which.map((word) => new RegExp(patternOf(word), 'i'))
  // `the most trees` is not the most site trees.
  const straight = new RegExp(String.raw`\b(?:of|number|no\.|max\w*\.?|#)\s+${patternOf(thing.noun)}`, 'i')
  const rank = ({ path, text }: FoundLine) => nearness(path) + (straight.test(text) ? 0 : 1000)
  const nearness = nearnessOf(question, findings)
  const found = linesOf(thing, findings)
    .filter(({ text }) => which.every((word) => word.test(text)))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((line): readonly Counted[] => {
      const gloss = goesOnInFixedSource(line.path, line.text) ? undefined : glossOf(line.text)
      const [name, ...others] = gloss?.names ?? []
      if (gloss !== undefined && name !== undefined && others.length === 0) return [{ name, gloss: line, says: gloss.text.trim() }]
      const below = gloss === undefined && isComment(line.text) ? constantBelow(line, findings) : undefined
      if (below !== undefined)
        return [
          {
            name: below,
            gloss: line,
            says: quotedText([line.text])
              .join(' ')
              .replace(/^\W*(?:[Cc]\s+)?/, ''),
          },
        ]
      const { given, says } = /\b(?<given>[A-Za-z]\w*)\s*=\s*\d+\W*(?:!|\/\*|\/\/)\s*(?<says>\S.*)$/.exec(line.text)?.groups ?? {}
      return given === undefined || says === undefined || isComment(line.text) ? [] : [{ name: given, gloss: line, says }]
    })
  // Copies of a comment say the same; a name may have another value in another member.
  return distinctBy(found, (one) => `${one.name.toUpperCase()} ${constantOf(one, findings)?.path}`).slice(0, mostLooked)
}

/** Comments that explain no name themselves: the constant may stand below them. */
function headings(thing: CountedThing, findings: Findings): readonly FoundLine[] {
  const found = linesOf(thing, findings).filter(({ text }) => isComment(text) && glossOf(text) === undefined)
  return found.slice(0, mostHeadings)
}

/** The one constant that is given below a comment, before another comment says anything. */
function constantBelow({ path, line }: FoundLine, findings: Findings): string | undefined {
  const known = findings.linesOf(path)
  const names: string[] = []
  for (let below = line + 1; below <= line + mostBelow; below++) {
    const text = known.get(below) ?? ''
    if (isComment(text) && /\p{L}{3}/u.test(text) && !/^\W*(?:[Cc]\s)?\W*parameters?\W*$/i.test(text)) break
    if (!isComment(text) && fixes.test(text))
      names.push(...[...text.matchAll(/\b([A-Za-z]\w*)\s*(?:=|\s)\s*\d+\b/g)].map(([, name = '']) => name))
  }
  return names.length === 1 ? names[0] : undefined
}

/** In the member of the comment, else in another. */
function constantOf({ name, gloss }: Counted, findings: Findings): FoundLine | undefined {
  // None and one are no number of something: a count begins so.
  const begins = new RegExp(String.raw`\b${escapeRegex(name)}\s*(?:=|/)\s*0*[01]\b(?![.\d])`, 'i')
  const values = findings.codeLinesFound(constantCall(name)).filter(({ text }) => !begins.test(text))
  return values.find(({ path }) => path === gloss.path) ?? values[0]
}

/** What it means and its value, where it has one. */
function itemsOf(counted: Counted, findings: Findings): readonly string[] {
  const { name, gloss, says } = counted
  const value = constantOf(counted, findings)
  if (value === undefined) return []
  const told = (text: string, line: FoundLine, kind: string) =>
    item(findings, `${kind}${nameFor(findings, name, [at(line)])} in ${bareFileName(line.path)}: ${code(text)}`, [at(line)])
  const whole = lineText(value.text, longestText)
  const isSame = value.path === gloss.path && value.line === gloss.line
  return [
    told(whole, value, /^\s*DATA\b/i.test(value.text) ? 'value given at first: ' : 'constant '),
    ...(isSame ? [] : [told(cutText(says, longestText), gloss, '')]),
  ]
}
