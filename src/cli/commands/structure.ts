import type { Writable } from 'node:stream'
import { edgeKinds, type UnitKind, unitKinds } from '../../answer/structure.ts'
import type { WalkResult } from '../../answer/structure-estate-results.ts'
import type { StructureIndex, WalkOptions } from '../../answer/structure-index.ts'
import { isFound, structureNotes } from '../../answer/structure-notes.ts'
import type { BodyResult, StructureResult } from '../../answer/structure-results.ts'
import type { App } from '../../app/create-app.ts'
import { AppError } from '../../base/app-error.ts'
import { type DiagramFormat, diagramFormats } from '../../render/diagram/diagram-formats.ts'
import { draw } from '../../render/diagram/draw.ts'
import { jsonLine } from '../../render/json-line.ts'
import { sanitizeJson } from '../../render/sanitize-json.ts'
import { structureText } from '../../render/structure-text.ts'
import type { CommandContext } from '../command-context.ts'
import type { CommandInput } from '../commands.ts'
import type { ExitCode } from '../exit-code.ts'
import { openIndex } from '../open-index.ts'
import { wholeNumber } from '../whole-number.ts'

const deepest = 50
const maxPosition = 2 ** 31 - 1

interface Asked {
  readonly app: App
  readonly index: StructureIndex
  readonly name: string
}

type Ask = (asked: Asked) => StructureResult | Promise<StructureResult>

/** Each reads its options first, so that a wrong one is told before the code is read. */
const queries: Record<StructureResult['query'], (input: CommandInput) => Ask> = {
  overview: () => (asked) => asked.index.overview(),
  where: (input) => ofKind(input, (kind, { index, name }) => index.where(name, { kind })),
  callers: (input) => walking(input, (options, { index, name }) => index.callers(name, options)),
  callees: (input) => walking(input, (options, { index, name }) => index.callees(name, options)),
  uses: (input) => ofKind(input, (kind, { index, name }) => index.uses(name, { kind })),
  outline: (input) => ofKind(input, (kind, { index, name }) => index.outline(name, { kind })),
  body: (input) => ofKind(input, (kind, { app, index, name }) => withText(app, index.body(name, { kind }))),
  flow: (input) => ofKind(input, (kind, { index, name }) => index.flow(name, { kind })),
  walk:
    () =>
    ({ app, index, name }) =>
      withStepText(app, index.walk(name)),
  impact: ({ options }) => {
    const depth = wholeNumber('--depth', options.depth, { min: 1, max: deepest })
    const direction = options.backward === true ? 'backward' : 'forward'
    return ({ index, name }) => index.impact(name, { depth, direction })
  },
  lineage:
    () =>
    ({ index, name }) =>
      index.lineage(name),
  dead:
    () =>
    ({ index }) =>
      index.dead(),
  crud:
    () =>
    ({ index, name }) =>
      index.crud(name === '' ? undefined : name),
  layout: ({ options }) => {
    const position = wholeNumber('--at', options.at, { min: 1, max: maxPosition })
    return ({ index, name }) => index.layout(name, { position })
  },
  missing: () => (asked) => asked.index.missing(),
  status: () => (asked) => asked.index.status(),
}

function ofKind({ options }: CommandInput, ask: (kind: UnitKind | undefined, asked: Asked) => ReturnType<Ask>): Ask {
  const kind = oneOf('--kind', unitKinds, options.kind)
  return (asked) => ask(kind, asked)
}

function walking({ options }: CommandInput, ask: (options: WalkOptions, asked: Asked) => StructureResult): Ask {
  const walk = { depth: wholeNumber('--depth', options.depth, { min: 1, max: deepest }), kind: oneOf('--kind', edgeKinds, options.kind) }
  return (asked) => ask(walk, asked)
}

/** `codewhisper structure QUERY`: asks the index. Exit 1 when there is nothing of that name. */
export async function structureCommand(context: CommandContext, query: StructureResult['query'], input: CommandInput): Promise<ExitCode> {
  const name = input.words.join(' ')
  if (input.words.length > 0 && name.trim() === '') {
    throw new AppError('usage', `structure ${query} needs a name.`, { hint: `For example: codewhisper structure ${query} CUSTOMER-ID` })
  }
  const ask = queries[query](input)
  const format = oneOf('--format', diagramFormats, input.options.format)
  if (format !== undefined && context.json) {
    throw new AppError('usage', '--json and --format exclude each other.', { hint: 'Leave one of them out: a picture is no JSON.' })
  }
  const { app, index } = await openIndex(context)
  const result = await ask({ app, index, name })
  if (format !== undefined) await printPictures(context, result, format)
  else if (context.json) context.print(JSON.stringify(sanitizeJson(result), null, 2))
  else {
    // In a pipe a line is whole, so that other programs can cut it.
    const width = context.io.stdout.isTTY === true ? context.look.width : Number.POSITIVE_INFINITY
    const highlight = context.look.colors.level > 0 ? await app.highlight() : undefined
    const text = structureText(result, { ...context.look, width, highlight })
    if (text !== '') context.print(text)
    for (const note of structureNotes(result)) context.note(note)
  }
  return isFound(result) ? 0 : 1
}

/** A name that means several things gives a picture of each; of SVG, which holds one, the first that shows something. */
async function printPictures(context: CommandContext, result: StructureResult, format: DiagramFormat): Promise<void> {
  const pictures = (await draw(result, format)) ?? []
  for (const picture of format === 'svg' ? pictures.slice(0, 1) : pictures) context.print(picture)
  if (format === 'svg' && pictures.length > 1) {
    context.note(`The name means ${pictures.length} things; the picture shows the first. Name the program or path to choose another.`)
  }
  for (const note of structureNotes(result)) context.note(note)
}

/** `codewhisper structure export`: everything as JSON, a line each. */
export async function exportStructure(context: CommandContext): Promise<ExitCode> {
  const { index } = await openIndex(context)
  await writeLines(context.io.stdout, index.export())
  return 0
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

async function withStepText(app: App, result: WalkResult): Promise<WalkResult> {
  const subjects = await Promise.all(
    result.subjects.map(async (subject) => ({
      ...subject,
      steps: await Promise.all(
        subject.steps.map(async (step) => {
          const { lines } = await app.sandbox.readWindow(step.path, { startLine: step.line, endLine: step.endLine })
          return { ...step, text: lines.join('\n') }
        }),
      ),
    })),
  )
  return { ...result, subjects }
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

function oneOf<Kind extends string>(flag: string, kinds: readonly Kind[], typed: unknown): Kind | undefined {
  if (typeof typed !== 'string') return undefined
  const found = kinds.find((kind) => kind === typed.toLowerCase())
  if (found !== undefined) return found
  throw new AppError('usage', `${flag} ${JSON.stringify(typed)} is none of those that this query knows.`, {
    hint: `It knows ${kinds.join(', ')}.`,
  })
}
