import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { chosenOptions } from './chosen-option.ts'
import { acceptCall, option, type ShownOption, testCall, testQuote, testReads, testsOf } from './shown-options.ts'

/** `for which choices in the menu is it called`: the choice is when something is done, and not what the menu has. */
const asksWhen = /\b(?:for|on|with|under|by|after|at)\s+(?:which|what)\b[^?]*\b(?:called|started|run|invoked|reached|performed|linked)\b/i
const asksOptions =
  /\b(?:which|what)\s+(?:[\w-]+\s+){0,2}?(?:options?|choices?|selections?|entries|functions|letters|keys)\b[^?]*\bmenus?\b|\bmenus?\b[^?]*\b(?:options?|choices?|offers?|contains?|has|have|shows?)\b|\b(?:what|which)\b[^?]*\b(?:choose|select|pick|type|enter|do|is)\b[^?]*\bmenus?\b/i
/** Options further apart belong to different menus. */
const mostApart = 3
const fewestOptions = 3
const longestMenu = 30
const mostMenus = 3

/** The menus that a named program shows line by line: all options, or what is done on the one that is asked for by its key. */
export const listedOptionsAspect: Aspect = {
  name: 'listed options',
  asks: (question, { named, paths }) =>
    named && paths.length > 0 && !asksWhen.test(question.bare) && (chosenOptions(question).length > 0 || asksOptions.test(question.bare)),
  calls: (question, { paths }, findings) => [
    ...paths.slice(0, 1).map(optionsCall),
    ...menusOf(paths, findings).flatMap((menu) => menu.slice(0, 1).map(({ path, line }) => readCall(path, line, line + longestMenu))),
    ...chosenOf(question, paths, findings).flatMap((chosen) => [testCall(chosen), acceptCall(chosen.path), ...testReads(chosen, findings)]),
  ],
  draft: (question, { paths }: Subject, findings) => {
    if (chosenOptions(question).length > 0) {
      const chosen = chosenOf(question, paths, findings)
      const quotes = chosen.flatMap((one) => testsOf(one, findings).map((test) => testQuote(test, findings)))
      const lead = chosen.map((one) => item(findings, `option ${one.key} is \u201c${inert(one.text.trim())}\u201d`, [at(one)]))
      return quotes.length === 0 ? undefined : { lead, quotes, alone: true }
    }
    const quotes = menusOf(paths, findings).map((menu) => menuQuote(menu, findings))
    return quotes.length === 0 ? undefined : { first: quotes, lead: [], quotes: [], alone: true }
  },
}

function optionsCall(path: string): Call {
  return patternCall(String.raw`["']\s*[(\[]?\s*(?:[A-Z]|[0-9]{1,2})\s*[)\].:=-]+\s*[A-Za-z][^"']*["']`, path)
}

/** Largest first: what a system begins with has most options. */
function menusOf(paths: readonly string[], findings: Findings): readonly (readonly ShownOption[])[] {
  const menus: ShownOption[][] = []
  for (const { path, line, text: shown } of paths.slice(0, 1).flatMap((path) => findings.linesFound(optionsCall(path)))) {
    const [, key = '', text = ''] = isComment(shown) ? [] : (option.exec(shown) ?? [])
    if (key === '') continue
    const last = menus.at(-1)
    const one = { path, line, key: key.toUpperCase(), text }
    if (last !== undefined && line - (last.at(-1)?.line ?? line) <= mostApart) last.push(one)
    else menus.push([one])
  }
  return menus
    .filter((menu) => new Set(menu.map(({ key }) => key)).size >= fewestOptions)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostMenus)
}

/** In each menu that has them. */
function chosenOf(question: Question, paths: readonly string[], findings: Findings): readonly ShownOption[] {
  const keys = chosenOptions(question)
  return keys.flatMap((key) => menusOf(paths, findings).flatMap((menu) => menu.filter((one) => one.key === key).slice(0, 1)))
}

function menuQuote(menu: readonly ShownOption[], findings: Findings): Quote {
  const [first] = menu
  const { path, line } = first ?? { path: '', line: 0 }
  const last = Math.min(menu.at(-1)?.line ?? line, line + longestMenu)
  return { source: { kind: 'code', path }, startLine: line, lines: linesBetween(findings.linesOf(path), line, last) }
}
