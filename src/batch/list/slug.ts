import { createHash } from 'node:crypto'

/** Names that Windows takes for devices, with any extension. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[\d¹²³])$/i

/** Whether a name of a file or directory, up to its first dot, is one of a device of Windows. */
export function isDeviceName(name: string): boolean {
  return devices.test((name.split('.')[0] ?? '').trim())
}

export interface Slug {
  /** `a-z0-9` and single hyphens; can be empty. */
  readonly text: string
  /** Two texts that differ may have the same slug: a part was cut off, or letters have no place in it. */
  readonly lossy: boolean
}

/** A text as a name that is safe everywhere, cut behind a word where it is longer than `max` characters. Accents are dropped. */
export function slugOf(text: string, max: number): Slug {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]+/gu, '')
  const words = plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  let slug = (words[0] ?? '').slice(0, max)
  let isWhole = slug === (words[0] ?? '')
  for (const word of words.slice(1)) {
    isWhole &&= slug.length + 1 + word.length <= max
    if (!isWhole) break
    slug += `-${word}`
  }
  return { text: slug, lossy: !isWhole || /(?![\x00-\x7f])[\p{L}\p{N}]/u.test(plain) }
}

/** `slug` with eight digits that stand for all of `whole`. */
export function withHash(slug: string, whole: string): string {
  return `${slug}-${createHash('sha256').update(whole).digest('hex').slice(0, 8)}`
}
