import { AppError } from '../../base/app-error.ts'
import { count } from '../../base/text.ts'
import type { App } from '../create-app.ts'
import type { Check } from './check.ts'

/** Files whose encoding is looked at: enough to tell what a codebase is made of within a second or two. */
const sampledFiles = 2000
const sampledBytes = 256 * 1024

/** What is seen of the code: files, their encodings, and what could not be read. */
export async function codeChecks(app: App): Promise<Check[]> {
  const { files, diagnostics } = await app.sandbox.inspect()
  const name = 'code'
  const checks = app.sandbox.roots.map((root): Check => {
    const own = files.filter((file) => file.root === root)
    const megabytes = own.reduce((sum, file) => sum + file.bytes, 0) / 1e6
    const of = `code ${root.name}`
    const detail = `${count(own.length, 'file')}, ${megabytes.toFixed(1)} MB in ${root.real}`
    if (own.length > 0) return { name: of, status: 'ok', detail }
    return {
      name: of,
      status: 'problem',
      detail,
      fix: '--code-dir DIR names another directory; --no-ignore reads what ignore files leave out',
    }
  })
  if (checks.length === 0) checks.push({ name, status: 'problem', detail: 'there is no code directory', fix: '--code-dir DIR names one' })
  const encodings = new Map<string, number>()
  for (const file of files.slice(0, sampledFiles)) {
    const encoding = await encodingOf(app, file.path)
    encodings.set(encoding, (encodings.get(encoding) ?? 0) + 1)
  }
  const parts = [...encodings].sort((a, b) => b[1] - a[1]).map(([encoding, n]) => `${encoding} ${n}`)
  const sampled = files.length > sampledFiles ? ` (of the first ${sampledFiles} files)` : ''
  if (parts.length > 0) checks.push({ name: 'encodings', status: 'ok', detail: parts.join(', ') + sampled })
  const left = diagnostics.map(({ message }): Check => {
    return { name, status: 'note', detail: message, fix: 'make it readable, or leave it out with --exclude GLOB' }
  })
  return [...checks, ...left]
}

async function encodingOf(app: App, path: string): Promise<string> {
  try {
    const text = await app.sandbox.readText(path, sampledBytes)
    return text.binary ? 'binary' : text.encoding
  } catch (error) {
    if (error instanceof AppError) return 'unreadable'
    throw error
  }
}
