import { systemClock } from '../base/clock.ts'
import type { CommandContext } from './command-context.ts'
import type { ExitCode } from './exit-code.ts'
import { runRepl } from './repl/run-repl.ts'

/** The REPL over the configured directories. Everything heavy is loaded behind the prompt. */
export async function startRepl(context: CommandContext): Promise<ExitCode> {
  const { io, config } = context
  const code = await runRepl({
    io,
    input: {
      isDumb: io.env.TERM === 'dumb',
      openHistory: async () => (await import('../app/input-files.ts')).openHistory(config),
      async edit(text, signal) {
        const [{ withDraft }, { runEditor }] = await Promise.all([import('../app/input-files.ts'), import('./editor.ts')])
        const edited = await withDraft(text, (file) => runEditor(io.env, file, signal))
        // Editors end the last line.
        return edited.replace(/\r?\n$/, '')
      },
    },
    clock: systemClock,
    about: { provider: config.chatProvider, fallbacks: config.fallbackProviders, codeDirs: config.codeDirs, skillsDirs: config.skillsDirs },
    style: config.output === 'plain' ? 'plain' : 'terminal',
    colors: context.look.colors,
    statusLine: config.output === 'rendered' && io.env.TERM !== 'dumb' && config.verbosity !== 'quiet',
    verbosity: config.verbosity,
    loadApp: async () => (await import('../app/create-app.ts')).createApp(config),
    ask: async (app, question, options) => (await import('../app/ask.ts')).ask(app, question, options),
  })
  return code as ExitCode
}
