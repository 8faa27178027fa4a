import { count } from '../../../base/text.ts'
import { MarkdownStream } from '../../../render/markdown-stream.ts'
import type { ReplCommand } from '../repl-session.ts'

export const rulesCommand: ReplCommand = {
  name: 'rules',
  usage: '/rules',
  help: 'The rules of yours that every answer follows, and where to write more.',
  details:
    'Rules are short texts that are sent with every question, such as which names to use. What is only needed at times is better a skill.',
  async run(session) {
    const { settings } = session
    const { rules, redact, sendsNothing } = await session.app()
    for (const { path, text } of rules) {
      const stream = new MarkdownStream({ ...session.look, redact })
      session.note(`${settings.shown(path)}, ${count(text.split('\n').length, 'line')}:`)
      session.print(stream.push(text) + stream.end())
    }
    if (rules.length === 0) session.note('There are no rules.')
    session.note(`Write rules to ${settings.shown(settings.rulesFile)}, or name a file with --rules; they count from the next start.`)
    if (sendsNothing) session.note('The embedded offline model quotes and cannot follow rules.')
  },
}
