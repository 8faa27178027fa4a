import { count } from '../../../base/text.ts'
import { skillTable } from '../../../render/skill-table.ts'
import type { ReplCommand } from '../repl-session.ts'

export const skillsCommand: ReplCommand = {
  name: 'skills',
  usage: '/skills [WORDS]',
  help: 'All skills, or those that fit some words, best first.',
  example: '/skills late fees',
  complete: ({ skills }) => skills(),
  async run(session, words) {
    const app = await session.app()
    const skills = app.skills.list()
    if (words === '' || skills.length === 0) {
      session.print(skillTable(skills, session.look))
      session.note(
        skills.length === 0 ? 'There are no skills. Name a directory that holds some with --skills-dir.' : count(skills.length, 'skill'),
      )
      return
    }
    const { artifact } = await app.callTool('search_skills', { query: words }, session.signal)
    session.print(
      skillTable(
        artifact.evidence.filter((item) => item.kind === 'skill'),
        session.look,
      ),
    )
    session.note(artifact.summary)
  },
}
