import { createHash } from 'node:crypto'

const digestBytes = 32

/** Parts as one blob that tells when it was damaged: what it is (`magic`, its version with it), a checksum of the rest, the rest. */
export function sealBlob(magic: string, parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(sealParts(magic, parts))
}

/** The same in pieces, for what becomes part of something larger. */
export function sealParts(magic: string, parts: readonly Uint8Array[]): readonly Uint8Array[] {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return [Buffer.from(magic), digest.digest(), ...parts]
}

/** The parts in one; undefined when they are damaged, or are something else. */
export function openBlob(magic: string, bytes: Uint8Array): Buffer | undefined {
  const blob = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = Buffer.from(magic)
  const bodyAt = start.length + digestBytes
  if (blob.length < bodyAt || !blob.subarray(0, start.length).equals(start)) return undefined
  const body = blob.subarray(bodyAt)
  const digest = createHash('sha256').update(body).digest()
  return digest.equals(blob.subarray(start.length, bodyAt)) ? body : undefined
}
