import type { StructureIndex } from '../answer/structure-index.ts'
import type { App } from '../app/create-app.ts'
import type { CommandContext } from './command-context.ts'
import { commandStatus } from './command-status.ts'
import { tellWhenSlow } from './progress.ts'

/** The app of a command that asks the structure of the code, and the structure as the files are now; what the user should know of them is told. */
export async function openIndex(context: CommandContext): Promise<{ app: App; index: StructureIndex }> {
  const { createApp } = await import('../app/create-app.ts')
  const app = await createApp(context.config)
  // That there are no skills is nothing to somebody who asks for none.
  const notes = app.notes.filter(({ rule, path }) => rule !== 'directory-missing' || !context.config.skillsDirs.includes(path ?? ''))
  for (const { message } of notes) context.note(message)
  const status = commandStatus(context)
  const told = { note: context.note, status: status && ((text: string) => status.say(text)) }
  try {
    return { app, index: await tellWhenSlow((onProgress) => app.structure({ onProgress }), told) }
  } finally {
    status?.stop()
  }
}
