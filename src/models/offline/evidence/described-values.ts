import { escapeRegex } from '../../../base/escape-regex.ts'
import { groupBy } from '../../../base/group-by.ts'
import { namePartsOf } from '../../../base/words/name-parts.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { identifierOf } from '../question/word-pattern.ts'
import { isCode } from './field-literals.ts'
import { literalUses } from './literal-uses.ts'

const mostFound = 100
/** One value tells nothing of what else there may be. */
const leastValues = 2
/** Most moves to an item may only empty it. */
const mostSet = 40
const figurative = /\bMOVE\s+(?:ALL\b|ZERO|SPACE|LOW-V|HIGH-V)/i
const empty = /^["']?\s*["']?$|^(?:ZERO(?:E?S)?|SPACES?|(?:LOW|HIGH)-VALUES?|\.(?:TRUE|FALSE)\.|0+)$/i

/** For lines with a literal beside something whose name has all the words: a pattern that tells how they belong together is too long for a search. */
export function describedUsesCall(words: readonly string[]): Call {
  const name = identifierOf(words)
  return linesCall(`^[^*]*['"].*\\bTO\\s.*${name}|^[^*]*${name}.*(?:['"]|[=.]\\s*[0-9])`, mostFound)
}

/**
 * What is called by the words and told apart by most values: `kinds of policy` is POLICY-TYPE, which is given 'E', 'H' and 'M'. A name with fewer
 * parts goes before one with more; undefined where none has two values.
 */
export function valuedName(words: readonly string[], findings: Findings): string | undefined {
  const uses = findings
    .linesFound(describedUsesCall(words))
    .filter(isCode)
    .flatMap((line) => usesOf(line, words))
  const names = [...groupBy(uses, ({ name }) => name.toUpperCase())].map(([name, some]) => ({
    name,
    parts: namePartsOf(name).length,
    values: new Set(some.map(({ value }) => value)).size,
  }))
  return names
    .filter(({ name, values }) => values >= leastValues && !isOfFile(name, words))
    .toSorted((a, b) => a.parts - b.parts || b.values - a.values)[0]?.name
}

/** For statements that give it the value of other data: COBOL, and what writes `NAME = OTHER`. */
export function setFromDataCall(name: string): Call {
  const of = escapeRegex(name)
  return linesCall(
    String.raw`\bMOVE\s+[A-Z][\w-]*.*\sTO\s(?:.*[\s,])?${of}(?:[^\w-]|$)|^\s*(?:\d+\s+)?(?:\w+[.%])*${of}\s*=\s*[A-Z]`,
    mostSet,
  )
}

/** Where it gets any value that other data has, so that its literals are not all that there is. */
export function setFromData(name: string, findings: Findings): FoundLine | undefined {
  return findings.linesFound(setFromDataCall(name)).find((line) => isCode(line) && !figurative.test(line.text))
}

/** The status of a file says how a statement ended: no state of any data. */
function isOfFile(name: string, words: readonly string[]): boolean {
  return !words.includes('file') && namePartsOf(name).some((part) => /file$|^fs$/i.test(part))
}

function usesOf(line: FoundLine, words: readonly string[]): readonly { readonly name: string; readonly value: string }[] {
  const names = [...line.text.matchAll(new RegExp(identifierOf(words), 'gi'))].map(([name]) => name)
  return [...new Set(names)].flatMap((name) =>
    literalUses(line, name).flatMap(({ value, how }) => (how === 'declared' || empty.test(value) ? [] : [{ name, value }])),
  )
}
