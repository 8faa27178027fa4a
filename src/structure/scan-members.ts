import type { Diagnostic } from '../base/diagnostic.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { emptyFacts, type MemberFacts } from './facts.ts'
import { IncludeFinder, type KnownMember } from './find-include.ts'
import { type MemberLook, type ReadMember, readMember } from './read-member.ts'
import type { IncludeSite, ScannedMember, Scanner } from './scanner.ts'
import { scannerFor } from './scanners.ts'

/** An include that was looked up: when any of this has changed, the facts may have. */
interface IncludeLookup {
  readonly name: string
  readonly library?: string
  /** The member that was found, and its hash then. */
  readonly path?: string
  readonly hash?: string
}

export interface MemberScan extends MemberLook {
  readonly facts: MemberFacts
  readonly lookups: readonly IncludeLookup[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A member as its language reads it, before anything is put into it. */
interface OpenedMember {
  readonly look: MemberLook
  readonly scanner: Scanner | undefined
  /** Undefined where there is nothing to scan. */
  readonly scanned: ScannedMember | undefined
  readonly empty: MemberFacts
  readonly diagnostics: readonly Diagnostic[]
}

/** What one member's facts rest on beside itself. */
interface Foundation {
  readonly lookups: Map<string, IncludeLookup>
  readonly diagnostics: Set<Diagnostic>
}

/** Scans members one by one. What is included is read and scanned once for all that include it. */
export class MemberScanner {
  readonly #sandbox: Sandbox
  readonly #scanners: readonly Scanner[]
  readonly #finder: IncludeFinder
  /** Members that were included so far. */
  readonly #included = new Map<string, OpenedMember>()

  /** Includes are found among `members`. */
  constructor(options: { readonly sandbox: Sandbox; readonly scanners: readonly Scanner[]; readonly members: readonly KnownMember[] }) {
    this.#sandbox = options.sandbox
    this.#scanners = options.scanners
    this.#finder = new IncludeFinder(options.members)
  }

  /** Never fails: a file that cannot be read and a scanner that throws are diagnostics. */
  scan(path: string): MemberScan {
    const { look, scanner, scanned, empty, diagnostics } = this.#open(path)
    const foundation: Foundation = { lookups: new Map(), diagnostics: new Set(diagnostics) }
    let facts = empty
    if (scanner !== undefined && scanned !== undefined) {
      try {
        facts = scanned.facts((site) => this.#include(site, path, scanner, foundation))
      } catch (error) {
        foundation.diagnostics.add(scanFailed(path, scanner, error))
      }
    }
    return { ...look, facts, lookups: [...foundation.lookups.values()], diagnostics: [...foundation.diagnostics] }
  }

  #open(path: string): OpenedMember {
    const included = this.#included.get(path)
    if (included !== undefined && included.scanner === scannerFor(included.look.language, this.#scanners)) return included
    const read = readMember(this.#sandbox, path)
    return openMember(read, scannerFor(read.look.language, this.#scanners))
  }

  #include(site: IncludeSite, from: string, scanner: Scanner, { lookups, diagnostics }: Foundation): ScannedMember | undefined {
    const path = this.#finder.find(site, from, scanner)
    const found = path === undefined ? undefined : this.#openIncluded(path, scanner)
    for (const diagnostic of found?.diagnostics ?? []) diagnostics.add(diagnostic)
    const { name, library } = site
    lookups.set(JSON.stringify([name, library]), {
      name,
      ...(library === undefined ? {} : { library }),
      ...(path === undefined ? {} : { path }),
      ...(found === undefined ? {} : { hash: found.look.hash }),
    })
    return found?.scanned
  }

  #openIncluded(path: string, scanner: Scanner): OpenedMember {
    let included = this.#included.get(path)
    if (included?.scanner !== scanner) {
      included = openMember(readMember(this.#sandbox, path), scanner)
      this.#included.set(path, included)
    }
    return included
  }
}

function openMember({ look, text, unusable, why }: ReadMember, scanner: Scanner | undefined): OpenedMember {
  const { path, lines } = look
  if (scanner === undefined || unusable !== undefined) {
    const empty = emptyFacts(path, unusable ?? look.language ?? 'other', lines)
    // That data is large goes without saying.
    const said = why !== undefined && (scanner !== undefined || unusable === 'unreadable')
    return { look, scanner, scanned: undefined, empty, diagnostics: said ? [notScanned(path, why)] : [] }
  }
  const { languages, alsoIncluded = [] } = scanner
  const own = look.language !== undefined && [...languages, ...alsoIncluded].includes(look.language) ? look.language : undefined
  const language = own ?? scanner.includedLanguage ?? scanner.name
  const empty = emptyFacts(path, language, lines)
  try {
    // What ends a page of a listing is a blank to every language.
    return { look, scanner, scanned: scanner.scan(text.replaceAll('\f', ' '), path, language), empty, diagnostics: [] }
  } catch (error) {
    // It is there, which is more than nothing: an include of it is not an include of something missing.
    return { look, scanner, scanned: { path, includes: [], facts: () => empty }, empty, diagnostics: [scanFailed(path, scanner, error)] }
  }
}

function notScanned(path: string, why: string): Diagnostic {
  return { level: 'warning', rule: 'not-scanned', message: `${sanitizeLine(path)} is left out of the structure: ${why}`, path }
}

function scanFailed(path: string, { name }: Scanner, error: unknown): Diagnostic {
  const why = cutText(sanitizeLine(String(error)), 200)
  const message = `The ${name} scanner fails on ${sanitizeLine(path)} (${why}), so its structure is missing: a bug of CodeWhisper, please report it.`
  return { level: 'error', rule: 'scan-failed', message, path }
}
