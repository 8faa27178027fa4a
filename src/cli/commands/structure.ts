import type { Writable } from 'node:stream'
import { type EdgeKind, edgeKinds, type UnitKind, unitKinds } from '../../answer/structure.ts'
import type { StructureIndex } from '../../answer/structure-index.ts'
import { isFound, structureNotes } from '../../answer/structure-notes.ts'
import type { BodyResult, StructureResult } from '../../answer/structure-results.ts'
import type { App } from '../../app/create-app.ts'
import { AppError } from '../../base/app-error.ts'
import { jsonLine } from '../../render/json-line.ts'
import { sanitizeJson } from '../../render/sanitize-json.ts'
import { structureText } from '../../render/structure-text.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { tellWhenSlow } from '../progress.ts'
import { wholeNumber } from '../whole-number.ts'

const deepest = 50

interface Asked {
  readonly app: App
  readonly index: StructureIndex
  readonly name: string
  readonly input: CommandInput
}

const queries = {
  overview: ({ index }: Asked) => index.overview(),
  where: ({ index, name, input }: Asked) => index.where(name, { kind: unitKind(input) }),
  callers: ({ index, name, input }: Asked) => index.callers(name, { depth: depth(input), kind: edgeKind(input) }),
  callees: ({ index, name, input }: Asked) => index.callees(name, { depth: depth(input), kind: edgeKind(input) }),
  uses: ({ index, name, input }: Asked) => index.uses(name, { kind: unitKind(input) }),
  outline: ({ index, name, input }: Asked) => index.outline(name, { kind: unitKind(input) }),
  body: ({ app, index, name, input }: Asked) => withText(app, index.body(name, { kind: unitKind(input) })),
  missing: ({ index }: Asked) => index.missing(),
  status: ({ index }: Asked) => index.status(),
} satisfies Record<StructureResult['query'], (asked: Asked) => StructureResult | Promise<StructureResult>>

/** `codewhisper structure QUERY`: asks the index. Exit 1 when there is nothing of that name. */
export async function structureCommand(context: CommandContext, query: keyof typeof queries, input: CommandInput): Promise<ExitCode> {
  const { app, index } = await openIndex(context)
  const result = await queries[query]({ app, index, name: input.words.join(' '), input })
  if (context.json) context.print(JSON.stringify(sanitizeJson(result), null, 2))
  else {
    // In a pipe a line is whole, so that other programs can cut it.
    const width = context.io.stdout.isTTY === true ? context.look.width : Number.POSITIVE_INFINITY
    const text = structureText(result, { ...context.look, width })
    if (text !== '') context.print(text)
    for (const note of structureNotes(result)) context.note(note)
  }
  return isFound(result) ? 0 : 1
}

/** `codewhisper structure export`: everything as JSON, a line each. */
export async function exportStructure(context: CommandContext): Promise<ExitCode> {
  const { index } = await openIndex(context)
  await writeLines(context.io.stdout, index.export())
  return 0
}

async function openIndex(context: CommandContext): Promise<{ app: App; index: StructureIndex }> {
  const { createApp } = await import('../../app/create-app.ts')
  const app = await createApp(context.config)
  for (const { message } of app.notes) context.note(message)
  return { app, index: await tellWhenSlow(app.structure(), context.note) }
}

async function withText(app: App, result: BodyResult): Promise<BodyResult> {
  const bodies = await Promise.all(
    result.bodies.map(async (body) => {
      const { lines } = await app.sandbox.readWindow(body.path, body)
      return { ...body, text: lines.join('\n') }
    }),
  )
  const cut = bodies.filter(({ startLine, endLine, text }) => text.split('\n').length < endLine - startLine + 1)
  const notices = cut.map(
    ({ path, startLine, endLine }) => `${path}:${startLine}-${endLine} is longer than a window; its first lines are shown.`,
  )
  return { ...result, bodies, notices: [...result.notices, ...notices] }
}

const pieceChars = 1 << 16

/** Waits for a slow reader, and stops when there is none any more. */
async function writeLines(out: Writable, lines: Iterable<unknown>): Promise<void> {
  let closed = false
  const stop = () => {
    closed = true
  }
  out.once('error', stop).once('close', stop)
  let piece = ''
  for (const line of lines) {
    if (closed) break
    piece += `${jsonLine(line)}\n`
    if (piece.length < pieceChars) continue
    if (!out.write(piece)) await drained(out)
    piece = ''
  }
  if (!closed && piece !== '') out.write(piece)
  out.off('error', stop).off('close', stop)
}

function drained(out: Writable): Promise<void> {
  return new Promise((resolve) => {
    const events = ['drain', 'error', 'close']
    const done = () => {
      for (const event of events) out.off(event, done)
      resolve()
    }
    for (const event of events) out.on(event, done)
  })
}

function depth({ options }: CommandInput): number | undefined {
  return wholeNumber('--depth', options.depth, { min: 1, max: deepest })
}

function unitKind({ options: { kind } }: CommandInput): UnitKind | undefined {
  return oneOf(unitKinds, kind)
}

function edgeKind({ options: { kind } }: CommandInput): EdgeKind | undefined {
  return oneOf(edgeKinds, kind)
}

function oneOf<Kind extends string>(kinds: readonly Kind[], typed: string | boolean | undefined): Kind | undefined {
  if (typeof typed !== 'string') return undefined
  const found = kinds.find((kind) => kind === typed.toLowerCase())
  if (found !== undefined) return found
  throw new AppError('usage', `--kind ${JSON.stringify(typed)} is none of those that this query knows.`, {
    hint: `Kinds: ${kinds.join(', ')}.`,
  })
}
