import { type BlobCache, noCache } from '../../src/base/blob-cache.ts'
import { openRoots } from '../../src/files/code-root.ts'
import { type FileText, Sandbox } from '../../src/files/sandbox.ts'
import { type IndexedMembers, type MemberIndex, type MemberIndexOptions, openMemberIndex } from '../../src/structure/index-codebase.ts'
import { lineScanner } from './line-scanner.ts'

/** A sandbox that remembers what was read. */
export class WatchedSandbox extends Sandbox {
  readonly read: string[] = []
  onRead: () => void = () => {}

  override readInPlace(path: string, maxBytes?: number): FileText {
    this.read.push(path)
    this.onRead()
    return super.readInPlace(path, maxBytes)
  }
}

/** An index of the members in `dir` by the line scanner, in this thread. */
export async function openIndex(
  dir: string,
  options: Partial<MemberIndexOptions> & { cache?: BlobCache } = {},
): Promise<MemberIndex & { sandbox: WatchedSandbox }> {
  const sandbox = new WatchedSandbox((await openRoots([dir])).roots, { codeDirs: [dir] })
  const index = openMemberIndex({ sandbox, cache: noCache, key: 'structure-test', scanners: [lineScanner], threads: 'none', ...options })
  return { ...index, sandbox }
}

/** What an index says, but not how it came to know. */
export function said({ members, encodings, diagnostics }: IndexedMembers) {
  return { members, encodings, diagnostics }
}

/** What an index that knows nothing yet says about `dir`. */
export async function freshMembers(dir: string) {
  return said(await (await openIndex(dir)).members())
}

/** A clock on which every file in a test is old. */
export const later = () => Date.now() + 10_000
