import { z } from 'zod'
import type { AgentTool, ToolOutput } from '../answer/agent-tool.ts'
import { limits } from '../base/limits.ts'
import { count } from '../base/text.ts'
import { languageOf, needsContent } from '../files/language.ts'
import { nearestPaths } from '../files/nearest-paths.ts'
import { globFilter } from '../files/path-filter.ts'
import type { Sandbox, WalkedFile } from '../files/sandbox.ts'
import { BoundedText } from './bounded-text.ts'
import { wholeNumber } from './tool-input.ts'

const schema = z
  .object({
    glob: z.string().max(limits.globChars).optional().describe('As for search_code.'),
    path: z.string().optional().describe('Only below this directory.'),
    limit: wholeNumber(1, 1000).optional().describe(`Default ${limits.listedFiles}.`),
  })
  .strict()

type Input = z.infer<typeof schema>

interface ListedFile {
  readonly path: string
  readonly bytes: number
  readonly language: string | undefined
}

/** Lists files with size and language. */
export function createListFilesTool({ sandbox }: { sandbox: Sandbox }): AgentTool<Input> {
  return {
    name: 'list_files',
    description: 'Source files with sizes and languages by directory, and totals: what there is.',
    schema,
    call: async (input, { signal }) => {
      const { files, diagnostics } = await sandbox.inspect(signal)
      const below = await directoryFilter(sandbox, input.path)
      const inGlob = input.glob === undefined || input.glob === '' ? () => true : globFilter([input.glob])
      const wanted = files.filter((file) => below(file.path) && inGlob(file.path)).sort(byDirectory)
      const listed = await Promise.all(wanted.map((file) => describe(sandbox, file, wanted.length)))
      if (listed.length === 0) return nothingListed(files, input)
      return show(
        listed,
        input,
        diagnostics.map(({ message }) => message),
      )
    },
  }
}

function byDirectory(a: WalkedFile, b: WalkedFile): number {
  const [inA, inB] = [directoryOf(a.path), directoryOf(b.path)]
  if (inA !== inB) return inA < inB ? -1 : 1
  return a.path < b.path ? -1 : 1
}

/** Empty, or ending in a slash. */
function directoryOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

async function directoryFilter(sandbox: Sandbox, path: string | undefined): Promise<(path: string) => boolean> {
  if (path === undefined || path === '' || path === '.') return () => true
  const place = await sandbox.locate(path)
  const base = place.path.replace(/\/$/, '')
  if (base === '') return () => true
  return (candidate) => candidate === base || candidate.startsWith(`${base}/`)
}

/** Files whose content is looked at for their language: beyond this the name alone has to do. */
const sniffedFiles = 500
const headBytes = 8192

async function describe(sandbox: Sandbox, file: WalkedFile, among: number): Promise<ListedFile> {
  const { path, bytes } = file
  const name = { path, bytes }
  const fileClass = needsContent(path) && among <= sniffedFiles ? sandbox.classify(file) : undefined
  if (fileClass === undefined) return { ...name, language: languageOf(path) }
  if (fileClass === 'binary' || fileClass === 'unreadable') return { ...name, language: fileClass }
  const head = await sandbox.readText(path, headBytes).catch(() => undefined)
  return { ...name, language: languageOf(path, head?.text) }
}

function show(files: readonly ListedFile[], input: Input, notices: readonly string[]): ToolOutput {
  const max = input.limit ?? limits.listedFiles
  const output = new BoundedText()
  output.add(`${count(files.length, 'file')}, ${sizeOf(files.reduce((sum, file) => sum + file.bytes, 0))}: ${totalsOf(files)}`)
  let directory: string | undefined
  let shown = 0
  for (const file of files.slice(0, max)) {
    const heading = directoryOf(file.path)
    const line = `  ${file.path.slice(heading.length)} ${sizeOf(file.bytes)}${file.language === undefined ? '' : ` ${file.language}`}`
    if (!output.add(...(heading === directory ? [line] : [heading === '' ? './' : heading, line]))) break
    directory = heading
    shown++
  }
  const rest = files.length - shown
  if (rest > 0)
    output.footer(
      `(${count(rest, 'more file')} by the limit of ${shown}: narrow with path or glob, or raise limit; ${directoriesOf(files)})`,
    )
  for (const notice of notices.slice(0, 3)) output.footer(`(${notice})`)
  const evidence = files.slice(0, shown).map((file) => ({ kind: 'file' as const, ...file }))
  return { content: output.toString(), artifact: { evidence, summary: count(files.length, 'file'), total: files.length } }
}

function totalsOf(files: readonly ListedFile[]): string {
  const byLanguage = new Map<string, number>()
  for (const { language = 'other' } of files) byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1)
  return [...byLanguage]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([language, n]) => `${language} ${n}`)
    .join(', ')
}

/** The directories with most files, to narrow the next call with. */
function directoriesOf(files: readonly ListedFile[]): string {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const directory = directoryOf(path) || './'
    counts.set(directory, (counts.get(directory) ?? 0) + 1)
  }
  const most = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 8)
  return most.map(([directory, n]) => `${directory} ${n}`).join(', ')
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function nothingListed(all: readonly WalkedFile[], input: Input): ToolOutput {
  const where = input.path === undefined ? '' : ` below ${input.path}`
  const what = input.glob === undefined ? '' : ` that matches ${input.glob}`
  const content = `No file${what}${where}; ${count(all.length, 'file')} in all. list_files {} shows them.`
  const [name] = input.glob?.match(/[\w@#$-]{3,}(?:\.\w+)?/) ?? []
  const nearest =
    name === undefined
      ? []
      : nearestPaths(
          name,
          all.map((file) => file.path),
        )
  const near = nearest.length > 0 ? ` Similar names: ${nearest.join(', ')}.` : ''
  return { content: content + near, artifact: { evidence: [], summary: 'no files', total: 0, ...(nearest.length > 0 ? { nearest } : {}) } }
}
