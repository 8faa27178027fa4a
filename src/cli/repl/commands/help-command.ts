import { commandHelp } from '../../../render/command-help.ts'
import { definitionList } from '../../../render/definition-list.ts'
import { wrapText } from '../../../render/wrap-text.ts'
import { findCommand } from '../command-line.ts'
import type { CommandGroup, ReplCommand } from '../repl-session.ts'

const keys = `
Everything else is a question. @PATH or @PATH:10-40 in it attaches those lines of the code.
Alt-Enter, or \\ and Enter, begin a new line; what is pasted is never sent before Enter.
Tab completes commands, names and paths; Up and Ctrl-R find what was typed before; Ctrl-G opens your editor.
Ctrl-C stops an answer or clears the line; twice within two seconds it quits.
Lines typed while an answer runs wait for their turn.
`

/** `groups` is asked for only when the command runs, for it is in one of them. */
export function helpCommand(groups: () => readonly CommandGroup[]): ReplCommand {
  return {
    name: 'help',
    aliases: ['?'],
    usage: '/help [COMMAND]',
    help: 'All commands, or one of them.',
    example: '/help load',
    complete: () => groups().flatMap(({ commands }) => commands.map(({ name }) => name)),
    run(session, argument) {
      const { look } = session
      if (argument !== '') {
        const all = groups().flatMap(({ commands }) => commands)
        session.print(commandHelp(findCommand(argument, all), look))
        return
      }
      const column = Math.max(...groups().flatMap(({ commands }) => commands.map(({ usage }) => usage.length)))
      for (const { title, commands } of groups()) {
        const rows = commands.map(({ usage, help }) => ({ name: usage.padEnd(column), text: help }))
        session.print(`${look.colors.underline(title)}\n${definitionList(rows, look)}\n`)
      }
      session.print(wrapText(keys.trimStart(), look.width))
    },
  }
}
