import { usageTable } from '../../../render/usage-table.ts'
import type { ReplCommand } from '../repl-session.ts'

export const costCommand: ReplCommand = {
  name: 'cost',
  usage: '/cost',
  help: 'The tokens of each question since the start and in sum; the cost where it is known.',
  details:
    'As the providers counted them. Questions that /reset has forgotten or /retry has asked again are in the sum: they were paid for.',
  run(session) {
    const { spent } = session.kept
    const counted = spent.filter(({ usage }) => usage.inputTokens + usage.outputTokens > 0)
    if (counted.length > 0) session.print(usageTable(counted, session.look))
    if (spent.length === 0) session.note('Nothing was asked yet.')
    else if (counted.length === 0) session.note('No tokens were used: the embedded model answered.')
    else if (counted.every(({ usage }) => usage.costUsd === null)) session.note('What they cost is not known: the providers did not say.')
  },
}
