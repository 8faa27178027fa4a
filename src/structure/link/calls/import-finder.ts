import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import type { LanguageRules } from '../../scanners/by-rules/language-rules.ts'

/** Headers that come with every compiler of C: one of the code's own by that name is not meant by `<…>` (ISO 9899, 7.1.2). */
const standardHeaders = new Set(
  'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib string tgmath threads time uchar wchar wctype'
    .split(' ')
    .map((name) => `${name}.h`),
)

/** Finds the members that imports name by a path, as written: without extension, from the importing member's folder or from any other. */
export class ImportFinder {
  /** By the last part of the path. */
  readonly #byFile: ReadonlyMap<string, readonly string[]>
  readonly #byMember: ReadonlyMap<string, readonly string[]>

  constructor(members: readonly MemberFacts[]) {
    const paths = members.map(({ path }) => path)
    this.#byFile = groupBy(paths, (path) => path.slice(path.lastIndexOf('/') + 1))
    this.#byMember = groupBy(paths, memberName)
  }

  find(written: string, from: string, { importAs = [] }: LanguageRules): string | undefined {
    const isSystem = written.startsWith('<')
    const wanted = (isSystem ? written.slice(1) : written).replaceAll('\\', '/')
    if (wanted === '' || (isSystem && standardHeaders.has(wanted))) return undefined
    const folder = from.split('/').slice(0, -1)
    const beside = normalised([...folder, ...wanted.split('/')])
    const names = ['', ...importAs]
    for (const ending of names) {
      const path = beside && `${beside}${ending}`
      if (path && this.#named(path).includes(path)) return path
    }
    if (/^\.\.?(?:\/|$)/.test(wanted)) return undefined
    for (const ending of names) {
      const path = `${wanted}${ending}`
      const [nearest] = this.#named(path)
        .filter((other) => other === path || other.endsWith(`/${path}`))
        .sort((a, b) => common(b, folder) - common(a, folder) || a.length - b.length)
      if (nearest !== undefined) return nearest
    }
    return undefined
  }

  /** The member of a library by its name, the nearest of several. */
  member(name: string, from: string): string | undefined {
    const folder = from.split('/').slice(0, -1)
    const others = (this.#byMember.get(name.toUpperCase()) ?? []).filter((path) => path !== from)
    return others.toSorted((a, b) => common(b, folder) - common(a, folder) || a.length - b.length)[0]
  }

  #named(path: string): readonly string[] {
    return this.#byFile.get(path.slice(path.lastIndexOf('/') + 1)) ?? []
  }
}

/** Without `.` and `..`; undefined for what leads out. */
function normalised(parts: readonly string[]): string | undefined {
  const path: string[] = []
  for (const part of parts) {
    if (part === '..') {
      if (path.pop() === undefined) return undefined
    } else if (part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}

/** How many folders a path shares with another. */
function common(path: string, folder: readonly string[]): number {
  const parts = path.split('/')
  const parting = folder.findIndex((name, i) => name !== parts[i])
  return parting === -1 ? folder.length : parting
}
