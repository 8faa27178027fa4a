import type { OfferedModel } from '../../app/offered-models.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count, grouped } from '../../base/text.ts'
import { columns } from '../columns.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'

/** What the configured provider offers, as far as it fits the words. */
export async function listModels(context: CommandContext, { words }: CommandInput): Promise<ExitCode> {
  const { offeredModels } = await import('../../app/offered-models.ts')
  announce(context)
  const { models, nearest } = await offeredModels(context.config.chatProvider, new AbortController().signal)
  const found = models.filter((model) => fits(model, words))
  if (context.json) {
    const rows = found.map(({ id, contextWindow = null, configured }) => ({ id, contextWindow, configured }))
    context.print(JSON.stringify(rows, null, 2))
  } else if (found.length > 0) context.print(columns(found.map(row)))
  else context.note(`Nothing fits in ${count(models.length, 'model')}.`)
  if (nearest) {
    const near = nearest.length > 0 ? ` Near to it: ${nearest.join(', ')}.` : ''
    context.note(`The configured model ${sanitizeLine(context.config.chatProvider.model)} is not in the list.${near}`)
  }
  return found.length > 0 ? 0 : 1
}

/** Which host is asked, with the key from where, is said before the request. */
function announce({ config, note }: CommandContext): void {
  const { name, host, keyOrigin } = config.chatProvider
  const key = keyOrigin ? `, key from ${keyOrigin}` : ''
  note(host === undefined ? 'The embedded offline model is the only one; nothing leaves this machine.' : `Asking ${name} at ${host}${key}.`)
}

function fits({ id, name = '' }: OfferedModel, words: readonly string[]): boolean {
  const text = `${id} ${name}`.toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}

function row({ id, contextWindow, configured }: OfferedModel): string[] {
  return [configured ? '*' : ' ', id, contextWindow === undefined ? '' : `${grouped(contextWindow)} tokens`]
}
