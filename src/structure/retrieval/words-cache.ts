import { openBlob, sealBlob } from '../sealed-blob.ts'

const magic = 'retrieval words 1\n'

/** The words of a member that are known, and of which version of it. */
export interface KnownWords {
  readonly path: string
  readonly language: string
  readonly version: string
  /** As `packWords` makes them. */
  readonly bytes: Uint8Array
}

interface Header {
  readonly maker: string
  readonly members: readonly (readonly [path: string, language: string, version: string, bytes: number])[]
}

/** The words of all members, for the next run that finds some of them changed. `maker`: the code that made them. */
export function encodeWords(members: readonly KnownWords[], maker: string): Uint8Array {
  const header: Header = { maker, members: members.map(({ path, language, version, bytes }) => [path, language, version, bytes.length]) }
  return sealBlob(magic, [Buffer.from(`${JSON.stringify(header)}\n`), ...members.map(({ bytes }) => bytes)])
}

/** By path; empty when the blob is damaged, or of another version or maker. */
export function decodeWords(blob: Uint8Array, maker: string): ReadonlyMap<string, KnownWords> {
  const none = new Map<string, KnownWords>()
  const body = openBlob(magic, blob)
  if (body === undefined) return none
  // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
  try {
    const headerEnd = body.indexOf('\n')
    const header: Header = JSON.parse(body.toString('utf8', 0, headerEnd))
    if (header.maker !== maker) return none
    const known = new Map<string, KnownWords>()
    let at = headerEnd + 1
    for (const [path, language, version, length] of header.members) {
      known.set(path, { path, language, version, bytes: body.subarray(at, at + length) })
      at += length
    }
    return at === body.length ? known : none
  } catch {
    return none
  }
}
