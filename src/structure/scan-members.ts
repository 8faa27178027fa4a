import { createHash } from 'node:crypto'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import { languageOf } from '../files/language.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { emptyFacts, type MemberFacts } from './facts.ts'
import { IncludeFinder, type KnownMember } from './find-include.ts'
import type { IncludeSite, ScannedMember, Scanner } from './scanner.ts'
import { scannerFor } from './scanners.ts'

/** What a member is, without what it says. */
export interface MemberLook {
  readonly path: string
  /** Of its text; empty when there is none that can be read. */
  readonly hash: string
  /** A name of `files/language.ts`, also of what is no text; undefined when nothing tells. */
  readonly language: string | undefined
  readonly lines: number
  readonly encoding: string | undefined
}

/** An include that was looked up: when any of this has changed, the facts may have. */
export interface IncludeLookup {
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

/** What is larger is data, whatever its name says. */
const memberBytes = 16 * 1024 * 1024
/** Of a text: what its language is told from. */
const headChars = 8192

interface ReadMember {
  readonly look: MemberLook
  /** Why there is no text to scan. */
  readonly unusable?: 'binary' | 'large' | 'unreadable'
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

interface IncludedMember {
  readonly hash: string
  readonly scanned: ScannedMember | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** What one member's facts rest on beside itself. */
interface Included {
  readonly lookups: Map<string, IncludeLookup>
  readonly diagnostics: Set<Diagnostic>
}

/** Scans members one by one. What is included is read and scanned once for all that include it. */
export class MemberScanner {
  readonly #sandbox: Sandbox
  readonly #scanners: readonly Scanner[]
  readonly #finder: IncludeFinder
  readonly #included = new Map<string, IncludedMember>()

  /** Includes are found among `members`. */
  constructor(options: { readonly sandbox: Sandbox; readonly scanners: readonly Scanner[]; readonly members: readonly KnownMember[] }) {
    this.#sandbox = options.sandbox
    this.#scanners = options.scanners
    this.#finder = new IncludeFinder(options.members)
  }

  /** Never fails: a file that cannot be read and a scanner that throws are diagnostics. */
  scan(path: string): MemberScan {
    const { look, text, unusable, diagnostics } = readMember(this.#sandbox, path)
    const { language } = look
    const scanner = unusable === undefined ? scannerFor(language, this.#scanners) : undefined
    const included: Included = { lookups: new Map(), diagnostics: new Set(diagnostics) }
    let facts = emptyFacts(path, unusable ?? language ?? 'other', look.lines)
    if (scanner !== undefined && language !== undefined) {
      try {
        facts = scanner.scan(text, path, language).facts((site) => this.#include(site, path, scanner, included))
      } catch (error) {
        included.diagnostics.add(scanFailed(path, scanner, error))
      }
    }
    return { ...look, facts, lookups: [...included.lookups.values()], diagnostics: [...included.diagnostics] }
  }

  #include(site: IncludeSite, from: string, scanner: Scanner, { lookups, diagnostics }: Included): ScannedMember | undefined {
    const path = this.#finder.find(site, from, scanner)
    const found = path === undefined ? undefined : this.#includedMember(path, scanner)
    for (const diagnostic of found?.diagnostics ?? []) diagnostics.add(diagnostic)
    const { name, library } = site
    lookups.set(JSON.stringify([name, library]), {
      name,
      ...(library === undefined ? {} : { library }),
      ...(path === undefined ? {} : { path }),
      ...(found === undefined ? {} : { hash: found.hash }),
    })
    return found?.scanned
  }

  #includedMember(path: string, scanner: Scanner): IncludedMember {
    const key = `${scanner.name} ${path}`
    let included = this.#included.get(key)
    if (included === undefined) {
      included = scanIncluded(readMember(this.#sandbox, path), scanner)
      this.#included.set(key, included)
    }
    return included
  }
}

/** Never fails: what cannot be read says so in its language. */
export function lookAtMember(sandbox: Sandbox, path: string): MemberLook {
  return readMember(sandbox, path).look
}

function readMember(sandbox: Sandbox, path: string): ReadMember {
  const none = { path, hash: '', language: languageOf(path), lines: 0, encoding: undefined }
  try {
    const { text, encoding, binary, truncated } = sandbox.readInPlace(path, memberBytes)
    if (truncated) {
      const data = scannerFor(none.language) === undefined
      return { look: none, text: '', unusable: 'large', diagnostics: data ? [] : [notScanned(path, 'it is larger than any source.')] }
    }
    const hash = createHash('sha256').update(text, 'utf8').digest('base64url')
    if (binary) return { look: { ...none, hash }, text: '', unusable: 'binary', diagnostics: [] }
    const language = languageOf(path, text.slice(0, headChars))
    return { look: { path, hash, language, lines: lineCount(text), encoding }, text, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { look: none, text: '', unusable: 'unreadable', diagnostics: [notScanned(path, error.message)] }
  }
}

function scanIncluded({ look, text, unusable, diagnostics }: ReadMember, scanner: Scanner): IncludedMember {
  const { path, hash, lines } = look
  if (unusable !== undefined) return { hash, scanned: undefined, diagnostics }
  const known = look.language !== undefined && scanner.languages.includes(look.language) ? look.language : undefined
  const language = known ?? scanner.includedLanguage ?? scanner.languages[0] ?? scanner.name
  try {
    return { hash, scanned: scanner.scan(text, path, language), diagnostics }
  } catch (error) {
    // It is there, which is more than nothing: an include of it is not an include of something missing.
    const scanned = { path, includes: [], facts: () => emptyFacts(path, language, lines) }
    return { hash, scanned, diagnostics: [scanFailed(path, scanner, error)] }
  }
}

function lineCount(text: string): number {
  let lines = text === '' || text.endsWith('\n') ? 0 : 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}

function notScanned(path: string, why: string): Diagnostic {
  return { level: 'warning', rule: 'not-scanned', message: `${sanitizeLine(path)} is left out of the structure: ${why}`, path }
}

function scanFailed(path: string, { name }: Scanner, error: unknown): Diagnostic {
  const why = cutText(sanitizeLine(String(error)), 200)
  const message = `The ${name} scanner fails on ${sanitizeLine(path)} (${why}), so its structure is missing: a bug of CodeWhisper, please report it.`
  return { level: 'error', rule: 'scan-failed', message, path }
}
