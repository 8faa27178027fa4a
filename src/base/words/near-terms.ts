import { oneEditApart } from './one-edit-apart.ts'
import type { TermDictionary } from './term-dictionary.ts'

const most = 8

/**
 * Terms that begin with the one given, shortest first; if there are none, those one typing error away. A term with fewer letters than `shortest` begins too
 * many words, and one with just as many is no typing error of another.
 */
export function nearTerms(term: string, dictionary: TermDictionary, shortest: number): string[] {
  if (term.length < shortest || /[^\p{L}\p{N}]/u.test(term)) return []
  const longer = dictionary.startingWith(term)
  const isTyped = longer.length === 0 && term.length > shortest
  const near = isTyped ? dictionary.likeLong(term).filter((other) => oneEditApart(term, other)) : longer
  return near.sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, most)
}
