import { AppError } from '../../base/app-error.ts'
import type { ChatProvider } from '../../base/chat-provider.ts'
import { count } from '../../base/text.ts'
import type { App } from '../create-app.ts'
import { offeredModels } from '../offered-models.ts'
import type { Check } from './check.ts'

/** Who answers, with which key, which hosts are contacted, and whether each provider takes key and model. */
export async function providerChecks({ config }: Pick<App, 'config'>): Promise<Check[]> {
  const reached = await Promise.all([config.chatProvider, ...config.fallbackProviders].map((each) => reach(each)))
  return [...chosen(config), ...reached.flat()]
}

function chosen({ chatProvider, chatProviderOrigin, offline }: App['config']): Check[] {
  const { name, model, host, keys, keyOrigin, keyRequired, keyVariable } = chatProvider
  const checks: Check[] = [{ name: 'model', status: 'ok', detail: `${name} ${model} (${chatProviderOrigin.where})` }]
  checks.push({
    name: 'connections',
    status: 'ok',
    detail: host === undefined ? `none${offline ? ', and --offline forbids them' : ''}` : `only to ${host}`,
  })
  if (keyRequired && keys.length === 0)
    checks.push({
      name: 'key',
      status: 'problem',
      detail: `${keyVariable} is not set`,
      fix: `export ${keyVariable}=…, or --provider offline`,
    })
  if (keys.length > 0) checks.push({ name: 'key', status: 'ok', detail: `${keys.join(', ')} from ${keyOrigin}` })
  return checks
}

/** Whether it is remote and there is a key to ask it with. */
export function isAsked({ host, keyRequired, keys }: ChatProvider): boolean {
  return host !== undefined && (!keyRequired || keys.length > 0)
}

/** Asks for the list of models, which costs nothing and shows whether address, key and model are right. */
async function reach(provider: ChatProvider): Promise<Check[]> {
  const { name: who, model, host } = provider
  if (!isAsked(provider)) return []
  const name = `provider ${who}`
  const started = performance.now()
  const time = () => `${Math.round(performance.now() - started)} ms`
  try {
    const { models, nearest } = await offeredModels(provider, new AbortController().signal)
    const health = `1 request, 0 failed, ${time()}; offers ${count(models.length, 'model')}`
    if (!nearest) return [{ name, status: 'ok', detail: `${health}, ${model} among them` }]
    const near = nearest.length > 0 ? `; near to it: ${nearest.join(', ')}` : ''
    const fix = nearest[0] === undefined ? 'codewhisper models lists them' : `--model ${nearest[0]}`
    return [{ name, status: 'note', detail: `${health}, but ${model} is not among them${near}`, fix }]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fix = error.hint ?? `--provider offline answers without ${host}`
    return [{ name, status: 'problem', detail: `1 request, 1 failed, ${time()}; ${error.message}`, fix }]
  }
}
