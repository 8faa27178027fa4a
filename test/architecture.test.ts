import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// design.md section 3, as data. A file directly in src is its own folder.
const mayImport: Record<string, readonly string[]> = {
  base: [],
  config: ['base'],
  files: ['base'],
  search: ['base', 'files'],
  skills: ['base', 'files'],
  answer: ['base', 'files'],
  structure: ['base', 'files', 'answer'],
  tools: ['base', 'files', 'search', 'skills', 'structure', 'answer'],
  models: ['base', 'answer'],
  agent: ['base', 'answer'],
  store: ['base', 'answer'],
  render: ['base', 'answer'],
  app: ['base', 'config', 'files', 'search', 'skills', 'answer', 'structure', 'tools', 'models', 'agent', 'store'],
  batch: ['base', 'answer', 'render', 'store', 'app'],
  cli: ['base', 'config', 'answer', 'render', 'app', 'batch'],
  'bin.ts': ['cli'],
  'index.ts': ['base', 'app', 'answer', 'config'],
  'globals.d.ts': [],
}

// Platform APIs and where they may be used. Reading the disk and writing it are told apart by function name.
const platform: readonly { readonly what: string; readonly uses: RegExp; readonly allowed: readonly string[] }[] = [
  { what: 'process', uses: /(?<![\w.'"`])process\.\w/, allowed: ['cli/', 'bin.ts'] },
  { what: 'console', uses: /(?<![\w.])console\.\w/, allowed: ['cli/', 'bin.ts'] },
  { what: 'terminals', uses: /from 'node:(?:readline|tty)/, allowed: ['cli/', 'bin.ts'] },
  { what: 'child processes', uses: /'node:child_process'/, allowed: ['search/ripgrep.ts', 'cli/editor.ts'] },
  { what: 'worker threads', uses: /'node:worker_threads'/, allowed: ['structure/'] },
  { what: 'the disk', uses: /'node:fs(?:\/promises)?'/, allowed: ['files/', 'config/', 'store/', 'batch/'] },
  {
    what: 'writing to disk',
    uses: /\b(?:writeFile|appendFile|createWriteStream|mkdir|mkdtemp|rename|unlink|rm|rmdir|truncate|chmod|copyFile|symlink|link)(?:Sync)?\(/,
    allowed: ['store/', 'batch/'],
  },
  { what: 'sockets', uses: /'node:(?:net|tls|http|https|http2|dgram|dns)'|(?<![\w.])fetch\(/, allowed: ['models/'] },
]

const src = join(dirname(fileURLToPath(import.meta.url)), '..', 'src')
const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(src, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const sources = new Map(files.map((file) => [file, readFileSync(join(src, file), 'utf8')]))

function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:^\s*(?:import|export)\b[^'"]*?\bfrom|\bimport\(|^\s*import)\s*['"](\.[^'"]+)['"]/gm)].map((m) => m[1] ?? '')
}

const folderOf = (file: string) => file.split('/')[0] ?? file

test('folders import only in the directions of the design', () => {
  const wrong: string[] = []
  for (const [file, text] of sources) {
    const folder = folderOf(file)
    for (const path of importsOf(text)) {
      const target = folderOf(relative(src, resolve(src, dirname(file), path)).replaceAll('\\', '/'))
      if (target !== folder && !mayImport[folder]?.includes(target)) wrong.push(`${file} imports ${path}`)
    }
  }
  expect(wrong).toEqual([])
  expect(files.map(folderOf).filter((folder) => !(folder in mayImport))).toEqual([])
})

test('platform APIs stay in their folders', () => {
  const wrong: string[] = []
  for (const [file, text] of sources) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    for (const { what, uses, allowed } of platform) {
      if (uses.test(code) && !allowed.some((place) => file.startsWith(place))) wrong.push(`${file} uses ${what}`)
    }
  }
  expect(wrong).toEqual([])
})

test('no source file is longer than 400 lines', () => {
  // Tables of words in other languages are data.
  const long = [...sources].filter(([file, text]) => !file.startsWith('base/words/languages/') && text.split('\n').length > 401)
  expect(long.map(([file]) => file)).toEqual([])
})

test('no folder and no file hides what it holds', () => {
  expect(
    files
      .filter((file) => /(?:^|\/)(?:utils?|common|helpers?|types|misc|index)(?:\/|\.ts$)/.test(file))
      .filter((file) => file !== 'index.ts'),
  ).toEqual([])
})
