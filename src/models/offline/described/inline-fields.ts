import type { LocatedWord } from '../../../answer/located.ts'
import { namePartsOf } from '../../../base/words/name-parts.ts'
import { linesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import { isCobolProgram } from '../evidence/is-cobol.ts'
import type { Findings } from '../findings.ts'
import { identifierOf } from '../question/word-pattern.ts'

const mostPairs = 4
const mostLines = 60
const item = /^.{0,6}[\s\d]*\b(?:0?[1-9]|[1-4]\d)\s+([A-Z][\w-]*)/i

/** A data item that a program declares itself, which no outline of it has. */
export interface InlineField {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly text: string
}

/** For items of COBOL programs whose names have two words that a question says one after the other: `the purchase cost of an asset`. */
export function inlineCalls(words: readonly LocatedWord[]): readonly Call[] {
  const pairs = words
    .slice(1)
    .map(({ word }, i) => [words[i]?.word ?? '', word].map((one) => one.toLowerCase()))
    .filter((pair) => pair.every((word) => /^[a-z]{3,}$/.test(word)))
    .slice(0, mostPairs)
  const names = pairs.map((pair) => identifierOf(pair)).join('|')
  return pairs.length === 0
    ? []
    : [linesCall(String.raw`^.{0,6}[\s\d]*\b(?:0?[1-9]|[1-4]\d)\s+(?:${names})\s+(?:PIC|PICTURE)\b`, mostLines)]
}

/**
 * The item of a program among `paths`, or of any that has all the words, of which nothing but such words and a part for its record make the name; the first in the order of the paths. None where
 * two names of one program fit as well.
 */
export function inlineField(
  words: readonly LocatedWord[],
  paths: readonly string[],
  findings: Findings,
  isFormOf: (word: LocatedWord, part: string) => boolean,
): InlineField | undefined {
  const found = inlineCalls(words)
    .flatMap((call) => findings.codeLinesFound(call))
    .filter(({ path }) => isCobolProgram(path))
    .flatMap(({ path, line, text }) => {
      const name = item.exec(text)?.[1]?.toUpperCase()
      if (name === undefined) return []
      const parts = namePartsOf(name)
      const unsaid = parts.filter((part) => !words.some((word) => isFormOf(word, part))).length
      // Called just as the question says it is that, wherever it stands.
      const isExact = unsaid === 0 && words.every((word) => parts.some((part) => isFormOf(word, part)))
      return unsaid > 1 || !(isExact || paths.includes(path)) ? [] : [{ name, path, line, text, unsaid, said: parts.length - unsaid }]
    })
    .toSorted((a, b) => b.said - a.said || a.unsaid - b.unsaid || placeIn(paths, a.path) - placeIn(paths, b.path))
  const [best] = found
  const rivals = found.filter(({ path, said, unsaid }) => path === best?.path && said === best.said && unsaid === best.unsaid)
  return best === undefined || new Set(rivals.map(({ name }) => name)).size > 1 ? undefined : best
}

function placeIn(paths: readonly string[], path: string): number {
  const at = paths.indexOf(path)
  return at < 0 ? paths.length : at
}
