import type { Answer } from '../../../answer/answer.ts'
import { isOfCode } from '../../../answer/evidence.ts'
import { restsOn } from '../../../answer/rests-on.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import { providerPresets } from '../../../base/provider-presets.ts'
import { count } from '../../../base/text.ts'
import { MarkdownStream } from '../../../render/markdown-stream.ts'
import { placesList } from '../../../render/places-list.ts'
import { sourcesBrief } from '../../../render/sources-list.ts'
import { lastAnswer } from '../last-answer.ts'
import type { ReplCommand, ReplSession } from '../repl-session.ts'

const embedded = new Set(providerPresets.flatMap(({ kind, name }) => (kind === 'offline' ? [name] : [])))
const mostListed = 20

export const moreCommand: ReplCommand = {
  name: 'more',
  usage: '/more',
  help: 'What the last answer had no room for.',
  details:
    'The embedded model keeps its answers short and gives the rest in pieces, until nothing is left; the sources are numbered on. Of another model: the lines that it read and did not cite.',
  async run(session) {
    const answer = lastAnswer(session)
    if (embedded.has(answer.provider)) await showMore(session, answer)
    else await showUncited(session, answer)
  },
}

async function showMore(session: ReplSession, answer: Answer): Promise<void> {
  const more = await session.askMore()
  if (more === undefined) {
    session.note('Nothing more was found.')
    return
  }
  const { redact } = await session.app()
  const stream = new MarkdownStream({ ...session.look, redact })
  const sources = redact(sourcesBrief(more.citations, session.look, answer.citations.length))
  session.print(stream.push(more.text) + stream.end() + (sources === '' ? '' : `\n${sources}`))
}

async function showUncited(session: ReplSession, { provider, outcome, evidence, citations }: Answer): Promise<void> {
  const said = outcome === 'partial' ? `${provider} has not said all; /retry asks again` : `${provider} has said all that it had to say`
  const uncited = evidence.filter(isOfCode).filter((item) => !citations.some((citation) => restsOn(citation, item)))
  const places = distinctBy(uncited, ({ path, startLine, endLine }) => `${path}:${startLine}-${endLine}`)
  if (places.length === 0) {
    session.note(`${said}. All that it read is cited.`)
    return
  }
  const { redact } = await session.app()
  session.note(`${said}. It also read, and did not cite:`)
  session.print(redact(placesList(places.slice(0, mostListed))))
  if (places.length > mostListed) session.note(`${count(places.length - mostListed, 'more place')}.`)
}
