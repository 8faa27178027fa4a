import type { StructureIndex } from '../../../answer/structure-index.ts'
import { isFound, structureNotes } from '../../../answer/structure-notes.ts'
import type { StructureResult } from '../../../answer/structure-results.ts'
import { AppError } from '../../../base/app-error.ts'
import { structureText } from '../../../render/structure-text.ts'
import { tellWhenSlow } from '../../progress.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

const namesAre = 'A name in any case, NAME OF GROUP, PROGRAM.PARAGRAPH, or the path of a file. Tab completes it.'

/** The questions to the structure index that are asked most; `codewhisper structure` has all of them. */
export const structureCommands: readonly ReplCommand[] = [
  {
    name: 'overview',
    usage: '/overview',
    help: 'What is in the code: languages, entry points, what is not resolved.',
    run: (session) => show(session, (index) => index.overview()),
  },
  named('where', 'Where a program, paragraph, field, table, job or message is defined.', (index, name) => index.where(name)),
  named('callers', 'Who calls, starts, runs, performs or copies it.', (index, name) => index.callers(name)),
  named('callees', 'What it calls, runs, copies, reads and writes.', (index, name) => index.callees(name)),
  named('uses', 'Who writes and who reads a field, table, file, data set or map.', (index, name) => index.uses(name)),
  named('flow', 'How control goes through a program or job, and from screen to screen.', (index, name) => index.flow(name)),
  named('impact', 'What is affected when it changes, with the way that leads there.', (index, name) => index.impact(name)),
  named('lineage', 'Who writes and who reads a data set, in the order of the jobs.', (index, name) => index.lineage(name)),
  named('layout', 'A record by positions: fields, lengths, redefinitions.', (index, name) => index.layout(name)),
  {
    name: 'crud',
    usage: '/crud [NAME]',
    asksName: true,
    help: 'Which programs create, read, update and delete which tables, files and segments.',
    details: namesAre,
    example: '/crud CUSTOMER',
    run: (session, asked) => show(session, (index) => index.crud(asked === '' ? undefined : asked)),
  },
  {
    name: 'dead',
    usage: '/dead',
    help: 'What nothing reaches, and what was left out of the list and why.',
    run: (session) => show(session, (index) => index.dead()),
  },
  named('outline', 'What stands in a file, program, job or copybook.', (index, name) => index.outline(name)),
]

function named(name: string, help: string, ask: (index: StructureIndex, name: string) => StructureResult): ReplCommand {
  return {
    name,
    usage: `/${name} NAME`,
    asksName: true,
    help,
    details: namesAre,
    example: `/${name} CUSTOMER-ID`,
    run(session, asked) {
      if (asked === '') throw new AppError('usage', `/${name} needs a name.`, { hint: `For example: /${name} CUSTOMER-ID` })
      return show(session, (index) => ask(index, asked))
    },
  }
}

async function show(session: ReplSession, ask: (index: StructureIndex) => StructureResult): Promise<void> {
  const app = await session.app()
  const result = ask(await tellWhenSlow((onProgress) => app.structure({ signal: session.signal, onProgress }), session))
  if (isFound(result)) session.print(app.redact(structureText(result, session.look)))
  for (const note of structureNotes(result)) session.note(note)
}
