import { limits } from '../../base/limits.ts'
import { searchHits } from '../../render/search-hits.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { wholeNumber } from '../whole-number.ts'

/** `codewhisper search`: the search_code tool for people, in the form `path:line:text` that editors understand. Exit 1 when nothing matches. */
export async function searchCommand(context: CommandContext, { words, options }: CommandInput): Promise<ExitCode> {
  const { createApp } = await import('../../app/create-app.ts')
  const app = await createApp(context.config)
  for (const { message } of app.notes) context.note(message)
  const { content, artifact } = await app.callTool('search_code', {
    pattern: words[0],
    fixed: options.fixed === true,
    ignore_case: options.caseSensitive !== true,
    glob: options.glob,
    path: options.path,
    context: wholeNumber('--context', options.context, { min: 0, max: 5 }),
    limit: wholeNumber('--limit', options.limit, { min: 1, max: limits.searchMatches }),
  })
  const found = artifact.evidence.filter((item) => item.kind === 'code')
  if (context.json)
    context.print(JSON.stringify({ total: artifact.total, totalIsMinimum: artifact.totalIsMinimum ?? false, matches: found }, null, 2))
  else if (found.length === 0) context.note(content)
  else {
    context.print(searchHits(found, context.look.colors))
    for (const line of [artifact.summary, ...(artifact.notices ?? [])]) context.note(line)
  }
  return found.length > 0 ? 0 : 1
}
