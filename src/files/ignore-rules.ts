import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** Kinds of ignore files as ripgrep ranks them: a rule of an earlier kind beats every rule of a later one, wherever it stands. */
const kinds = ['.rgignore', '.ignore', '.gitignore'] as const

interface Rules {
  /** Directory of the file, relative to the root, empty or ending in a slash. */
  readonly base: string
  readonly matcher: Ignore
}

export type Verdict = 'ignored' | 'unignored' | 'none'

/** The ignore files in force in one directory: its own and those of the directories above it, up to the root. */
export class IgnoreRules {
  /** Per kind, the deepest file first. */
  readonly #byKind: readonly (readonly Rules[])[]

  private constructor(byKind: readonly (readonly Rules[])[]) {
    this.#byKind = byKind
  }

  static readonly none = new IgnoreRules(kinds.map(() => []))

  /** The rules inside a directory whose entries are called `names`. `base` is relative to the root, empty or ending in a slash. */
  within(directory: string, base: string, names: ReadonlySet<string>): IgnoreRules {
    if (!kinds.some((kind) => names.has(kind))) return this
    return new IgnoreRules(
      kinds.map((kind, i) => {
        const outer = this.#byKind[i] ?? []
        const text = names.has(kind) ? readRules(join(directory, kind)) : undefined
        if (text === undefined) return outer
        return [{ base, matcher: ignore({ ignorecase: false }).add(text) }, ...outer]
      }),
    )
  }

  /** `path` is relative to the root; a directory's ends in a slash. */
  verdict(path: string): Verdict {
    for (const rulesOfKind of this.#byKind) {
      for (const { base, matcher } of rulesOfKind) {
        const result = matcher.test(path.slice(base.length))
        if (result.ignored) return 'ignored'
        if (result.unignored) return 'unignored'
      }
    }
    return 'none'
  }
}

/** An ignore file that cannot be read has no rules: that shows too much, never too little. */
function readRules(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '')
  } catch {
    return undefined
  }
}
