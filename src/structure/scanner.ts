import type { MemberFacts } from './facts.ts'

/** A place where the text of another member is to be put in. */
export interface IncludeSite {
  /** Upper case, without library. */
  readonly name: string
  readonly library?: string
  readonly line: number
}

/**
 * One member as its language reads it. `facts` is the second step: other members are put in where `includes` says so. Languages without includes
 * never call `include`.
 */
export interface ScannedMember {
  readonly path: string
  readonly includes: readonly IncludeSite[]
  /** `include` gives a member of the same language; undefined when there is none of that name. */
  facts(include: (site: IncludeSite) => ScannedMember | undefined): MemberFacts
}

/**
 * A language: one plain object, one line in `scanners.ts`. Which files are of a language is in `files/language.ts`, by extension and by content.
 * `scan` is pure, linear in the text and never throws, whatever the text: half a member, noise, another language.
 */
export interface Scanner {
  readonly name: string
  /** Names of `files/language.ts`. */
  readonly languages: readonly string[]
  /** The one of `languages` whose members are written to be included. An included member whose language nothing tells is scanned as this. */
  readonly includedLanguage?: string
  /** Languages of members that may be included where none of its own has the name: `scan` then makes of them what is meant. */
  readonly alsoIncluded?: readonly string[]
  scan(text: string, path: string, language: string): ScannedMember
}
