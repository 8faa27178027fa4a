/** Numbers as bytes, in the order of this machine: nothing else reads its cache. */
export function bytesOfNumbers({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** A copy, as the bytes need not lie where numbers may. Throws when they are no whole number of numbers. */
export function numbersOfBytes(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}
