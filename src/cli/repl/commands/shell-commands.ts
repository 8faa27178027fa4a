import type { ReplCommand } from '../repl-session.ts'

/** Commands of the shell that are at hand in a conversation too. */
export const shellCommands: readonly ReplCommand[] = [
  {
    name: 'config',
    usage: '/config',
    help: 'Every setting in use and where it comes from.',
    details: 'As codewhisper config show --origin, with the provider and model that answer now. Keys are masked.',
    run: (session) => session.settings.runCommand('config', session),
  },
  {
    name: 'doctor',
    usage: '/doctor',
    help: 'Check that everything works: search, code, skills, model, cache.',
    details: 'As codewhisper doctor. A provider that is used is asked for its list of models, which costs nothing.',
    run: (session) => session.settings.runCommand('doctor', session),
  },
]
