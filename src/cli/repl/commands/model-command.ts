import type { OfferedModels } from '../../../app/offered-models.ts'
import { AppError } from '../../../base/app-error.ts'
import type { ChatProvider } from '../../../base/chat-provider.ts'
import { limits } from '../../../base/limits.ts'
import { sanitizeLine } from '../../../base/sanitize.ts'
import { count, nearest } from '../../../base/text.ts'
import { modelLine } from '../about-lines.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'
import { tellWhoAnswers } from './provider-command.ts'

const mostListed = 20

export const modelCommand: ReplCommand = {
  name: 'model',
  usage: '/model [NAME]',
  help: 'Which model answers and which are offered; with a name: that one answers from now on.',
  details:
    'The provider is asked for its list, which costs nothing. PROVIDER:MODEL takes another provider as well. The conversation stays.',
  example: '/model anthropic:claude-sonnet-5',
  // Which others are offered only the network could tell.
  complete: ({ providers }) => providers.filter(({ host }) => host !== undefined).map(({ name, model }) => `${name}:${model}`),
  async run(session, name) {
    if (name === '') await tellModels(session)
    else await switchModel(session, name)
  },
}

async function tellModels(session: ReplSession): Promise<void> {
  session.note(modelLine(session.about))
  const { provider } = session.settings
  if (provider.host === undefined) {
    session.note('It is the only one of its kind; /provider lists others.')
    return
  }
  const { models } = await offered(session, provider)
  const shown = [...models].sort((a, b) => Number(b.configured) - Number(a.configured)).slice(0, mostListed)
  session.print(shown.map(({ id, configured }) => `${configured ? '*' : ' '} ${sanitizeLine(id)}\n`).join(''))
  if (shown.length < models.length) session.note(`${count(models.length - shown.length, 'more model')}: codewhisper models`)
}

function offered({ settings, signal, note }: ReplSession, provider: ChatProvider): Promise<OfferedModels> {
  const { name, host, keyOrigin } = provider
  note(`Asking ${name} at ${host}${keyOrigin ? `, key from ${keyOrigin},` : ''} for its models.`)
  return settings.offered(provider, signal)
}

async function switchModel(session: ReplSession, typed: string): Promise<void> {
  const { providers } = session.settings
  const [, prefix = '', rest = ''] = /^([^:]+):(.+)$/s.exec(typed) ?? []
  const other = providers.find(({ name }) => name === prefix.toLowerCase())
  if (providers.some(({ name }) => name === typed.toLowerCase())) {
    throw new AppError('usage', `${typed} is a provider.`, { hint: `Did you mean /provider ${typed.toLowerCase()}?` })
  }
  const wanted = other === undefined ? { model: typed } : { provider: other.name, model: rest }
  const provider = session.settings.wouldAnswer(wanted)
  if (provider.host === undefined) {
    throw new AppError('usage', 'The embedded offline model has no others beside it.', { hint: '/provider lists who has.' })
  }
  await checkOffered(session, provider)
  session.switchTo(wanted)
  tellWhoAnswers(session)
}

/** Throws `AppError` where the provider tells what it offers and the model is not among it; a variant (`name:free`) is known by what stands before the colon. */
async function checkOffered(session: ReplSession, provider: ChatProvider): Promise<void> {
  const { name, model } = provider
  let models: OfferedModels['models']
  try {
    models = (await offered(session, provider)).models
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'aborted' || error.code === 'provider_auth') throw error
    session.note(`Whether it is offered cannot be told: ${error.message}`)
    return
  }
  const names = models.map(({ id }) => id)
  const accepted = [model, `${model}:latest`, model.replace(/:[^:]*$/, '')]
  if (models.length === 0 || accepted.some((each) => names.includes(each))) return
  const near = nearest(model.slice(0, limits.queryChars), names)
  throw new AppError('usage', `${name} offers no model ${sanitizeLine(model)}.`, {
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : '/model lists what it offers.',
  })
}
