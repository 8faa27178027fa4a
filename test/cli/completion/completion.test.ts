import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCommands, type CompletedCommand, completionTree } from '../../../src/cli/completion/completion-tree.ts'
import { shellNames } from '../../../src/cli/completion/shells.ts'
import { runProgram } from '../../support/run-program.ts'
import { nodePty } from '../pty/pty-test.ts'
import { isInstalled, placeToComplete, ShellTerminal } from './shell-terminal.ts'

const tab = '\t'
const { everywhere, program } = completionTree()

describe.each(shellNames)('%s', (shell) => {
  const there = isInstalled(shell)

  test.skipIf(!there || nodePty === undefined)(
    'completes commands, flags, their values, directories and files',
    { timeout: 60_000 },
    async () => {
      const terminal = new ShellTerminal(shell)
      const cases: readonly (readonly [typed: string, become: readonly string[]])[] = [
        [`struc${tab} outl${tab}`, ['structure', 'outline']],
        [`-p of${tab}`, ['-p', 'offline']],
        [`--provider=of${tab}`, ['--provider=offline']],
        [`structure where --kind cop${tab}`, ['structure', 'where', '--kind', 'copybook']],
        [`structure callers --kind cop${tab}`, ['structure', 'callers', '--kind', 'copy']],
        [`structure flow X --format me${tab}`, ['structure', 'flow', 'X', '--format', 'mermaid']],
        [`search --case${tab} x`, ['search', '--case-sensitive', 'x']],
        [`-c wi${tab}`, ['-c', 'with blank']],
        [`--code-dir=wi${tab}`, ['--code-dir=with blank']],
        [`-c ru${tab}`, ['-c', 'ru']],
        [`--rules ru${tab}`, ['--rules', 'rules.md']],
        // The value of a flag is no command, whatever its name.
        [`-c structure skil${tab} li${tab}`, ['-c', 'structure', 'skills', 'list']],
        [`-q ru${tab}`, ['-q', 'ru']],
        [`structure body ru${tab}`, ['structure', 'body', 'ru']],
        [`completion zs${tab}`, ['completion', 'zsh']],
        [`batch chec${tab} wi${tab}`, ['batch', 'check', 'with blank']],
        [`batch ru${tab} --dry${tab}`, ['batch', 'rules.md', '--dry-run']],
        [`batch ru${tab} --out wi${tab}`, ['batch', 'rules.md', '--out', 'with blank']],
      ]
      for (const [typed, become] of cases) {
        const entered = await terminal.entered(`codewhisper ${typed}`)
        // zsh takes the slash of a directory away again when the line is entered.
        expect(
          entered.map((word) => word.replace(/\/$/, '')),
          typed,
        ).toEqual(become)
      }
    },
  )
})

/** Everything that may stand in a command, and every flag of it. */
function offered({ commands, flags, words }: CompletedCommand): { words: string[]; flags: string[] } {
  const free = words === undefined || typeof words.offer === 'string' ? [] : words.offer
  return {
    words: (commands.length > 0 ? commands.map(({ name }) => name) : [...free]).sort(),
    flags: [...everywhere, ...flags].flatMap(({ names }) => names).sort(),
  }
}

/** What is offered of `dir` beside, in any spelling. */
function fromDisk(dir: string, { words }: CompletedCommand): (name: string) => boolean {
  const names = typeof words?.offer === 'string' ? readdirSync(dir).flatMap((name) => [name, `${name}/`, ...name.split(' ')]) : []
  return (name) => names.includes(name)
}

const commands = allCommands(program).map((command) => [command.path, command] as const)
const lines = (output: Buffer) =>
  output
    .toString()
    .split('\n')
    .filter((line) => line !== '')

test.skipIf(!isInstalled('bash'))('bash offers every command and flag in its place', () => {
  const dir = placeToComplete('bash')
  const asked = commands.flatMap(([path]) => [`told ${path} ''`, `told ${path} -`])
  const script = `. ./script
told() { COMP_WORDS=(codewhisper "$@"); COMP_CWORD=$#; _codewhisper; echo "\${COMPREPLY[*]}"; }
${asked.join('\n')}
`
  writeFileSync(join(dir, 'ask'), script)
  const answers = execFileSync('bash', ['ask'], { cwd: dir, encoding: 'utf8' }).split('\n')
  for (const [at, [path, command]] of commands.entries()) {
    const isFile = fromDisk(dir, command)
    const words = (line: string | undefined) =>
      (line ?? '')
        .split(' ')
        .filter((word) => word !== '' && !isFile(word))
        .sort()
    expect({ words: words(answers[2 * at]), flags: words(answers[2 * at + 1]) }, path).toEqual(offered(command))
  }
})

test.skipIf(!isInstalled('fish'))('fish offers every command and flag in its place, with what it means', () => {
  const dir = placeToComplete('fish')
  for (const [path, command] of commands) {
    const told = (typed: string) =>
      lines(execFileSync('fish', ['--no-config', '-c', `. ./script; complete -C 'codewhisper ${path} ${typed}'`], { cwd: dir }))
    const isFile = fromDisk(dir, command)
    const names = (typed: string) => told(typed).map((line) => line.split('\t')[0] ?? '')
    expect(
      {
        words: names('')
          .filter((name) => !isFile(name))
          .sort(),
        flags: [...new Set([...names('-'), ...names('--')])].sort(),
      },
      path,
    ).toEqual(offered(command))
  }
  expect(lines(execFileSync('fish', ['--no-config', '-c', ". ./script; complete -C 'codewhisper doc'"], { cwd: dir }))).toEqual([
    expect.stringMatching(/^doctor\tCheck terminal/),
  ])
})

test('the script needs no configuration: a wrong one does not spoil every new shell', async () => {
  const run = await runProgram(['completion', 'bash'], { env: { CODEWHISPER_MAX_STEPS: 'many', LANGCHAIN_TRACING_V2: 'true' } })
  expect([run.code, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('complete -F _codewhisper codewhisper\n')
})

test.each([
  [[], 'completion needs the name of a shell.'],
  [['ksh'], 'There is no completion for the shell "ksh".'],
])('completion %j is told in one line', async (words, told) => {
  const run = await runProgram(['completion', ...words])
  expect(run).toEqual({
    code: 2,
    stdout: '',
    stderr: `codewhisper: ${told} It is there for bash, zsh, fish: codewhisper completion --help says how to install it.\n`,
  })
})

test('the help says how each is installed', async () => {
  const { stdout } = await runProgram(['completion', '--help'])
  for (const shell of shellNames) expect(stdout).toMatch(new RegExp(`^  ${shell} +\\S?.*codewhisper completion ${shell}`, 'm'))
})
