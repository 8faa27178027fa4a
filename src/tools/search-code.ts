import { z } from 'zod'
import type { AgentTool, ToolArtifact, ToolContext, ToolOutput } from '../answer/agent-tool.ts'
import type { CodeEvidence } from '../answer/evidence.ts'
import { hashLines } from '../answer/hash-lines.ts'
import { AppError } from '../base/app-error.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import type { FileMatches, FoundLine, SearchEngine, SearchRequest, SearchResult } from '../search/search-request.ts'
import { BoundedText } from './bounded-text.ts'
import { cutAround } from './cut-around.ts'
import { wholeNumber } from './tool-input.ts'

const maxContext = 5

const schema = z
  .object({
    pattern: z.string().describe('A regular expression (ripgrep; no look-around, no back-references) within one line.'),
    fixed: z.boolean().optional().describe('Take the pattern literally: PIC S9(4).'),
    ignore_case: z.boolean().optional().describe('Default true.'),
    path: z.string().optional().describe('Only this file or directory.'),
    glob: z.string().optional().describe('Only files that match, ignoring case: *.cbl, *.{jcl,prc}, jcl/**.'),
    context: wholeNumber(0, maxContext).optional().describe('Lines around each match.'),
    limit: wholeNumber(1, limits.searchMatches).optional().describe('Lines shown.'),
  })
  .strict()

type Input = z.infer<typeof schema>

/** A search as it was finally run, with a note when that is not what was asked for. */
interface Attempt {
  readonly request: SearchRequest
  readonly result: SearchResult
  readonly note?: string
}

/** Finds lines in the code by a pattern. */
export function createSearchCodeTool({ engine }: { engine: SearchEngine }): AgentTool<Input> {
  return {
    name: 'search_code',
    description:
      'Lines of the source code that match a pattern, as "number: text" below their path. Then read_file around those that matter.',
    schema,
    call: async (input, context) => show(await attempt(engine, requestOf(input, context)), input),
  }
}

function requestOf(input: Input, context: ToolContext): SearchRequest {
  return {
    pattern: input.pattern,
    fixed: input.fixed ?? false,
    ignoreCase: input.ignore_case ?? true,
    contextLines: input.context ?? 0,
    maxMatches: input.limit ?? limits.searchMatches,
    signal: context.signal,
    ...(input.path === undefined ? {} : { path: input.path }),
    ...(input.glob === undefined ? {} : { glob: input.glob }),
  }
}

/** Parts of a pattern that only somebody who meant a regular expression writes. */
const deliberate = /\(\?|\\[1-9]|\\[AbBdDpPsSwWxzZ]|\.\*|\.\+|\[[^\]]+\]/

/**
 * Runs the search; a pattern that is no regular expression, or finds nothing as one, is searched for literally when it looks like a literal: source code is
 * full of brackets and dots.
 */
async function attempt(engine: SearchEngine, request: SearchRequest): Promise<Attempt> {
  const mayBeLiteral = !request.fixed && /[\\^$.*+?()[\]{}|]/.test(request.pattern) && !deliberate.test(request.pattern)
  const literal = { ...request, fixed: true }
  try {
    const result = await engine.search(request)
    if (result.total > 0 || !mayBeLiteral) return { request, result }
    const second = await engine.search(literal)
    return second.total > 0
      ? { request: literal, result: second, note: 'nothing as a regular expression; found literally (fixed:true)' }
      : { request, result }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'pattern_invalid' || request.fixed) throw error
    const hint = error.hint ?? 'For a literal search give fixed:true.'
    if (!mayBeLiteral) throw new AppError(error.code, error.message, { hint, cause: error })
    return { request: literal, result: await engine.search(literal), note: `${error.message} Searched literally instead (fixed:true).` }
  }
}

/** Room for the names of files that did not fit. */
const footerChars = 4000

function show({ request, result, note }: Attempt, input: Input): ToolOutput {
  const output = new BoundedText(footerChars)
  if (note !== undefined) output.add(`(${note})`)
  if (result.files.length === 0) return nothingFound(request, result, output)
  const total = `${result.totalIsMinimum ? 'at least ' : ''}${count(result.total, 'match', 'matches')} in ${count(result.files.length + result.moreFiles.length, 'file')}`
  output.add(total)
  const evidence: CodeEvidence[] = []
  const shown: FileMatches[] = []
  for (const file of result.files) {
    if (!output.add(...blockOf(file))) break
    shown.push(file)
    evidence.push(...evidenceOf(file))
  }
  const matchesShown = shown.reduce((sum, file) => sum + matchesIn(file), 0)
  if (matchesShown < result.total) output.footer(moreLine(result, shown, input))
  for (const notice of result.notices) output.footer(`(${notice})`)
  const cut = matchesShown < result.total ? [`Only ${matchesShown} of ${count(result.total, 'match', 'matches')} shown.`] : []
  const matchedFiles = [...result.files, ...result.moreFiles].map((file) => ({ path: file.path, total: file.total }))
  return {
    content: output.toString(),
    artifact: {
      evidence,
      summary: total,
      total: result.total,
      matchedFiles,
      ...shortfall(result, [...(note === undefined ? [] : [note]), ...cut]),
    },
  }
}

/** What the numbers and the silence of a result do not tell. */
function shortfall(result: SearchResult, notes: readonly string[]): Pick<ToolArtifact, 'totalIsMinimum' | 'notices'> {
  const notices = [...notes, ...result.notices]
  return { ...(result.totalIsMinimum ? { totalIsMinimum: true } : {}), ...(notices.length > 0 ? { notices } : {}) }
}

function blockOf(file: FileMatches): string[] {
  const matches = matchesIn(file)
  const more = file.total > matches ? ` (${matches} of ${file.total})` : ''
  const lines = [`${file.path}${more}${file.encoding === undefined ? '' : ` (${file.encoding})`}`]
  let previous: number | undefined
  for (const line of file.lines) {
    if (previous !== undefined && line.line > previous + 1 && file.lines.some(({ isMatch }) => !isMatch)) lines.push('--')
    lines.push(`${line.line}${line.isMatch ? ':' : '-'} ${cutAround(line.text, line.column, limits.searchLineChars)}`)
    previous = line.line
  }
  return lines
}

/** One item for each group of lines without a gap. */
function evidenceOf(file: FileMatches): CodeEvidence[] {
  const groups: FoundLine[][] = []
  for (const line of file.lines) {
    const group = groups.at(-1)
    if (group !== undefined && group.at(-1)?.line === line.line - 1) group.push(line)
    else groups.push([line])
  }
  return groups.map((group) => {
    const text = group.map((line) => line.text).join('\n')
    const startLine = group[0]?.line ?? 1
    const endLine = group.at(-1)?.line ?? startLine
    return { kind: 'code', path: file.path, startLine, endLine, text, hash: hashLines(text), whole: false, via: 'match' }
  })
}

/** Files named that had no room for their matches. */
const namedFiles = 20

/** What was left out, by which limit, and how to see it. */
function moreLine(result: SearchResult, shown: FileMatches[], input: Input): string {
  const matches = shown.reduce((sum, file) => sum + matchesIn(file), 0)
  const left = [...result.files.slice(shown.length), ...result.moreFiles]
  const names = left.slice(0, namedFiles).map(({ path, total }) => `${path} ${total}`)
  const more =
    left.length > 0
      ? ` More in: ${names.join(', ')}${left.length > namedFiles ? ` and ${count(left.length - namedFiles, 'file')}` : ''}.`
      : ''
  const next = left[0]?.path ?? shown.find((file) => file.total > matchesIn(file))?.path
  const limit = input.limit ?? limits.searchMatches
  const call =
    next === undefined || next === input.path ? '' : ` or search one file: search_code ${JSON.stringify({ ...input, path: next })}`
  return `(${matches} of ${result.total} shown: ${limits.searchMatchesPerFile} a file, ${limit} in all.${more} Narrow with a longer pattern, path or glob${call})`
}

function matchesIn(file: FileMatches): number {
  return file.lines.filter((line) => line.isMatch).length
}

function nothingFound(request: SearchRequest, result: SearchResult, output: BoundedText): ToolOutput {
  output.add(
    `No match for ${request.fixed ? 'the text' : 'the regular expression'} ${JSON.stringify(request.pattern)}: searched ${count(result.searchedFiles, 'file')} in ${result.searchedIn.join(', ')}.`,
  )
  if (result.searchedFiles === 0 && result.globbedOut > 0) {
    output.add(`The glob ${request.glob} matches none of the ${count(result.globbedOut, 'file')} there.`)
  } else if (result.searchedFiles === 0) {
    output.add('No file there counts as code: ignore files, hidden names, exclusions and the mark of own output leave files out.')
  } else if (result.globbedOut > 0) output.add(`The glob left out ${count(result.globbedOut, 'file')}.`)
  if (!request.ignoreCase) output.add('The search was case-sensitive: ignore_case:true finds other spellings.')
  for (const notice of result.notices) output.footer(`(${notice})`)
  return { content: output.toString(), artifact: { evidence: [], summary: 'no matches', total: 0, ...shortfall(result, []) } }
}
