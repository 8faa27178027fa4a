import type { CodeRoot } from '../files/code-root.ts'
import type { SandboxOptions } from '../files/sandbox.ts'
import type { MemberFacts } from './facts.ts'
import type { PackedFacts } from './facts-bytes.ts'
import type { KnownMember } from './find-include.ts'
import type { MemberLook } from './read-member.ts'
import type { MemberScan } from './scan-members.ts'

/** What a worker thread opens the code with: what the main thread has opened, nothing else. */
export interface WorkerSandbox {
  readonly roots: readonly CodeRoot[]
  readonly options: SandboxOptions
}

/** `members` comes before the first `scan`. Each of the others gets its own reply. */
export type WorkerTask =
  | { readonly kind: 'look'; readonly paths: readonly string[] }
  | { readonly kind: 'members'; readonly members: readonly KnownMember[] }
  | { readonly kind: 'scan'; readonly paths: readonly string[] }
  | { readonly kind: 'words'; readonly paths: readonly string[]; readonly facts: readonly UnitsOfMember[] }

/** What is known of a member that is cut into its units. */
export type UnitsOfMember = Pick<MemberFacts, 'path' | 'language' | 'units'>

interface PackedScan extends Omit<MemberScan, 'facts'> {
  readonly packed: PackedFacts
}

export type WorkerReply =
  | { readonly kind: 'look'; readonly looks: readonly MemberLook[] }
  | { readonly kind: 'scan'; readonly scans: readonly PackedScan[] }
  | { readonly kind: 'words'; readonly words: readonly { readonly path: string; readonly bytes: Uint8Array }[] }
