import type { KnownName } from '../../answer/structure-estate-results.ts'
import { addToGroup } from '../../base/group-by.ts'
import type { NamedThing } from '../journal-records.ts'

/** Kinds of things that people write about. What stands first is named first where a name means several. */
const kinds = [
  'program',
  'job',
  'proc',
  'transaction',
  'mapset',
  'map',
  'copybook',
  'table',
  'view',
  'file',
  'dataset',
  'segment',
  'psb',
  'dbd',
  'queue',
] as const
/** What else a text calls them. */
const kindWords: ReadonlySet<string> = new Set([
  ...kinds.flatMap((kind) => [kind, `${kind}s`]),
  'procedure',
  'procedures',
  'module',
  'modules',
  'subroutine',
  'subroutines',
  'screen',
  'screens',
  'queues',
])

const shortest = 2
const word = /[\p{L}\p{N}_@#$&][\p{L}\p{N}_@#$&.-]*/gu

/** Finds the programs, jobs, copybooks … of a codebase in texts; the work grows with the length of the text alone. */
export class NamedThings {
  readonly #known = new Map<string, NamedThing[]>()

  constructor(names: readonly KnownName[]) {
    const rank = new Map<string, number>(kinds.map((kind, i) => [kind, i]))
    const written = names.filter(({ kind, name }) => rank.has(kind) && name.length >= shortest)
    for (const { kind, name } of written.sort((a, b) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0))) {
      addToGroup(this.#known, name.toUpperCase(), { kind, name })
    }
  }

  /** In order of appearance, each once. */
  in(text: string): NamedThing[] {
    const found = new Map<string, readonly NamedThing[]>()
    let before = ''
    let doubtful: string | undefined
    for (const { 0: written, index } of text.matchAll(word)) {
      const isDirectory = text[index + written.length] === '/'
      const isOfKind = kindWords.has(written.toLowerCase())
      if (doubtful !== undefined && isOfKind) this.#add(doubtful, found)
      doubtful = undefined
      const name = isDirectory ? undefined : this.#nameIn(written)
      if (name !== undefined) {
        const isCode = text[index - 1] === '`'
        if (isWrittenAsName(name) || isCode || kindWords.has(before)) this.#add(name, found)
        else doubtful = name
      }
      before = written.toLowerCase()
    }
    return [...found.values()].flat()
  }

  #add(name: string, found: Map<string, readonly NamedThing[]>): void {
    const key = name.toUpperCase()
    if (!found.has(key)) found.set(key, this.#known.get(key) ?? [])
  }

  /** The word as a whole, without what ends a sentence, or what stands before the first period: `WBRATE.cbl`, `WBRATE.READ-RATE`. */
  #nameIn(written: string): string | undefined {
    const whole = written.replace(/[.-]+$/, '')
    return [whole, whole.split('.', 1)[0] ?? ''].find((name) => this.#known.has(name.toUpperCase()))
  }
}

/** `WBRATE`, `cust-file`, `wb01`; a word in small letters may be a name or a word. */
function isWrittenAsName(name: string): boolean {
  return name === name.toUpperCase() || /[^\p{L}]/u.test(name)
}
