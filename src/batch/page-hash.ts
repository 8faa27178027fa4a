import { createHash } from 'node:crypto'

/**
 * SHA-256 of a page, hexadecimal, by which a page that was changed by hand is known. Line ends count as `\n`: a checkout that makes CRLF of them
 * (git's autocrlf) has edited nothing.
 */
export function pageHash(bytes: Uint8Array): string {
  // Latin-1 gives every byte back as it was, also where a page is no UTF-8 any more.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return createHash('sha256').update(text.replaceAll('\r\n', '\n'), 'latin1').digest('hex')
}
