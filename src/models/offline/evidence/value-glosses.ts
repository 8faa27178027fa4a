import { glossOf, goesOnBelow } from '../../../base/glossary.ts'
import type { FoundLine, KnownLines } from '../findings.ts'

/** `c  kind = 2: of iron`: the comment on one of its values. */
const ofValue = /^[-+]?\d+(?:\.\d*)?\s*(?:[:=,)]|-\s|\s{2}|is\b|if\b|for\b)/i
/** Lines between the comments on two values. */
const mostBetween = 4
const fewest = 2
const mostBelow = 4

type Gloss = FoundLine & { readonly says: string }

export function isOfValue({ says }: Gloss): boolean {
  return ofValue.test(says)
}

/** Comments that stand together and tell what each value of one name means, those for most values; empty where there are none. */
export function valueGlosses(glosses: readonly Gloss[]): readonly Gloss[] {
  const valued = glosses.filter(isOfValue).toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
  const groups: Gloss[][] = []
  for (const gloss of valued) {
    const last = groups.at(-1)?.at(-1)
    if (last !== undefined && last.path === gloss.path && gloss.line - last.line <= mostBetween) groups.at(-1)?.push(gloss)
    else groups.push([gloss])
  }
  const most = groups.reduce<readonly Gloss[]>((one, other) => (other.length > one.length ? other : one), [])
  return most.length < fewest ? [] : most
}

/** The last line of what a comment says that begins at `line`. */
export function lastOfGloss({ line, text }: FoundLine, known: KnownLines): number {
  const gloss = glossOf(text)
  let last = line
  while (gloss !== undefined && last < line + mostBelow && goesOnBelow(gloss, known.get(last + 1) ?? '')) last++
  return last
}
