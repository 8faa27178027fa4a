import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { rgPath } from '@vscode/ripgrep'
import { describe, expect, it } from 'vitest'
import { globFilter } from '../../src/files/path-filter.ts'
import { type WalkOptions, walkTree } from '../../src/files/walk-tree.ts'
import { ripgrepArguments } from '../../src/search/ripgrep-arguments.ts'
import { makeTree, type Tree } from './make-tree.ts'

const plain = { isExcluded: () => false, noIgnore: false, excludedDirs: new Set<string>() }

async function walked(root: string, options: Partial<WalkOptions> = {}): Promise<string[]> {
  return (await walkTree({ root, ...plain, ...options })).files.map((file) => file.relative)
}

/** What ripgrep looks into: every file here holds the letter x. */
function searched(root: string, noIgnore: boolean): string[] {
  const args = ripgrepArguments({ pattern: 'x', fixed: true, ignoreCase: false, mode: 'files', noIgnore })
  const { stdout } = spawnSync(rgPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((path) => path.slice(2))
    .sort()
}

const trees: Record<string, Tree> = {
  'nested ignore files': {
    '.gitignore': 'out/\n*.lst\n!keep.lst\n/top.cbl\n',
    'top.cbl': 'x',
    'sub/top.cbl': 'x',
    'a.lst': 'x',
    'keep.lst': 'x',
    'out/a.cbl': 'x',
    'sub/out/a.cbl': 'x',
    'sub/.gitignore': '!a.lst\n*.tmp\n',
    'sub/a.lst': 'x',
    'sub/b.tmp': 'x',
    'b.tmp': 'x',
  },
  'ignore files of three kinds': {
    '.gitignore': 'a\nb\n',
    '.ignore': '!a\nc\n',
    '.rgignore': '!c\nd\n',
    a: 'x',
    b: 'x',
    c: 'x',
    d: 'x',
    e: 'x',
    'sub/.gitignore': '!b\nd\n',
    'sub/b': 'x',
    'sub/d': 'x',
    'sub/.ignore': '!d',
  },
  'hidden names': { '.hidden': 'x', '.dir/a': 'x', 'sub/.b': 'x', '.gitignore': '!.shown\n', '.shown': 'x', 'a..b': 'x', '..c': 'x' },
  'patterns with stars and classes': {
    '.gitignore': '**/gen/**\ndoc/*.txt\n[ab].cbl\n\\#c\n# comment\nd\\ \n',
    'gen/a': 'x',
    'p/gen/q/a': 'x',
    'doc/a.txt': 'x',
    'doc/s/a.txt': 'x',
    'a.cbl': 'x',
    'c.cbl': 'x',
    '#c': 'x',
  },
  'hostile ignore files': { '.rgignore': '!.env\n!.git\n!.git/**\n!*.pem\n', '.env': 'x', 'a.pem': 'x', '.git/config': 'x', 'a.cbl': 'x' },
}

describe('walkTree', () => {
  it.each(Object.keys(trees))('finds what ripgrep looks into: %s', async (name) => {
    const root = makeTree(trees[name] as Tree)
    expect((await walked(root)).filter((path) => !/(^|\/)\.(git|rg)?ignore$/.test(path))).toEqual(searched(root, false))
    expect((await walked(root, { noIgnore: true })).filter((path) => !path.endsWith('ignore'))).toEqual(searched(root, true))
  })

  it('never follows links', async () => {
    const root = makeTree({ 'a/x.cbl': 'x' })
    symlinkSync('a', join(root, 'b'))
    symlinkSync('a/x.cbl', join(root, 'c.cbl'))
    symlinkSync('..', join(root, 'a', 'up'))
    expect(await walked(root)).toEqual(['a/x.cbl'])
  })

  it('leaves out what is excluded, what CodeWhisper wrote, and directories given by name', async () => {
    const root = makeTree({
      'a.cbl': '',
      'vendor/b.cbl': '',
      'x/VENDOR/c.cbl': '',
      'docs/out/.codewhisper-output': '',
      'docs/out/p/q.md': '',
      'skills/s.md': '',
      'jcl/old/j.jcl': '',
      'jcl/j.jcl': '',
    })
    const isExcluded = globFilter(['vendor/', 'jcl/old'])
    expect(await walked(root, { isExcluded, excludedDirs: new Set([join(root, 'skills'), root]) })).toEqual(['a.cbl', 'jcl/j.jcl'])
  })
})
