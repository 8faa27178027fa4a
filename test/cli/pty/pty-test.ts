import type * as NodePty from '@lydell/node-pty'
import { test } from 'vitest'

/** Undefined where the package has no binary for this system. */
export const nodePty: typeof NodePty | undefined = await import('@lydell/node-pty').catch((error: unknown) => {
  console.warn(`Tests in a pseudo-terminal are skipped: @lydell/node-pty cannot be loaded here. ${String(error)}`)
  return undefined
})

/** A test that needs a pseudo-terminal. */
export const ptyTest = test.skipIf(nodePty === undefined)
