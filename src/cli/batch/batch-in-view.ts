import type { App } from '../../app/create-app.ts'
import { limits } from '../../base/limits.ts'
import { type BatchInput, runBatch } from '../../batch/run/run-batch.ts'
import { announce } from '../announce.ts'
import type { CommandContext } from '../command-context.ts'
import type { ExitCode } from '../exit-code.ts'
import { systemProcesses } from '../processes.ts'
import { runInView } from './run-in-view.ts'

export interface ViewedBatch
  extends Pick<BatchInput, 'app' | 'list' | 'selected' | 'out' | 'formats' | 'force' | 'again' | 'maxTokens' | 'now'> {
  /** Undefined where the user did not say. */
  readonly concurrency: number | undefined
}

/** Runs a batch with the configured model in front of the user, after saying who answers. */
export function batchInView(context: CommandContext, { app, concurrency, ...batch }: ViewedBatch): Promise<ExitCode> {
  announce(context)
  return runInView(context, {
    redact: app.redact,
    first: batch.formats.includes('md') ? 'index.md' : 'answers.jsonl',
    run: ({ tellReading, ...controls }) => {
      const structure: App['structure'] = (request) => tellReading((onProgress) => app.structure({ ...request, onProgress }))
      return runBatch({
        ...batch,
        ...controls,
        app: { ...app, structure },
        concurrency: concurrency ?? usualConcurrency(app.config.chatProvider),
        processes: systemProcesses,
      })
    },
  })
}

/** The embedded model computes its answers in the one thread that there is: several at the same time are not done earlier. */
function usualConcurrency({ host }: { readonly host: string | undefined }): number {
  return host === undefined ? 1 : limits.batchConcurrency
}
