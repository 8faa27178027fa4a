import { escapeRegex } from '../../../../base/escape-regex.ts'
import { groupBy } from '../../../../base/group-by.ts'
import type { Aspect } from '../../aspect.ts'
import { linesCall, locateCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { lineText } from '../../evidence/line-text.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { asksForm } from '../../question/asks-form.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

/** The code of a message has a number in it. */
const symbol = /^&?(?!\w*\d{3})([A-Z@#$_][A-Z0-9@#$_]{1,62})$/
const asksOfIt = /\b(?:for|default|options?|switch|set(?:ting)?|mean\w*|selects?|turn(?:s|ed)? (?:on|off))\b/i
const mostFound = 60
const mostDeclared = 3
const mostSet = 4
const mostTold = 4
const longest = 100

/**
 * What a variable of assembler's macro language is for: the remark behind its declaration, what comments say of its values, and what it is set to. Modules
 * test such a switch with AIF, which tells nothing of it, and no statement of the program has its name.
 */
export const setSymbolsAspect: Aspect = {
  name: 'set symbols',
  exact: true,
  asks: (question) => nameOf(question) !== undefined,
  calls: (question, _, findings) => {
    const name = nameOf(question)
    return name === undefined || !isUnknown(name, question, findings) ? [] : Object.values(callsFor(name))
  },
  draft: (question, _, findings) => {
    const name = nameOf(question)
    if (name === undefined || !isUnknown(name, question, findings)) return undefined
    const { declared, told } = callsFor(name)
    const found = findings.codeLinesFound(declared)
    const declares = found.filter(({ text }) => /\b(?:GBL|LCL)[ABC]\s/i.test(text))
    const sets = found.filter((line) => !declares.includes(line))
    if (declares.length === 0) return undefined
    const remarked = declares.filter(({ text }) => /\b(?:GBL|LCL)[ABC]\s+\S+\s+\S*[a-z]{2}/i.test(text.slice(0, 71)))
    return {
      whole: true,
      defines: true,
      lead: [
        ...alike(remarked.length > 0 ? remarked : declares, name, findings, mostDeclared),
        ...alike(findings.linesFound(told), name, findings, mostTold),
        ...alike(sets, name, findings, mostSet),
      ],
      quotes: [],
    }
  },
}

/** A word in capitals that nothing in the structure bears is no name to the question's own words. */
const capitals = /(?<![\w&'"-])&?[A-Z@#$][A-Z@#$_]{2,62}(?![\w-])/g

function nameOf({ names, bare, text }: Question): string | undefined {
  const [name = '', other] = names.length > 0 ? names : [...new Set(text.match(capitals))]
  return other === undefined && (asksForm(bare) || asksOfIt.test(bare)) ? symbol.exec(name)?.[1] : undefined
}

/** Whether the structure has nothing of that name: what it knows is told by that. */
function isUnknown(name: string, { text }: Question, findings: Findings): boolean {
  const located = findings.located(locateCall(text))?.names.find(({ word }) => word === name || word === `&${name}`)
  return located !== undefined && located.units.length === 0 && located.members.length === 0
}

function callsFor(name: string): { readonly declared: Call; readonly told: Call } {
  const of = escapeRegex(name)
  return {
    declared: linesCall(String.raw`\b(?:GBL|LCL)[ABC]\s+(?:[^\s]*,)?&${of}(?:[^\w@#$]|$)|^&${of}(?:\([^()]*\))?\s+SET[ABC]F?\s`, mostFound),
    // A comment that tells its values one by one.
    told: linesCall(String.raw`^\.?\*\s{0,8}&?${of}\s?=\s?[\w']+\s+[A-Za-z]{3}`, mostFound),
  }
}

/** Lines that say the same once, with where they stand. */
function alike(lines: readonly FoundLine[], name: string, findings: Findings, most: number): readonly string[] {
  return [...groupBy(lines, ({ text }) => lineText(text.slice(0, 71), longest))].slice(0, most).map(([text, same]) => {
    const places = same.slice(0, most).map(at)
    return item(findings, `${nameFor(findings, name, places)}: ${code(text)}`, places)
  })
}
