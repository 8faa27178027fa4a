import type { Readable, Writable } from 'node:stream'

/** The process as a command sees it. Only `bin.ts` makes one from `process`; a test makes its own. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(on: boolean): unknown }
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  /** The environment itself: `main` takes out what libraries must not see. */
  readonly env: Record<string, string | undefined>
  readonly cwd: string
  readonly platform: string
  readonly nodeVersion: string
  /** Calls `handler` on the signal until the returned function is called. */
  onSignal(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP', handler: () => void): () => void
  /** Calls `handler`, which may not wait for anything, when the process ends, also by an error; until the returned function is called. */
  onExit(handler: () => void): () => void
}
