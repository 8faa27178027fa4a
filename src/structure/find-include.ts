import { addToGroup } from '../base/group-by.ts'
import { memberName } from './member-name.ts'
import type { IncludeSite, Scanner } from './scanner.ts'

/** A member of the codebase as far as an include is concerned. */
export interface KnownMember {
  /** As in answers. */
  readonly path: string
  /** Undefined when neither name nor content tells. */
  readonly language: string | undefined
}

interface Candidate extends KnownMember {
  /** The names of the directories above it, upper case. */
  readonly directories: readonly string[]
}

/**
 * Finds the member that an include names. Names are compared without case and extension, as a library on a mainframe knows neither. What is of another
 * language is no candidate, or the last: the map COSGN00.bms is the copybook COSGN00 only where no other is.
 */
export class IncludeFinder {
  readonly #byName = new Map<string, Candidate[]>()

  constructor(members: readonly KnownMember[]) {
    for (const member of members) {
      const directories = member.path.toUpperCase().split('/')
      const candidate = { ...member, directories }
      for (const name of namesOf(directories.pop() ?? '')) addToGroup(this.#byName, name, candidate)
    }
  }

  /** The path of the member that `site` in the member `from` means, for a scanner; undefined when there is none. The same for the same members. */
  find(site: Pick<IncludeSite, 'name' | 'library'>, from: string, scanner: Scanner): string | undefined {
    const directories = from.toUpperCase().split('/').slice(0, -1)
    let best: Candidate | undefined
    const name = nameInLibrary(site.name)
    const named = this.#byName.get(name)
    // What is asked for with another extension is no program of that name.
    const others = named ? undefined : this.#byName.get(withoutExtension(name))?.filter(({ language }) => language !== scanner.languages[0])
    for (const candidate of named ?? others ?? []) {
      if (candidate.path === from || !mayBe(candidate, scanner)) continue
      if (best === undefined || isBetter(candidate, best, { name, library: site.library, directories, scanner })) best = candidate
    }
    return best?.path
  }
}

/** What a file may be called in an include: `CUSTREC` and `CUSTREC.CPY` for both of `CUSTREC.CPY` and `CUSTREC.CPY.TXT`, and also `CUST.DEFS` for `CUST.DEFS.INCL.PL1`. */
function namesOf(file: string): Set<string> {
  const dots = [...file.matchAll(/(?<=.)\./g)].map(({ index }) => index)
  return new Set([file, ...dots.map((dot) => file.slice(0, dot))])
}

function withoutExtension(file: string): string {
  return file.replace(/(?<=.)\.[^.]*$/, '')
}

/** Some compilers take a path. */
function nameInLibrary(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).toUpperCase()
}

function mayBe({ language }: KnownMember, { languages, alsoIncluded = [] }: Scanner): boolean {
  return language === undefined || languages.includes(language) || alsoIncluded.includes(language)
}

interface Asked {
  readonly name: string
  readonly library: string | undefined
  /** Of the member that includes. */
  readonly directories: readonly string[]
  readonly scanner: Scanner
}

function isBetter(one: Candidate, other: Candidate, asked: Asked): boolean {
  const [ranks, otherRanks] = [ranksOf(one, asked), ranksOf(other, asked)]
  const at = ranks.findIndex((rank, i) => rank !== otherRanks[i])
  return at === -1 ? one.path < other.path : (ranks[at] ?? 0) < (otherRanks[at] ?? 0)
}

/** Lower is better, the first that differs decides. */
function ranksOf({ path, language, directories }: Candidate, { name, library, directories: from, scanner }: Asked): number[] {
  const parting = directories.findIndex((name, i) => name !== from[i])
  return [
    language !== undefined && scanner.alsoIncluded?.includes(language) ? 1 : 0,
    language === undefined ? 1 : 0,
    language === scanner.includedLanguage ? 0 : 1,
    library !== undefined && directories.includes(library.toUpperCase()) ? 0 : 1,
    // `CUST.DEFS.INCL.PL1` only where there is no `CUST.INCL.PL1`.
    memberName(path) === withoutExtension(name) || memberName(path) === name ? 0 : 1,
    -(parting === -1 ? directories.length : parting),
    // What lies deeper is more often a copy put aside.
    directories.length,
  ]
}
