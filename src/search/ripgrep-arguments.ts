import { limits } from '../base/limits.ts'
import { denyArguments } from '../files/deny-list.ts'
import type { Pattern } from './line-matcher.ts'

type RipgrepMode = 'json' | 'count' | 'files'

export interface RipgrepArguments extends Pattern {
  readonly mode: RipgrepMode
  readonly noIgnore: boolean
  /** Narrows the files to names with one of these endings; the caller's own filter decides. */
  readonly extensions?: readonly string[]
}

const modeArguments: Record<RipgrepMode, readonly string[]> = {
  json: ['--json'],
  count: ['--count', '--null', '--with-filename', '--color=never'],
  files: ['--files-with-matches', '--null', '--color=never'],
}

/**
 * The one argument list that ripgrep is called with (security.md 1.3). No positive glob ever stands in it, because one would bring back hidden and
 * ignored files; nothing of the user's stands in it but as the value of `--regexp=` and letters of a file name extension.
 */
export function ripgrepArguments(options: RipgrepArguments): string[] {
  return [
    '--no-config',
    ...modeArguments[options.mode],
    '--no-messages',
    '--no-require-git',
    '--no-ignore-parent',
    '--no-ignore-global',
    // A private exclude file of one clone must not change answers; the walk does not know it either.
    '--no-ignore-exclude',
    ...(options.noIgnore ? ['--no-ignore'] : []),
    `--max-filesize=${limits.searchFileBytes}`,
    '--crlf',
    // Text may have a NUL behind its first bytes, where a tape padded its last block: such a file is told, and read again by its decoder.
    '--binary',
    '--threads=4',
    ...(options.fixed ? ['--fixed-strings'] : []),
    ...(options.ignoreCase ? ['--ignore-case'] : ['--case-sensitive']),
    ...denyArguments,
    ...typeArguments(options.extensions),
    `--regexp=${options.fixed ? options.pattern : plainBoundaries(options.pattern)}`,
    '--',
    '.',
  ]
}

const beyondAscii = /[^\0-\x7f]/

/**
 * Where words begin and end by ASCII alone, as RE2 has it for the files that JavaScript reads: in a text with letters beyond ASCII, ripgrep leaves its fast automaton
 * at each of them for a boundary of Unicode's (regex crate, "Unicode word boundaries"), which makes a search forty times slower. A pattern with such letters keeps them.
 */
function plainBoundaries(pattern: string): string {
  if (beyondAscii.test(pattern)) return pattern
  return pattern.replace(/\\(?:b(?!\{)|[\s\S])/g, (escaped) => (escaped === '\\b' ? '(?-u:\\b)' : escaped))
}

/** A type filters what is left after hidden names and ignore files, which a positive glob would override. */
function typeArguments(extensions: readonly string[] | undefined): string[] {
  if (extensions === undefined) return []
  const anyCase = (extension: string): string => extension.replace(/[a-z]/gi, (c) => `[${c.toLowerCase()}${c.toUpperCase()}]`)
  return [...extensions.map((extension) => `--type-add=wanted:*.${anyCase(extension)}`), '--type=wanted']
}

/** The extensions that a glob allows, where it says so plainly: `*.cbl`, `src/**`+`/*.{cbl,cpy}`. Undefined otherwise. */
export function extensionsOfGlob(glob: string): string[] | undefined {
  const found = /\*\.(?:([a-z0-9]+)|\{([a-z0-9]+(?:,[a-z0-9]+)*)\})$/i.exec(glob)
  return found ? (found[1] ?? found[2])?.split(',') : undefined
}
