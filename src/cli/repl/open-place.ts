import type { Citation } from '../../answer/citation.ts'
import { hashLines } from '../../answer/hash-lines.ts'
import { skillPlace } from '../../answer/skill-place.ts'
import type { WhereResult } from '../../answer/structure-results.ts'
import { unitWords } from '../../answer/structure-words.ts'
import { AppError } from '../../base/app-error.ts'
import { limits } from '../../base/limits.ts'
import { count } from '../../base/text.ts'
import { citationLabel } from '../../render/citation-label.ts'
import { citedLines } from '../../render/cited-lines.ts'
import { MarkdownStream } from '../../render/markdown-stream.ts'
import { tellWhenSlow } from '../progress.ts'
import { sourceNumber } from './last-answer.ts'
import type { ReplSession } from './repl-session.ts'

interface Lines {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
}

/** What a screen holds beside the lines: heading, note, prompt. */
const otherRows = 4
const fewestShown = 10
const around = { short: 5, long: 3, longFrom: 8 }
const otherPlaces = 3

/** Shows what `/open` was given: the number of a source, `path:10-40`, `path`, `skill:name#heading`, or a name from the code. */
export async function openPlace(session: ReplSession, asked: string): Promise<void> {
  const number = /^[#[]?(\d+)\]?$/.exec(asked)?.[1]
  const [, path, from, to] = /^(.+?):(\d+)(?:\s*-\s*(\d+))?$/.exec(asked) ?? []
  if (number !== undefined) await openSource(session, Number(number))
  else if (asked.startsWith('skill:')) await openSkill(session, asked.slice('skill:'.length), undefined)
  else if (path !== undefined && from !== undefined)
    await openRange(session, { path, startLine: Number(from), endLine: Number(to ?? from) })
  else await openName(session, asked)
}

async function openSource(session: ReplSession, number: number): Promise<void> {
  const citation = sourceNumber(session, number)
  const { status, reason } = citation
  const remark = `source ${number}, ${status}${reason === null ? '' : `: ${reason}`}`
  if (citation.kind === 'skill') {
    await openSkill(session, citation.path, remark)
    return
  }
  if (citation.hash === null)
    throw new AppError('file_missing', `Source ${number}, ${citationLabel(citation)}, cannot be opened: ${reason ?? status}.`)
  await openCited(session, citation, remark)
}

/** The cited lines between some others. What the answer rested on is told from what the file says now. */
async function openCited(session: ReplSession, citation: Citation, remark: string): Promise<void> {
  const { path, startLine, endLine, hash } = citation
  const context = endLine - startLine + 1 >= around.longFrom ? around.long : around.short
  const firstLine = Math.max(1, startLine - context)
  const app = await session.app()
  const { lines } = await app.sandbox.readWindow(path, { startLine: firstLine, endLine: endLine + context })
  const now = lines.slice(startLine - firstLine, endLine - firstLine + 1).join('\n')
  const room = roomFor(session)
  const shown = lines.slice(0, room)
  session.print(
    app.redact(citedLines({ title: citationLabel(citation), remark, lines: shown, firstLine, cited: citation, path }, session.look)),
  )
  if (shown.length < lines.length) tellRest(session, { path, startLine: firstLine + shown.length, endLine: firstLine + lines.length - 1 })
  if (hashLines(now) !== hash) session.note('These lines have changed since they were cited.')
}

async function openRange(session: ReplSession, { path, startLine, endLine }: Lines, remark?: string): Promise<void> {
  if (startLine < 1 || endLine < startLine) {
    throw new AppError('usage', `Lines ${startLine} to ${endLine} are no range.`, { hint: `For example: /open ${path}:10-40` })
  }
  const app = await session.app()
  const last = Math.min(endLine, startLine + roomFor(session) - 1)
  const window = await app.sandbox.readWindow(path, { startLine, endLine: last })
  if (window.lines.length === 0)
    throw new AppError('usage', `${window.path} ends before line ${startLine}.`, { hint: `For example: /open ${window.path}:1` })
  const shownTo = startLine + window.lines.length - 1
  const title = `${window.path}:${startLine}${shownTo > startLine ? `-${shownTo}` : ''}`
  session.print(app.redact(citedLines({ title, remark, lines: window.lines, firstLine: startLine, path: window.path }, session.look)))
  if (shownTo === last && last < endLine) tellRest(session, { path: window.path, startLine: last + 1, endLine })
}

function tellRest(session: ReplSession, { path, startLine, endLine }: Lines): void {
  const rest = endLine === Number.POSITIVE_INFINITY ? 'It may go on' : `${count(endLine - startLine + 1, 'more line')}`
  const range = endLine === Number.POSITIVE_INFINITY ? `${startLine}-${startLine + roomFor(session) - 1}` : `${startLine}-${endLine}`
  session.note(`${rest}: /open ${path}:${range}`)
}

function roomFor({ look }: ReplSession): number {
  return Math.min(limits.readLines, Math.max(fewestShown, look.rows - otherRows))
}

async function openSkill(session: ReplSession, place: string, remark: string | undefined): Promise<void> {
  const wanted = skillPlace(place)
  if (wanted.name === '') throw new AppError('usage', '/open skill: needs the name of a skill.', { hint: '/skills lists them.' })
  const app = await session.app()
  const { artifact } = await app.callTool('load_skill', wanted, session.signal)
  for (const item of artifact.evidence) {
    if (item.kind !== 'skill') continue
    const where = `${item.path}:${item.startLine}-${item.endLine}`
    const stream = new MarkdownStream({ ...session.look, redact: app.redact })
    session.print(
      app.redact(
        citedLines({ title: `skill:${place}`, remark: [remark, where].filter(Boolean).join(', '), lines: [], firstLine: 1 }, session.look),
      ),
    )
    session.print(stream.push(item.text) + stream.end())
  }
}

/** Where a name is defined; or the file of that path, also one that the index does not know. */
async function openName(session: ReplSession, name: string): Promise<void> {
  const app = await session.app()
  const index = await tellWhenSlow((onProgress) => app.structure({ signal: session.signal, onProgress }), session)
  const found = index.where(name)
  const [first, ...others] = placesOf(found)
  if (first !== undefined) {
    await openRange(session, first, first.what)
    for (const { path, startLine, endLine, what } of others.slice(0, otherPlaces))
      session.note(`Also ${what}: /open ${path}:${startLine}-${endLine}`)
    if (others.length > otherPlaces) session.note(`${others.length - otherPlaces} more: /where ${name}`)
    return
  }
  try {
    await openRange(session, { path: name, startLine: 1, endLine: Number.POSITIVE_INFINITY })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file_missing') throw error
    const hint =
      found.nearest.length > 0 ? `Near to it: ${found.nearest.join(', ')}.` : '/search finds text, /overview shows what there is.'
    throw new AppError('file_missing', `Nothing is named ${name}, and there is no such file.`, { hint })
  }
}

function placesOf({ definitions, members, mentions }: WhereResult): (Lines & { readonly what: string })[] {
  return [
    ...definitions.map((one) => ({ path: one.path, startLine: one.startLine, endLine: one.endLine, what: unitWords(one) })),
    ...members.map(({ path, language, lines }) => ({ path, startLine: 1, endLine: lines, what: language })),
    ...mentions.map((one) => ({
      path: one.first.path,
      startLine: one.first.line,
      endLine: one.first.line,
      what: `${unitWords(one)}, named here and defined nowhere`,
    })),
  ]
}
