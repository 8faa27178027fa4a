/** Bytes of a cache that are read where they are needed. What is put under their key later does not change them. */
export interface OpenBlob {
  readonly length: number
  /** Fewer where they end, or cannot be read any more. */
  read(at: number, length: number): Uint8Array
}

/** A keyed cache of bytes. A miss, a damaged entry and an unwritable directory all look like `undefined`: a cache is never needed. */
export interface BlobCache {
  /** `key` is made of `a-z0-9-`. */
  get(key: string): Promise<Uint8Array | undefined>
  open(key: string): Promise<OpenBlob | undefined>
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file that keeps the bytes of a key, where one does. */
  readonly fileOf?: (key: string) => string
}

export const noCache: BlobCache = {
  get: async () => undefined,
  open: async () => undefined,
  put: async () => {},
}
