import { addUsage } from '../../../answer/add-usage.ts'
import { noUsage } from '../../../answer/answer.ts'
import type { StatusResult } from '../../../answer/structure-results.ts'
import { count, grouped } from '../../../base/text.ts'
import { definitionList } from '../../../render/definition-list.ts'
import { healthLine } from '../../../render/health-line.ts'
import { modelLine } from '../about-lines.ts'
import type { Spent } from '../kept-state.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

export const statusCommand: ReplCommand = {
  name: 'status',
  usage: '/status',
  help: 'Who answers, over which code and skills, and what the conversation holds.',
  async run(session) {
    const { about, conversation, kept } = session
    const { skills, health, structureStatus } = await session.app()
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
        text: `${count(conversation.turns.length, 'turn')}; ${count(filesRead(conversation), 'file')} read, ${count(conversation.evidence.length, 'piece')} of evidence`,
      },
      { name: 'Tokens', text: tokens(kept.spent) },
      { name: 'Index', text: indexLine(await structureStatus()) },
    ]
    session.print(definitionList(rows, session.look))
  },
}

function filesRead({ evidence }: ReplSession['conversation']): number {
  return new Set(evidence.flatMap((item) => (item.kind === 'code' ? [item.path] : []))).size
}

function tokens(spent: readonly Spent[]): string {
  const { inputTokens, outputTokens, costUsd } = spent.map(({ usage }) => usage).reduce(addUsage, noUsage)
  if (inputTokens + outputTokens === 0) return 'none used'
  return `${grouped(inputTokens)} in, ${grouped(outputTokens)} out; ${costUsd === null ? 'the cost is not known' : `$${costUsd.toFixed(4)}`}`
}

/** The index is read behind the first question that needs it; to tell its state nothing is read. */
function indexLine(status: StatusResult | undefined): string {
  if (status === undefined) return 'not read yet; the first question that needs it does'
  const { members, lines, units, checkedAt } = status
  return `${count(members, 'file')}, ${count(lines, 'line')}, ${count(units, 'definition')}; compared with the files at ${checkedAt.slice(11, 19)} UTC`
}
