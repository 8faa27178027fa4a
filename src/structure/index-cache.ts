import { type PackedFacts, unpackFacts } from './facts-bytes.ts'
import type { MemberScan } from './scan-members.ts'
import { openBlob, sealBlob } from './sealed-blob.ts'

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

const magic = 'structure index 2\n'
const lengthBytes = 4

/** As a sealed blob: the length of the header, the header as JSON, then the facts of each entry. `fingerprint` says what they depend on beside the files. */
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
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(json.length)
  return sealBlob(magic, [length, json, ...entries.flatMap(({ packed: { main, fields } }) => [main, fields])])
}

/** The entries of a blob; undefined when it is damaged, or of another version, or of another `fingerprint`. */
export function decodeIndex(bytes: Uint8Array, fingerprint: string): IndexEntry[] | undefined {
  const body = openBlob(magic, bytes)
  if (body === undefined) return undefined
  // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
  try {
    const factsAt = lengthBytes + body.readUInt32LE(0)
    const header: Header = JSON.parse(body.toString('utf8', lengthBytes, factsAt))
    return header.fingerprint === fingerprint ? entriesOf(header, body.subarray(factsAt)) : undefined
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
    if (!isEntry(entry) || facts.path !== entry.path) return undefined
    entries.push({ ...entry, facts, packed })
  }
  return at === payload.byteLength ? entries : undefined
}

function isEntry({ path, hash, stamp, lookups, diagnostics }: Omit<HeaderEntry, 'mainBytes' | 'fieldsBytes'>): boolean {
  const strings = typeof path === 'string' && typeof hash === 'string'
  return strings && typeof stamp.mtimeMs === 'number' && Array.isArray(lookups) && Array.isArray(diagnostics)
}
