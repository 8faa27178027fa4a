import { resolve } from 'node:path'
import { type App, createApp } from '../../app/create-app.ts'
import { withCurrentSources } from '../../app/current-sources.ts'
import { checkPages } from '../../batch/check/check-pages.ts'
import type { CheckReport } from '../../batch/check/check-report.ts'
import { checkText } from '../../batch/check/check-text.ts'
import { type Documentation, readDocumentation } from '../../batch/check/documentation.ts'
import { sanitizeJson } from '../../render/sanitize-json.ts'
import { updateCommand } from '../batch/commands-to-go-on.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'

/** `codewhisper batch check`: which pages the code has outgrown. Exit 1 when a page is stale or gone. Asks no model. */
export async function checkDocumentation(context: CommandContext, { words }: CommandInput): Promise<ExitCode> {
  const app = await createApp(context.config)
  for (const { message } of app.notes) context.note(message)
  const { report } = await checkedDocumentation(context, app, words[0] ?? '')
  context.print(app.redact(context.json ? JSON.stringify(sanitizeJson({ schema: 1, ...report }), null, 2) : checkText(report)))
  const { stale, missing } = report.summary
  if (stale + missing === 0) return 0
  const update = updateCommand(context.argv, { out: report.dir, platform: context.io.platform })
  context.note(`To ask again what is stale or gone: ${update}`)
  return 1
}

/** The documentation of a directory as it was typed, held against code and skills. Throws `AppError` file_missing. */
export async function checkedDocumentation(
  context: CommandContext,
  app: App,
  typed: string,
): Promise<{ readonly dir: string; readonly documentation: Documentation; readonly report: CheckReport }> {
  const dir = resolve(context.io.cwd, typed)
  const documentation = readDocumentation(dir, context.note)
  const report = await withCurrentSources(app, (sources) => checkPages({ dir, documentation, sources }))
  return { dir, documentation, report: { ...report, dir: typed.replace(/(?<=.)\/+$/, '') } }
}
