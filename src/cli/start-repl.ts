import type { App } from '../app/create-app.ts'
import { systemClock } from '../base/clock.ts'
import type { CommandContext } from './command-context.ts'
import type { ExitCode } from './exit-code.ts'
import { systemProcesses } from './processes.ts'
import type { ReplSessions } from './repl/repl-deps.ts'
import { runRepl } from './repl/run-repl.ts'
import { SettingsInUse } from './settings-in-use.ts'

/** The REPL over the configured directories. Everything heavy is loaded behind the prompt. */
export async function startRepl(context: CommandContext): Promise<ExitCode> {
  const { io, config } = context
  const settings = new SettingsInUse(context)
  const shown = (path: string) => settings.shown(path)
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
    about: {
      provider: config.chatProvider,
      fallbacks: config.fallbackProviders,
      codeDirs: config.codeDirs.map(shown),
      skillsDirs: config.skillsDirs.map(shown),
    },
    style: config.output === 'plain' ? 'plain' : 'terminal',
    colors: context.look.colors,
    statusLine: config.output === 'rendered' && io.env.TERM !== 'dumb' && config.verbosity !== 'quiet',
    verbosity: config.verbosity,
    loadApp: async () => (await import('../app/create-app.ts')).createApp(settings.config),
    settings,
    clipboard: io.stdout.isTTY !== true || io.env.TERM === 'dumb' ? 'none' : io.env.TMUX ? 'tmux' : 'direct',
    async saveAnswer(named, addition) {
      const { saveDocument } = await import('../app/save-document.ts')
      const { file, done } = saveDocument(named, { ...addition, cwd: io.cwd, home: config.directories.home })
      return { file: shown(file), done }
    },
    askMore: async (app, conversation, signal) => (await import('../app/ask-more.ts')).askMore(app, conversation, signal),
    ask: async (app, question, options) => (await import('../app/ask.ts')).ask(app, question, options),
    sessions: await replSessions(context),
  })
  return code as ExitCode
}

/** A new session is opened behind the prompt; one that goes on is read first, since it may be refused. */
async function replSessions({ config, io, fail }: CommandContext): Promise<ReplSessions<App>> {
  let tell = fail
  const open = async () => (await import('../app/sessions/open-session.ts')).openSession(config, systemProcesses, (line) => tell(line))
  const opened = config.session === undefined || config.session === 'none' ? undefined : await open()
  let keeper = opened && Promise.resolve(opened.keeper)
  const theKeeper = () => {
    keeper ??= open().then((session) => session.keeper)
    return keeper
  }
  return {
    keeper(onUnsaved) {
      tell = onUnsaved
      return theKeeper()
    },
    async restore(app, resumed, conversation) {
      const { restoreConversation } = await import('../app/sessions/restore-conversation.ts')
      const { state, notices } = await restoreConversation(resumed.records, app)
      conversation.restore(state, await theKeeper())
      return notices
    },
    save: async (name, text) => (await import('../app/sessions/save-export.ts')).saveExport(config, { cwd: io.cwd, name, text }),
    resumed: opened?.resumed,
  }
}
