import { definitionList } from '../../render/definition-list.ts'
import { findCommand } from './command-line.ts'
import type { ReplCommand } from './repl-session.ts'

const keys = `
Everything else is a question. @PATH or @PATH:10-40 in it attaches those lines of the code.
Alt-Enter, or \\ and Enter, begin a new line; what is pasted is never sent before Enter.
Tab completes commands, names and paths; Up and Ctrl-R find what was typed before; Ctrl-G opens your editor.
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
    complete: () => commands().map(({ name }) => name),
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
