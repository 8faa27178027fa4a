import { spawn } from 'node:child_process'
import { AppError } from '../base/app-error.ts'
import type { Io } from '../base/io.ts'

/**
 * Opens a file in the user's editor, which gets the terminal, and waits for its end. No shell reads the command. Throws `AppError` usage when no editor is
 * named, when it cannot be started, and when it fails.
 */
export async function runEditor(env: Io['env'], file: string, signal: AbortSignal): Promise<void> {
  const { variable, program, args } = editorOf(env)
  const end = await new Promise<Error | number | NodeJS.Signals>((done) => {
    const child = spawn(program, [...args, file], { stdio: 'inherit', signal })
    child.on('error', done)
    child.on('exit', (code, by) => done(code ?? by ?? 1))
  })
  if (end === 0) return
  if (end instanceof Error) {
    const missing = 'code' in end && end.code === 'ENOENT'
    throw new AppError(
      'usage',
      missing ? `There is no program ${program}, which ${variable} names.` : `${program} cannot be started: ${end.message}.`,
      {
        hint: `Set ${variable} to an editor that is installed.`,
        cause: end,
      },
    )
  }
  throw new AppError('usage', `The editor ${program} ended with ${typeof end === 'number' ? `code ${end}` : end}; the text is as it was.`)
}

interface EditorCommand {
  readonly variable: string
  readonly program: string
  readonly args: readonly string[]
}

/** VISUAL before EDITOR: what is edited here is a screen. */
function editorOf(env: Io['env']): EditorCommand {
  for (const variable of ['VISUAL', 'EDITOR']) {
    const [program, ...args] = wordsOf(env[variable] ?? '')
    if (program !== undefined) return { variable, program, args }
  }
  throw new AppError('usage', 'Neither VISUAL nor EDITOR names an editor.', { hint: 'For example: export EDITOR=nano' })
}

/** Words between spaces; what stands in quotes belongs to one. A backslash is a character like any other, as paths of Windows need it. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'))
}
