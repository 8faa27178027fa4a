import { basename } from 'node:path'
import { createApp } from '../../app/create-app.ts'
import { sanitizeLine } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import { readQuestionList } from '../../batch/list/read-question-list.ts'
import { selectQuestions } from '../../batch/list/select-questions.ts'
import type { ListFault } from '../../batch/question-list.ts'
import { previewDocument, previewText } from '../../batch/report/preview-text.ts'
import { previewBatch } from '../../batch/run/preview-batch.ts'
import type { BatchInput } from '../../batch/run/run-batch.ts'
import { sanitizeJson } from '../../render/sanitize-json.ts'
import { batchInView } from '../batch/batch-in-view.ts'
import { batchOptions, clockOf } from '../batch/batch-options.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'

/** `codewhisper batch LIST --out DIR`. Everything that is wrong with the list is told before anything else happens. */
export async function batchCommand(context: CommandContext, input: CommandInput): Promise<ExitCode> {
  const { io, config } = context
  const options = batchOptions(input)
  const now = clockOf(io.env)
  const [file = ''] = input.words
  const read = await readQuestionList(file)
  if ('faults' in read) return tellFaults(context, file, read.faults)
  const { list } = read
  for (const { line, message } of list.notes) context.note(placed(file, line, message))
  const { only, tags, limit, out, concurrency, maxTokens, formats, force } = options
  const selected = selectQuestions(list, { only, tags, limit })
  const app = await createApp(config, { patience: 'batch' })
  for (const note of app.notes) context.note(note.message)
  const chosen = { list: { ...list, source: basename(file) }, selected, out, formats, force }
  if (options.dryRun) return preview(context, { ...chosen, app })
  return batchInView(context, { ...chosen, app, concurrency, maxTokens, now })
}

async function preview(
  context: CommandContext,
  chosen: Pick<BatchInput, 'app' | 'list' | 'selected' | 'out' | 'formats' | 'force'>,
): Promise<ExitCode> {
  const previewed = await previewBatch({ ...chosen, onNotice: context.note })
  context.print(chosen.app.redact(context.json ? JSON.stringify(previewDocument(previewed)) : previewText(previewed)))
  return 0
}

/** A line for each, also with `--quiet`; with `--json` a document as well. */
function tellFaults(context: CommandContext, file: string, faults: readonly ListFault[]): ExitCode {
  for (const { line, message } of faults) context.io.stderr.write(`${placed(file, line, message)}\n`)
  const message = `${file} has ${count(faults.length, 'fault')}; nothing is asked before ${faults.length === 1 ? 'it is' : 'they are'} mended.`
  context.fail(message)
  if (context.json) {
    const error = { code: 'usage', message, hint: null }
    const document = { schema: 1, faults: faults.map((fault) => ({ file, line: fault.line, message: fault.message })), error }
    context.print(JSON.stringify(sanitizeJson(context.config.output === 'jsonl' ? { type: 'end', ...document } : document)))
  }
  return 2
}

function placed(file: string, line: number | null | undefined, message: string): string {
  return sanitizeLine(`${file}:${line ? `${line}:` : ''} ${message}`)
}
