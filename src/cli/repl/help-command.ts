import { definitionList } from '../../render/definition-list.ts'
import { findCommand } from './command-line.ts'
import type { ReplCommand } from './repl-session.ts'

const keys = `
Everything else is a question. Each line is one; a line that ends with \\ goes on in the next.
Ctrl-C stops an answer or clears the line; twice within two seconds it quits.
Lines typed while an answer runs wait for their turn.
`

/** `commands` is asked for only when the command runs, for it is one of them. */
export function helpCommand(commands: () => readonly ReplCommand[]): ReplCommand {
  return {
    name: 'help',
    aliases: ['?'],
    usage: '/help [command]',
    help: 'All commands, or one of them.',
    run(session, argument) {
      const shown = argument === '' ? commands() : [findCommand(argument, commands())]
      session.print(
        definitionList(
          shown.map(({ usage, help }) => ({ name: usage, text: help })),
          session.look,
        ),
      )
      if (argument === '') session.print(keys)
    },
  }
}
