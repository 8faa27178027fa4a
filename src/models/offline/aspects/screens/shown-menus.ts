import type { LocatedWord } from '../../../../answer/located.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment, isIdle } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { standsIn, termsIn } from '../../evidence/told-words.ts'
import type { Findings, FoundLine, KnownLines } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code, type Quote } from '../../quote.ts'
import { acceptCall, option, type ShownOption, testCall, testQuote, testReads, testsOf } from './shown-options.ts'

const asksOption = /\b(?:menus?|options?|choices?|choos\w+|picks?|picked|picking|selects?|selected|selecting)\b/i
/** What such a question says of the asking. */
const ofAsking = /^(?:menus?|options?|choices?|select\w*|pick\w*|choos\w+|users?|screens?|programs?|enter\w*|exit|return)$/i
const mostWords = 8
/** Fewer words of the question tell no option from another. */
const fewestWords = 2
const mostBody = 22
const linesOfList = 12

/** The option of a menu that a program displays line by line, by the words of its text, and what is done when it is chosen. */
export const shownMenusAspect: Aspect = {
  name: 'shown menus',
  asks: ({ bare }) => asksOption.test(bare),
  calls: (question, _, findings) => {
    const search = optionCall(question, findings)
    const chosen = optionOf(question, findings)
    if (search === undefined || chosen === undefined) return search === undefined ? [] : [search]
    const { path } = chosen
    const target = targetOf(chosen, findings)
    const body = target === undefined ? undefined : bodyAt(target.name, path, findings)
    return [
      search,
      listCall(path),
      testCall(chosen),
      acceptCall(path),
      ...listsIn(path, findings).map(({ line }) => readCall(path, line - linesOfList, line)),
      ...testReads(chosen, findings),
      ...(target === undefined ? [] : [labelCall(target.name, path)]),
      ...(body === undefined ? [] : [readCall(path, body, body + mostBody)]),
    ]
  },
  draft: (question, _, findings) => {
    const chosen = optionOf(question, findings)
    if (chosen === undefined) return undefined
    const { path, key, text } = chosen
    const target = targetOf(chosen, findings)
    const tests = testsOf(chosen, findings)
    if (target === undefined && tests.length === 0) return undefined
    const said = `option ${inert(key)} (“${text.trim().replaceAll('`', "'")}”)`
    const lead =
      target === undefined
        ? item(findings, said, [at(chosen)])
        : item(findings, `${said} goes to ${nameFor(findings, target.name, [target.place, at(chosen)])}`, [target.place, at(chosen)])
    const body = target === undefined ? undefined : bodyAt(target.name, path, findings)
    const quotes = body === undefined ? tests.map((test) => testQuote(test, findings)) : [bodyQuote(path, body, findings)]
    return { lead: [lead], quotes }
  },
}

/** Words of the question that tell something, in the forms that the code has. */
function wordsOf(question: Question, findings: Findings): readonly LocatedWord[] {
  const words = findings.wordsOf(question)
  return words.filter(({ word, forms }) => forms.length > 0 && word.length > 2 && !ofAsking.test(word)).slice(0, mostWords)
}

function optionCall(question: Question, findings: Findings): Call | undefined {
  const words = wordsOf(question, findings).flatMap(({ forms }) => forms.filter((form) => /^[a-z]{3,}$/.test(form)))
  if (words.length === 0) return undefined
  return patternCall(String.raw`["']\s*[(\[]?\s*(?:[A-Z]|[0-9]{1,2})\s*[)\].:=-]+\s*[^"']*(?:${[...new Set(words)].join('|')})`)
}

/** The one whose text has most words of the question; undefined where several have as many. */
function optionOf(question: Question, findings: Findings): ShownOption | undefined {
  const search = optionCall(question, findings)
  if (search === undefined) return undefined
  const words = wordsOf(question, findings)
  const found = findings.linesFound(search).flatMap((line) => {
    const [, key = '', text = ''] = isComment(line.text) ? [] : (option.exec(line.text) ?? [])
    const terms = termsIn(text)
    const said = words.filter((word) => standsIn(word, terms)).length
    return key === '' || said < fewestWords ? [] : [{ path: line.path, line: line.line, key: key.toUpperCase(), text, said }]
  })
  const most = Math.max(0, ...found.map(({ said }) => said))
  const best = found.filter(({ said }) => said === most)
  return best.length === 1 ? best[0] : undefined
}

function listCall(path: string): Call {
  return patternCall(String.raw`\bDEPENDING\b`, path)
}

/** GO TO with a list of paragraphs, one for each key in its order. */
function listsIn(path: string, findings: Findings): readonly FoundLine[] {
  return findings.codeLinesFound(listCall(path)).filter(({ text }) => !/\bOCCURS\b/i.test(text))
}

interface Target {
  readonly name: string
  readonly place: Lines
}

/** Where a program has several such lists, a menu belongs to the next one below it. */
function targetOf({ path, key, line: shownAt }: ShownOption, findings: Findings): Target | undefined {
  const known = findings.linesOf(path)
  const index = /^\d+$/.test(key) ? Number(key) - 1 : key.charCodeAt(0) - 'A'.charCodeAt(0)
  const lists = listsIn(path, findings).flatMap(({ line }) => {
    const first = goToAbove(known, line)
    if (first === undefined) return []
    const text = linesBetween(known, first, line).join(' ')
    const names = /\bGO\s+(?:TO\s+)?(.*?)\s+DEPENDING\b/i.exec(text.replace(/\s+/g, ' '))?.[1]?.split(/[\s,]+/) ?? []
    return names.length > 2 ? [{ names, place: { path, startLine: first, endLine: line } }] : []
  })
  const list = lists.length === 1 ? lists[0] : lists.find(({ place }) => place.startLine > shownAt)
  const name = list?.names[index]
  return list === undefined || name === undefined ? undefined : { name, place: list.place }
}

function goToAbove(known: KnownLines, line: number): number | undefined {
  for (let above = line; above > line - linesOfList && known.has(above); above--)
    if (/\bGO\s+TO\b|\bGO\s{2,}TO\b/i.test(known.get(above) ?? '')) return above
  return undefined
}

function labelCall(name: string, path: string): Call {
  return patternCall(String.raw`^(?:[0-9]{6})?\s{0,7}${escapeRegex(name)}(?:\s+SECTION)?\s*\.`, path)
}

function bodyAt(name: string, path: string, findings: Findings): number | undefined {
  return findings.linesFound(labelCall(name, path))[0]?.line
}

/** Up to the next paragraph. */
function bodyQuote(path: string, first: number, findings: Findings): Quote {
  const known = findings.linesOf(path)
  let last = first
  while (last < first + mostBody - 1 && known.has(last + 1) && !isLabel(known.get(last + 1) ?? '')) last++
  while (last > first && isIdle(known.get(last) ?? '')) last--
  return {
    source: { kind: 'code', path },
    startLine: first,
    lines: linesBetween(known, first, last),
    lead: code(known.get(first)?.trim().split(/[\s.]/)[0] ?? ''),
  }
}

function isLabel(line: string): boolean {
  return !isComment(line) && /^(?:\d{6}\s|\s{0,7})[A-Za-z0-9][\w-]*(?:\s+SECTION)?\s*\.(?:\s|$)/i.test(line) && !/^\s{12}/.test(line)
}
