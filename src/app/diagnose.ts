import { AppError } from '../base/app-error.ts'
import type { ChatProvider } from '../base/chat-provider.ts'
import { count } from '../base/text.ts'
import { findRipgrep } from '../search/ripgrep.ts'
import { createFileCache } from '../store/file-cache.ts'
import type { App } from './create-app.ts'
import { offeredModels } from './offered-models.ts'

export interface Check {
  readonly name: string
  /** `note`: works, but the user should know. */
  readonly status: 'ok' | 'note' | 'problem'
  readonly detail: string
}

/** Files whose encoding is looked at: enough to tell what a codebase is made of within a second or two. */
const sampledFiles = 2000
const sampledBytes = 256 * 1024

/** What `doctor` reports, in reading order. `nodeVersion` as `20.1.0`. */
export async function diagnose(app: App, nodeVersion: string): Promise<Check[]> {
  return [
    node(nodeVersion),
    await ripgrep(app),
    ...(await code(app)),
    ...skills(app),
    ...provider(app),
    ...(await Promise.all([app.config.chatProvider, ...app.config.fallbackProviders].map((each) => reach(each)))).flat(),
    await cache(app),
    ...app.config.diagnostics.map(({ message }): Check => ({ name: 'configuration', status: 'note', detail: message })),
  ]
}

function node(version: string): Check {
  const supported = Number(version.split('.')[0]) >= 20
  return {
    name: 'Node',
    status: supported ? 'ok' : 'problem',
    detail: supported ? version : `${version} is too old: 20 or newer is needed`,
  }
}

async function ripgrep(app: App): Promise<Check> {
  const name = 'ripgrep'
  if (!(await findRipgrep()))
    return { name, status: 'note', detail: 'not installed for this platform; the slower JavaScript search serves all files' }
  try {
    await app.callTool('search_code', { pattern: 'a', limit: 1 })
    return { name, status: 'ok', detail: 'installed and working' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { name, status: 'problem', detail: error.message }
  }
}

async function code(app: App): Promise<Check[]> {
  const checks: Check[] = []
  const { files, diagnostics } = await app.sandbox.inspect()
  for (const root of app.sandbox.roots) {
    const own = files.filter((file) => file.root === root)
    const megabytes = own.reduce((sum, file) => sum + file.bytes, 0) / 1e6
    const status = own.length > 0 ? 'ok' : 'problem'
    checks.push({ name: `code ${root.name}`, status, detail: `${count(own.length, 'file')}, ${megabytes.toFixed(1)} MB in ${root.real}` })
  }
  if (app.sandbox.roots.length === 0) checks.push({ name: 'code', status: 'problem', detail: 'there is no code directory' })
  const encodings = new Map<string, number>()
  for (const file of files.slice(0, sampledFiles)) {
    const encoding = await encodingOf(app, file.path)
    encodings.set(encoding, (encodings.get(encoding) ?? 0) + 1)
  }
  const parts = [...encodings].sort((a, b) => b[1] - a[1]).map(([encoding, n]) => `${encoding} ${n}`)
  const sampled = files.length > sampledFiles ? ` (of the first ${sampledFiles} files)` : ''
  if (parts.length > 0) checks.push({ name: 'encodings', status: 'ok', detail: parts.join(', ') + sampled })
  return [...checks, ...diagnostics.map(({ message }): Check => ({ name: 'code', status: 'note', detail: message }))]
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

function skills(app: App): Check[] {
  const found = app.skills.list().length
  return [
    {
      name: 'skills',
      status: found > 0 ? 'ok' : 'note',
      detail: found > 0 ? count(found, 'skill') : 'none; answers rest on the code alone',
    },
    ...[...app.notes, ...app.skills.diagnostics].map(
      ({ level, message }): Check => ({ name: 'skills', status: level === 'info' ? 'ok' : 'note', detail: message }),
    ),
  ]
}

function provider(app: App): Check[] {
  const { chatProvider, chatProviderOrigin, offline } = app.config
  const { name, model, host, keys, keyOrigin, keyRequired } = chatProvider
  const chosen = `${name} ${model} (${chatProviderOrigin.where})`
  const checks: Check[] = [{ name: 'model', status: 'ok', detail: chosen }]
  checks.push({
    name: 'connections',
    status: 'ok',
    detail: host === undefined ? `none${offline ? ', and --offline forbids them' : ''}` : `only to ${host}`,
  })
  if (keyRequired && keys.length === 0) checks.push({ name: 'key', status: 'problem', detail: `${chatProvider.keyVariable} is not set` })
  if (keys.length > 0) checks.push({ name: 'key', status: 'ok', detail: `${keys.join(', ')} from ${keyOrigin}` })
  return checks
}

/** Asks for the list of models, which costs nothing and shows whether address, key and model are right. */
async function reach(provider: ChatProvider): Promise<Check[]> {
  const { name: who, model, host, keyRequired, keys } = provider
  if (host === undefined || (keyRequired && keys.length === 0)) return []
  const name = `provider ${who}`
  const started = performance.now()
  const time = () => `${Math.round(performance.now() - started)} ms`
  try {
    const { models, nearest } = await offeredModels(provider, new AbortController().signal)
    const health = `1 request, 0 failed, ${time()}; offers ${count(models.length, 'model')}`
    if (!nearest) return [{ name, status: 'ok', detail: `${health}, ${model} among them` }]
    const near = nearest.length > 0 ? `; near to it: ${nearest.join(', ')}` : ''
    return [{ name, status: 'note', detail: `${health}, but ${model} is not among them${near}` }]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [{ name, status: 'problem', detail: `1 request, 1 failed, ${time()}; ${error.message} ${error.hint ?? ''}`.trimEnd() }]
  }
}

/** The cache takes failures for misses, so only a round trip tells. */
async function cache(app: App): Promise<Check> {
  const dir = app.config.directories.cache
  const store = createFileCache(dir)
  await store.put('doctor', new Uint8Array([1]))
  const works = (await store.get('doctor')) !== undefined
  return {
    name: 'cache',
    status: works ? 'ok' : 'note',
    detail: works ? dir : `${dir} cannot be written: indexes are built anew each time`,
  }
}
