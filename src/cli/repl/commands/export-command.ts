import { AppError } from '../../../base/app-error.ts'
import { sanitizeLine } from '../../../base/sanitize.ts'
import { exportFormat, exportFormats, exportText } from '../../export-session.ts'
import type { ReplCommand } from '../repl-session.ts'

export const exportCommand: ReplCommand = {
  name: 'export',
  usage: '/export [FILE] [FORMAT]',
  help: 'Write the conversation to a file, as Markdown, JSON or HTML.',
  details:
    'FORMAT is md, json or html; without it the name of the file decides. The HTML page needs nothing else and shows the cited code.',
  example: '/export night-shift.html',
  complete: (_, argument) => exportFormats.map((format) => argument.replace(/\S*$/, format)),
  async run(session, argument) {
    const words = argument.split(/\s+/).filter((word) => word !== '')
    const last = words.at(-1)
    const named = exportFormats.find((format) => format === last?.toLowerCase())
    const file = argument.slice(0, named === undefined ? undefined : -named.length).trim()
    const transcript = (await session.keeper()).transcript()
    if (transcript.turns.length === 0) throw new AppError('usage', 'There is nothing to export yet.', { hint: 'Ask a question first.' })
    const format = exportFormat(named, file === '' ? undefined : file)
    const { loadHighlight } = await import('../../../app/load-highlight.ts')
    const text = await exportText(transcript, format, loadHighlight)
    const saved = await session.save(file === '' ? `codewhisper-${transcript.id || 'session'}.${format}` : file, text)
    session.note(sanitizeLine(`${saved.file} is written${saved.replaced ? ' in place of an earlier export' : ''}.`))
  },
}
