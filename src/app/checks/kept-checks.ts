import type { Processes } from '../../base/processes.ts'
import { type ExaminedDirectory, examineDirectory } from '../../store/examine-directory.ts'
import { createFileCache } from '../../store/file-cache.ts'
import { structureKey } from '../code-structure.ts'
import type { App } from '../create-app.ts'
import { sessionsDir } from '../sessions/sessions-dir.ts'
import type { Check } from './check.ts'
import { sessionChecks } from './session-checks.ts'

/** A cache of this size is worth a word: it may hold the indexes of code that is long gone. */
const largeCacheBytes = 2e9

/** What the program keeps on disk: its cache with the index of this code, and the state with the sessions. */
export async function keptChecks(app: App, { platform, processes }: { platform: string; processes: Processes }): Promise<Check[]> {
  const { cache, state } = app.config.directories
  const [caches, states] = await Promise.all([examineDirectory(cache), examineDirectory(state)])
  return [
    ...directory({ name: 'cache', dir: cache, lost: 'indexes are built anew each time', platform }, caches),
    ...large(cache, caches),
    index(app, caches),
    ...directory({ name: 'state', dir: state, lost: 'sessions and the history of the prompt are not kept', platform }, states),
    ...sessionChecks(sessionsDir(app.config), processes),
  ]
}

interface Kept {
  readonly name: string
  readonly dir: string
  /** What does not work without it. */
  readonly lost: string
  readonly platform: string
}

function directory({ name, dir, lost, platform }: Kept, { bytes, refused, openToOthers }: ExaminedDirectory): Check[] {
  if (refused !== undefined) {
    const fix = `chmod u+rwx ${quoted(dir)}, or export CODEWHISPER_HOME=DIR for another place`
    return [{ name, status: 'note', detail: `${dir} cannot be written (${refused}): ${lost}`, fix }]
  }
  const detail = `${megabytes(bytes)} in ${dir}`
  // Windows has no such permissions.
  if (!openToOthers || platform === 'win32') return [{ name, status: 'ok', detail }]
  return [{ name, status: 'note', detail: `${detail}, which other users of this machine can read`, fix: `chmod go-rwx ${quoted(dir)}` }]
}

function large(dir: string, { bytes }: ExaminedDirectory): Check[] {
  if (bytes < largeCacheBytes) return []
  return [{ name: 'cache', status: 'note', detail: 'it has grown large; nothing in it is needed', fix: `rm -r ${quoted(dir)}` }]
}

/** Nothing is indexed for it: that may take longer than everything else here. */
function index({ sandbox, config }: App, { files }: ExaminedDirectory): Check {
  const file = createFileCache(config.directories.cache).fileOf?.(structureKey(sandbox))
  const kept = files.find(({ path }) => path === file)
  const detail = kept
    ? `of this code kept, ${megabytes(kept.bytes)}, written ${new Date(kept.changedMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    : 'of this code not kept yet; the first question that needs it builds it'
  return { name: 'index', status: 'ok', detail }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** As a shell reads it as one word. */
function quoted(path: string): string {
  return /^[\w@%+:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`
}
