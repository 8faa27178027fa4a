import { fallbackLine, providerLabel } from '../render/provider-label.ts'
import type { CommandContext } from './command-context.ts'

/** Promise 5 of design.md: who answers, at which host, with the key from where, is said before the first request. */
export function announce({ config, note }: Pick<CommandContext, 'config' | 'note'>): void {
  const { chatProvider, fallbackProviders } = config
  note(
    chatProvider.host === undefined
      ? 'Answering with the embedded offline model; nothing leaves this machine.'
      : `Answering with ${providerLabel(chatProvider)}. ${fallbackLine(fallbackProviders)}`.trimEnd(),
  )
}
