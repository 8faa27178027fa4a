import { createHash } from 'node:crypto'
import type { MemberFacts } from './facts.ts'
import { type PackedFacts, unpackFacts } from './facts-bytes.ts'
import type { MemberScan } from './scan-members.ts'

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

interface Header {
  readonly fingerprint: string
  readonly entries: readonly HeaderEntry[]
}

interface HeaderEntry extends Omit<IndexEntry, 'facts' | 'packed'> {
  readonly mainBytes: number
  readonly fieldsBytes: number
}

const magic = Buffer.from('structure index 2\n')
const digestBytes = 32
const bodyAt = magic.length + digestBytes + 4

/**
 * All entries as one blob: what it is, a checksum of the rest, the length of the header, the header as JSON, then the facts of each entry. `fingerprint`
 * says what the entries depend on beside the files.
 */
export function encodeIndex(entries: readonly IndexEntry[], fingerprint: string): Uint8Array {
  const header: Header = {
    fingerprint,
    entries: entries.map(({ facts: _, packed: { main, fields }, ...entry }) => ({
      ...entry,
      mainBytes: main.byteLength,
      fieldsBytes: fields.byteLength,
    })),
  }
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  const parts = [length, json, ...entries.flatMap(({ packed: { main, fields } }) => [main, fields])]
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return Buffer.concat([magic, digest.digest(), ...parts])
}

/** The entries of a blob; undefined when it is damaged, or of another version, or of another `fingerprint`. */
export function decodeIndex(bytes: Uint8Array, fingerprint: string): IndexEntry[] | undefined {
  const blob = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (blob.length < bodyAt || !blob.subarray(0, magic.length).equals(magic)) return undefined
  const checked = blob.subarray(magic.length + digestBytes)
  if (
    !createHash('sha256')
      .update(checked)
      .digest()
      .equals(blob.subarray(magic.length, magic.length + digestBytes))
  )
    return undefined
  // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
  try {
    const factsAt = bodyAt + checked.readUInt32LE(0)
    const header: Header = JSON.parse(blob.toString('utf8', bodyAt, factsAt))
    return header.fingerprint === fingerprint ? entriesOf(header, blob.subarray(factsAt)) : undefined
  } catch {
    return undefined
  }
}

function entriesOf(header: Header, payload: Uint8Array): IndexEntry[] | undefined {
  const entries: IndexEntry[] = []
  let at = 0
  for (const { mainBytes, fieldsBytes, ...entry } of header.entries) {
    const packed = { main: payload.subarray(at, at + mainBytes), fields: payload.subarray(at + mainBytes, at + mainBytes + fieldsBytes) }
    at += mainBytes + fieldsBytes
    const facts = unpackFacts(packed)
    if (!isEntry(entry) || !isMemberFacts(facts, entry.path)) return undefined
    entries.push({ ...entry, facts, packed })
  }
  return at === payload.byteLength ? entries : undefined
}

function isEntry({ path, hash, stamp, lookups, diagnostics }: Omit<HeaderEntry, 'mainBytes' | 'fieldsBytes'>): boolean {
  const strings = typeof path === 'string' && typeof hash === 'string'
  return strings && typeof stamp.mtimeMs === 'number' && Array.isArray(lookups) && Array.isArray(diagnostics)
}

function isMemberFacts({ path, units, references, unresolved, remarks }: MemberFacts, expected: string): boolean {
  return path === expected && [units, references, unresolved, remarks].every(Array.isArray)
}
