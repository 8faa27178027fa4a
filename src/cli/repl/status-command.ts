import { count } from '../../base/text.ts'
import { definitionList } from '../../render/definition-list.ts'
import { healthLine } from '../../render/health-line.ts'
import { modelLine } from './about-lines.ts'
import type { ReplCommand } from './repl-session.ts'

export const statusCommand: ReplCommand = {
  name: 'status',
  usage: '/status',
  help: 'Who answers, over which code and skills, and what the conversation holds.',
  async run(session) {
    const { about, conversation } = session
    const { skills, health } = await session.app()
    const asked = health().filter(({ requests }) => requests > 0)
    const loaded = conversation.skills.length > 0 ? `; loaded: ${conversation.skills.join(', ')}` : ''
    const where = about.skillsDirs.length > 0 ? ` in ${about.skillsDirs.join(', ')}` : ''
    const rows = [
      { name: 'Model', text: modelLine(about) },
      ...asked.map((each) => ({ name: 'Requests', text: healthLine(each) })),
      { name: 'Code', text: about.codeDirs.join(', ') },
      { name: 'Skills', text: `${skills.list().length}${where}${loaded}` },
      {
        name: 'Conversation',
        text: `${count(conversation.turns.length, 'turn')}, ${count(conversation.evidence.length, 'piece')} of evidence`,
      },
    ]
    session.print(definitionList(rows, session.look))
  },
}
