import type { Answer } from '../../answer/answer.ts'
import type { AnswerEvent } from '../../answer/event.ts'
import { Conversation } from '../../app/conversation.ts'
import { AppError } from '../../base/app-error.ts'
import { Activity } from '../activity.ts'
import { announce } from '../announce.ts'
import type { CommandContext } from '../command-context.ts'
import { commandStatus } from '../command-status.ts'
import { errorText } from '../error-text.ts'
import { type ExitCode, exitCodeOf } from '../exit-code.ts'
import { readPipedText } from '../piped-text.ts'
import { systemProcesses } from '../processes.ts'

/** `--query`, a question on stdin, or the REPL when both ends are terminals. */
export async function askCommand(context: CommandContext): Promise<ExitCode> {
  const { io, config } = context
  const piped = io.stdin.isTTY ? undefined : readPipedText(io.stdin, { question: config.query, note: context.note })
  if (config.query === undefined && !piped) {
    if (!io.stdout.isTTY) throw new AppError('usage', 'There is no question.', { hint: 'Give one with --query, or on stdin.' })
    const { startRepl } = await import('../start-repl.ts')
    return startRepl(context)
  }
  // All that a question needs is loaded while stdin is listened to and the directories are read.
  const loading = Promise.all([import('../../app/ask.ts'), import('../progress.ts'), import('../render-answer.ts')])
  const { createApp } = await import('../../app/create-app.ts')
  const app = await createApp(config)
  const question = questionOf(config.query, (await piped) ?? '')
  const session = await resumedSession(context, app)
  try {
    return await answerOnce(context, { app, question, session, modules: await loading })
  } finally {
    session?.keeper.close()
  }
}

/** A single question is kept only where it goes on with a session. */
async function resumedSession(context: CommandContext, app: App) {
  const { config } = context
  if (config.session === undefined || config.session === 'none') return undefined
  const [{ openSession }, { restoreConversation }, { resumedLines }] = await Promise.all([
    import('../../app/sessions/open-session.ts'),
    import('../../app/sessions/restore-conversation.ts'),
    import('../../render/resumed-lines.ts'),
  ])
  const { keeper, resumed } = openSession(config, systemProcesses, context.fail)
  const conversation = new Conversation()
  if (resumed !== undefined) {
    const { state, notices } = await restoreConversation(resumed.records, app)
    conversation.restore(state, keeper)
    for (const line of [...resumedLines(resumed), ...notices]) context.note(app.redact(line))
  }
  return { conversation, keeper }
}

/** Text that comes with a question is material for it, marked as such. */
function questionOf(query: string | undefined, piped: string): string {
  const text = piped.trim()
  if (query === undefined) {
    if (text === '') throw new AppError('usage', 'There is no question: stdin was empty.', { hint: 'Give one with --query, or on stdin.' })
    return text
  }
  return text === '' ? query : `${query}\n\nText from standard input:\n${text}`
}

type App = Awaited<ReturnType<typeof import('../../app/create-app.ts').createApp>>

interface Asking {
  readonly app: App
  readonly question: string
  readonly session: Awaited<ReturnType<typeof resumedSession>>
  readonly modules: readonly [typeof import('../../app/ask.ts'), typeof import('../progress.ts'), typeof import('../render-answer.ts')]
}

async function answerOnce(context: CommandContext, { app, question, session, modules }: Asking): Promise<ExitCode> {
  const { io, config } = context
  const [{ ask }, { answersAtOnce, progressLines }, render] = modules
  for (const note of app.notes) context.note(note.message)
  announce(context)
  const status = commandStatus(context)
  const activity = new Activity()
  const note = (line: string) => {
    status?.erase()
    context.note(line)
  }
  const progress = progressLines({ note, config, width: io.stderr.columns, tools: !answersAtOnce(config.chatProvider, config.verbosity) })
  const controller = new AbortController()
  let interrupted: ExitCode | undefined
  const release = (['SIGINT', 'SIGTERM'] as const).map((signal) =>
    io.onSignal(signal, () => {
      interrupted = signal === 'SIGINT' ? 130 : 143
      controller.abort()
    }),
  )
  const onEvent = (event: AnswerEvent) => {
    if (config.output === 'jsonl') context.print(app.redact(render.eventLine(event, session?.keeper.id ?? null)))
    const text = activity.hear(event)
    if (text !== undefined) status?.say(text)
    progress(event)
  }
  let answer: Answer
  try {
    answer = await ask(app, question, { onEvent, signal: controller.signal, ...(session && { conversation: session.conversation }) })
  } finally {
    status?.stop()
    for (const off of release) off()
  }
  const highlight = context.look.colors.level > 0 ? await app.highlight() : undefined
  const text =
    config.output === 'jsonl'
      ? ''
      : app.redact(render.answerText(context, answer, { redact: app.redact, highlight, sessionId: session?.keeper.id ?? null }))
  if (text !== '') context.print(text)
  if (answer.error && !context.json) context.fail(errorText(answer.error))
  return interrupted ?? exitCodeOf(answer, config.requireCitations)
}
