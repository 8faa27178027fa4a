import { realpath, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { AppError } from '../base/app-error.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { inside } from './inside.ts'

/** One code directory. */
export interface CodeRoot {
  /** What its paths begin with in answers when there are several. */
  readonly name: string
  /** Absolute, with links resolved. */
  readonly real: string
  /** What stands before a path relative to this root in answers: empty, or the name and a slash. */
  readonly prefix: string
}

/**
 * The code directories as roots. A directory given twice or standing inside another is left out with a note, so that no file has two names.
 * Throws `AppError` `directory_missing`.
 */
export async function openRoots(directories: readonly string[]): Promise<{ roots: CodeRoot[]; diagnostics: Diagnostic[] }> {
  const found = await Promise.all(directories.map(async (given) => ({ given, real: await realDirectory(given) })))
  const diagnostics: Diagnostic[] = []
  const kept: string[] = []
  found.forEach(({ given, real }, i) => {
    const outer = found.find((other, j) => i !== j && inside(other.real, real) && (other.real !== real || j < i))
    if (outer === undefined) kept.push(real)
    else {
      const message = `Code directory ${given} is covered by ${outer.given} and is not searched a second time.`
      diagnostics.push({ level: 'info', rule: 'code-directory-covered', message, path: given })
    }
  })
  return { roots: named(kept), diagnostics }
}

async function realDirectory(given: string): Promise<string> {
  const real = await realpath(resolve(given)).catch(() => undefined)
  const info = real === undefined ? undefined : await stat(real)
  if (real === undefined || !info?.isDirectory()) {
    throw new AppError('directory_missing', `Code directory ${given} ${info ? 'is not a directory' : 'does not exist'}.`, {
      hint: 'Name an existing directory with --code-dir.',
    })
  }
  return real
}

function named(reals: readonly string[]): CodeRoot[] {
  if (reals.length === 1) return reals.map((real) => ({ name: basename(real) || '/', real, prefix: '' }))
  const taken = new Set<string>()
  return reals.map((real) => {
    const base = basename(real) || 'root'
    let name = base
    for (let n = 2; taken.has(name); n++) name = `${base}-${n}`
    taken.add(name)
    return { name, real, prefix: `${name}/` }
  })
}
