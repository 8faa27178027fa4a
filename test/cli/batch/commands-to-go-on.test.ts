import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { againCommand, checkCommand, updateCommand } from '../../../src/cli/batch/commands-to-go-on.ts'

test('the command line again, as a shell reads it', () => {
  const argv = ['batch', "it's a list.md", '--out', 'docs/ü $HOME `x` "y" \\', '--only', 'rate*', '--tag=a,b', '']
  const typed = againCommand(argv, 'linux')
  expect(typed).toBe(`codewhisper batch 'it'\\''s a list.md' --out 'docs/ü $HOME \`x\` "y" \\' --only 'rate*' --tag=a,b ''`)
  const read = execFileSync('sh', ['-c', typed.replace(/^codewhisper/, 'printf "%s\\n"')], { encoding: 'utf8' })
  expect(read).toBe(`${argv.join('\n')}\n`)
  expect(againCommand(['batch', 'my "list".md', '--out', 'C:\\docs of us\\'], 'win32')).toBe(
    'codewhisper batch "my \\"list\\".md" --out "C:\\docs of us\\\\"',
  )
})

test('check and update are over the same code and skills', () => {
  const argv = [
    '--code-dir',
    'my app',
    'batch',
    'list.md',
    '--out',
    'docs',
    '-s',
    'skills',
    '--exclude=*.bak',
    '--no-ignore',
    '--limit',
    '3',
    '-p',
    'offline',
  ]
  expect(checkCommand(argv, { out: 'docs', platform: 'linux' })).toBe(
    "codewhisper batch check docs --code-dir 'my app' -s skills '--exclude=*.bak' --no-ignore",
  )
  expect(updateCommand(['batch', 'check', 'docs', ...argv.slice(0, 2)], { out: 'docs', platform: 'linux' })).toBe(
    "codewhisper batch update docs --code-dir 'my app'",
  )
})
