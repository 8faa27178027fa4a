import { Chalk } from 'chalk'
import { systemClock } from '../../base/clock.ts'
import type { Redact } from '../../base/redact.ts'
import { sanitize } from '../../base/sanitize.ts'
import { count } from '../../base/text.ts'
import type { BatchReport, OnBatchEvent } from '../../batch/batch-event.ts'
import { batchEventDocument, reportDocument } from '../../batch/report/report-document.ts'
import { reportText } from '../../batch/report/report-text.ts'
import { jsonLine } from '../../render/json-line.ts'
import type { CommandContext } from '../command-context.ts'
import { redrawsInPlace } from '../command-status.ts'
import type { ExitCode } from '../exit-code.ts'
import { type FilesRead, tellWhenSlow } from '../progress.ts'
import { BatchBar } from './batch-bar.ts'
import { batchLines } from './batch-lines.ts'
import { BatchTally } from './batch-tally.ts'
import { againCommand, checkCommand } from './commands-to-go-on.ts'
import { stopSignals } from './stop-signals.ts'

/** What a batch takes from whoever watches it. */
export interface BatchControls {
  /** Begin nothing new. */
  readonly finish: AbortSignal
  /** Stop what is under way. */
  readonly stop: AbortSignal
  readonly onEvent: OnBatchEvent
  /** Tells how far the code is read when that takes a while. */
  readonly tellReading: <T>(read: (onProgress: (files: FilesRead) => void) => Promise<T>) => Promise<T>
}

interface Viewed {
  readonly redact: Redact
  /** Where to begin to read what was written: a file of the output directory. */
  readonly first: string
  run(controls: BatchControls): Promise<BatchReport>
}

/** Runs a batch in front of the user: progress on stderr, Ctrl-C, and what it came to on stdout. */
export async function runInView(context: CommandContext, { redact, first, run }: Viewed): Promise<ExitCode> {
  const { io, config } = context
  const tally = new BatchTally(systemClock, redact)
  const bar = redrawsInPlace(context)
    ? new BatchBar({ terminal: io.stderr, colors: new Chalk({ level: config.color ? 1 : 0 }), progress: () => tally.progress() })
    : undefined
  const tell = (line: string) => {
    bar?.erase()
    io.stderr.write(`${sanitize(redact(line))}\n`)
  }
  const lines = batchLines({ told: config.verbosity === 'quiet' ? 'failures' : bar ? 'unusual' : 'all', tell })
  const signals = stopSignals({
    io,
    clock: systemClock,
    onFinish: () => {
      tally.finish()
      const { length } = tally.progress().asking
      if (!bar) tell(length === 0 ? 'Stopping.' : `Finishing ${count(length, 'question')}; Ctrl-C again stops at once.`)
    },
  })
  const onEvent: OnBatchEvent = (event) => {
    tally.hear(event)
    lines(event)
    const document = config.output === 'jsonl' ? batchEventDocument(event) : undefined
    if (document !== undefined) context.print(redact(jsonLine(document)))
  }
  try {
    const status = bar && ((text: string) => tally.prepare(text))
    const note = (line: string) => {
      if (config.verbosity !== 'quiet') tell(line)
    }
    const report = await run({
      finish: signals.finish,
      stop: signals.stop,
      onEvent,
      tellReading: (read) => tellWhenSlow(read, { note, status }),
    })
    bar?.stop()
    tellEnd(context, report, { redact, first })
    return signals.exitCode ?? exitCodeOfBatch(report, config.requireCitations)
  } finally {
    bar?.stop()
    signals.release()
  }
}

function exitCodeOfBatch({ stopped, outcomes, total, questions }: BatchReport, requireCitations: boolean): ExitCode {
  const isDone = stopped === null && outcomes.answered === total
  return isDone && !(requireCitations && questions.some(({ verified }) => !verified)) ? 0 : 1
}

function tellEnd(context: CommandContext, report: BatchReport, { redact, first }: Omit<Viewed, 'run'>): void {
  const { io, config, argv } = context
  const again = againCommand(argv, io.platform)
  const check = checkCommand(argv, { out: report.out, platform: io.platform })
  const text = redact(reportText(report, { first, again, check, requireCitations: config.requireCitations }))
  if (context.json) context.note(text)
  else context.print(text)
  if (config.output === 'json') context.print(redact(JSON.stringify(reportDocument(report), null, 2)))
}
