import type { OpenBlob } from '../base/blob-cache.ts'
import { type FactsLook, type FactsParts, factsOfParts, type PackedFacts, partsOf } from './facts-bytes.ts'
import type { PackedMember } from './scan-crew.ts'
import type { MemberScan } from './scan-members.ts'
import { openBlob, sealBlob, sealParts } from './sealed-blob.ts'

/** When a file has changed, one of these has. */
export interface MemberStamp {
  readonly bytes: number
  readonly mtimeMs: number
  readonly ctimeMs: number
}

/** What is known of a member of the codebase. */
export interface IndexEntry extends MemberScan {
  readonly stamp: MemberStamp
  /** The file was quiet when it was read: as long as its stamp stays the same, so does its text. */
  readonly settled: boolean
  readonly packed: PackedFacts
}

/** The entries of an index, and of which state of the code they are; no state where a refresh was stopped and some of them are not up to date. */
export interface StoredIndex {
  readonly entries: readonly IndexEntry[]
  readonly state: string | undefined
}

interface Header {
  readonly fingerprint: string
  readonly state?: string | undefined
  readonly entries: readonly HeaderEntry[]
  /** How many bytes the lookups are, which stand behind it. */
  readonly lookups: number
}

interface HeaderEntry extends Omit<IndexEntry, 'facts' | 'packed' | 'lookups'> {
  readonly look: Omit<FactsLook, 'path'>
  /** Bytes of the sealed parts; `fields` is 0 where there are none. */
  readonly main: number
  readonly fields: number
}

const magic = 'structure index 3\n'
const lengthBytes = 4
/** In front of each sealed part: one that was taken from a wrong place does not open. */
const [headerSeal, lookupsSeal, mainSeal, fieldsSeal] = ['header\n', 'lookups\n', 'main\n', 'fields\n'] as const

/**
 * The length of the header, then sealed parts: the header as JSON, the lookups of all entries as JSON, then the facts of each entry. `fingerprint` says what
 * they depend on beside the files.
 */
export function encodeIndex({ entries, state }: StoredIndex, fingerprint: string): Uint8Array {
  const parts = entries.map(({ packed: { main, fields } }) => ({
    main: sealParts(mainSeal, [main]),
    fields: fields.byteLength === 0 ? [] : sealParts(fieldsSeal, [fields]),
  }))
  const lookups = sealBlob(lookupsSeal, [Buffer.from(JSON.stringify(entries.map((entry) => entry.lookups)))])
  const header: Header = {
    fingerprint,
    state,
    entries: entries.map(({ facts, packed: _, lookups: __, ...entry }, i) => ({
      ...entry,
      look: { language: facts.language, lines: facts.lines },
      main: bytesIn(parts[i]?.main),
      fields: bytesIn(parts[i]?.fields),
    })),
    lookups: lookups.length,
  }
  const sealed = sealBlob(headerSeal, [Buffer.from(JSON.stringify(header))])
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(sealed.length)
  return Buffer.concat([Buffer.from(magic), length, sealed, lookups, ...parts.flatMap(({ main, fields }) => [...main, ...fields])])
}

function bytesIn(parts: readonly Uint8Array[] = []): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/**
 * The index in a blob; undefined when what says what is in it is damaged, or of another version, or of another `fingerprint`. Facts are read when they are asked
 * for: they are a hundred times what a question looks at. Where they turn out to be damaged then, `scanAgain` gives them.
 */
export function decodeIndex(blob: OpenBlob, fingerprint: string, scanAgain: (path: string) => PackedMember): StoredIndex | undefined {
  const headerAt = magic.length + lengthBytes
  const start = Buffer.from(blob.read(0, headerAt))
  if (start.length < headerAt || start.toString('latin1', 0, magic.length) !== magic) return undefined
  const lookupsAt = headerAt + start.readUInt32LE(magic.length)
  const json = openBlob(headerSeal, blob.read(headerAt, lookupsAt - headerAt))
  if (json === undefined) return undefined
  // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
  try {
    const header: Header = JSON.parse(json.toString('utf8'))
    if (header.fingerprint !== fingerprint) return undefined
    const lookups = openBlob(lookupsSeal, blob.read(lookupsAt, header.lookups))
    if (lookups === undefined) return undefined
    const stored: StoredParts = { blob, lookups: lookupsOf(lookups, header.entries.length), scanAgain }
    let at = lookupsAt + header.lookups
    const entries: IndexEntry[] = []
    for (const [i, entry] of header.entries.entries()) {
      if (!isEntry(entry)) return undefined
      entries.push(storedEntry(entry, i, at, stored))
      at += entry.main + entry.fields
    }
    return at === blob.length ? { entries, state: header.state } : undefined
  } catch {
    return undefined
  }
}

type Lookups = MemberScan['lookups']

interface StoredParts {
  readonly blob: OpenBlob
  /** Of the entry with this number. */
  lookups(entry: number): Lookups
  scanAgain(path: string): PackedMember
}

/** Parsed when the first is asked for: nobody asks while no file has changed. */
function lookupsOf(json: Buffer, entries: number): StoredParts['lookups'] {
  let known: readonly Lookups[] | undefined
  return (entry) => {
    known ??= parsedLookups(json, entries)
    return known[entry] ?? []
  }
}

/** Of forged ones that no include has now, so that all is scanned again. */
function parsedLookups(json: Buffer, entries: number): readonly Lookups[] {
  const all: unknown = JSON.parse(json.toString('utf8'))
  if (Array.isArray(all) && all.length === entries && all.every(Array.isArray)) return all
  return Array.from({ length: entries }, () => [{ name: '', path: '' }])
}

function storedEntry(entry: HeaderEntry, number: number, at: number, { blob, lookups, scanAgain }: StoredParts): IndexEntry {
  const { path, hash, language, lines, encoding, diagnostics, stamp, settled, look, main, fields } = entry
  let again: PackedMember | undefined
  const scannedAgain = () => {
    again ??= scanAgain(path)
    return again
  }
  const packed: PackedFacts = {
    get main() {
      return openBlob(mainSeal, blob.read(at, main)) ?? scannedAgain().packed.main
    },
    get fields() {
      if (fields === 0) return new Uint8Array()
      return openBlob(fieldsSeal, blob.read(at + main, fields)) ?? scannedAgain().packed.fields
    },
  }
  const facts = factsOfParts(
    { path, ...look },
    readable(partsOf(packed), () => scannedAgain().facts),
  )
  return {
    ...{ path, hash, language, lines, encoding, diagnostics, stamp, settled, packed, facts },
    get lookups() {
      return lookups(number)
    },
  }
}

/** The parts of facts, of other facts where these cannot be read. */
function readable(parts: FactsParts, others: () => ReturnType<typeof factsOfParts>): FactsParts {
  const orElse = <Part>(part: () => Part, other: () => Part): Part => {
    try {
      return part()
    } catch {
      return other()
    }
  }
  return {
    rest: () => orElse(parts.rest, others),
    fields: () => orElse(parts.fields, () => others().fields),
    fieldNames: () => orElse(parts.fieldNames, () => others().fieldNames),
  }
}

function isEntry({ path, hash, stamp, diagnostics, look, main, fields }: HeaderEntry): boolean {
  const strings = typeof path === 'string' && typeof hash === 'string' && typeof look.language === 'string'
  return strings && typeof stamp.mtimeMs === 'number' && Array.isArray(diagnostics) && main > 0 && fields >= 0
}
