import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, ownersCall, readCall } from '../../calls.ts'
import { item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import { askedData } from '../../question/asked-data.ts'
import type { Question } from '../../question/question.ts'
import { identifierOf } from '../../question/word-pattern.ts'
import type { Subject } from '../../subjects.ts'

const mostFound = 60
const mostRead = 8
const mostItems = 2
/** Lines behind the first comparison in which the others stand. */
const blockLines = 60
const mostQuoted = 12
const mostValues = 40
/** Of more of them the list says it all. */
const fewValues = 3
/** Blanks and switches tell nothing of what the data may be; what is put together for another language is no value. */
const telling = /^[^=;]*[\p{L}\p{N}]{2}[^=;]*$/u

/** The texts that a program compares some data with, where a question asks for its values: `which countries does the screen accept`. COBOL, PL/I and REXX. */
export const comparedValuesAspect: Aspect = {
  name: 'compared values',
  asks: ({ bare }) => askedData(bare) !== undefined,
  calls: (question, subject, findings) => [
    ...searchCalls(question),
    ...firstPlaces(question, subject, findings).map(({ path, line }) => readCall(path, line, line + blockLines)),
  ],
  draft: (question, subject, findings) => {
    const all = comparisons(question, subject, findings)
    // What else has such a name may be other data.
    const lists = all.filter(({ name }) => sameName(name, all[0]?.name)).slice(0, mostItems)
    if (lists.length === 0) return undefined
    return {
      lead: lists.map(({ name, path, values, startLine, endLine }) => {
        const places = [{ path, startLine, endLine }]
        const shown = values.slice(0, mostValues).join(', ')
        return item(
          findings,
          `${nameFor(findings, name, places)} is compared with ${shown}${values.length > mostValues ? ' …' : ''}`,
          places,
        )
      }),
      quotes: lists
        .filter(({ values }) => values.length <= fewValues)
        .map(({ path, startLine, endLine }) => ({
          source: { kind: 'code', path },
          startLine,
          lines: linesBetween(findings.linesOf(path), startLine, Math.min(endLine + 2, startLine + mostQuoted - 1)),
        })),
    }
  },
}

/** `CUST-TITLE` and `CUST_Title`. */
function sameName(name: string, other = ''): boolean {
  return name.replaceAll('-', '_').toUpperCase() === other.replaceAll('-', '_').toUpperCase()
}

const keyword = String.raw`\b(?:EVALUATE|SELECT|IF|WHEN|AND|OR|UNTIL|WHILE)\b\s*\(?\s*`
/** Also with a sign for `not` before it. */
const equal = String.raw`\s*(?:IS\s+)?(?:NOT\s+)?(?:EQUALS?(?:\s+TO)?|[^\s\w'"]{0,2}=)\s*`

function searchCalls({ bare }: Question): readonly Call[] {
  const words = askedData(bare)
  if (words === undefined) return []
  const name = identifierOf(words)
  const pattern = String.raw`(?:EVALUATE\s+${name}\s*\.?\s*$|SELECT\s*\(\s*${name}|${keyword}${name}${equal}['"])`
  return [linesCall(pattern, mostFound)]
}

/** Where such data is compared, in the files of the subject and of what else fits the words of the question before others. */
function firstPlaces(question: Question, { paths }: Subject, findings: Findings): readonly FoundLine[] {
  const fitting = [...paths, ...(findings.located(ownersCall(question.text))?.units ?? []).map(({ path }) => path)]
  const rank = ({ path }: FoundLine) => {
    const place = fitting.indexOf(path)
    return place < 0 ? fitting.length : place
  }
  const found = searchCalls(question).flatMap((call) => findings.linesFound(call))
  // Of a program that fits nothing of the question it may be other data.
  return found
    .filter((line) => !isComment(line.text) && rank(line) < fitting.length)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostRead)
}

interface Comparisons {
  readonly name: string
  readonly path: string
  /** As written, each once. */
  readonly values: readonly string[]
  /** Of the first and the last of them. */
  readonly startLine: number
  readonly endLine: number
}

/** Longest list first among equals of the ranking by files. */
function comparisons(question: Question, subject: Subject, findings: Findings): readonly Comparisons[] {
  const words = askedData(question.bare)
  if (words === undefined) return []
  const name = new RegExp(identifierOf(words), 'i')
  const places = firstPlaces(question, subject, findings).flatMap((found) => {
    const spelled = name.exec(found.text)?.[0]
    return spelled === undefined ? [] : [{ ...found, name: spelled, key: `${found.path}\n${spelled.toUpperCase()}` }]
  })
  return [...groupBy(places, ({ key }) => key).values()].flatMap((group) => {
    const [first] = group
    const near = first === undefined ? [] : chainFrom(first, findings)
    const found = near.flatMap(({ path, line }) => valuesFrom(path, line, findings))
    const values = [...new Set(found.flatMap((one) => one.values))]
    if (first === undefined || values.length === 0) return []
    const lines = found.map(({ line }) => line)
    return [{ name: first.name, path: first.path, values, startLine: Math.min(...lines), endLine: Math.max(...lines) }]
  })
}

/** A comparison, and those of the same data below it, as far as lines were read: a search shows only so many of one member. */
function chainFrom({ path, line: start, name }: FoundLine & { readonly name: string }, findings: Findings): readonly Place[] {
  const lines = findings.linesOf(path)
  const compares = new RegExp(
    String.raw`(?:${keyword}${escapeRegex(name)}${equal}['"])|\bEVALUATE\s+${escapeRegex(name)}\b|\bSELECT\s*\(\s*${escapeRegex(name)}`,
    'i',
  )
  const chain = [{ path, line: start }]
  for (let line = start + 1; lines.has(line) && line - (chain.at(-1)?.line ?? start) < blockLines; line++) {
    const text = lines.get(line) ?? ''
    if (!isComment(text) && compares.test(text)) chain.push({ path, line })
  }
  return chain
}

const endOfBlock = /^\s*(?:\d{6})?\s*(?:END-EVALUATE|END\s*;)/i

/** The condition goes on in the next line. */
const joins = /(?:\b(?:OR|AND)|[|&])\s*$/i

/** The texts in the line of a comparison, those behind it in the same condition, and those of the branches below. */
function valuesFrom(
  path: string,
  first: number,
  findings: Findings,
): readonly { readonly line: number; readonly values: readonly string[] }[] {
  const lines = findings.linesOf(path)
  const isChoice = /\b(?:EVALUATE|SELECT)\b/i.test(lines.get(first) ?? '')
  const found = [{ line: first, values: textsIn(lines.get(first)) }]
  let above = lines.get(first) ?? ''
  for (let line = first + 1; line <= first + blockLines && lines.has(line); line++) {
    const text = lines.get(line) ?? ''
    if (isComment(text)) continue
    if (isChoice && endOfBlock.test(text)) break
    const goesOn = isChoice ? /^\s*(?:\d{6})?\s*WHEN\b/i.test(text) : /^.{0,6}\s*(?:OR\b|AND\b|['"])/i.test(text) || joins.test(above)
    above = text
    if (goesOn) found.push({ line, values: textsIn(text) })
    else if (!isChoice) break
  }
  return found
}

function textsIn(line = ''): readonly string[] {
  return [...line.matchAll(/'([^']*)'|"([^"]*)"/g)].flatMap(([, single, double]) => {
    const text = (single ?? double ?? '').trim()
    return telling.test(text) ? [`'${text}'`] : []
  })
}
