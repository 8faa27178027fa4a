import { createApp } from '../../app/create-app.ts'
import { AppError } from '../../base/app-error.ts'
import { count } from '../../base/text.ts'
import type { CheckedPage } from '../../batch/check/check-report.ts'
import { asListed, staleQuestions } from '../../batch/check/stale-questions.ts'
import { writtenFormats } from '../../batch/check/written-formats.ts'
import { batchInView } from '../batch/batch-in-view.ts'
import { clockOf, concurrencyOf, maxTokensOf } from '../batch/batch-options.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { checkedDocumentation } from './batch-check.ts'

/**
 * `codewhisper batch update`: asks again what is stale, gone, failed or was never asked, by the list of the last run, and leaves all other pages alone. Exit as
 * `batch`, and 1 where stale pages stay because they were edited by hand or are no longer in the list.
 */
export async function updateDocumentation(context: CommandContext, { words, options }: CommandInput, run = batchInView): Promise<ExitCode> {
  const asking = { concurrency: concurrencyOf(options), maxTokens: maxTokensOf(options), now: clockOf(context.io.env) }
  const app = await createApp(context.config, { patience: 'batch' })
  for (const { message } of app.notes) context.note(message)
  const { dir, documentation, report } = await checkedDocumentation(context, app, words[0] ?? '')
  const { list } = documentation
  if (list === undefined) throw noList(report.dir)
  const force = options.force === true
  const { selected, again, edited, unlisted } = staleQuestions(documentation, report, { force })
  tellLeft(context, edited, 'edited by hand; --force has it asked again and replaces what was edited')
  tellLeft(context, unlisted, 'its question is no longer in the list; delete the page, or put the question back')
  const left = edited.length + unlisted.length > 0 ? 1 : 0
  if (selected.length === 0 && !context.json) {
    context.print(`${report.dir}: there is nothing to ask${left ? '' : ', no page is stale'}.`)
    return left
  }
  const { title, source, questions } = list
  const code = await run(context, {
    ...asking,
    app,
    list: { title, source, questions: questions.map(asListed), notes: [] },
    selected,
    again,
    out: dir,
    formats: writtenFormats(dir, documentation),
    force,
  })
  return code === 0 ? left : code
}

/** Stale pages that stay as they are. */
function tellLeft(context: CommandContext, pages: readonly CheckedPage[], why: string): void {
  const most = 10
  for (const page of pages.slice(0, most)) context.note(`${page.page ?? page.id} is stale and left alone: ${why}.`)
  if (pages.length > most) context.note(`… and ${count(pages.length - most, 'more page')}, for the same reason.`)
}

function noList(dir: string): AppError {
  return new AppError('file_missing', `The journal of ${dir} holds no list of questions.`, {
    hint: `codewhisper batch LIST --out ${dir} begins with one.`,
  })
}
