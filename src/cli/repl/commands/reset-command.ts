import type { ReplCommand } from '../repl-session.ts'

export const resetCommand: ReplCommand = {
  name: 'reset',
  usage: '/reset',
  help: 'Forget the conversation: earlier questions, answers and loaded skills.',
  run(session) {
    session.conversation.reset()
    session.kept.asked = undefined
    session.kept.walk = undefined
    session.note('The conversation is forgotten.')
  },
}
