import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished } from 'vitest'
import type { ShellName } from '../../../src/cli/completion/shells.ts'
import { nodePty } from '../pty/pty-test.ts'

/** Without the user's files, so that only the script decides. */
const plainly: Readonly<Record<ShellName, readonly string[]>> = {
  bash: ['--norc', '--noprofile', '-i'],
  zsh: ['-f', '-i'],
  fish: ['--no-config', '-i'],
}

/** In place of the program stands a function that prints its arguments, so that a completed line tells what it has become. */
const tellsArguments: Readonly<Record<ShellName, string>> = {
  bash: `codewhisper() { printf '<%s>' "$@"; echo '<end>'; }`,
  zsh: `codewhisper() { printf '<%s>' "$@"; echo '<end>'; }`,
  fish: `function codewhisper; printf '<%s>' $argv; echo '<end>'; end`,
}

const patienceMs = 20_000

/** A directory with names to complete, and in it the script that the built program prints. */
export function placeToComplete(shell: ShellName): string {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-completion-'))
  for (const name of ['with blank', 'structure']) mkdirSync(join(dir, name))
  writeFileSync(join(dir, 'rules.md'), '')
  const script = execFileSync(process.execPath, [resolve('dist/bin.js'), 'completion', shell], { env: { PATH: process.env.PATH } })
  writeFileSync(join(dir, 'script'), script)
  return dir
}

/** Whether the shell is on this machine; where it is not, its tests are skipped, and say so. */
export function isInstalled(shell: ShellName): boolean {
  try {
    execFileSync(shell, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`Completion for ${shell} is not tested: there is no ${shell} here.`)
    return false
  }
}

/** A shell at a terminal, with the script. */
export class ShellTerminal {
  readonly #write: (text: string) => void
  #output = ''
  #look = () => {}

  constructor(shell: ShellName) {
    if (nodePty === undefined) throw new Error('write this test with ptyTest')
    const dir = placeToComplete(shell)
    const env = { PATH: process.env.PATH, HOME: dir, TERM: 'xterm', LC_ALL: 'C.UTF-8' }
    const pty = nodePty.spawn(shell, [...plainly[shell]], { name: 'xterm', cols: 120, rows: 30, cwd: dir, env })
    pty.onData((data) => {
      this.#output += stripVTControlCharacters(data)
      this.#look()
    })
    this.#write = (text) => pty.write(text)
    onTestFinished(() => pty.kill('SIGKILL'))
    this.#write(`. ./script; ${tellsArguments[shell]}\r`)
  }

  /** The arguments that the program gets when this is typed, Tab and all, and entered. */
  async entered(typed: string): Promise<string[]> {
    this.#output = ''
    this.#write(`${typed}\r`)
    const told = /^((?:<[^<>]*>)+)<end>/m
    await new Promise<void>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`not entered within ${patienceMs} ms: ${this.#output}`)), patienceMs)
      this.#look = () => {
        if (!told.test(this.#output)) return
        clearTimeout(timer)
        done()
      }
      this.#look()
    })
    return [...(told.exec(this.#output)?.[1] ?? '').matchAll(/<([^<>]*)>/g)].map((match) => match[1] ?? '')
  }
}
