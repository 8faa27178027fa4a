import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { terminalChecks } from '../../src/cli/terminal-checks.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { memoryDisk } from '../support/memory-disk.ts'

interface Terminal {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly env?: Readonly<Record<string, string>>
  readonly platform?: string
}

function told({ isTTY = true, columns = 100, env = {}, platform = 'linux' }: Terminal): string[] {
  const stream = () => Object.assign(new PassThrough(), { isTTY, columns, rows: 30 })
  const config = resolveConfig({ flags: {}, env, cwd: '/work', disk: memoryDisk({}), removedVariables: [] })
  const io = { stdin: stream(), stdout: stream(), env: { ...env }, platform }
  return terminalChecks(io, config).map(
    ({ name, status, detail, fix }) => `${status} ${name}: ${detail}${fix === undefined ? '' : ` → ${fix}`}`,
  )
}

const usual = { TERM: 'xterm-256color', LANG: 'de_DE.UTF-8' }

test('a usual terminal', () => {
  expect(told({ env: usual })).toEqual([
    'ok terminal: TERM=xterm-256color',
    'ok width: 100 columns, 30 rows',
    'ok colours: on',
    'ok Unicode: yes (LANG=de_DE.UTF-8)',
  ])
})

test('what a poor one lacks, and what mends it', () => {
  expect(told({ columns: 40, env: { TERM: 'dumb', LC_ALL: 'C', LANG: 'de_DE.UTF-8' } })).toEqual([
    'note terminal: TERM=dumb: neither colours nor an edited line → export TERM=xterm-256color, if the terminal is no other',
    'note width: 40 columns, 30 rows: tables and code are broken into pieces → make the window wider: 60 columns, better 100',
    'ok colours: off, as the terminal has none',
    'note Unicode: LC_ALL=C: lines of tables and … may come out as other characters → export LC_ALL=C.UTF-8',
  ])
})

test('one that tells nothing of itself', () => {
  expect(told({ columns: 0 }).filter((line) => line.startsWith('note'))).toEqual([
    'note terminal: TERM is not set: what the terminal can do is guessed → export TERM=xterm-256color, if the terminal is no other',
    'note width: the terminal does not tell its size → stty cols 100 rows 30',
    'note Unicode: no locale is set: lines of tables and … may come out as other characters → export LC_ALL=C.UTF-8',
  ])
  expect(told({ platform: 'win32' })[0]).toMatch(/^ok terminal/)
})

test('who switched the colours off is named', () => {
  expect(told({ env: { ...usual, NO_COLOR: '1' } })).toContain('ok colours: off (environment NO_COLOR)')
})

test('without a terminal nothing is asked of it', () => {
  expect(told({ isTTY: false })).toEqual([expect.stringMatching(/^ok terminal: none: output goes elsewhere/)])
})
