import { AppError } from '../base/app-error.ts'
import type { Io } from '../base/io.ts'
import { createRedactor } from '../base/redact.ts'
import { sanitize } from '../base/sanitize.ts'
import { scrubEnvironment } from '../base/scrub-environment.ts'
import { errorText } from './error-text.ts'
import type { ExitCode } from './exit-code.ts'
import { parseCommandLine } from './program.ts'

/** Runs one command line and gives its exit code. stdout gets the result and nothing else. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const output = watchOutput(io)
  const code = await run(argv, io)
  // Errors of what was just written arrive with the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  return output.failed ? 1 : code
}

async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const removedVariables = scrubEnvironment(io.env)
  let redact = createRedactor()
  try {
    const invocation = parseCommandLine(argv, io)
    if (!invocation) return 0
    const { chosen } = invocation
    if ('text' in chosen) {
      io.stdout.write(await chosen.text())
      return 0
    }
    // Help and usage errors are answered by now, without what follows.
    const [{ resolveConfig }, { configDisk }, { createContext }] = await Promise.all([
      import('../config/resolve-config.ts'),
      import('../config/config-disk.ts'),
      import('./command-context.ts'),
    ])
    const config = resolveConfig({ flags: invocation.flags, env: io.env, cwd: io.cwd, disk: configDisk, removedVariables })
    redact = createRedactor(config.secrets.map((secret) => secret.reveal()))
    const context = createContext(io, config, argv)
    for (const { level, message } of config.diagnostics) context.note(`${level}: ${message}`)
    return await chosen.run(context)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await reportFailure(error, { argv, io, redact })
    return 2
  }
}

interface FailureReport {
  readonly argv: readonly string[]
  readonly io: Io
  readonly redact: (text: string) => string
}

/** One line that names what, where and how to mend it; the causes with `--verbose`; with `--json` also a document on stdout. */
async function reportFailure(error: AppError, { argv, io, redact }: FailureReport): Promise<void> {
  const tell = (text: string) => io.stderr.write(`${sanitize(redact(text))}\n`)
  tell(`codewhisper: ${errorText(error)}`)
  if (argv.includes('--verbose') || argv.includes('-v')) {
    for (let cause = error.cause; cause instanceof Error; cause = cause.cause) tell(`  because: ${cause.stack ?? cause.message}`)
  }
  const form = ['--jsonl', '--json'].find((flag) => argv.includes(flag))
  if (!form) return
  const { couldNotRun } = await import('./could-not-run.ts')
  io.stdout.write(`${redact(couldNotRun({ error, question: questionTyped(argv), asEvent: form === '--jsonl' }))}\n`)
}

/** `… | head -1` closes the pipe early: that is no error, and there is nobody left to tell. A full disk is one (security.md F15). */
function watchOutput(io: Io): { readonly failed: boolean } {
  const state = { failed: false }
  for (const stream of [io.stdout, io.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || state.failed) return
      state.failed = true
      if (stream === io.stdout) io.stderr.write(`codewhisper: the answer cannot be written: ${error.message}\n`)
    })
  }
  return state
}

/** The question of a command line that may be wrong in any other respect. */
function questionTyped(argv: readonly string[]): string {
  const at = argv.findIndex((word) => word === '-q' || word === '--query')
  return (at >= 0 ? argv[at + 1] : argv.find((word) => word.startsWith('--query='))?.slice('--query='.length)) ?? ''
}
