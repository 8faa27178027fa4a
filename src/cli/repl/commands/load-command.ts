import { skillPlace } from '../../../answer/skill-place.ts'
import { AppError } from '../../../base/app-error.ts'
import { MarkdownStream } from '../../../render/markdown-stream.ts'
import type { ReplCommand } from '../repl-session.ts'

export const loadCommand: ReplCommand = {
  name: 'load',
  usage: '/load SKILL[#section]',
  help: 'Show a skill, or one of its sections, and let the next answers build on it.',
  details: 'The model sees it with the next question, and may cite it. /skills lists what there is, /reset forgets what was loaded.',
  example: '/load billing#Rounding',
  complete: ({ skills }) => skills(),
  async run(session, argument) {
    const input = skillPlace(argument.replace(/^skill:/, ''))
    if (input.name === '') throw new AppError('usage', '/load needs the name of a skill.', { hint: '/skills lists them.' })
    const app = await session.app()
    if (app.skills.list().length === 0)
      throw new AppError('skill_unknown', 'There are no skills.', { hint: 'Name a directory that holds some with --skills-dir.' })
    const output = await app.callTool('load_skill', input, session.signal)
    session.conversation.load({ name: 'load_skill', input, output })
    const { artifact } = output
    for (const item of artifact.evidence) {
      if (item.kind !== 'skill') continue
      const stream = new MarkdownStream(session.look)
      session.print(stream.push(item.text) + stream.end())
    }
    session.note(artifact.summary)
  },
}
