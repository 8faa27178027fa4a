import type { MemberWords } from './member-words.ts'
import type { RetrievalUnit } from './retrieval-unit.ts'

/** Of the lengths of units and terms that stand in front. */
const lengthBytes = 8

/** The words of a member as bytes, for the cache and on the way from a worker thread. */
export function packWords({ units, terms, packed }: MemberWords): Uint8Array {
  const encoder = new TextEncoder()
  const unitBytes = encoder.encode(JSON.stringify(units))
  const termBytes = encoder.encode(terms.join('\n'))
  const bytes = new Uint8Array(lengthBytes + unitBytes.length + termBytes.length + packed.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, unitBytes.length, true)
  view.setUint32(4, termBytes.length, true)
  bytes.set(unitBytes, lengthBytes)
  bytes.set(termBytes, lengthBytes + unitBytes.length)
  bytes.set(packed, lengthBytes + unitBytes.length + termBytes.length)
  return bytes
}

/** Throws when the bytes are none that `packWords` made, as far as that shows. */
export function unpackWords(bytes: Uint8Array): MemberWords {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const termsAt = lengthBytes + view.getUint32(0, true)
  const packedAt = termsAt + view.getUint32(4, true)
  if (packedAt > bytes.length) throw new Error('the words of a member are cut off')
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const units: readonly RetrievalUnit[] = JSON.parse(text.toString('utf8', lengthBytes, termsAt))
  const terms = packedAt === termsAt ? [] : text.toString('utf8', termsAt, packedAt).split('\n')
  return { units, terms, packed: bytes.subarray(packedAt) }
}
