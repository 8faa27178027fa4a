import { skillPlace } from '../../../answer/skill-place.ts'
import { AppError } from '../../../base/app-error.ts'
import { sanitize } from '../../../base/sanitize.ts'
import { count, grouped } from '../../../base/text.ts'
import { citationLabel } from '../../../render/citation-label.ts'
import { clipboardSequence, mostCopiedBytes } from '../../../render/clipboard-sequence.ts'
import { lastAnswer, sourceNumber } from '../last-answer.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

export const copyCommand: ReplCommand = {
  name: 'copy',
  usage: '/copy [N]',
  help: 'The last answer as Markdown, or the lines of its source N, onto the clipboard.',
  details:
    'The terminal does it, also over a remote connection, if it takes the sequence OSC 52; some ask first or want it switched on. In tmux: set -g set-clipboard on.',
  example: '/copy 2',
  async run(session, argument) {
    const { what, text } = await wanted(session, argument)
    if (session.clipboard === 'none')
      throw new AppError('usage', 'There is no terminal whose clipboard could be set.', { hint: '/save writes a file.' })
    const { redact } = await session.app()
    const copied = redact(sanitize(text))
    const bytes = Buffer.byteLength(copied)
    if (bytes > mostCopiedBytes) {
      throw new AppError('usage', `${what} has ${grouped(bytes)} bytes; at most ${grouped(mostCopiedBytes)} are copied.`, {
        hint: '/save writes a file.',
      })
    }
    const tmux = session.clipboard === 'tmux'
    session.print(clipboardSequence(copied, { tmux }))
    const condition = tmux ? ', which tmux lets through with set-clipboard on' : ''
    session.note(`${what}, ${count(copied.length, 'character')}, handed to the terminal for its clipboard${condition}.`)
  },
}

async function wanted(session: ReplSession, argument: string): Promise<{ readonly what: string; readonly text: string }> {
  const { answer } = lastAnswer(session)
  if (argument === '') return { what: 'The answer', text: answer }
  if (!/^\d+$/.test(argument))
    throw new AppError('usage', '/copy takes the number of a source, or nothing.', { hint: 'For example: /copy 2' })
  const citation = sourceNumber(session, Number(argument))
  const what = `Source ${argument}, ${citationLabel(citation)}`
  if (citation.kind === 'skill') {
    const { artifact } = await (await session.app()).callTool('load_skill', skillPlace(citation.path), session.signal)
    return { what, text: artifact.evidence.flatMap((item) => (item.kind === 'skill' ? [item.text] : [])).join('\n\n') }
  }
  if (citation.hash === null) throw new AppError('file_missing', `${what}, cannot be copied: ${citation.reason ?? citation.status}.`)
  const { lines } = await (await session.app()).sandbox.readWindow(citation.path, citation)
  return { what, text: lines.join('\n') }
}
