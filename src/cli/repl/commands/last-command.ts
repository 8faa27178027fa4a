import { AppError } from '../../../base/app-error.ts'
import { sanitize } from '../../../base/sanitize.ts'
import { count } from '../../../base/text.ts'
import { toolCallList } from '../../../render/tool-call-list.ts'
import type { ReplCommand } from '../repl-session.ts'

export const lastCommand: ReplCommand = {
  name: 'last',
  usage: '/last [N]',
  help: 'The tool calls of the last answer; with a number, what that one found.',
  example: '/last 2',
  async run(session, argument) {
    const { last } = session.conversation
    if (!last) throw new AppError('usage', 'There is no answer yet.', { hint: 'Ask something first.' })
    await session.app()
    const { redact } = session.look
    if (argument === '') {
      session.print(toolCallList(last.toolCalls, session.look))
      session.note(`${count(last.toolCalls.length, 'tool call')}, ${(last.durationMs / 1000).toFixed(1)} s in all`)
      return
    }
    const call = /^\d+$/.test(argument) ? last.toolCalls[Number(argument) - 1] : undefined
    if (!call) {
      const calls = last.toolCalls.length
      throw new AppError('usage', `There is no tool call ${argument}.`, {
        hint: calls === 0 ? 'The last answer made none.' : `The last answer made ${count(calls, 'call')}; for example: /last 1`,
      })
    }
    session.print(redact(`${sanitize(call.content).trimEnd()}\n`))
  },
}
