import picomatch from 'picomatch'

export type PathFilter = (path: string) => boolean

/**
 * A test for paths that match one of the globs, ignoring case. A glob without a slash matches a name in any directory, one with a slash is relative to
 * the root; a glob that matches a directory holds for all that is below it when the caller tests each directory on the way.
 */
export function globFilter(globs: readonly string[]): PathFilter {
  const anchored = globs.map((glob) => {
    const plain = glob.replace(/^\.?\//, '').replace(/\/$/, '')
    return plain.includes('/') ? plain : `**/${plain}`
  })
  return anchored.length === 0 ? () => false : picomatch(anchored, { dot: true, nocase: true, noextglob: true })
}
