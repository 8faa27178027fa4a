import type { Check } from '../app/checks/check.ts'
import type { Io } from '../base/io.ts'
import type { Config } from '../config/config.ts'

/** Below it tables and code are broken into pieces. */
const comfortableColumns = 60

/** What the terminal can show, and who said so. `config` decides whether colours are wanted. */
export function terminalChecks(io: Pick<Io, 'stdin' | 'stdout' | 'env' | 'platform'>, config: Pick<Config, 'color' | 'origins'>): Check[] {
  const name = 'terminal'
  if (io.stdout.isTTY !== true || io.stdin.isTTY !== true) {
    const missing = io.stdout.isTTY === true ? 'input comes' : 'output goes'
    return [{ name, status: 'ok', detail: `none: ${missing} elsewhere, so answers are plain Markdown and there is no conversation` }]
  }
  return [termCheck(io), widthCheck(io), colorCheck(io, config), ...unicodeCheck(io)]
}

function termCheck({ env, platform }: Pick<Io, 'env' | 'platform'>): Check {
  const name = 'terminal'
  const fix = 'export TERM=xterm-256color, if the terminal is no other'
  if (env.TERM === 'dumb') return { name, status: 'note', detail: 'TERM=dumb: neither colours nor an edited line', fix }
  // Windows has no TERM.
  if (!env.TERM && platform !== 'win32')
    return { name, status: 'note', detail: 'TERM is not set: what the terminal can do is guessed', fix }
  return {
    name,
    status: 'ok',
    detail: [env.TERM && `TERM=${env.TERM}`, env.TMUX && 'in tmux', env.SSH_TTY && 'over SSH'].filter(Boolean).join(', ') || 'yes',
  }
}

function widthCheck({ stdout: { columns, rows } }: Pick<Io, 'stdout'>): Check {
  const name = 'width'
  if (!columns) return { name, status: 'note', detail: 'the terminal does not tell its size', fix: 'stty cols 100 rows 30' }
  const detail = `${columns} columns, ${rows} rows`
  if (columns >= comfortableColumns) return { name, status: 'ok', detail }
  const fix = `make the window wider: ${comfortableColumns} columns, better 100`
  return { name, status: 'note', detail: `${detail}: tables and code are broken into pieces`, fix }
}

function colorCheck({ env }: Pick<Io, 'env'>, { color, origins }: Pick<Config, 'color' | 'origins'>): Check {
  const detail = color ? (env.TERM === 'dumb' ? 'off, as the terminal has none' : 'on') : `off (${origins.color.where})`
  return { name: 'colours', status: 'ok', detail }
}

/** By POSIX the first of these variables that is not empty names the character set. Windows Terminal takes UTF-8 always. */
function unicodeCheck({ env, platform }: Pick<Io, 'env' | 'platform'>): Check[] {
  if (platform === 'win32') return []
  const variable = ['LC_ALL', 'LC_CTYPE', 'LANG'].find((each) => env[each])
  const said = variable === undefined ? 'no locale is set' : `${variable}=${env[variable]}`
  const name = 'Unicode'
  if (variable !== undefined && /utf-?8/i.test(env[variable] ?? '')) return [{ name, status: 'ok', detail: `yes (${said})` }]
  return [{ name, status: 'note', detail: `${said}: lines of tables and … may come out as other characters`, fix: 'export LC_ALL=C.UTF-8' }]
}
