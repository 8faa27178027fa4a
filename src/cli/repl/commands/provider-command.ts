import type { ChatProvider } from '../../../base/chat-provider.ts'
import { definitionList } from '../../../render/definition-list.ts'
import { modelLine } from '../about-lines.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

export const providerCommand: ReplCommand = {
  name: 'provider',
  usage: '/provider [NAME]',
  help: 'Who can answer; with a name: that one answers from now on.',
  details: 'The conversation stays, and the new one sees it. Keys and addresses are those of the settings; none can be typed here.',
  example: '/provider offline',
  complete: ({ providers }) => providers.map(({ name }) => name),
  run(session, name) {
    const { providers, provider: present } = session.settings
    if (name !== '') {
      session.switchTo({ provider: name })
      tellWhoAnswers(session)
      return
    }
    const rows = providers.map((each) => ({ name: `${each.name === present.name ? '*' : ' '} ${each.name}`, text: whatItIs(each) }))
    session.print(definitionList(rows, session.look))
    session.note('Another one: /provider NAME')
  },
}

function whatItIs({ model, host, keys, keyOrigin, keyRequired, keyVariable }: ChatProvider): string {
  if (host === undefined) return 'the embedded model; nothing leaves this machine'
  const key = keys.length > 0 ? `key from ${keyOrigin}` : keyRequired ? `${keyVariable} is not set` : 'no key needed'
  return `${model} at ${host}; ${key}`
}

/** Said before the first request: who is asked from now on, where, with the key from where, and that it sees what was said. */
export function tellWhoAnswers({ about, conversation, note }: ReplSession): void {
  note(modelLine(about))
  if (about.provider.host !== undefined && conversation.turns.length > 0)
    note('It will be sent the conversation so far with the next question; /reset forgets it.')
}
