import { AppError } from '../../../base/app-error.ts'
import { searchHits } from '../../../render/search-hits.ts'
import type { ReplCommand } from '../repl-session.ts'

export const searchCommand: ReplCommand = {
  name: 'search',
  usage: '/search PATTERN',
  help: 'Search the code for a regular expression, upper and lower case alike.',
  details: 'The form of the lines, path:line:text, is the one that editors understand. Ignored and binary files are left out.',
  example: '/search COMPUTE .*RATE',
  async run(session, pattern) {
    if (pattern === '') throw new AppError('usage', '/search needs a pattern.', { hint: 'For example: /search PERFORM' })
    const app = await session.app()
    const { artifact } = await app.callTool('search_code', { pattern }, session.signal)
    session.print(app.redact(searchHits(artifact.evidence, session.look.colors)))
    for (const line of [artifact.summary, ...(artifact.notices ?? [])]) session.note(line)
  },
}
