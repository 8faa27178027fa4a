import type { KnownLines } from './findings.ts'
import { isLicence } from './licence.ts'
import type { Term } from './question.ts'

/** A known line that carries terms of the question. */
export interface Hit {
  readonly line: number
  readonly terms: readonly Term[]
}

/** The lines that carry any of the terms, in order; notices of rights repeat in every file and are passed over. */
export function findHits(lines: KnownLines, terms: Iterable<Term>): Hit[] {
  const matchers = [...terms].map((term) => ({ term, regex: new RegExp(term.pattern, 'i') }))
  const hits: Hit[] = []
  for (const line of [...lines.keys()].sort((a, b) => a - b)) {
    const text = lines.get(line) ?? ''
    if (isLicence(text)) continue
    const found = matchers.filter(({ regex }) => regex.test(text)).map(({ term }) => term)
    if (found.length > 0) hits.push({ line, terms: found })
  }
  return hits
}
