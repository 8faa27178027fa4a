import type { ReplCommand } from '../repl-session.ts'

export const sessionsCommand: ReplCommand = {
  name: 'sessions',
  usage: '/sessions',
  help: 'Earlier conversations, the one used last first; /resume goes on with one.',
  async run(session) {
    const [keeper, { sessionList }] = await Promise.all([session.keeper(), import('../../../render/session/session-list.ts')])
    // That this one is in use is no news.
    const sessions = keeper.list().map((session) => (session.id === keeper.id ? { ...session, holder: undefined } : session))
    session.print(sessionList(sessions, { ...session.look, now: Date.now() }))
    session.note(keeper.id === undefined ? noneYet(sessions.length) : `This is session ${keeper.id}.`)
  },
}

function noneYet(others: number): string {
  return others === 0 ? 'There are none yet.' : 'This conversation is none of them yet.'
}
