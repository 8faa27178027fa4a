import type { Citation } from '../../../answer/citation.ts'
import { count } from '../../../base/text.ts'
import { sourcesList } from '../../../render/sources-list.ts'
import { lastAnswer } from '../last-answer.ts'
import type { ReplCommand } from '../repl-session.ts'

export const sourcesCommand: ReplCommand = {
  name: 'sources',
  usage: '/sources',
  help: 'All sources of the last answer with what the check of each found.',
  details:
    'Verified: the lines exist, were read, and hold the names that the sentence gives. Corrected (~): the place was mended, and it says from what. Unchecked (?): the lines were never read. Broken (✗): there is no such place, or it does not hold what is said of it.',
  async run(session) {
    const { citations } = lastAnswer(session)
    const app = await session.app()
    session.print(app.redact(sourcesList(citations, session.look.colors)))
    session.note(citations.length === 0 ? 'The last answer cites no sources.' : tally(citations))
  },
}

function tally(citations: readonly Citation[]): string {
  const found = (['verified', 'corrected', 'unchecked', 'broken'] as const)
    .map((status) => ({ status, n: citations.filter((citation) => citation.status === status).length }))
    .filter(({ n }) => n > 0)
  const all = count(citations.length, 'source')
  if (found.length === 1) return `${all}, ${citations.length > 1 ? 'all ' : ''}${found[0]?.status}.`
  return `${all}: ${found.map(({ status, n }) => `${n} ${status}`).join(', ')}.`
}
